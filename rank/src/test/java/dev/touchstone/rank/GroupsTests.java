package dev.touchstone.rank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.random.Seed;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.statistics.inference.TTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * The scores are those published by Claessen et al., Ranking Programs using Black Box Testing (2010),
 * figure 3.5 and section 4.2; a star marks who tested by properties.
 */
class GroupsTests {
  private static final String ANONYMISER = "0* 9* 6 9* 10 0 12* 16* 7 0 14 10* 13*";
  private static final String INTERVALS = "4* 11* 7* 12* 7 9 4 5* 16 15* 9 13 14*";
  private static final String CRYPTARITHM = "0* 0 0* 0* 4* 2* 0* 0 2 3 0* 0 4";
  private static final String BY_HAND = "3 3 2 5 4 0 2 9 4 1 8 4 8";

  private static List<Double> scores(String text, String pattern) {
    return Stream.of(text.split(" "))
        .filter(score -> score.matches(pattern))
        .map(score -> Double.valueOf(score.replace("*", "")))
        .toList();
  }

  private static String figures(String text) {
    return Stream.of(".*", ".*\\*", "\\d+")
        .map(pattern -> scores(text, pattern))
        .map(group -> String.format(
            java.util.Locale.ROOT, "%.2f (%.2f)", Groups.mean(group), Groups.deviation(group)))
        .collect(Collectors.joining(" / "));
  }

  private static double welch(String text) {
    return Groups.welch(scores(text, ".*\\*"), scores(text, "\\d+"));
  }

  @Nested
  class PublishedScores {
    @Test
    void haveThePublishedMeansAndDeviations() {
      assertThat(figures(ANONYMISER)).isEqualTo("8.15 (5.38) / 9.86 (5.01) / 6.17 (5.53)");
      assertThat(figures(INTERVALS)).isEqualTo("9.69 (4.15) / 9.71 (4.39) / 9.67 (4.27)");
      assertThat(figures(CRYPTARITHM)).isEqualTo("1.15 (1.63) / 0.86 (1.57) / 1.50 (1.76)");
    }

    @Test
    void differByChanceThisOften() {
      assertThat(welch(ANONYMISER)).isCloseTo(0.2382, within(0.0005));
      assertThat(welch(INTERVALS)).isCloseTo(0.9846, within(0.0005));
      assertThat(welch(CRYPTARITHM)).isCloseTo(0.5062, within(0.0005));
    }

    @Test
    void goWithTheMarksGivenByHand() {
      List<Double> automatic = scores(ANONYMISER, ".*");
      List<Double> manual = scores(BY_HAND, ".*");
      assertThat(Groups.pearson(automatic, manual)).isCloseTo(0.80, within(0.005));
      assertThat(Groups.spearman(automatic, manual)).isCloseTo(0.78, within(0.005));
      assertThat(Groups.kendall(automatic, manual)).isCloseTo(0.66, within(0.005));
    }
  }

  @Nested
  class PublishedSuites {
    private static final List<Double> PROPERTIES = List.of(0.0, 0.0, 0.0, 0.0, 8.0, 10.0, 11.0);
    private static final List<Double> UNITS = List.of(0.0, 5.0, 5.0, 6.0, 7.0, 8.0);
    private static final List<Double> PROPERTIES_MANUAL =
        List.of(0.0, 0.0, 0.0, 3.0, 9.0, 9.0, 12.0);
    private static final List<Double> UNITS_MANUAL = List.of(3.0, 12.0, 6.0, 3.0, 6.0, 9.0);

    @Test
    void haveThePublishedFigures() {
      assertThat(Groups.mean(PROPERTIES)).isCloseTo(4.14, within(0.005));
      assertThat(Groups.deviation(PROPERTIES)).isCloseTo(5.24, within(0.005));
      assertThat(Groups.mean(UNITS)).isCloseTo(5.17, within(0.005));
      assertThat(Groups.deviation(UNITS)).isCloseTo(2.79, within(0.005));
      assertThat(Groups.welch(PROPERTIES, UNITS)).isCloseTo(0.6642, within(0.0005));
      assertThat(Groups.mean(PROPERTIES_MANUAL)).isCloseTo(4.71, within(0.005));
      assertThat(Groups.deviation(PROPERTIES_MANUAL)).isCloseTo(5.15, within(0.005));
      assertThat(Groups.mean(UNITS_MANUAL)).isCloseTo(6.50, within(0.005));
      assertThat(Groups.deviation(UNITS_MANUAL)).isCloseTo(3.51, within(0.005));
      assertThat(Groups.welch(PROPERTIES_MANUAL, UNITS_MANUAL)).isCloseTo(0.4763, within(0.0005));
    }

    @Test
    void goWithTheMarksGivenByHand() {
      List<Double> automatic =
          Stream.concat(PROPERTIES.stream(), UNITS.stream()).toList();
      List<Double> manual =
          Stream.concat(PROPERTIES_MANUAL.stream(), UNITS_MANUAL.stream()).toList();
      assertThat(Groups.pearson(automatic, manual)).isCloseTo(0.84, within(0.005));
      assertThat(Groups.spearman(automatic, manual)).isCloseTo(0.82, within(0.005));
      assertThat(Groups.kendall(automatic, manual)).isCloseTo(0.72, within(0.005));
    }
  }

  @Nested
  class AnyScores {
    private static final Gen<List<Double>> SCORES =
        Gen.lists(Gen.ints(0, 100).map(Integer::doubleValue), 2, 20);

    @Test
    void agreeWithAnotherLibrary() {
      Claim.forAll(SCORES, SCORES, (first, second) -> {
            double[] a = first.stream().mapToDouble(v -> v).toArray();
            double[] b = second.stream().mapToDouble(v -> v).toArray();
            boolean flat = Groups.deviation(first) + Groups.deviation(second) == 0;
            return flat
                || Math.abs(Groups.welch(first, second)
                        - TTest.withDefaults().test(a, b).getPValue())
                    < 1e-9;
          })
          .seed(Seed.of(6))
          .cases(500)
          .orThrow();
    }

    @Test
    void ofOneProgramHaveNoDeviation() {
      assertThatThrownBy(() -> Groups.deviation(List.of(1.0)))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("needs 2 or more");
    }
  }
}
