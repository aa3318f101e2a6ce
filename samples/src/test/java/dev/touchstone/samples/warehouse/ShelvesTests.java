package dev.touchstone.samples.warehouse;

import static dev.touchstone.samples.Verdicts.falsified;
import static dev.touchstone.samples.Verdicts.seeds;
import static dev.touchstone.samples.Verdicts.smallest;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Verdict;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Row 17. */
class ShelvesTests {
  private static final Map<String, String> SMALLEST = Map.of(
      ArrayIndexOutOfBoundsException.class.getName(), "10",
      IllegalStateException.class.getName(), "500");

  @Test
  void bothFailuresAreReportedAndTheFirstIsNotReplaced() {
    Set<String> firsts = new HashSet<>();
    seeds(100).forEach(seed -> {
      Verdict.Falsified verdict = falsified(seed, Shelves.everyNumberIsUsed());
      String first = verdict.first().thrown().getClass().getName();
      assertThat(verdict.identity().exception()).as("seed %d", seed).isEqualTo(first);
      assertThat(verdict.shrunk().thrown().getClass().getName()).isEqualTo(first);
      assertThat(smallest(verdict)).containsExactly(SMALLEST.get(first));
      assertThat(verdict.others()).hasSize(first.contains("IllegalState") ? 1 : 0);
      verdict.others().forEach(other -> assertThat(smallest(other)).containsExactly("10"));
      firsts.add(first);
    });
    assertThat(firsts).isEqualTo(SMALLEST.keySet());
  }

  @Test
  void bothFailuresAreReportedWhereMoreAreAskedFor() {
    seeds(100).forEach(seed -> {
      Verdict.Falsified verdict =
          falsified(seed, Shelves.everyNumberIsUsed().failures(40).cases(1_000));
      assertThat(verdict.others()).as("seed %d", seed).hasSize(1);
      assertThat(List.of(
              smallest(verdict).get(0), smallest(verdict.others().get(0)).get(0)))
          .containsExactlyInAnyOrder("10", "500");
    });
  }
}
