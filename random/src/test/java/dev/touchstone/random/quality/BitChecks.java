package dev.touchstone.random.quality;

import org.apache.commons.statistics.distribution.BinomialDistribution;

/** Checks that treat a sample as rows of 64 bits. */
final class BitChecks {
  private static final long LOW_BIT_OF_EACH_BYTE = 0x0101010101010101L;
  private static final int BYTE_LIMIT = 255;

  private BitChecks() {}

  /** Ones per bit position: the squares of 64 standardised counts, chi-square with 64 df. */
  static double frequency(long[] sample) {
    long[] ones = new long[64];
    for (int from = 0; from < sample.length; from += BYTE_LIMIT) {
      int to = Math.min(sample.length, from + BYTE_LIMIT);
      for (int shift = 0; shift < 8; shift++) {
        long sums = 0;
        for (int i = from; i < to; i++) {
          sums += (sample[i] >>> shift) & LOW_BIT_OF_EACH_BYTE;
        }
        for (int lane = 0; lane < 8; lane++) {
          ones[8 * lane + shift] += (sums >>> (8 * lane)) & 0xFF;
        }
      }
    }
    double statistic = 0;
    for (long count : ones) {
      double excess = 2.0 * count - sample.length;
      statistic += excess * excess / sample.length;
    }
    return ChiSquare.chance(64, statistic);
  }

  /** Hamming weight of each word against the binomial distribution. */
  static double weights(long[] sample) {
    long[] observed = new long[65];
    for (long word : sample) {
      observed[Long.bitCount(word)]++;
    }
    return ChiSquare.chance(binomial(sample.length), observed);
  }

  /** Hamming weight of each word XOR the next: all of them are independent if the words are. */
  static double neighbours(long[] sample) {
    long[] differences = new long[sample.length - 1];
    for (int i = 0; i < differences.length; i++) {
      differences[i] = sample[i] ^ sample[i + 1];
    }
    return weights(differences);
  }

  /** Rank of 64x64 matrices over two elements: 64, 63, 62, or less. */
  static double rank(long[] sample) {
    long[] observed = new long[4];
    int matrices = sample.length / 64;
    for (int matrix = 0; matrix < matrices; matrix++) {
      observed[Math.min(3, 64 - rank(sample, 64 * matrix))]++;
    }
    double[] expected = new double[4];
    expected[3] = matrices;
    for (int missing = 0; missing < 3; missing++) {
      expected[missing] = matrices * chanceOfRank(64 - missing);
      expected[3] -= expected[missing];
    }
    return ChiSquare.chance(expected, observed);
  }

  private static int rank(long[] sample, int from) {
    long[] basis = new long[64];
    int rank = 0;
    for (int row = from; row < from + 64; row++) {
      long rest = sample[row];
      while (rest != 0) {
        int lead = Long.numberOfLeadingZeros(rest);
        if (basis[lead] == 0) {
          basis[lead] = rest;
          rank++;
          break;
        }
        rest ^= basis[lead];
      }
    }
    return rank;
  }

  private static double chanceOfRank(int rank) {
    double chance = Math.pow(2, -(64 - rank) * (64 - rank));
    for (int i = 0; i < rank; i++) {
      double row = 1 - Math.pow(2, i - 64);
      chance *= row * row / (1 - Math.pow(2, i - rank));
    }
    return chance;
  }

  private static double[] binomial(int words) {
    BinomialDistribution weight = BinomialDistribution.of(64, 0.5);
    double[] expected = new double[65];
    for (int ones = 0; ones <= 64; ones++) {
      expected[ones] = words * weight.probability(ones);
    }
    return expected;
  }
}
