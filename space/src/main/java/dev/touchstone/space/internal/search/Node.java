package dev.touchstone.space.internal.search;

import dev.touchstone.space.internal.count.Bag;
import dev.touchstone.space.internal.count.Series;
import dev.touchstone.space.internal.count.Sum;
import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A place that the predicate reads next, and one edge for each way to fill it.
 *
 * <p>An edge has a weight, the number of complete values below it that are not removed, and may lead
 * to another node, to {@link #VALID}, or nowhere yet. Edges are addressed by slots.
 */
abstract class Node {
  /** Stands below an edge whose values are all valid. */
  static final Object VALID = new Object();

  final int hole;
  final Bag open;
  final int budget;
  final long decided;
  int reader;
  int lastUse;
  long[] weights;
  Object @Nullable [] below;
  private BigInteger @Nullable [] huge;

  /**
   * Makes a node.
   *
   * @param hole the place, by its number
   * @param open all open places, this one too
   * @param budget the size left for them
   * @param decided which parts of a formula are known at this node
   */
  Node(int hole, Bag open, int budget, long decided, int slots) {
    this.hole = hole;
    this.open = open;
    this.budget = budget;
    this.decided = decided;
    this.weights = new long[slots];
  }

  /** Finds the edge that holds a position and makes the position relative to it. */
  abstract int select(Position position);

  /** Returns the places that are open below an edge. */
  abstract Bag openBelow(int slot);

  /** Returns the size left below an edge. */
  abstract int budgetBelow(int slot);

  /** Returns how many values an edge had before any was removed. */
  final BigInteger full(int slot) {
    return openBelow(slot).exactly(budgetBelow(slot));
  }

  final @Nullable Object below(int slot) {
    Object[] all = below;
    return all == null ? null : all[slot];
  }

  final void lead(int slot, @Nullable Object target) {
    Object[] all = below;
    if (all == null) {
      if (target == null) {
        return;
      }
      all = new Object[weights.length];
      below = all;
    }
    all[slot] = target;
  }

  final boolean isHuge(int slot) {
    return weights[slot] == Series.HUGE;
  }

  final BigInteger weight(int slot) {
    if (weights[slot] != Series.HUGE) {
      return BigInteger.valueOf(weights[slot]);
    }
    BigInteger[] all = huge;
    if (all == null) {
      throw new IllegalStateException("no large weights");
    }
    return all[slot];
  }

  final void weigh(int slot, BigInteger weight) {
    if (weight.bitLength() < Long.SIZE) {
      weights[slot] = weight.longValue();
      return;
    }
    BigInteger[] all = huge;
    if (all == null || all.length < weights.length) {
      all = all == null ? new BigInteger[weights.length] : Arrays.copyOf(all, weights.length);
      huge = all;
    }
    weights[slot] = Series.HUGE;
    all[slot] = weight;
  }

  final void weigh(int slot, Series series, int size) {
    long weight = series.at(size);
    if (weight == Series.HUGE) {
      weigh(slot, series.exactly(size));
    } else {
      weights[slot] = weight;
    }
  }

  /** Removes values from an edge; they all lie below it. */
  void remove(int slot, long count, @Nullable BigInteger large) {
    if (large == null && weights[slot] != Series.HUGE) {
      weights[slot] -= count;
    } else {
      weigh(slot, weight(slot).subtract(large == null ? BigInteger.valueOf(count) : large));
    }
  }

  final void grow() {
    weights = Arrays.copyOf(weights, 2 * weights.length);
    if (below != null) {
      below = Arrays.copyOf(below, weights.length);
    }
  }

  /** Returns how many values that are left come before an edge. */
  BigInteger before(int slot) {
    Sum sum = new Sum();
    for (int at = 0; at < slot; at++) {
      sum.add(weight(at));
    }
    return sum.total();
  }

  /** Returns how many slots are in use. */
  int slots() {
    return weights.length;
  }

  /** Returns how many values are left below this node. */
  BigInteger total() {
    Sum sum = new Sum();
    for (int slot = 0; slot < slots(); slot++) {
      if (isHuge(slot)) {
        sum.add(weight(slot));
      } else {
        sum.add(weights[slot]);
      }
    }
    return sum.total();
  }
}
