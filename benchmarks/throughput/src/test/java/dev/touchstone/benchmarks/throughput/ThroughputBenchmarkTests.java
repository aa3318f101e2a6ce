package dev.touchstone.benchmarks.throughput;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.benchmarks.Benchmark;
import dev.touchstone.benchmarks.StartUp;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ThroughputBenchmarkTests {
  private static final List<Map<String, Double>> OURS = List.of(
      Map.of("int", 3e6, "list", 12e6, "record", 1e6, "tree", 2e6, "any_length", 20e6),
      Map.of("int", 5e6, "list", 12e6, "record", 1e6, "tree", 2e6, "any_length", 20e6),
      Map.of("int", 4e6, "list", 12e6, "record", 1e6, "tree", 2e6, "any_length", 20e6));
  private static final List<Map<String, Double>> JQWIK =
      List.of(Map.of("int", 2e5, "list", 3e6, "record", 1e5));
  private static final List<Map<String, Double>> QUICK_THEORIES =
      List.of(Map.of("int", 1e6, "list", 5e6));

  @Nested
  class Reports {
    private final String text = report();

    private static String report() {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
      try {
        Benchmark.named("throughput")
            .run(
                new String[0],
                (options, report) -> {
                  ThroughputBenchmark.compare(report, OURS, JQWIK, QUICK_THEORIES);
                  ThroughputBenchmark.startUp(
                      report, new StartUp.Cost(400, 70), new StartUp.Cost(410, 350));
                },
                out,
                out);
      } catch (Exception e) {
        throw new AssertionError(e);
      }
      return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void endWithEveryMetric() {
      assertThat(text.strip()).endsWith("""
          {"bench":"throughput","metrics":{\
          "int_x_jqwik":20,"int_x_quicktheories":4,\
          "list_x_jqwik":4,"list_x_quicktheories":2.4,\
          "record_x_jqwik":10,"list_any_length_x_quicktheories":4,\
          "junit_overhead_ms":70,"junit_empty_ms":400,\
          "jqwik_overhead_ms":350,"junit_overhead_x_jqwik":0.2}}""");
    }

    @Test
    void sayWhatIsAsked() {
      assertThat(text)
          .contains("Asked: int 10x and 2x, list 3x and 1.5x.")
          .contains("costs 70 ms of CPU over an empty Jupiter test, which takes 400. Asked: 80.")
          .contains("jqwik costs 350 ms over an empty Jupiter test; ours 0.20 times as much.");
    }
  }
}
