package dev.touchstone.space.internal.search;

import dev.touchstone.space.internal.count.Bag;
import dev.touchstone.space.internal.count.Series;
import java.math.BigInteger;

/** A node that lists all its edges, one for each alternative or small whole value. */
abstract class ListedNode extends Node {
  ListedNode(int hole, Bag open, int budget, long decided, int slots) {
    super(hole, open, budget, decided, slots);
  }

  /** Weighs all edges; called once, when the subclass is set up. */
  final void weighAll() {
    for (int slot = 0; slot < weights.length; slot++) {
      weigh(slot, openBelow(slot), budgetBelow(slot));
    }
  }

  @Override
  final int select(Position position) {
    if (position.isLarge()) {
      return selectLarge(position);
    }
    long left = position.small();
    long[] all = weights;
    for (int slot = 0; slot < all.length; slot++) {
      long weight = all[slot];
      if (left < weight || weight == Series.HUGE) {
        position.set(left);
        return slot;
      }
      left -= weight;
    }
    throw new IndexOutOfBoundsException("position beyond the values of a branch");
  }

  private int selectLarge(Position position) {
    BigInteger left = position.value();
    for (int slot = 0; slot < weights.length; slot++) {
      BigInteger weight = weight(slot);
      if (left.compareTo(weight) < 0) {
        position.set(left);
        return slot;
      }
      left = left.subtract(weight);
    }
    throw new IndexOutOfBoundsException("position beyond the values of a branch");
  }
}
