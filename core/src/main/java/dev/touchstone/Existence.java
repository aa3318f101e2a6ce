package dev.touchstone;

import dev.touchstone.internal.run.Misuse;
import dev.touchstone.random.Seed;
import java.time.Duration;

/** Looks for a value for which a predicate holds: the opposite claim must be false. */
record Existence<A>(Gen<A> gen, Quantified.Holds1<? super A> holds) {
  private static final int MOST = 10_000;
  private static final String TOO_MANY = "it holds in none of " + MOST
      + " cases, and there are more; exists is for generators of few values";
  private static final String NOT_TRIED =
      "it holds in none of the cases tried, and there may be more: ";

  void decide(Object[] none) throws Throwable {
    Verdict opposite = Claim.forAll(gen, value -> !holds.test(value))
        .cases(MOST)
        .shrinking(0, Duration.ZERO)
        .explaining(false)
        .seed(Seed.of(0))
        .check();
    if (opposite instanceof Verdict.Falsified found) {
      if (!found.identity().equals(Identity.FALSE)) {
        throw found.first().thrown();
      }
      Case.label("holds for " + found.first().arguments().get(0).value());
    } else if (opposite instanceof Verdict.Passed passed && passed.exhaustive()) {
      throw new AssertionError("none of all " + passed.cases() + " cases holds");
    } else {
      throw new Undecided(
          opposite instanceof Verdict.GaveUp gaveUp ? NOT_TRIED + gaveUp.reason() : TOO_MANY);
    }
  }

  /** Says that not all values of a generator were tried, which refutes nothing. */
  private static final class Undecided extends IllegalArgumentException implements Misuse {
    private static final long serialVersionUID = 1L;

    Undecided(String why) {
      super(why);
    }
  }
}
