package dev.touchstone.internal.run;

import dev.touchstone.Statistics;

/**
 * Decides whether a label is seen often enough, with as few cases as that takes.
 *
 * <p>Source: Wald, Sequential Tests of Statistical Hypotheses (1945). The share asked for is tested
 * against nine tenths of it; with the logarithm of the likelihood ratio beyond ln(10^9) on either
 * side, a decision is wrong with a chance of at most 10^-9.
 */
public final class Wald {
  /** Where a share stands. */
  public enum Decision {
    /** It is seen often enough. */
    SUFFICIENT,
    /** It is too rare. */
    INSUFFICIENT,
    /** More cases are needed. */
    OPEN
  }

  private static final double BOUND = Math.log(1e9);
  private static final double TOLERANCE = 0.9;

  private Wald() {}

  /** Decides on the cases so far. */
  public static Decision decide(Statistics.Cover cover) {
    double asked = cover.percent() / 100;
    double less = TOLERANCE * asked;
    double likelihood = cover.hits() * Math.log(less / asked)
        + (cover.cases() - cover.hits()) * Math.log((1 - less) / (1 - asked));
    if (likelihood >= BOUND) {
      return Decision.INSUFFICIENT;
    }
    return likelihood <= -BOUND ? Decision.SUFFICIENT : Decision.OPEN;
  }
}
