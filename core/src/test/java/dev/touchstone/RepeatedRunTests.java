package dev.touchstone;

import static dev.touchstone.Case.label;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Seed;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class RepeatedRunTests {
  @Nested
  class ACaseThatIsRunSeveralTimes {
    @Test
    void startsFromFreshArgumentsEachTime() {
      Claim emptying = Claim.forAll(Gen.lists(Gen.ints(), 1, 5)).asserts(xs -> {
        assertThat(xs).isNotEmpty();
        xs.clear();
      });
      assertThat(emptying.always(3).check()).isInstanceOf(Verdict.Passed.class);
    }

    @Test
    void isShrunkWithFreshArgumentsEachTime() {
      AtomicInteger runs = new AtomicInteger();
      Claim flaky = Claim.forAll(Gen.lists(Gen.ints(), 2, 9), xs -> {
        boolean whole = xs.size() > 1;
        xs.clear();
        return whole && runs.incrementAndGet() % 3 != 0;
      });
      Verdict.Falsified found = (Verdict.Falsified) flaky.check();
      assertThat(found.shrunk().arguments().get(0).value()).isEqualTo("[0, 0]");
    }

    @Test
    void isRunAsOftenAsIsAskedWhileItIsShrunk() {
      assertThat(runsUntilShrunk(40)).isGreaterThan(2 * runsUntilShrunk(5));
    }

    /** One value fails in every other run of it, and all smaller ones pass. */
    private static int runsUntilShrunk(int whileShrinking) {
      AtomicInteger runs = new AtomicInteger();
      AtomicInteger culprit = new AtomicInteger();
      AtomicInteger runsOfCulprit = new AtomicInteger();
      Claim.forAll(Gen.ints(100, 200), x -> {
            runs.incrementAndGet();
            culprit.compareAndSet(0, x > 150 ? x : 0);
            return x != culprit.get() || runsOfCulprit.incrementAndGet() % 2 == 0;
          })
          .always(1, whileShrinking)
          .seed(Seed.of(1))
          .check();
      return runs.get();
    }

    @Test
    void countsOnceUnderALabel() {
      Verdict.Passed passed = (Verdict.Passed) Claim.forAll(Gen.ints(), x -> {
            label("all");
            label("all");
            return true;
          })
          .always(3)
          .check();
      assertThat(passed.statistics().tables()).isEqualTo(Map.of("", Map.of("all", 100L)));
    }
  }

  @Nested
  class ACaseThatIsSlow {
    @Test
    void isNoTimeoutWhereOnlyTheShrinkerWasInAHurry() {
      Claim slow = Claim.forAll(Gen.ints(0, 100_000)).asserts(x -> {
        if (x > 50) {
          throw new IllegalStateException("too large");
        }
        Thread.sleep(x == 0 ? 0 : 60);
      });
      Verdict.Falsified found =
          (Verdict.Falsified) slow.shrinking(1_000, Duration.ofMillis(200)).check();
      assertThat(found.others()).isEmpty();
    }
  }

  @Nested
  class AGivenExample {
    @Test
    void isShownAsItWasBeforeTheBodyChangedIt() {
      Claim emptying = Claim.forAll(Gen.lists(Gen.ints()), xs -> {
        xs.clear();
        return false;
      });
      String report =
          emptying.example(new java.util.ArrayList<>(List.of(1))).check().report();
      assertThat(report)
          .contains("value = [1] (changed by the property to [])")
          .contains("a given example, neither drawn nor shrunk")
          .doesNotContain("flaky")
          .doesNotContain("replay:");
    }

    @Test
    void isRunOnceEvenIfItFails() {
      AtomicInteger runs = new AtomicInteger();
      Claim.forAll(Gen.ints(), x -> runs.incrementAndGet() < 0).example(77).check();
      assertThat(runs).hasValue(1);
    }

    @Test
    void hasALimitOnItsTime() {
      Claim sleeping = Claim.forAll(Gen.ints()).asserts(x -> Thread.sleep(x == 77 ? 60_000 : 0));
      assertThat(sleeping.caseTimeout(Duration.ofMillis(100)).example(77).check())
          .isInstanceOfSatisfying(
              Verdict.Falsified.class,
              found -> assertThat(found.identity()).isEqualTo(Identity.TIMEOUT));
    }
  }
}
