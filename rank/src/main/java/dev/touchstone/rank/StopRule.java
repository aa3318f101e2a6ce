package dev.touchstone.rank;

import java.time.Duration;
import org.apiguardian.api.API;

/**
 * When enough has been tested.
 *
 * @param quiet how many tests in a row must have shown no new bug
 * @param unseen the chance of a never-seen failure set that is small enough
 * @param mostTests how many random tests there are at most
 * @param time how long the search may take
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record StopRule(int quiet, double unseen, int mostTests, Duration time) {
  /** 10,000 quiet tests and a chance of 0.0005, at most 200,000 tests and ten minutes. */
  public static final StopRule STANDARD =
      new StopRule(10_000, 0.0005, 200_000, Duration.ofMinutes(10));

  /** Checks that every limit is one. */
  public StopRule {
    if (quiet < 1 || mostTests < 1 || !(unseen >= 0) || time.isZero() || time.isNegative()) {
      throw new IllegalArgumentException("stop after " + quiet + " quiet tests, a chance of "
          + unseen + ", " + mostTests + " tests or " + time
          + "; counts start at 1, chances at 0, and times are positive");
    }
  }

  /** Returns the rule with another number of quiet tests. */
  public StopRule quiet(int tests) {
    return new StopRule(tests, unseen, mostTests, time);
  }

  /** Returns the rule with another limit on tests. */
  public StopRule mostTests(int tests) {
    return new StopRule(quiet, unseen, tests, time);
  }

  /** Returns the rule with another limit on time. */
  public StopRule time(Duration limit) {
    return new StopRule(quiet, unseen, mostTests, limit);
  }
}
