package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.data.PlainData;
import dev.touchstone.samples.anonymiser.Anonymiser;
import dev.touchstone.samples.anonymiser.Anonymisers;
import dev.touchstone.samples.anonymiser.Faults;
import dev.touchstone.samples.anonymiser.HandedIn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A ranking whose process is killed, and killed again, goes on as if nothing had happened. */
class RankKilledTests {
  private static final int KILLED = 128 + 9;

  @TempDir
  private Path folder;

  @BeforeEach
  void handIn() throws IOException {
    Path submissions = Files.createDirectories(folder.resolve("submissions"));
    HandedIn.write(submissions, "anna", Faults.none());
    HandedIn.write(submissions, "bert", Faults.none().with(Faults.Place.FIRST, 1));
    HandedIn.write(submissions, "carl", Faults.none().with(Faults.Place.AT_SIGNS, 1));
  }

  private Script rank(String file, String out) throws IOException {
    return Script.ofMain(
        "rank",
        "--interface",
        Anonymiser.class.getName(),
        "--model",
        RankCommandTests.model(folder).toString(),
        "--tests",
        Anonymisers.class.getName(),
        "--submissions",
        folder.resolve("submissions").toString(),
        "--quiet",
        "2000",
        "--tests-max",
        "3000",
        "--seed",
        "tf1-000000000001a9",
        "--resume",
        folder.resolve(file).toString(),
        "--out",
        folder.resolve(out).toString());
  }

  /** Kills a ranking as soon as its file has so many lines; returns what the file has then. */
  private byte[] killed(Script script, Path file, int lines) throws Exception {
    Script.Running running = script.start();
    while (lines(file) < lines && running.process().isAlive()) {
      Thread.sleep(1);
    }
    running.process().destroyForcibly();
    assertThat(running.await().exit()).isEqualTo(KILLED);
    return Files.readAllBytes(file);
  }

  private static long lines(Path file) throws IOException {
    try (Stream<String> lines = Files.exists(file) ? Files.lines(file) : Stream.of()) {
      return lines.count();
    }
  }

  private static byte[] complete(byte[] bytes) {
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] != '\n') {
      end--;
    }
    return java.util.Arrays.copyOf(bytes, end);
  }

  @Test
  void losesNothingThatWasKnownAndEndsAsIfUndisturbed() throws Exception {
    Path file = folder.resolve("killed");
    byte[] first = complete(killed(rank("killed", "out"), file, 300));
    byte[] second = complete(killed(rank("killed", "out"), file, 900));
    assertThat(second).startsWith(first).hasSizeGreaterThan(first.length);
    Script.Ended ended = rank("killed", "out").run();
    Script.Ended undisturbed = rank("whole", "other").run();
    assertThat(ended.out().replace("/out/", "/other/")).isEqualTo(undisturbed.out());
    assertThat(ended.err()).isEmpty();
    assertThat(file).hasSameBinaryContentAs(folder.resolve("whole"));
    assertThat(Files.readAllBytes(file)).startsWith(second);
    assertThat(tests(file)).doesNotHaveDuplicates();
    for (String name : List.of("rank.json", "ranking.csv", "bugs.csv", "matrix.csv", "order.svg")) {
      assertThat(folder.resolve("out").resolve(name))
          .hasSameBinaryContentAs(folder.resolve("other").resolve(name));
    }
  }

  private static List<Object> tests(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .skip(1)
        .<Object>map(line -> ((List<?>) PlainData.read(line)).get(0))
        .toList();
  }
}
