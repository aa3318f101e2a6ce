package dev.touchstone.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ConcurrentModificationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

/** The owner check is read once when the class loads, so each case runs in a JVM of its own. */
class ThreadCheckTests {
  @Test
  void namesBothThreadsWhenTurnedOn() throws Exception {
    assertThat(run("-Dtouchstone.random.checkThread=true"))
        .isEqualTo("java.util.ConcurrentModificationException: generator of thread \"main\" used by"
            + " thread \"other\"; give each thread its own split() or child()");
  }

  @Test
  void isOffUnlessAskedFor() throws Exception {
    assertThat(run("-Dtouchstone.random.checkThread=false")).isEqualTo("no check");
  }

  private static String run(String option) throws IOException, InterruptedException {
    Process child = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            option,
            "-cp",
            System.getProperty("java.class.path"),
            TwoThreads.class.getName())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
    String printed = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(child.waitFor()).isZero();
    return printed.strip();
  }

  /** Hands an unused generator to another thread, which is fine, then a used one, which is not. */
  static final class TwoThreads {
    private TwoThreads() {}

    public static void main(String[] args) throws InterruptedException {
      TfRandom unused = TfRandom.of(1);
      TfRandom used = TfRandom.of(1);
      used.nextLong();
      FutureTask<Long> task =
          new FutureTask<>(() -> unused.nextLong() + used.split().nextLong());
      Thread other = new Thread(task, "other");
      other.start();
      other.join();
      try {
        task.get();
        System.out.println("no check");
      } catch (ExecutionException failed) {
        assertThat(failed).hasCauseInstanceOf(ConcurrentModificationException.class);
        System.out.println(failed.getCause());
      }
    }
  }
}
