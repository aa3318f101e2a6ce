package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The first claim of a JVM starts the watchdog, so every test has a JVM of its own. */
class TickerTests {
  private static final int TIMED_OUT = 7;

  private static boolean timesOut(Ticker ticker) {
    Verdict verdict = Claim.forAll(Gen.ints(0, 1_000_000))
        .asserts(n -> Thread.sleep(100_000))
        .caseTimeout(Duration.ofMillis(50))
        .shrinking(1, Duration.ofSeconds(1))
        .ticker(ticker)
        .check();
    return verdict instanceof Verdict.Falsified falsified
        && falsified.identity().equals(Identity.TIMEOUT);
  }

  /** Runs in another JVM: first a claim whose clock stands still, then one that hangs. */
  public static void main(String[] args) {
    Ticker stopped = () -> 0;
    Claim.forAll(Gen.ints(0, 1_000_000), n -> true).ticker(stopped).check();
    Ticker ticker = args[0].equals("stopped") ? stopped : Ticker.system();
    System.exit(timesOut(ticker) ? TIMED_OUT : 0);
  }

  private static int ran(String ticker) throws Exception {
    Process child = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            TickerTests.class.getName(),
            ticker)
        .inheritIO()
        .start();
    try {
      return child.waitFor(30, TimeUnit.SECONDS) ? child.exitValue() : -1;
    } finally {
      child.destroyForcibly();
    }
  }

  @Test
  void thatStandsStillDoesNotHideTheHangsOfOtherClaims() throws Exception {
    assertThat(ran("running")).isEqualTo(TIMED_OUT);
  }

  @Test
  void thatStandsStillDoesNotHideTheHangsOfItsOwnClaim() throws Exception {
    assertThat(ran("stopped")).isEqualTo(TIMED_OUT);
  }
}
