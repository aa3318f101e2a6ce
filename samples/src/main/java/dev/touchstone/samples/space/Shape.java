package dev.touchstone.samples.space;

import dev.touchstone.space.Cost;

/** Binary trees without keys, counted by their nodes. */
public sealed interface Shape {
  /** The empty tree. */
  @Cost(0)
  record Leaf() implements Shape {}

  /** A node with two trees. */
  record Node(Shape left, Shape right) implements Shape {}

  /** Returns whether the heights of the two trees at each node differ by at most one (AVL). */
  default boolean isBalanced() {
    return height(this) >= 0;
  }

  /** Returns the height, or -1 for a tree that is not balanced. */
  private static int height(Shape shape) {
    if (!(shape instanceof Node node)) {
      return 0;
    }
    int left = height(node.left);
    int right = left < 0 ? -1 : height(node.right);
    return right < 0 || Math.abs(left - right) > 1 ? -1 : 1 + Math.max(left, right);
  }
}
