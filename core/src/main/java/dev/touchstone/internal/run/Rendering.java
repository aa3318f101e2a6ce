package dev.touchstone.internal.run;

/** Values as text. */
final class Rendering {
  private Rendering() {}

  static String of(Object value) {
    return String.valueOf(value);
  }
}
