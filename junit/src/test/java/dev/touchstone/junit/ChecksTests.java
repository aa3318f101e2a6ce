package dev.touchstone.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ChecksTests {
  private static final AtomicInteger CASES = new AtomicInteger();

  @BeforeEach
  void clear() {
    CASES.set(0);
  }

  private static Claim counting() {
    return Claim.forAll(Gen.ints(), n -> CASES.incrementAndGet() > 0);
  }

  static class ClaimTestCase {
    @Property
    void own(Checks checks) {
      checks.that(counting().cases(30));
    }

    @Property(cases = 20)
    void asked(Checks checks) {
      checks.that(counting().cases(30));
    }

    @Property(seed = "tf1-000000000001a9")
    @DisplayName("numbers are below ten")
    void wrong(Checks checks) {
      checks.that(Claim.forAll(Gen.ints(), n -> n < 10));
    }

    @Property(cases = 20)
    void assuming(Checks checks) {
      checks.that(Claim.forAll(Gen.ints(), n -> {
        Assumptions.assumeTrue(n % 2 == 0);
        return CASES.incrementAndGet() > 0;
      }));
    }

    @Property
    void second(Checks checks) {
      checks.that(counting());
      checks.that(Claim.forAll(Gen.ints(), n -> n < 10).label("the second"));
    }
  }

  @Nested
  class AClaim {
    @Test
    void isCheckedWithItsOwnSettings() {
      Runs.green(Runs.of(Map.of("touchstone.cases", "10"), ClaimTestCase.class, "own"));
      assertThat(CASES).hasValue(30);
    }

    @Test
    void isCheckedWithWhatTheAnnotationSays() {
      Runs.green(Runs.of(ClaimTestCase.class, "asked"));
      assertThat(CASES).hasValue(20);
    }

    @Test
    void isCheckedAsAToolAsks() {
      Map<String, String> tool = Map.of("touchstone.cases", "10", "touchstone.override", "true");
      Runs.green(Runs.of(tool, ClaimTestCase.class, "asked"));
      assertThat(CASES).hasValue(10);
    }

    @Test
    void doesNotCountCasesInWhichAnAssumptionOfJUnitFails() {
      Runs.green(Runs.of(ClaimTestCase.class, "assuming"));
      assertThat(CASES).hasValue(20);
    }

    @Test
    void failsWithTheReport() {
      assertThat(Runs.message(Runs.of(ClaimTestCase.class, "wrong")))
          .startsWith("Falsified after ")
          .contains("\n  numbers are below ten\n  value = 10\n")
          .contains("replay: tf1-000000000001a9/");
    }

    @Test
    void mayFollowAnother() {
      assertThat(Runs.message(Runs.of(ClaimTestCase.class, "second")))
          .startsWith("Claim 2: Falsified after ")
          .contains("\n  the second\n");
      assertThat(CASES).hasValue(100);
    }

    @Test
    void isNotSaidToRunOnce() {
      assertThat(Runs.published(Runs.of(ClaimTestCase.class, "own"))).isEmpty();
    }
  }
}
