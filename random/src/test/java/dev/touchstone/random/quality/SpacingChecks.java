package dev.touchstone.random.quality;

import org.apache.commons.statistics.distribution.PoissonDistribution;

/**
 * Checks that look for values too close to each other, or too far apart.
 *
 * <p>Source for birthday spacings: Marsaglia and Tsang, Some Difficult-to-pass Tests of Randomness
 * (2002), section 2.
 */
final class SpacingChecks {
  private static final int BIRTHDAYS = 1 << 12;
  private static final int COLLISION_WORDS = 1 << 20;
  private static final double CELLS = 0x1p32;

  private SpacingChecks() {}

  /** Equal spacings between 4,096 sorted high halves: Poisson, mean 4 per group. */
  static double birthdays(long[] sample) {
    long equal = 0;
    int groups = sample.length / BIRTHDAYS;
    for (int group = 0; group < groups; group++) {
      int[] days = sortedHighHalves(sample, group * BIRTHDAYS, BIRTHDAYS);
      int[] spacings = new int[BIRTHDAYS - 1];
      for (int i = 0; i < spacings.length; i++) {
        spacings[i] = days[i + 1] - days[i];
      }
      Radix.sort(spacings);
      equal += equalNeighbours(spacings);
    }
    double mean = Math.pow(BIRTHDAYS, 3) / (4 * CELLS);
    return poissonChance(groups * mean, equal);
  }

  /** Equal values among 2^20 high halves: Poisson, mean 128 per group. */
  static double collisions(long[] sample) {
    long equal = 0;
    int size = Math.min(sample.length, COLLISION_WORDS);
    int groups = sample.length / size;
    for (int group = 0; group < groups; group++) {
      equal += equalNeighbours(sortedHighHalves(sample, group * size, size));
    }
    double mean = (double) size * (size - 1) / (2 * CELLS);
    return poissonChance(groups * mean, equal);
  }

  private static int[] sortedHighHalves(long[] sample, int from, int count) {
    int[] halves = new int[count];
    for (int i = 0; i < count; i++) {
      halves[i] = (int) (sample[from + i] >>> 32);
    }
    Radix.sort(halves);
    return halves;
  }

  private static long equalNeighbours(int[] sorted) {
    long equal = 0;
    for (int i = 1; i < sorted.length; i++) {
      equal += sorted[i] == sorted[i - 1] ? 1 : 0;
    }
    return equal;
  }

  private static double poissonChance(double mean, long seen) {
    return seen > Integer.MAX_VALUE
        ? 0
        : PoissonDistribution.of(mean).survivalProbability((int) seen - 1);
  }
}
