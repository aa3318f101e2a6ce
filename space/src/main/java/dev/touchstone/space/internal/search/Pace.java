package dev.touchstone.space.internal.search;

import java.util.Arrays;

/**
 * How often conditions that are not under way are tried at new nodes.
 *
 * <p>Where a try settles the answer the next one comes sooner, where it tells nothing it comes later.
 */
final class Pace {
  private static final int LONGEST_INTERVAL = 64;

  private final int[] interval;
  private final int[] untilDue;
  private boolean steady;

  Pace(int conditions) {
    interval = new int[conditions];
    untilDue = new int[conditions];
    Arrays.fill(interval, 1);
  }

  /** Tries every condition at every node from now on. */
  void steady() {
    steady = true;
  }

  boolean isSteady() {
    return steady;
  }

  /** Counts a node; returns whether a condition is due there. */
  boolean due(int condition) {
    return --untilDue[condition] <= 0;
  }

  /** Takes note of what a try told: the answer, something about it, or nothing. */
  void tried(int condition, boolean settled, boolean told) {
    interval[condition] = settled
        ? Math.max(1, interval[condition] / 2)
        : Math.min(LONGEST_INTERVAL, told ? 1 : 2 * interval[condition]);
    untilDue[condition] = steady ? 1 : interval[condition];
  }
}
