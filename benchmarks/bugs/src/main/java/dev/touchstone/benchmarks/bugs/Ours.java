package dev.touchstone.benchmarks.bugs;

import dev.touchstone.Claim;
import dev.touchstone.Verdict;
import dev.touchstone.benchmarks.Hunt;
import dev.touchstone.random.Seed;
import java.time.Duration;
import java.util.Optional;

/**
 * Touchstone's side: whole checks, recorder on, failing cases left as they are found.
 *
 * <p>A trial is a row of checks of some thousand cases each, under seeds of their own. One check of
 * endless cases would not do: before the first one, a check draws as many cases as it is to run in
 * order to see whether there are more, and no limit on time ends that.
 */
final class Ours {
  private static final int BATCH = 10_000;
  private static final long BATCHES = 1L << 32;

  private Ours() {}

  static Optional<Hunt.Found> attempt(Claim claim, int number, Duration cap) {
    Claim unshrunk = claim.cases(BATCH).shrinking(1, Duration.ofMillis(1)).explaining(false);
    long started = System.nanoTime();
    long passed = 0;
    Duration left = cap;
    for (long batch = 0; left.compareTo(Duration.ZERO) > 0; batch++) {
      Seed seed = Seed.of(number * BATCHES + batch);
      Verdict verdict = unshrunk.within(left).seed(seed).check();
      Duration time = Duration.ofNanos(System.nanoTime() - started);
      if (verdict instanceof Verdict.Falsified falsified) {
        return Optional.of(new Hunt.Found(passed + falsified.cases(), time));
      }
      passed += verdict instanceof Verdict.Passed whole ? whole.cases() : 0;
      left = cap.minus(time);
    }
    return Optional.empty();
  }
}
