package dev.touchstone.samples.space;

import dev.touchstone.space.Peano;
import dev.touchstone.space.Space;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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

  /** Returns the space of search trees with the keys from 1 to a number, each once, by their roots. */
  static Space<KeyTree> searchTrees(int greatest) {
    return between(1, greatest, new HashMap<>());
  }

  private static Space<KeyTree> between(
      int low, int high, Map<List<Integer>, Space<KeyTree>> made) {
    if (low > high) {
      return Space.just(new Leaf());
    }
    Space<KeyTree> known = made.get(List.of(low, high));
    if (known != null) {
      return known;
    }
    List<Space<Node>> roots = new ArrayList<>();
    for (int key = low; key <= high; key++) {
      Space<KeyTree> left = between(low, key - 1, made);
      Space<KeyTree> right = between(key + 1, high, made);
      roots.add(Space.record(Node.class, Space.just(key), left, right).pay());
    }
    Space<KeyTree> trees = Space.oneOf(roots);
    made.put(List.of(low, high), trees);
    return trees;
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
