package dev.touchstone.samples.generators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TwoComponentGeneratorTests {
  private static final long LAST_FIRST = 2_147_483_562L;
  private static final long LAST_SECOND = 2_147_483_398L;

  @Test
  void drawsWhatItsRecurrenceSays() {
    long output = 40_014 - 40_692 + LAST_FIRST;
    assertThat(new TwoComponentGenerator(1, 1).value(1_000_003))
        .isEqualTo((int) ((output + 2_147_483_561L) % 1_000_003));
  }

  @Test
  void splitsByANudgeToOneHalfAndAStepOfTheOther() {
    TwoComponentGenerator root = new TwoComponentGenerator(7, 9);
    assertThat(root.left()).isEqualTo(new TwoComponentGenerator(8, 9 * 40_692));
    assertThat(root.right()).isEqualTo(new TwoComponentGenerator(7 * 40_014, 8));
  }

  @Test
  void wrapsItsNudgesIntoRange() {
    assertThat(new TwoComponentGenerator(LAST_FIRST, 1).left().first()).isEqualTo(1);
    assertThat(new TwoComponentGenerator(1, 1).right().second()).isEqualTo(LAST_SECOND);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2147483562, 2147483398", "12345, 67890", "1988, 2013", "999999999, 1"})
  void neverDrawsEqualValuesAtTheTwoInnerGrandchildren(long first, long second) {
    TwoComponentGenerator root = new TwoComponentGenerator(first, second);
    assertThat(root.left().right().value(14)).isNotEqualTo(root.right().left().value(14));
  }

  @ParameterizedTest
  @CsvSource({"0, 1, first", "2147483563, 1, first", "1, 0, second", "1, 2147483399, second"})
  void refusesComponentsOutOfRange(long first, long second, String name) {
    assertThatThrownBy(() -> new TwoComponentGenerator(first, second))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(name + " component is ");
  }
}
