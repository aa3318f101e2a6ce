package dev.touchstone;

import dev.touchstone.random.Seed;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What a false claim is shrunk to from several seeds; one element where all agree. */
final class SmallestCases {
  private static final int SEEDS = 8;

  private SmallestCases() {}

  /** Returns the arguments of each case, side by side. */
  static Set<List<String>> of(Claim claim) {
    return IntStream.range(0, SEEDS)
        .mapToObj(seed -> claim.cases(20_000).seed(Seed.of(seed)).check())
        .map(verdict -> ((Verdict.Falsified) verdict).shrunk().arguments())
        .map(shown -> shown.stream().map(Verdict.Shown::value).toList())
        .collect(Collectors.toSet());
  }
}
