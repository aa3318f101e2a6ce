package dev.touchstone.random.quality;

import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * The checks, their names, and what counts as a rejection.
 *
 * <p>A check maps a sample to the chance of a statistic at least as large as the one seen. Values
 * close to 1 are as suspicious as values close to 0. With a fixed seed a verdict never changes; for
 * a fresh seed a sound generator is rejected by one check with a chance of two in a million.
 */
final class Battery {
  private static final double ALPHA = 1e-6;

  /** A check; {@code ordered} if the outcome changes when the bits of each word are reversed. */
  record Check(String name, boolean ordered, ToDoubleFunction<long[]> chance) {}

  record Result(String check, double chance) {
    boolean rejected() {
      return !(chance >= ALPHA && chance <= 1 - ALPHA);
    }
  }

  static final List<Check> CHECKS = List.of(
      new Check("bit frequency", false, BitChecks::frequency),
      new Check("bytes", false, WordChecks::bytes),
      new Check("16-bit words", false, WordChecks::sixteenBits),
      new Check("runs", true, WordChecks::runs),
      new Check("gaps", true, WordChecks::gaps),
      new Check("birthday spacings", true, SpacingChecks::birthdays),
      new Check("collisions", true, SpacingChecks::collisions),
      new Check("serial correlation", true, WordChecks::serialCorrelation),
      new Check("neighbour xor", false, BitChecks::neighbours),
      new Check("rank", false, BitChecks::rank));

  private Battery() {}

  /** Runs every check on a sample. */
  static List<Result> judge(long[] sample) {
    return CHECKS.stream().map(check -> run(check, sample)).toList();
  }

  /** Runs the checks that see a difference on the sample with the bits of each word reversed. */
  static List<Result> judgeReversed(long[] sample) {
    long[] reversed = new long[sample.length];
    for (int i = 0; i < sample.length; i++) {
      reversed[i] = Long.reverse(sample[i]);
    }
    return CHECKS.stream()
        .filter(Check::ordered)
        .map(check -> run(check, reversed))
        .toList();
  }

  /** The names of the checks that rejected. */
  static List<String> rejections(List<Result> results) {
    return results.stream().filter(Result::rejected).map(Result::check).toList();
  }

  private static Result run(Check check, long[] sample) {
    return new Result(check.name(), check.chance().applyAsDouble(sample));
  }
}
