package dev.touchstone.space.model;

import dev.touchstone.space.Peano;
import dev.touchstone.space.View;
import org.jspecify.annotations.Nullable;

/** Binary trees with natural keys. */
public sealed interface Tree {
  record Leaf() implements Tree {}

  record Node(@Peano int key, Tree left, Tree right) implements Tree {}

  default boolean isSearchTree() {
    return within(this, -1, Integer.MAX_VALUE);
  }

  private static boolean within(Tree tree, int low, int high) {
    return !(tree instanceof Node node)
        || (low < node.key
            && node.key < high
            && within(node.left, low, node.key)
            && within(node.right, node.key, high));
  }

  static boolean isSearchTree(View<Tree> tree) {
    return within(tree, null, null);
  }

  private static boolean within(
      View<Tree> tree, @Nullable View<Integer> low, @Nullable View<Integer> high) {
    if (!tree.is(Node.class)) {
      return true;
    }
    View<Integer> key = tree.part("key");
    if ((low != null && key.below(low.force() + 1)) || (high != null && !key.below(high.force()))) {
      return false;
    }
    return within(tree.part("left"), low, key) && within(tree.part("right"), key, high);
  }

  default int sum() {
    return this instanceof Node node ? node.key + node.left.sum() + node.right.sum() : 0;
  }
}
