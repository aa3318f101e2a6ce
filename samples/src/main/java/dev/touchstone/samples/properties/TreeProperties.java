package dev.touchstone.samples.properties;

import dev.touchstone.junit.ForAll;
import dev.touchstone.junit.Label;
import dev.touchstone.junit.Property;
import dev.touchstone.samples.space.KeyTree;
import dev.touchstone.space.Uniform;

/** What somebody might believe of search trees, drawn evenly from all there are. */
class TreeProperties {
  // region sum
  /** Says that keys are small, which larger trees spoil. */
  @Label("sum(tree) < 7")
  @Property
  void sumsAreSmall(@ForAll @Uniform(where = "isSearchTree", size = 40) KeyTree tree) {
    if (tree.sum() >= 7) {
      throw new AssertionError("the sum is " + tree.sum());
    }
  }

  // endregion

  /** Says that the keys of a search tree differ, which is true. */
  @Label("sum(tree) is at least that of as many different keys")
  @Property
  void keysDiffer(@ForAll @Uniform(where = "isSearchTree", size = 30) KeyTree tree) {
    int nodes = nodes(tree);
    if (tree.sum() < nodes * (nodes - 1) / 2) {
      throw new AssertionError("a key comes twice");
    }
  }

  private static int nodes(KeyTree tree) {
    return tree instanceof KeyTree.Node node ? 1 + nodes(node.left()) + nodes(node.right()) : 0;
  }
}
