package dev.touchstone.laws.internal.reflect;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.YearMonth;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Objects that random ones seldom meet. */
class LandmarksTests {
  private static Set<Integer> years() {
    return Landmarks.of(YearMonth.class).values().stream()
        .map(value -> ((YearMonth) value).getYear())
        .collect(Collectors.toSet());
  }

  @Test
  void lieAsFarAsStepsLeadAndAroundZero() {
    assertThat(years()).contains(-999_999_999, 999_999_999, 0, -1);
  }

  @Test
  void areWrittenAsStepsFromATextThatIsReadBack() {
    assertThat(Landmarks.of(YearMonth.class).keySet())
        .allMatch(source -> source.matches(
            "java\\.time\\.YearMonth\\.parse\\(\"\\d{4}-\\d\\d\"\\)\\.\\w+\\(-?\\d+L?\\)"));
  }

  @Test
  void lieWhereSumsLeaveTheRange() {
    assertThat(Landmarks.of(Duration.class))
        .containsEntry(
            "java.time.Duration.ofSeconds(Long.MAX_VALUE / 2 + 1)", Duration.ofSeconds(1L << 62));
  }
}
