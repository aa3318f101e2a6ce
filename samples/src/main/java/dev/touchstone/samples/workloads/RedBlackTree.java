package dev.touchstone.samples.workloads;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A map as a red-black tree.
 *
 * <p>No red node has a red child, every path from the root has the same number of black nodes, and
 * the root is black.
 *
 * <p>Sources: insertion by Okasaki, Red-Black Trees in a Functional Setting (1999); deletion by
 * Kahrs, Red-Black Trees with Types (2001), in its untyped form.
 */
public sealed interface RedBlackTree {
  /** The colour of a node. */
  enum Color {
    /** May not have a red child. */
    RED,
    /** Counts on the way from the root. */
    BLACK
  }

  /** No entries. */
  record Leaf() implements RedBlackTree {
    @Override
    public String toString() {
      return "-";
    }
  }

  /** An entry between two subtrees. */
  record Node(Color color, RedBlackTree left, int key, int value, RedBlackTree right)
      implements RedBlackTree {
    Node as(Color other) {
      return new Node(other, left, key, value, right);
    }

    Node with(RedBlackTree newLeft, RedBlackTree newRight) {
      return new Node(color, newLeft, key, value, newRight);
    }

    @Override
    public String toString() {
      return "(" + color.name().charAt(0) + " " + left + " " + key + ":" + value + " " + right
          + ")";
    }
  }

  /** The empty tree. */
  RedBlackTree EMPTY = new Leaf();

  /** Returns the node if it has a colour, and nothing otherwise. */
  static Optional<Node> colored(RedBlackTree tree, Color color) {
    return tree instanceof Node node && node.color == color ? Optional.of(node) : Optional.empty();
  }

  /** Returns the entries from left to right. */
  static List<MapOps.Entry> entries(RedBlackTree tree) {
    List<MapOps.Entry> entries = new ArrayList<>();
    collect(tree, entries);
    return entries;
  }

  private static void collect(RedBlackTree tree, List<MapOps.Entry> entries) {
    if (tree instanceof Node node) {
      collect(node.left, entries);
      entries.add(new MapOps.Entry(node.key, node.value));
      collect(node.right, entries);
    }
  }

  /** Returns whether a tree is ordered, balanced and black at the root. */
  static boolean valid(RedBlackTree tree) {
    return isBalanced(tree) && isOrdered(tree);
  }

  /**
   * Returns whether a tree is black at the root, no red node has a red child and every path has as many
   * black nodes as the leftmost one: a path that is too long is refused where it gets too long.
   */
  static boolean isBalanced(RedBlackTree tree) {
    int blacks = 0;
    for (RedBlackTree at = tree; at instanceof Node node; at = node.left) {
      blacks += node.color == Color.BLACK ? 1 : 0;
    }
    return balanced(tree, Color.RED, blacks);
  }

  private static boolean balanced(RedBlackTree tree, Color above, int blacks) {
    if (!(tree instanceof Node node)) {
      return blacks == 0;
    }
    boolean red = node.color == Color.RED;
    int below = red ? blacks : blacks - 1;
    return !(red && above == Color.RED)
        && below >= 0
        && balanced(node.left, node.color, below)
        && balanced(node.right, node.color, below);
  }

  /** Returns whether the keys of a tree grow from left to right. */
  static boolean isOrdered(RedBlackTree tree) {
    return ordered(Long.MIN_VALUE, tree, Long.MAX_VALUE);
  }

  private static boolean ordered(long low, RedBlackTree tree, long high) {
    return !(tree instanceof Node node)
        || (low < node.key
            && node.key < high
            && ordered(low, node.left, node.key)
            && ordered(node.key, node.right, high));
  }
}
