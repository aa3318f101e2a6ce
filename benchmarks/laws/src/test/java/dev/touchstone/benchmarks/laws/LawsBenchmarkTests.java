package dev.touchstone.benchmarks.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.benchmarks.Benchmark;
import dev.touchstone.samples.laws.LawTable;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class LawsBenchmarkTests {
  @Test
  void countsRowsThatHoldUnderAllSeeds() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    Benchmark.named("laws")
        .run(
            new String[0],
            (options, report) ->
                LawsBenchmark.rows(List.of(LawTable.row("L0"), LawTable.row("N1")), 2, 100, report),
            out,
            out);
    assertThat(bytes.toString(StandardCharsets.UTF_8))
        .contains("2 of 2")
        .endsWith(
            "{\"bench\":\"laws\",\"metrics\":{\"rows_ok\":2,\"rows_total\":2,\"false_laws\":0}}"
                + System.lineSeparator());
  }
}
