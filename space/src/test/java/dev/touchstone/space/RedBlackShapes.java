package dev.touchstone.space;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Red-black trees without keys, one space for each black height and colour; nodes cost one. */
final class RedBlackShapes {
  /** No tree with up to 20 nodes is higher. */
  private static final int HIGHEST = 6;

  private final Map<String, Space<String>> known = new HashMap<>();

  private RedBlackShapes() {}

  static Space<String> anyRoot() {
    return of(true);
  }

  static Space<String> blackRoot() {
    return of(false);
  }

  private static Space<String> of(boolean redRoots) {
    RedBlackShapes shapes = new RedBlackShapes();
    List<Space<String>> all = new ArrayList<>();
    for (int height = 0; height <= HIGHEST; height++) {
      all.add(shapes.black(height));
      if (redRoots) {
        all.add(shapes.red(height));
      }
    }
    return Space.oneOf(all);
  }

  private Space<String> black(int height) {
    return known.computeIfAbsent(
        "b" + height,
        name -> Space.lazy(name, () -> height == 0 ? Space.just(".") : node("B", any(height - 1))));
  }

  private Space<String> red(int height) {
    return known.computeIfAbsent(
        "r" + height, name -> Space.lazy(name, () -> node("R", black(height))));
  }

  private Space<String> any(int height) {
    return Space.oneOf(black(height), red(height));
  }

  private static Space<String> node(String colour, Space<String> child) {
    return Space.product(child, child, (a, b) -> "(" + colour + a + b + ")").pay();
  }
}
