package dev.touchstone.samples.warehouse;

import static dev.touchstone.samples.Verdicts.falsified;
import static dev.touchstone.samples.Verdicts.seeds;
import static dev.touchstone.samples.Verdicts.smallest;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Verdict;
import java.util.HashSet;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Row 17. */
class ShelvesTests {
  private static final Map<String, String> SMALLEST = Map.of(
      ArrayIndexOutOfBoundsException.class.getName(), "10",
      NoSuchElementException.class.getName(), "11");

  @Test
  void bothFailuresAreReportedAndTheFirstIsNotReplaced() {
    Set<String> firsts = new HashSet<>();
    seeds(100).forEach(seed -> {
      Verdict.Falsified verdict = falsified(seed, Shelves.everyNumberIsUsed());
      String first = verdict.first().thrown().getClass().getName();
      assertThat(verdict.identity().exception()).as("seed %d", seed).isEqualTo(first);
      assertThat(verdict.shrunk().thrown().getClass().getName()).isEqualTo(first);
      assertThat(smallest(verdict)).containsExactly(SMALLEST.get(first));
      assertThat(verdict.others()).hasSize(1);
      Verdict.Falsified other = verdict.others().get(0);
      assertThat(other.identity().exception()).isNotEqualTo(first);
      assertThat(smallest(other)).containsExactly(SMALLEST.get(other.identity().exception()));
      firsts.add(first);
    });
    assertThat(firsts).isEqualTo(SMALLEST.keySet());
  }
}
