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
    boolean one = size.value() != Integer.MIN_VALUE;
    boolean range = size.min() != 0 || size.max() != Integer.MAX_VALUE;
    int min = one ? size.value() : size.min();
    int max = one ? size.value() : size.max();
    if ((one && range) || min < 0 || min > max) {
      String given = one ? size.value() + (range ? " and " : "") : "";
      throw new IllegalGenerator("@Size of %s%s at %s; give one length, or 0 <= min <= max"
          .formatted(given, range ? size.min() + ".." + size.max() : "", where));
    }
    return new Lengths(min, max);
  }
}
