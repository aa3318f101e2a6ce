package dev.touchstone.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The owner check is read once when the class loads, so each case runs in a JVM of its own. */
class ThreadCheckTests {
  private static final Map<String, Consumer<TfRandom>> USES = new TreeMap<>(Map.of(
      "nextLong",
      TfRandom::nextLong,
      "split",
      TfRandom::split,
      "splits",
      random -> random.splits(1),
      "child(long)",
      random -> random.child(1),
      "child(String)",
      random -> random.child("one"),
      "node",
      TfRandom::node));

  @Test
  void namesBothThreadsAtEveryUseWhenTurnedOn() throws Exception {
    assertThat(run("-Dtouchstone.random.checkThread=true"))
        .isEqualTo(lines(use -> use
            + " java.util.ConcurrentModificationException: generator of thread \"main\" used by thread"
            + " \"other\"; give each thread its own split() or child()"));
  }

  @Test
  void isOffUnlessAskedFor() throws Exception {
    assertThat(run("-Dtouchstone.random.checkThread=false")).isEqualTo(lines(use -> use + " fine"));
  }

  private static List<String> lines(UnaryOperator<String> outcome) {
    return Stream.concat(Stream.of("unused fine"), USES.keySet().stream().map(outcome))
        .toList();
  }

  private static List<String> run(String option) throws IOException, InterruptedException {
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
    return printed.lines().toList();
  }

  /** Hands an unused generator to another thread, which is fine, then used ones, which are not. */
  static final class TwoThreads {
    private TwoThreads() {}

    public static void main(String[] args) throws InterruptedException {
      System.out.println("unused " + elsewhere(TfRandom.of(1), TfRandom::nextLong));
      for (Map.Entry<String, Consumer<TfRandom>> use : USES.entrySet()) {
        TfRandom used = TfRandom.of(1);
        used.nextLong();
        System.out.println(use.getKey() + " " + elsewhere(used, use.getValue()));
      }
    }

    private static String elsewhere(TfRandom random, Consumer<TfRandom> use)
        throws InterruptedException {
      FutureTask<String> task = new FutureTask<>(() -> use.accept(random), "fine");
      Thread other = new Thread(task, "other");
      other.start();
      other.join();
      try {
        return task.get();
      } catch (ExecutionException failed) {
        return String.valueOf(failed.getCause());
      }
    }
  }
}
