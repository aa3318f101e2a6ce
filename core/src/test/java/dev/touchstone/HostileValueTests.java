package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Seed;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class HostileValueTests {
  private static Verdict.Falsified falsified(Claim claim) {
    Verdict verdict = claim.seed(Seed.of(1)).check();
    assertThat(verdict).isInstanceOf(Verdict.Falsified.class);
    return (Verdict.Falsified) verdict;
  }

  /** Refuses to be compared or hashed. */
  private static final class Hostile {
    private final long number;

    Hostile(long number) {
      this.number = number;
    }

    @Override
    public boolean equals(Object other) {
      throw new IllegalStateException("do not compare me");
    }

    @Override
    public int hashCode() {
      throw new IllegalStateException("do not hash me");
    }

    @Override
    public String toString() {
      return "Hostile " + number;
    }
  }

  private static final Claim ABOUT_HOSTILE =
      Claim.forAll(Gen.longs().map(Hostile::new), value -> value.number < 1_000).names("value");

  @Nested
  class AnArgumentThatCannotBeComparedOrHashed {
    @TempDir
    Path folder;

    @Test
    void isShrunkAndShown() {
      assertThat(falsified(ABOUT_HOSTILE).report())
          .startsWith("Falsified after ")
          .contains(
              "\n  value = Hostile 1000\n", "\n  first seen: value = Hostile ", "\n  replay: ");
    }

    @Test
    void isShrunkAndShownInsideAList() {
      Claim claim = Claim.forAll(Gen.lists(Gen.longs().map(Hostile::new)), list -> list.size() < 2);
      assertThat(falsified(claim).report()).contains("value = [Hostile 0, Hostile 0]");
    }

    @Test
    void isStoredAndFoundAgain() {
      Claim stored = ABOUT_HOSTILE.database(folder, "a property");
      falsified(stored);
      assertThat(falsified(stored).report())
          .contains("value = Hostile 1000", "stored failure, run first");
    }
  }

  @Nested
  class AnExampleThatCannotBeComparedOrHashed {
    @Test
    void isShown() {
      assertThat(falsified(ABOUT_HOSTILE.example(new Hostile(7_000))).report())
          .contains("value = Hostile 7000");
    }
  }

  @Nested
  class AGeneratorThatHangsWithoutDrawing {
    private static Claim hanging(boolean interruptible) {
      Gen<Long> gen = Gen.draw(source -> {
        long drawn = source.integer(0, 1_000_000, 0);
        while (drawn > 10) {
          sleep(interruptible);
        }
        return drawn;
      });
      return Claim.forAll(gen, n -> true)
          .names("n")
          .caseTimeout(Duration.ofMillis(50))
          .seed(Seed.of(1));
    }

    private static void sleep(boolean interruptible) {
      try {
        Thread.sleep(5);
      } catch (InterruptedException interrupted) {
        if (interruptible) {
          throw new IllegalStateException(interrupted);
        }
      }
    }

    private static String told(Claim claim) {
      try {
        return claim.check().report();
      } catch (GenerationFailed failed) {
        return String.valueOf(failed.getMessage());
      }
    }

    @Test
    void isNamedWhereItEndsOnceInterrupted() {
      assertThat(told(hanging(true)))
          .startsWith("the generator of n did not end within 50 ms; it was at ");
    }

    @Test
    void isLeftBehindWhereItDoesNotAndRunsApart() {
      Verdict.Falsified falsified = falsified(hanging(false).apart());
      assertThat(falsified.identity()).isEqualTo(Identity.TIMEOUT);
      assertThat(falsified.report())
          .startsWith("Falsified after ")
          .contains(
              "\n  n = (not drawn to its end)\n",
              "the case does not end, not even when interrupted; it is at ",
              "HostileValueTests.java",
              "\n  replay: tf1-");
    }
  }
}
