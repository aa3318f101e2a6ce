package dev.touchstone.samples.challenges;

import static dev.touchstone.samples.Verdicts.full;
import static dev.touchstone.samples.Verdicts.smallest;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ChallengeTests {
  private static final int SEEDS = 100;
  private static final int SEEDS_OF_FURTHER = 10;
  private static final Set<String> SLOW = Set.of("bound5", "large_union_list", "lengthlist");
  private static final int MOST_EVALUATIONS = 5_000;
  private static final int UNPUBLISHED = 250;

  static List<Challenge<?>> published() {
    return PublicChallenges.all();
  }

  static List<Challenge<?>> further() {
    return FurtherChallenges.all();
  }

  @ParameterizedTest
  @MethodSource("published")
  void everyPublicChallengeEndsInItsIdealWithFewEvaluations(Challenge<?> challenge) {
    boolean slow = SLOW.contains(challenge.name());
    double mean = meanEvaluations(challenge, slow && !full() ? SEEDS_OF_FURTHER : SEEDS);
    assertThat(mean).isLessThanOrEqualTo(challenge.published().orElse(UNPUBLISHED));
  }

  @ParameterizedTest
  @MethodSource("further")
  void everyFurtherChallengeEndsInItsIdeal(Challenge<?> challenge) {
    assertThat(meanEvaluations(challenge, full() ? SEEDS : SEEDS_OF_FURTHER)).isPositive();
  }

  /** Returns how many evaluations it took before the exhaustive tail, on average. */
  private static double meanEvaluations(Challenge<?> challenge, int seeds) {
    List<Integer> evaluations = new ArrayList<>();
    for (int seed = 0; seed < seeds; seed++) {
      Verdict verdict = challenge.claim(seed).check();
      assertThat(verdict).as("seed %d", seed).isInstanceOf(Verdict.Falsified.class);
      Verdict.Falsified falsified = (Verdict.Falsified) verdict;
      assertThat(smallest(falsified)).as("seed %d", seed).containsExactly(challenge.ideal());
      assertThat(falsified.evaluations()).isLessThanOrEqualTo(MOST_EVALUATIONS);
      evaluations.add(falsified.evaluations() - falsified.certificateEvaluations());
    }
    return evaluations.stream().mapToInt(Integer::intValue).average().orElseThrow();
  }
}
