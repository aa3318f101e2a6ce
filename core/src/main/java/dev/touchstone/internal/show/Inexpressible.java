package dev.touchstone.internal.show;

/** Says that no expression makes a value. */
final class Inexpressible extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Inexpressible(String why) {
    super(why, null, false, false);
  }
}
