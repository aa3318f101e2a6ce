package dev.touchstone.benchmarks.shrinking;

import dev.touchstone.Listener;
import dev.touchstone.Verdict;
import dev.touchstone.samples.challenges.Challenge;

/**
 * What shrinking a challenge came to under a number of seeds.
 *
 * @param name the challenge
 * @param seeds how many seeds
 * @param ideal how many of them ended in the smallest case there is
 * @param evaluations the mean number of evaluations before the exhaustive tail
 * @param certificate the mean number of evaluations of the exhaustive tail
 * @param most the most evaluations of one seed, tail included
 * @param slowest the most milliseconds of one seed, from the failing case it found to the verdict
 */
record Score(
    String name,
    int seeds,
    int ideal,
    double evaluations,
    double certificate,
    int most,
    double slowest) {
  private static final double NANOS_PER_MILLI = 1e6;

  static Score of(Challenge<?> challenge, int seeds) {
    int ideal = 0;
    int most = 0;
    long all = 0;
    long certificate = 0;
    Watch watch = new Watch();
    for (int seed = 0; seed < seeds; seed++) {
      Verdict.Falsified falsified = falsified(challenge, seed, watch);
      ideal += challenge.ideal().equals(smallest(falsified)) ? 1 : 0;
      most = Math.max(most, falsified.evaluations());
      all += falsified.evaluations();
      certificate += falsified.certificateEvaluations();
    }
    return new Score(
        challenge.name(),
        seeds,
        ideal,
        (double) (all - certificate) / seeds,
        (double) certificate / seeds,
        most,
        watch.slowest / NANOS_PER_MILLI);
  }

  private static Verdict.Falsified falsified(Challenge<?> challenge, int seed, Watch watch) {
    Verdict verdict = challenge.claim(seed).listener(watch).check();
    if (verdict instanceof Verdict.Falsified falsified) {
      return falsified;
    }
    throw new IllegalStateException(
        challenge + " was not falsified under seed " + seed + ": " + verdict.report());
  }

  private static String smallest(Verdict.Falsified falsified) {
    return falsified.shrunk().arguments().get(0).value();
  }

  double idealPercent() {
    return 100.0 * ideal / seeds;
  }

  /** Times what follows the failing case of a run, and keeps the longest. */
  private static final class Watch implements Listener {
    private long started;
    private long slowest;

    @Override
    public void on(Event event) {
      if (event instanceof CaseFinished finished && finished.status() == Status.FAILED) {
        started = System.nanoTime();
      } else if (event instanceof VerdictReached) {
        slowest = Math.max(slowest, System.nanoTime() - started);
      }
    }
  }
}
