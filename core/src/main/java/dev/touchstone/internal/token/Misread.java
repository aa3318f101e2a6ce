package dev.touchstone.internal.token;

/** Says at which place reading stopped and why; {@link Token} turns it into a bad token. */
final class Misread extends Exception {
  private static final long serialVersionUID = 1L;

  /** Where reading stopped. */
  private final int place;

  Misread(int place, String problem) {
    super(problem, null, false, false);
    this.place = place;
  }

  int place() {
    return place;
  }

  String problem() {
    return String.valueOf(getMessage());
  }
}
