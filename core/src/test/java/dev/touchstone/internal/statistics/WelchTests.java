package dev.touchstone.internal.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class WelchTests {
  /** Scores of Ivarsson (2016), table 4.2; the degrees of freedom printed there are wrong. */
  @Test
  void comparesThePublishedScores() {
    Welch welch = Welch.of(
        new double[] {53, 54, 30, 32, 22, 39, 32, 16, 58, 34, 59},
        new double[] {58, 58, 67, 56, 48, 52, 46, 45, 36, 39, 53});
    assertThat(welch.firstMean()).isEqualTo(39);
    assertThat(welch.secondMean()).isCloseTo(50.727, within(5e-4));
    assertThat(welch.firstDeviation()).isCloseTo(14.846, within(5e-4));
    assertThat(welch.secondDeviation()).isCloseTo(9.067, within(5e-4));
    assertThat(welch.t()).isCloseTo(2.236, within(5e-4));
    assertThat(welch.degrees()).isCloseTo(16.549, within(5e-4));
    assertThat(welch.p()).isCloseTo(0.0395, within(5e-5));
    assertThat(welch.pooledDeviation()).isCloseTo(12.301, within(5e-4));
    assertThat(welch.effect()).isCloseTo(0.953, within(5e-4));
  }

  @Test
  void isSureOfSamplesThatDoNotVary() {
    assertThat(Welch.of(new double[] {1, 1}, new double[] {1, 1}).p()).isEqualTo(1);
    assertThat(Welch.of(new double[] {1, 1}, new double[] {2, 2}).p()).isZero();
  }

  @Test
  void needsTwoValuesEach() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Welch.of(new double[] {1}, new double[] {1, 2}))
        .withMessageContaining("at least two");
  }
}
