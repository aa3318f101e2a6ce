package dev.touchstone.samples.lists;

import static dev.touchstone.samples.Verdicts.falsified;
import static dev.touchstone.samples.Verdicts.seeds;
import static dev.touchstone.samples.Verdicts.smallest;
import static dev.touchstone.samples.Verdicts.under;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Verdict;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ReverseLawsTests {
  @Nested
  class TheWrongLaw {
    /** Row 1. */
    @Test
    void endsInZeroAndOneUnderEverySeedAndSaysWhyThatIsSmallest() {
      seeds(100).forEach(seed -> {
        Verdict.Falsified verdict = falsified(seed, ReverseLaws.wrong());
        assertThat(smallest(verdict)).as("seed %d", seed).containsExactly("[0]", "[1]");
        assertThat(verdict.certificate())
            .isEqualTo("minimal: all 17 smaller cases with choice index <= 2 pass");
      });
    }
  }

  @Nested
  class TheRightLaw {
    /** Row 2. */
    @Test
    void passesAHundredCases() {
      assertThat(under(0, ReverseLaws.right()).report()).isEqualTo("Passed 100 cases");
    }
  }
}
