package dev.touchstone.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class HarnessTests {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(Benchmark benchmark, Benchmark.Body body, String... arguments) throws Exception {
    return benchmark.run(arguments, body, stream(out), stream(err));
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  @Nested
  class Reports {
    @Test
    void endWithOneLineOfJson() throws Exception {
      int exit = run(Benchmark.named("demo"), (options, report) -> {
        report.table(Table.comparison("ns").compare("split", "JDK", 3.0, 2.0));
        report.metric("split_x_jdk", 1.5);
        report.metric("tiny", 1.0 / 3e6);
        report.metric("bytes", 123_456_789);
      });
      assertThat(exit).isZero();
      assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("""
              measure  peer  touchstone ns  peer ns  ratio
              --------------------------------------------
              split     JDK           3.00     2.00  1.50x

              {"bench":"demo","metrics":{"split_x_jdk":1.5,"tiny":0.00000033333,"bytes":123460000}}
              """);
    }

    @Test
    void refuseFiguresThatAreNotNumbersOrComeTwice() {
      Report report = new Report("demo", stream(out));
      report.metric("once", 1);
      assertThatThrownBy(() -> report.metric("once", 2)).hasMessageContaining("before");
      assertThatThrownBy(() -> report.metric("nan", Double.NaN)).hasMessageContaining("finite");
      assertThatThrownBy(() -> report.metric("Not-Snake", 1)).hasMessageContaining("snake");
    }
  }

  @Nested
  class OptionsGiven {
    @Test
    void reachTheBody() throws Exception {
      run(
          Benchmark.named("demo").accepting("--statistics"),
          (options, report) -> {
            report.metric("size", options.size(1, 100));
            report.metric("statistics", options.has("--statistics") ? 1 : 0);
          },
          "--quick",
          "--statistics");
      assertThat(out.toString(StandardCharsets.UTF_8)).contains("\"size\":1,\"statistics\":1");
    }

    @Test
    void areRefusedWhenUnknown() throws Exception {
      assertThat(run(Benchmark.named("demo"), (options, report) -> {}, "--quik"))
          .isEqualTo(2);
      assertThat(err.toString(StandardCharsets.UTF_8))
          .contains("unknown option --quik; known: [--quick]");
    }
  }

  @Nested
  class Measuring {
    @Test
    void seesProcessorTimeButNotSleep() {
      Duration asleep = Gauge.cpu(() -> sleep(200));
      Duration awake = Gauge.cpu(() -> spin(20_000_000));
      assertThat(asleep).isLessThan(Duration.ofMillis(100));
      assertThat(awake).isPositive();
    }

    @Test
    void countsAllocatedBytes() {
      long bytes = Gauge.allocated(() -> new byte[1_000_000].length);
      assertThat(bytes).isCloseTo(1_000_000, within(100_000L));
    }

    @Test
    void takesTheMedian() {
      assertThat(Gauge.median(9, 1, 2)).isEqualTo(2);
      assertThat(Gauge.median(9, 1, 2, 4)).isEqualTo(3);
    }

    @Test
    void givesEachContenderItsOwnTime() {
      double[] times = Gauge.interleaved(1, 3, () -> spin(200_000), () -> spin(20_000_000));
      assertThat(times[1]).isGreaterThan(times[0]);
    }
  }

  @Nested
  class Hunting {
    private final Hunt hunt = new Hunt(3, Duration.ofSeconds(1));

    private static Optional<Hunt.Found> found(long cases, long millis) {
      return Optional.of(new Hunt.Found(cases, Duration.ofMillis(millis)));
    }

    @Test
    void solvesATaskWhoseTrialsAllFindTheFault() {
      Hunt.Outcome outcome = hunt.run((number, cap) -> found(10L * number, 50 + 100L * number));
      assertThat(outcome).isEqualTo(new Hunt.Outcome(true, OptionalDouble.of(10), 0.25));
      assertThat(outcome.solvedWithin(0.1)).isFalse();
      assertThat(outcome.solvedWithin(1)).isTrue();
    }

    @Test
    void stopsAtTheFirstTrialThatMisses() {
      List<Integer> tried = new ArrayList<>();
      Hunt.Outcome outcome = hunt.run((number, cap) -> {
        tried.add(number);
        return number == 0 ? found(7, 1) : Optional.empty();
      });
      assertThat(tried).containsExactly(0, 1);
      assertThat(outcome).isEqualTo(new Hunt.Outcome(false, OptionalDouble.of(7), 1));
      assertThat(outcome.solvedWithin(60)).isFalse();
    }

    @Test
    void doesNotCountWhatIsFoundAfterTheCap() {
      assertThat(hunt.run((number, cap) -> found(1, 1_001)).solved()).isFalse();
    }

    @Test
    void readsBackWhatItWrote() {
      Map<String, Double> figures = new HashMap<>();
      Hunt.Outcome missed = new Hunt.Outcome(false, OptionalDouble.empty(), 1);
      missed.write("a task", figures);
      assertThat(Hunt.Outcome.read("a task", figures)).isEqualTo(missed);
      assertThatThrownBy(() -> Hunt.Outcome.read("another", figures))
          .hasMessageContaining("no outcome of the task 'another'");
    }
  }

  @Nested
  class Forking {
    @Test
    void bringsBackTheFiguresTheChildWrote() throws Exception {
      assertThat(Fork.here().run(Child.class.getName(), "7"))
          .containsExactly(Map.entry("seven", 7.0));
    }

    @Test
    void reportsAChildThatFails() {
      assertThatThrownBy(() -> Fork.here().run(Child.class.getName(), "x"))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("failed");
    }
  }

  static final class Child {
    public static void main(String[] args) throws IOException {
      Fork.Figures.write(Map.of("seven", Double.valueOf(args[0])));
    }
  }

  private static long sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return millis;
  }

  private static long spin(long turns) {
    long x = turns;
    for (long i = 0; i < turns; i++) {
      x = x * 6364136223846793005L + i;
    }
    return x;
  }
}
