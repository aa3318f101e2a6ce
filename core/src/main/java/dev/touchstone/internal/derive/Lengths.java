package dev.touchstone.internal.derive;

import dev.touchstone.Size;
import dev.touchstone.choice.IllegalGenerator;

/**
 * How long a text, collection or array may be.
 *
 * @param min the least length
 * @param max the greatest length
 */
record Lengths(int min, int max) {
  static final Lengths ANY = new Lengths(0, Integer.MAX_VALUE);

  static Lengths of(Marks marks, String where) {
    return marks.find(Size.class).map(size -> of(size, where)).orElse(ANY);
  }

  private static Lengths of(Size size, String where) {
    boolean both = size.value() != -1 && (size.min() != 0 || size.max() != Integer.MAX_VALUE);
    int min = size.value() == -1 ? size.min() : size.value();
    int max = size.value() == -1 ? size.max() : size.value();
    if (both || min < 0 || min > max) {
      throw new IllegalGenerator(
          "%s at %s; give one length, or 0 <= min <= max".formatted(size, where));
    }
    return new Lengths(min, max);
  }
}
