package dev.touchstone.space.internal.search;

import dev.touchstone.space.internal.count.Hole;
import dev.touchstone.space.internal.count.Partial;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * The way from the top of a decision tree to where a search stands: nodes, and the slot taken at each.
 *
 * <p>Of one search; wound back at the start of every visit.
 */
final class Trail {
  private Node[] nodes = new Node[32];
  private int[] slots = new int[32];
  private int depth;

  void wind() {
    depth = 0;
  }

  int depth() {
    return depth;
  }

  void push(Node node, int slot) {
    if (depth == nodes.length) {
      nodes = Arrays.copyOf(nodes, 2 * depth);
      slots = Arrays.copyOf(slots, 2 * depth);
    }
    nodes[depth] = node;
    slots[depth++] = slot;
  }

  Node node(int step) {
    return nodes[step];
  }

  Node last() {
    return nodes[depth - 1];
  }

  int lastSlot() {
    return slots[depth - 1];
  }

  /** Marks all nodes of the way as in use. */
  void use(int clock) {
    for (int at = 0; at < depth; at++) {
      nodes[at].lastUse = clock;
    }
  }

  /** Returns the size that is left for the places not read yet. */
  int budgetBelow() {
    return last().budgetBelow(lastSlot());
  }

  /** Returns how many values agree with what was read. */
  BigInteger weight() {
    return last().weight(lastSlot());
  }

  /** Returns how many values come before those that agree with what was read. */
  BigInteger before() {
    BigInteger before = BigInteger.ZERO;
    for (int at = 0; at < depth; at++) {
      before = before.add(nodes[at].before(slots[at]));
    }
    return before;
  }

  /** Returns a number that tells this way from others, mixed with another one. */
  long fingerprint(long mixedWith) {
    long mixed = mixedWith;
    for (int at = 0; at < depth; at++) {
      mixed = (mixed ^ slots[at]) * 0x9e3779b97f4a7c15L;
      mixed ^= mixed >>> 29;
    }
    return mixed;
  }

  /** Removes all values at the end of the way from a tree. */
  void removeFrom(Tree tree) {
    tree.remove(nodes, slots, depth);
  }

  /** Decides the places of a value as the nodes below the top did. */
  Partial applyTo(Partial value) {
    for (int at = 1; at < depth; at++) {
      apply(value, value.hole(nodes[at].hole), at);
    }
    return value;
  }

  /** Decides a place of a value as the last node did. */
  void applyLast(Partial value, Hole hole) {
    apply(value, hole, depth - 1);
  }

  private void apply(Partial value, Hole hole, int step) {
    int slot = slots[step];
    if (nodes[step] instanceof SplitNode split) {
      hole.narrow(split.slice(slot), step);
      return;
    }
    hole.decidedAt(step);
    if (nodes[step] instanceof BranchNode branch) {
      value.choose(hole, branch.alternative(slot));
    } else {
      WholeNode whole = (WholeNode) nodes[step];
      value.choose(hole, whole.size(slot), whole.index(slot));
    }
  }
}
