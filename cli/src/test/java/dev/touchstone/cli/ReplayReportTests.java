package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.cli.check.PropertyResult;
import dev.touchstone.cli.check.PropertyResult.Ending;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ReplayReportTests {
  private static PropertyResult ended(Ending ending, String message) {
    return new PropertyResult("id", "acme.A#b", ending, "", 1, "", Map.of(), message, 0, "");
  }

  @Nested
  class WithoutATest {
    @Test
    void theReportSaysThatTheCasePasses() {
      assertThatThrownBy(() -> ReplayReport.asTest(ended(Ending.PASSED, "")))
          .hasMessage("there is no test to print, because the case does not fail: passed");
    }

    @Test
    void theReportSaysWhatKeptItFromBeingWritten() {
      assertThatThrownBy(() -> ReplayReport.asTest(ended(Ending.ERROR, "'a b' is no name")))
          .hasMessage("there is no test to print, because the case could not be run, or not be"
              + " written as one: 'a b' is no name");
    }

    @Test
    void theReportSaysThatTheJvmEnded() {
      assertThatThrownBy(() -> ReplayReport.asTest(ended(Ending.CRASHED, "exit was called")))
          .hasMessage(
              "there is no test to print, because its arguments are not known: exit was called");
    }
  }
}
