package dev.touchstone.samples.heap;

import dev.touchstone.Gen;
import dev.touchstone.Source;

/**
 * Heap-ordered trees drawn directly, not by operations.
 *
 * <p>Left subtrees are likely and right ones are not, so most nodes are bad: the opposite of what
 * insertions make. A value is drawn as its distance from the value above it, which keeps every tree
 * in order, also while it shrinks.
 */
public final class HeapTrees {
  private static final double LEFT = 0.75;
  private static final double RIGHT = 0.2;
  private static final int FARTHEST = 1_000;

  private HeapTrees() {}

  /** Returns the generator. */
  public static Gen<SkewHeap> gen() {
    return source -> tree(source, 0, LEFT);
  }

  private static SkewHeap tree(Source source, int least, double chance) {
    return source.span("tree", inner -> {
      if (!inner.bool(chance)) {
        return SkewHeap.EMPTY;
      }
      int root = least + inner.integer(0, FARTHEST);
      return new SkewHeap.Fork(root, tree(inner, root, LEFT), tree(inner, root, RIGHT));
    });
  }
}
