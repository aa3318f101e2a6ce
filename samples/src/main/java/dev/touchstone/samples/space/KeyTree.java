package dev.touchstone.samples.space;

import dev.touchstone.space.Peano;
import dev.touchstone.space.Space;

/** Binary trees with natural keys, of which few are search trees. */
public sealed interface KeyTree {
  /** The empty tree. */
  record Leaf() implements KeyTree {
    @Override
    public String toString() {
      return "-";
    }
  }

  /** A key between two trees. */
  record Node(@Peano int key, KeyTree left, KeyTree right) implements KeyTree {
    @Override
    public String toString() {
      return "(" + left + " " + key + " " + right + ")";
    }
  }

  /** Returns the space of trees with keys from 1 to a number, where a tree has as large a size as nodes. */
  static Space<KeyTree> withKeys(int greatest) {
    Space<Integer> keys = Space.ints(1, Math.max(1, greatest));
    return Space.recursive(
        "trees",
        trees -> Space.oneOf(
            Space.record(Leaf.class),
            Space.record(Node.class, keys, trees, trees).pay()));
  }

  /** Returns whether every key is greater than those to its left and smaller than those to its right. */
  default boolean isSearchTree() {
    return isWithin(-1, Integer.MAX_VALUE);
  }

  private boolean isWithin(int low, int high) {
    return !(this instanceof Node node)
        || (low < node.key
            && node.key < high
            && node.left.isWithin(low, node.key)
            && node.right.isWithin(node.key, high));
  }

  /** Returns the sum of all keys. */
  default int sum() {
    return this instanceof Node node ? node.key + node.left.sum() + node.right.sum() : 0;
  }
}
