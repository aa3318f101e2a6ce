package dev.touchstone.samples.space;

import dev.touchstone.space.Peano;
import dev.touchstone.space.Space;

/** Binary trees with coloured nodes, and the four rules of red-black trees. */
public sealed interface RedBlack {
  /** The colour of a node. */
  enum Colour {
    RED,
    BLACK
  }

  /** The empty tree, which counts as black. */
  record Leaf() implements RedBlack {}

  /** A coloured key between two trees. */
  record Node(Colour colour, @Peano int key, RedBlack left, RedBlack right) implements RedBlack {
    boolean isRed() {
      return colour == Colour.RED;
    }
  }

  /** Returns the space of trees with keys from 1 to a number, where a tree has as large a size as nodes. */
  static Space<RedBlack> withKeys(int greatest) {
    Space<Colour> colours = Space.enumOf(Colour.class);
    Space<Integer> keys = Space.ints(1, greatest);
    return Space.recursive(
        "trees",
        trees -> Space.oneOf(
            Space.record(Leaf.class),
            Space.record(Node.class, colours, keys, trees, trees).pay()));
  }

  /** Returns whether all four rules hold, judged in one traversal. */
  default boolean isValid() {
    return isBlackRooted() && height(this, false, -1, Integer.MAX_VALUE) >= 0;
  }

  /** Returns the black height, or -1 where a rule is broken. */
  private static int height(RedBlack tree, boolean belowRed, int low, int high) {
    if (!(tree instanceof Node node)) {
      return 0;
    }
    boolean red = node.isRed();
    if ((red && belowRed) || node.key <= low || node.key >= high) {
      return -1;
    }
    int left = height(node.left, red, low, node.key);
    if (left < 0 || height(node.right, red, node.key, high) != left) {
      return -1;
    }
    return red ? left : left + 1;
  }

  /** Returns whether the root is black. */
  default boolean isBlackRooted() {
    return !(this instanceof Node node) || !node.isRed();
  }

  /** Returns whether every key is greater than those to its left and smaller than those to its right. */
  default boolean hasOrderedKeys() {
    return ordered(this, -1, Integer.MAX_VALUE);
  }

  private static boolean ordered(RedBlack tree, int low, int high) {
    return !(tree instanceof Node node)
        || (low < node.key
            && node.key < high
            && ordered(node.left, low, node.key)
            && ordered(node.right, node.key, high));
  }

  /** Returns whether no red node has a red child. */
  default boolean hasNoRedPairs() {
    return noRedPairs(this, false);
  }

  private static boolean noRedPairs(RedBlack tree, boolean belowRed) {
    return !(tree instanceof Node node)
        || (!(belowRed && node.isRed())
            && noRedPairs(node.left, node.isRed())
            && noRedPairs(node.right, node.isRed()));
  }

  /** Returns whether every path from the root to a leaf has as many black nodes as the others. */
  default boolean hasEqualHeights() {
    return blackHeight(this) >= 0;
  }

  private static int blackHeight(RedBlack tree) {
    if (!(tree instanceof Node node)) {
      return 0;
    }
    int left = blackHeight(node.left);
    if (left < 0 || blackHeight(node.right) != left) {
      return -1;
    }
    return node.isRed() ? left : left + 1;
  }

  /**
   * Returns whether no red node has a red child and every path has as many black nodes as the leftmost
   * one: a path that is too long is refused where it gets too long.
   */
  default boolean isColoured() {
    int blacks = 0;
    for (RedBlack at = this; at instanceof Node node; at = node.left) {
      blacks += node.isRed() ? 0 : 1;
    }
    return coloured(this, false, blacks);
  }

  private static boolean coloured(RedBlack tree, boolean belowRed, int blacks) {
    if (!(tree instanceof Node node)) {
      return blacks == 0;
    }
    boolean red = node.isRed();
    int below = red ? blacks : blacks - 1;
    return !(red && belowRed)
        && below >= 0
        && coloured(node.left, red, below)
        && coloured(node.right, red, below);
  }
}
