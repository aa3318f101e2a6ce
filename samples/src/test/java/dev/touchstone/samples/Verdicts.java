package dev.touchstone.samples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Claim;
import dev.touchstone.Verdict;
import dev.touchstone.random.Seed;
import java.util.List;
import java.util.stream.LongStream;

/** Checks claims under many seeds. */
public final class Verdicts {
  private static final int FEW = 5;

  private Verdicts() {}

  /** Returns the stated number of seeds, for rows that take less than a second. */
  public static LongStream seeds(int stated) {
    return LongStream.range(0, stated);
  }

  /** Returns the stated number of seeds in a full run and five in others, for longer rows. */
  public static LongStream seedsIfFull(int stated) {
    return LongStream.range(0, full() ? stated : Math.min(stated, FEW));
  }

  /** Returns whether this is a full run. */
  public static boolean full() {
    return Boolean.getBoolean("touchstone.full");
  }

  /** Returns the verdict under a seed. */
  public static Verdict under(long seed, Claim claim) {
    return claim.seed(Seed.of(seed)).check();
  }

  /** Returns the verdict under a seed, which must be that the claim is false. */
  public static Verdict.Falsified falsified(long seed, Claim claim) {
    Verdict verdict = under(seed, claim);
    assertThat(verdict)
        .as("seed %d: %s", seed, verdict.report())
        .isInstanceOf(Verdict.Falsified.class);
    return (Verdict.Falsified) verdict;
  }

  /** Returns the arguments of the smallest failing case, as they are shown. */
  public static List<String> smallest(Verdict.Falsified falsified) {
    return falsified.shrunk().arguments().stream().map(Verdict.Shown::value).toList();
  }

  /** Requires that a claim ends in the same smallest case under every seed. */
  public static void shrinksTo(LongStream seeds, Claim claim, String... arguments) {
    seeds.forEach(seed -> assertThat(smallest(falsified(seed, claim)))
        .as("seed %d", seed)
        .containsExactly(arguments));
  }

  /** Requires that a claim holds in a number of cases. */
  public static void passes(int cases, Claim claim) {
    Verdict verdict = under(0, claim.cases(cases));
    assertThat(verdict).as(verdict.report()).isInstanceOf(Verdict.Passed.class);
    assertThat(((Verdict.Passed) verdict).cases()).isEqualTo(cases);
  }
}
