package dev.touchstone.samples.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Row 24. */
class LongListTests {
  @Test
  void tenThousandLongsShrinkToTheOneThatMattersInASmallHeap() throws Exception {
    Process process = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx64m",
            "-cp",
            System.getProperty("java.class.path"),
            LongListRun.class.getName())
        .redirectErrorStream(true)
        .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    assertThat(output.lines())
        .containsExactly(
            "any length: 0 zeros and 1077", "given length: 9999 zeros and 1077", "first 10000");
  }
}
