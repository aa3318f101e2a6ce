package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A case that does not end, not even when interrupted, is stored as a failure. */
@Timeout(120)
class EndlessCaseTests {
  private static final int HALTED = 1;
  private static final String RUN_FIRST = "stored failure, run first";

  @TempDir
  Path folder;

  private final AtomicBoolean released = new AtomicBoolean();

  private static int hold(int n, AtomicBoolean released) {
    while (n > 40 && !released.get()) {
      LockSupport.parkNanos(1_000_000);
      Thread.interrupted();
    }
    return n;
  }

  private static Claim claim(String kind, Path folder, AtomicBoolean released) {
    Gen<Integer> gen = Gen.ints(0, kind.equals("small") ? 50 : 1_000_000);
    Claim claim = kind.equals("drawn")
        ? Claim.forAll(gen.map(n -> hold(n, released)), n -> true)
        : Claim.forAll(gen).asserts(n -> hold(n, released));
    return claim.caseTimeout(Duration.ofMillis(100)).database(folder, "endless");
  }

  /** Runs in a JVM that halts: {@code KIND FOLDER}. */
  @SuppressWarnings("SystemOut") // the test reads what a child prints
  public static void main(String[] args) {
    claim(args[0], Path.of(args[1]), new AtomicBoolean())
        .listener(event -> {
          if (event instanceof Listener.VerdictReached reached) {
            System.out.println(reached.verdict().report());
          }
        })
        .check();
  }

  private String halted(String kind) throws Exception {
    Path printed = Files.createTempFile("endless", ".txt");
    Process child = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-Dtouchstone.haltOnHang=true",
            "-cp",
            System.getProperty("java.class.path"),
            EndlessCaseTests.class.getName(),
            kind,
            folder.toString())
        .redirectOutput(printed.toFile())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
    try {
      assertThat(child.waitFor(60, TimeUnit.SECONDS)).isTrue();
      assertThat(child.exitValue()).isEqualTo(HALTED);
      return Files.readString(printed);
    } finally {
      child.destroyForcibly();
      Files.deleteIfExists(printed);
    }
  }

  private List<Path> files(String suffix) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(suffix)).toList();
    }
  }

  private String stored() throws IOException {
    assertThat(files(".case")).hasSize(1);
    return Files.readString(files(".case").get(0));
  }

  private Verdict checked(String kind) {
    return claim(kind, folder, released).seed(Seed.of(1)).check();
  }

  @AfterEach
  void release() {
    released.set(true);
  }

  @Nested
  class InAJvmThatHalts {
    @ParameterizedTest
    @ValueSource(strings = {"large", "small", "drawn"})
    void isStoredAndFoundAgain(String kind) throws Exception {
      assertThat(halted(kind)).contains("does not end", "not shrunk");
      String first = stored();
      assertThat(first).contains("identity timeout", "property endless");
      assertThat(files(".note")).isEmpty();
      assertThat(halted(kind)).contains("does not end", RUN_FIRST);
      assertThat(stored()).isEqualTo(first);
    }

    @Test
    void isFoundByARunThatCannotHalt() throws Exception {
      halted("large");
      String first = stored();
      Verdict.Falsified again = (Verdict.Falsified) checked("large");
      assertThat(again.identity()).isEqualTo(Identity.TIMEOUT);
      assertThat(again.report()).contains("does not end", RUN_FIRST);
      assertThat(first).contains("token " + again.token() + "\n");
      assertThat(stored()).isEqualTo(first);
    }

    @ParameterizedTest
    @ValueSource(strings = {"large", "small", "drawn"})
    void isForgottenOnceItEnds(String kind) throws Exception {
      halted(kind);
      released.set(true);
      Verdict mended = checked(kind);
      assertThat(mended.passed()).isTrue();
      assertThat(mended.report()).contains("a stored case passes now and was removed");
      assertThat(files(".case")).isEmpty();
    }
  }

  @Nested
  class OnAThreadApart {
    @Test
    void isStored() throws Exception {
      Verdict verdict =
          claim("large", folder, released).seed(Seed.of(1)).apart().check();
      assertThat(verdict.passed()).isFalse();
      assertThat(stored()).contains("identity timeout");
    }

    @Test
    void isNotStoredWhereItWasGiven() throws Exception {
      Verdict verdict = claim("large", folder, released).example(41).apart().check();
      assertThat(verdict.report()).contains("does not end");
      assertThat(files(".case")).isEmpty();
    }
  }
}
