package dev.touchstone.random.quality;

import org.apache.commons.statistics.distribution.ChiSquaredDistribution;

/** Pearson's statistic and its upper tail. */
final class ChiSquare {
  private static final double RAREST = 10;

  private ChiSquare() {}

  static double chance(int degreesOfFreedom, double statistic) {
    return ChiSquaredDistribution.of(degreesOfFreedom).survivalProbability(statistic);
  }

  /**
   * Neighbouring cells are put together until each is expected at least ten times. A sample that
   * leaves nothing to compare, one without a single gap for instance, has chance 0.
   */
  static double chance(double[] expected, long[] observed) {
    double statistic = 0;
    int cells = 0;
    double wanted = 0;
    double seen = 0;
    double rest = total(expected);
    for (int cell = 0; cell < expected.length; cell++) {
      wanted += expected[cell];
      seen += observed[cell];
      rest -= expected[cell];
      if (cell == expected.length - 1 || (wanted >= RAREST && rest >= RAREST)) {
        statistic += (seen - wanted) * (seen - wanted) / wanted;
        cells++;
        wanted = 0;
        seen = 0;
      }
    }
    return cells < 2 ? 0 : chance(cells - 1, statistic);
  }

  /** Cells that are all equally likely. */
  static double uniformChance(long[] observed) {
    double expected = 0;
    for (long count : observed) {
      expected += count;
    }
    expected /= observed.length;
    double statistic = 0;
    for (long count : observed) {
      statistic += (count - expected) * (count - expected) / expected;
    }
    return chance(observed.length - 1, statistic);
  }

  private static double total(double[] expected) {
    double total = 0;
    for (double cell : expected) {
      total += cell;
    }
    return total;
  }
}
