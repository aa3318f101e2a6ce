package dev.touchstone.benchmarks.shrinking;

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
 */
record Score(String name, int seeds, int ideal, double evaluations, double certificate, int most) {
  static Score of(Challenge<?> challenge, int seeds) {
    int ideal = 0;
    int most = 0;
    long all = 0;
    long certificate = 0;
    for (int seed = 0; seed < seeds; seed++) {
      Verdict.Falsified falsified = falsified(challenge, seed);
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
        most);
  }

  private static Verdict.Falsified falsified(Challenge<?> challenge, int seed) {
    Verdict verdict = challenge.claim(seed).check();
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
}
