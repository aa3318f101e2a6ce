package dev.touchstone;

import dev.touchstone.choice.IllegalGenerator;
import java.util.ArrayList;
import java.util.List;

/** Collections whose elements are drawn one by one, each in a span that can be deleted. */
final class Collected {
  private Collected() {}

  static <T> Gen<List<T>> lists(Gen<? extends T> element, int min, int max) {
    checkLengths("lists", min, max);
    return source -> {
      List<T> list = new ArrayList<>();
      source.repeat(min, max, round -> list.add(element.generate(source)));
      return list;
    };
  }

  static void checkLengths(String where, int min, int max) {
    if (min < 0 || min > max) {
      throw new IllegalGenerator(
          where + " with lengths " + min + ".." + max + "; give 0 <= least <= greatest");
    }
  }
}
