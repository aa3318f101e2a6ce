package dev.touchstone.samples.concurrent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Verdict;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.Model;
import dev.touchstone.samples.Races;
import dev.touchstone.samples.Verdicts;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ConcurrentClassTests {
  @Nested
  class ThatAreRight {
    private final Map<String, Model<?, ?>> all = CorrectClasses.all();

    @Test
    void areThirtyAtLeast() {
      assertThat(all).hasSizeGreaterThanOrEqualTo(30);
    }

    /** Only results are judged, and by time only where it is certain: one report is one too many. */
    @TestFactory
    Stream<DynamicTest> areNeverReported() {
      int cases = Verdicts.full() ? 10_000 : 20;
      return all.entrySet().stream()
          .map(entry -> DynamicTest.dynamicTest(
              entry.getKey(), () -> Races.none(24, cases, Machine.parallel(entry.getValue()))));
    }
  }

  /** Of five seeds two must end in the smallest script: on free cores nearly all do. */
  @Nested
  class ThatCountWrong {
    @Test
    void loseAnIncrement() {
      List<String> reports = LongStream.range(25, 30)
          .mapToObj(
              seed -> Races.found(seed, Machine.parallel(CounterModel.counting(RacyCounter::new))))
          .map(Verdict.Falsified::report)
          .toList();
      assertThat(reports).allMatch(report -> report.contains("no possible interleaving"));
      assertThat(reports)
          .filteredOn(
              report -> report.contains("\n  A:       inc()  -> 1\n  B:       inc()  -> 1\n  "))
          .hasSizeGreaterThanOrEqualTo(2);
    }
  }
}
