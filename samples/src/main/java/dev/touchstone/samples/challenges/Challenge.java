package dev.touchstone.samples.challenges;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.Quantified;
import dev.touchstone.random.Seed;
import java.util.OptionalInt;

/**
 * A wrong claim whose smallest counterexample in the published order is known.
 *
 * @param <T> what the claim is about
 * @param name a short name
 * @param gen generates the cases
 * @param holds what is claimed
 * @param ideal the smallest case that breaks the claim, as it is shown
 * @param published how many evaluations Hypothesis 5.23 is published to need on average
 */
public record Challenge<T>(
    String name, Gen<T> gen, Quantified.Holds1<T> holds, String ideal, OptionalInt published) {
  private static final int CASES = 200_000;
  private static final int DISCARDS = 100;

  /** Returns a challenge without a published figure. */
  static <T> Challenge<T> of(String name, Gen<T> gen, Quantified.Holds1<T> holds, String ideal) {
    return new Challenge<>(name, gen, holds, ideal, OptionalInt.empty());
  }

  /** Returns the challenge with the figure published for it. */
  Challenge<T> published(int evaluations) {
    return new Challenge<>(name, gen, holds, ideal, OptionalInt.of(evaluations));
  }

  /** Returns the claim under a seed. */
  public Claim claim(long seed) {
    return Claim.forAll(gen, holds)
        .label(name)
        .cases(CASES)
        .maxDiscards(DISCARDS)
        .seed(Seed.of(seed));
  }

  @Override
  public String toString() {
    return name;
  }
}
