package dev.touchstone.random.quality;

/**
 * Checks that treat a sample as numbers.
 *
 * <p>Source for runs and gaps: Knuth, The Art of Computer Programming, volume 2 (1997), section 3.3.2.
 */
final class WordChecks {
  private static final int LONGEST_RUN = 8;
  private static final int GAP_BITS = 3;
  private static final int LONGEST_GAP = 60;
  private static final int LAGS = 64;
  private static final int LAGS_AT_ONCE = 8;

  private WordChecks() {}

  /** All bytes of all words, 255 df. */
  static double bytes(long[] sample) {
    long[] pairs = sixteenBitCounts(sample);
    long[] bytes = new long[256];
    for (int pair = 0; pair < pairs.length; pair++) {
      bytes[pair & 0xFF] += pairs[pair];
      bytes[pair >>> 8] += pairs[pair];
    }
    return ChiSquare.uniformChance(bytes);
  }

  /** The four 16-bit parts of all words, 65,535 df. */
  static double sixteenBits(long[] sample) {
    return ChiSquare.uniformChance(sixteenBitCounts(sample));
  }

  /** Lengths of ascending runs; the word that ends a run is skipped, which makes them independent. */
  static double runs(long[] sample) {
    long[] observed = new long[LONGEST_RUN];
    int complete = 0;
    int length = 1;
    for (int i = 1; i < sample.length; i++) {
      if (Long.compareUnsigned(sample[i - 1], sample[i]) < 0) {
        length++;
      } else {
        observed[Math.min(length, LONGEST_RUN) - 1]++;
        complete++;
        length = 1;
        i++;
      }
    }
    double[] expected = new double[LONGEST_RUN];
    double atLeast = 1;
    for (int run = 1; run <= LONGEST_RUN; run++) {
      double longer = run == LONGEST_RUN ? 0 : atLeast / (run + 1);
      expected[run - 1] = complete * (atLeast - longer);
      atLeast = longer;
    }
    return ChiSquare.chance(expected, observed);
  }

  /** Distances between words whose three highest bits are zero. */
  static double gaps(long[] sample) {
    long[] observed = new long[LONGEST_GAP + 1];
    int complete = 0;
    int gap = 0;
    for (long word : sample) {
      if (word >>> (64 - GAP_BITS) == 0) {
        observed[Math.min(gap, LONGEST_GAP)]++;
        complete++;
        gap = 0;
      } else {
        gap++;
      }
    }
    double hit = 1.0 / (1 << GAP_BITS);
    double[] expected = new double[LONGEST_GAP + 1];
    double atLeast = complete;
    for (int length = 0; length < LONGEST_GAP; length++) {
      expected[length] = atLeast * hit;
      atLeast -= expected[length];
    }
    expected[LONGEST_GAP] = atLeast;
    return ChiSquare.chance(expected, observed);
  }

  /** Correlation of high halves at lags 1 to 64: 64 standardised sums, chi-square with 64 df. */
  static double serialCorrelation(long[] sample) {
    double[] values = new double[sample.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = ((sample[i] >> 32) + 0.5) * 0x1p-32;
    }
    int terms = sample.length - LAGS;
    double variance = 1.0 / 12;
    double statistic = 0;
    for (int lag = 1; lag <= LAGS; lag += LAGS_AT_ONCE) {
      for (double sum : laggedSums(values, terms, lag)) {
        statistic += sum * sum / (terms * variance * variance);
      }
    }
    return ChiSquare.chance(LAGS, statistic);
  }

  /** Eight lags in one pass, in locals, so that eight additions are under way at a time. */
  private static double[] laggedSums(double[] values, int terms, int lag) {
    double a = 0;
    double b = 0;
    double c = 0;
    double d = 0;
    double e = 0;
    double f = 0;
    double g = 0;
    double h = 0;
    for (int i = 0; i < terms; i++) {
      double value = values[i];
      int other = i + lag;
      a += value * values[other];
      b += value * values[other + 1];
      c += value * values[other + 2];
      d += value * values[other + 3];
      e += value * values[other + 4];
      f += value * values[other + 5];
      g += value * values[other + 6];
      h += value * values[other + 7];
    }
    return new double[] {a, b, c, d, e, f, g, h};
  }

  private static long[] sixteenBitCounts(long[] sample) {
    long[] counts = new long[1 << 16];
    for (long word : sample) {
      counts[(int) word & 0xFFFF]++;
      counts[(int) (word >>> 16) & 0xFFFF]++;
      counts[(int) (word >>> 32) & 0xFFFF]++;
      counts[(int) (word >>> 48)]++;
    }
    return counts;
  }
}
