package dev.touchstone.internal.hint;

/** Says that a generator cannot make a wanted value along the way taken; carries no stack. */
final class Astray extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Astray() {
    super(null, null, false, false);
  }
}
