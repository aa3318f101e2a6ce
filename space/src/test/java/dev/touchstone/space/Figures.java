package dev.touchstone.space;

import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;

/** What several tests compute. */
final class Figures {
  private Figures() {}

  static Node seed(long number) {
    return Seed.of(number).root();
  }

  /** The stated number of seeds in a full run, else five. */
  static LongStream seeds(int stated) {
    return LongStream.range(0, Boolean.getBoolean("touchstone.full") ? stated : 5);
  }

  static List<Long> sequence(int from, int to, IntFunction<BigInteger> count) {
    return IntStream.rangeClosed(from, to)
        .mapToObj(size -> count.apply(size).longValueExact())
        .toList();
  }

  static double chiSquare(Collection<Integer> counts, int cells) {
    long draws = counts.stream().mapToLong(Integer::longValue).sum();
    double expected = (double) draws / cells;
    double seen = counts.stream()
        .mapToDouble(n -> (n - expected) * (n - expected) / expected)
        .sum();
    return seen + (cells - counts.size()) * expected;
  }

  /** The chance of a statistic at least as large under equal probabilities. */
  static double tail(double chiSquare, int degrees) {
    return ChiSquaredDistribution.of(degrees).survivalProbability(chiSquare);
  }
}
