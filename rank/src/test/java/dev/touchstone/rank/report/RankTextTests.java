package dev.touchstone.rank.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Seed;
import dev.touchstone.rank.FailureSet;
import dev.touchstone.rank.Rank;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RankTextTests {
  @Test
  void columnsStayInLineBesideALongTest() {
    List<String> lines = RankText.bugs(Rank.fromMatrix(
        List.of("first", "second"),
        Map.of(
            "short", FailureSet.of(0),
            "a test with a text that is longer than thirty letters", FailureSet.of(1)),
        Seed.of(0).root()));
    assertThat(lines).hasSize(3);
    assertThat(lines.get(1).indexOf("first")).isEqualTo(lines.get(2).indexOf("second"));
  }
}
