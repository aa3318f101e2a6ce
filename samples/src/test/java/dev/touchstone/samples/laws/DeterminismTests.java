package dev.touchstone.samples.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** The same seed gives the same report, whatever else runs. */
class DeterminismTests {
  private static final int THREADS = 8;

  static String report() {
    return LawTable.row("L2").discovered(7, 500).text()
        + LawTable.row("C2").discovered(7, 500).text();
  }

  /** Prints the report. */
  public static void main(String[] args) {
    System.out.print(report());
  }

  @Test
  void inEightThreadsAtOnce() throws Exception {
    String expected = report();
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      Callable<String> search = DeterminismTests::report;
      for (Future<String> found : threads.invokeAll(Collections.nCopies(THREADS, search))) {
        assertThat(found.get()).isEqualTo(expected);
      }
    } finally {
      threads.shutdown();
    }
  }

  @Test
  void inAnotherJvm() throws Exception {
    String java = ProcessHandle.current().info().command().orElse("java");
    Process process = new ProcessBuilder(List.of(
            java,
            "-Dfile.encoding=UTF-8",
            "-cp",
            System.getProperty("java.class.path"),
            DeterminismTests.class.getName()))
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(output).isEqualTo(report());
  }
}
