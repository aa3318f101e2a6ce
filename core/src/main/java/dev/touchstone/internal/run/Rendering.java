package dev.touchstone.internal.run;

import dev.touchstone.internal.function.Rendered;

/** Values as text. */
final class Rendering {
  private Rendering() {}

  static String of(Object value) {
    return Rendered.of(value).text();
  }
}
