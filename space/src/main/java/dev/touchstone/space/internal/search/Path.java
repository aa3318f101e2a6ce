package dev.touchstone.space.internal.search;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A way from the top of the tree to an edge.
 *
 * @param above the way to the node, or null at the top
 * @param node the node
 * @param slot the edge
 */
record Path(@Nullable Path above, Node node, int slot) {
  /** Returns what the edge leads to. */
  @Nullable
  Object below() {
    return node.below(slot);
  }

  /** Returns how many values that are left come before the edge. */
  BigInteger position() {
    BigInteger before = BigInteger.ZERO;
    for (Path at = this; at != null; at = at.above) {
      before = before.add(at.node.before(at.slot));
    }
    return before;
  }

  void replay(ObjIntConsumer<Node> step) {
    Deque<Path> steps = new ArrayDeque<>();
    for (Path at = this; at != null; at = at.above) {
      steps.push(at);
    }
    steps.forEach(at -> step.accept(at.node, at.slot));
  }
}
