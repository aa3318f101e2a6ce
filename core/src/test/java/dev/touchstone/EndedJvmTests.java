package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Seed;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A case that ends its JVM is reported by the next one, with what it drew. */
class EndedJvmTests {
  private static final int STATUS = 7;

  @TempDir
  Path folder;

  private static Claim claim(String space, Path folder, Runnable end) {
    Gen<Integer> gen = space.equals("small") ? Gen.ints(0, 50) : Gen.ints(0, 1_000_000);
    return Claim.forAll(gen)
        .asserts(n -> {
          if (n > 40) {
            end.run();
          }
        })
        .database(folder, "ends");
  }

  /** Runs in another JVM: {@code SPACE WAY FOLDER}. */
  @SuppressWarnings("SystemExitOutsideMain") // it is what a tested body may do
  public static void main(String[] args) {
    boolean halts = args[1].equals("halt");
    Runnable end = halts ? () -> Runtime.getRuntime().halt(STATUS) : () -> System.exit(STATUS);
    claim(args[0], Path.of(args[2]), end).check();
  }

  private int ran(String space, String way) throws IOException, InterruptedException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            EndedJvmTests.class.getName(),
            space,
            way,
            folder.toString())
        .inheritIO()
        .start()
        .waitFor();
  }

  @ParameterizedTest
  @CsvSource({"large,exit", "large,halt", "small,exit"})
  void isReportedAndReplayed(String space, String way) throws Exception {
    assertThat(ran(space, way)).isEqualTo(STATUS);
    Verdict.Falsified told = (Verdict.Falsified) claim(space, folder, () -> {
          throw new AssertionError("was run again");
        })
        .check();
    assertThat(told.identity()).isEqualTo(Identity.JVM_ENDED);
    assertThat(told.shrunk().thrown()).hasMessage("the JVM ended while this case was running");
    int shown = Integer.parseInt(told.shrunk().arguments().get(0).value());
    assertThat(shown).isGreaterThan(40);
    int[] replayed = {0};
    Claim.forAll(space.equals("small") ? Gen.ints(0, 50) : Gen.ints(0, 1_000_000))
        .asserts(n -> replayed[0] = n)
        .replay(told.token())
        .check();
    assertThat(replayed[0]).isEqualTo(shown);
  }

  @Test
  void isReportedOnce() throws Exception {
    assertThat(ran("large", "exit")).isEqualTo(STATUS);
    assertThat(claim("large", folder, () -> {}).check().passed()).isFalse();
    assertThat(claim("large", folder, () -> {}).seed(Seed.of(1)).check().passed())
        .isTrue();
  }

  @Test
  void isReportedAgainWhereItEndsTheNextJvmToo() throws Exception {
    for (int time = 0; time < 2; time++) {
      assertThat(ran("large", "exit")).isEqualTo(STATUS);
      assertThat(ran("large", "exit")).isZero();
    }
  }
}
