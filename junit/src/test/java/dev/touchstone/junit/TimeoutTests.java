package dev.touchstone.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Jupiter interrupts a property whose time is up; that says nothing about the system. */
class TimeoutTests {
  private static final AtomicInteger CASES = new AtomicInteger();
  private static final int MOST = 40;

  @TempDir
  Path folder;

  @BeforeEach
  void clear() {
    CASES.set(0);
  }

  static class SlowTestCase {
    @Property(cases = 100_000)
    @Timeout(value = 200, unit = TimeUnit.MILLISECONDS)
    void sleeps(@ForAll int n) throws InterruptedException {
      CASES.incrementAndGet();
      Thread.sleep(20);
    }

    @Property(cases = 100_000)
    @Timeout(value = 200, unit = TimeUnit.MILLISECONDS)
    void sleepsOn(@ForAll int n) {
      CASES.incrementAndGet();
      try {
        Thread.sleep(20);
      } catch (InterruptedException ignored) {
        assumeNothing();
      }
    }

    private static void assumeNothing() {
      Assumptions.assumeTrue(false);
    }

    @Property(cases = 100_000)
    @Timeout(value = 200, unit = TimeUnit.MILLISECONDS)
    void claims(Checks checks) {
      checks.that(Claim.forAll(Gen.ints(), n -> {
        CASES.incrementAndGet();
        Thread.sleep(20);
        return true;
      }));
    }

    @Property(seed = "tf1-000000000001a9")
    @Timeout(value = 300, unit = TimeUnit.MILLISECONDS)
    void failsSlowly(@ForAll int n) throws InterruptedException {
      CASES.incrementAndGet();
      Thread.sleep(20);
      assertTrue(n < 10);
    }

    @Property(cases = 100_000)
    @Timeout(
        value = 200,
        unit = TimeUnit.MILLISECONDS,
        threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void sleepsElsewhere(@ForAll int n) throws InterruptedException {
      CASES.incrementAndGet();
      Thread.sleep(20);
    }

    @Property
    void interruptsItself(@ForAll int n) throws InterruptedException {
      throw new InterruptedException("of its own");
    }
  }

  private Throwable failure(String method) {
    Map<String, String> settings = Map.of("touchstone.database", folder.toString());
    return Runs.failure(Runs.of(settings, SlowTestCase.class, method));
  }

  private void assertNothingIsStored() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      assertThat(files.filter(file -> file.toString().endsWith(".case"))).isEmpty();
    }
  }

  private void assertTimedOut(String method, String said) throws IOException {
    Throwable thrown = failure(method);
    assertThat(thrown).isInstanceOf(TimeoutException.class);
    assertThat(thrown.getMessage()).contains("timed out after");
    assertThat(thrown.getSuppressed()).anyMatch(other -> said.equals(other.getMessage()));
    assertThat(CASES).hasValueBetween(1, MOST);
    assertNothingIsStored();
  }

  @Nested
  class ATimeoutOfJupiter {
    private static final String ENDED = "the time-out of the test ended the check;"
        + " @Property(within = \"...\") ends it before, with the cases so far";

    @Test
    void endsTheCheckAtOnceAndFalsifiesNothing() throws IOException {
      assertTimedOut("sleeps", ENDED);
    }

    @Test
    void endsTheCheckOnAThreadOfItsOwn() throws Exception {
      assertThat(failure("sleepsElsewhere")).isInstanceOf(TimeoutException.class);
      int cases = CASES.get();
      Thread.sleep(300);
      assertThat(CASES).hasValueBetween(cases, cases + 1);
      assertNothingIsStored();
    }

    @Test
    void endsCasesThatDoNotCareAboutInterrupts() throws IOException {
      assertTimedOut("sleepsOn", ENDED);
    }

    @Test
    void endsTheCheckOfAClaim() throws IOException {
      assertTimedOut("claims", ENDED);
    }

    @Test
    void endsShrinkingAndTellsOfTheFailure() throws IOException {
      assertTimedOut(
          "failsSlowly",
          "the time-out of the test ended the check while a failing case was made smaller;"
              + " @Property(shrink = false) shows it as it was found");
    }
  }

  @Nested
  class AnInterruptOfTheCaseItself {
    @Test
    void falsifiesTheProperty() {
      assertThat(failure("interruptsItself"))
          .hasMessageStartingWith("Falsified after 1 case")
          .hasCauseInstanceOf(InterruptedException.class);
    }
  }
}
