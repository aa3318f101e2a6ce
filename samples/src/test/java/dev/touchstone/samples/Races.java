package dev.touchstone.samples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Claim;
import dev.touchstone.Verdict;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.ParallelClaim;
import dev.touchstone.random.Seed;
import java.time.Duration;

/**
 * Searches for races whose outcome is up to the machine.
 *
 * <p>A search goes on until it finds what is there, for two minutes. On two free cores each of these
 * races shows within seconds, so a search in vain is out of the question; where ten others use the
 * cores most still show within half a minute.
 */
public final class Races {

  private static final Duration PATIENCE = Duration.ofMinutes(Verdicts.full() ? 30 : 2);

  private Races() {}

  /** Returns what a search finds, which must be something. */
  public static Verdict.Falsified found(long seed, Model<?, ?> model) {
    return found(seed, Machine.parallel(model));
  }

  /** Returns what a search finds, which must be something. */
  public static Verdict.Falsified found(long seed, Claim claim) {
    return Verdicts.falsified(seed, claim.cases(10_000_000).within(PATIENCE));
  }

  /** Returns what a search finds, where that it is found is asked and not how small it gets. */
  public static Verdict.Falsified seen(long seed, Claim claim) {
    return found(seed, claim.shrinking(100, Duration.ofSeconds(3)));
  }

  /** Requires that a number of cases find nothing. */
  public static void none(long seed, int cases, ParallelClaim claim) {
    Verdict verdict = claim.cases(cases).seed(Seed.of(seed)).check();
    assertThat(verdict.passed()).as("seed %d: %s", seed, verdict.report()).isTrue();
  }
}
