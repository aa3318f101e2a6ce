package dev.touchstone;

import static dev.touchstone.Case.assume;
import static dev.touchstone.Case.target;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.choice.IllegalGenerator;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Time is a counter here that goes on by one second in each case. */
class WithinTests {
  private final AtomicLong seconds = new AtomicLong();
  private final Ticker ticker = () -> Duration.ofSeconds(seconds.get()).toNanos();

  private long cases(Claim claim) {
    return ((Verdict.Passed) claim.ticker(ticker).within(Duration.ofSeconds(10)).check()).cases();
  }

  @Nested
  class ALimitThatIsOverAtOnce {
    private Verdict checked(Gen<Integer> slow, boolean holds) {
      Gen<Integer> counted = slow.map(value -> value + 0 * (int) seconds.incrementAndGet());
      return Claim.forAll(counted, x -> holds)
          .ticker(ticker)
          .within(Duration.ofNanos(1))
          .parallel(threads)
          .check();
    }

    private int threads = 1;

    @Test
    void isNoReasonToPassAClaimThatDoesNotHold() {
      assertThat(checked(Gen.ints(0, 50), false)).isInstanceOf(Verdict.Falsified.class);
      assertThat(checked(Gen.ints(), false)).isInstanceOf(Verdict.Falsified.class);
    }

    @Test
    void letsOneCaseRunInSeveralThreadsToo() {
      threads = 3;
      assertThat(checked(Gen.ints(), false)).isInstanceOf(Verdict.Falsified.class);
    }

    @Test
    void passesWithTheCasesThatWereRun() {
      assertThat(checked(Gen.ints(0, 50), true))
          .isInstanceOfSatisfying(
              Verdict.Passed.class, passed -> assertThat(passed.cases()).isEqualTo(1));
    }
  }

  @Nested
  class ALimitOnTime {
    @Test
    void endsRandomCases() {
      assertThat(
              cases(Claim.forAll(Gen.ints(), x -> seconds.incrementAndGet() > 0).cases(1_000)))
          .isEqualTo(10);
    }

    @Test
    void endsARunOfAllCasesWhichIsThenNotOne() {
      Claim few = Claim.forAll(Gen.ints(0, 50), x -> seconds.incrementAndGet() > 0);
      assertThat(few.ticker(ticker).within(Duration.ofSeconds(10)).check())
          .isInstanceOfSatisfying(Verdict.Passed.class, passed -> {
            assertThat(passed.cases()).isEqualTo(10);
            assertThat(passed.exhaustive()).isFalse();
          });
    }

    @Test
    void endsTheSearchForHighScores() {
      Claim climbing = Claim.forAll(Gen.ints(), x -> {
        target(x);
        return seconds.incrementAndGet() > 0;
      });
      assertThat(cases(climbing.cases(16))).isEqualTo(10);
    }

    @Test
    void isNotHoldingWhereNoCaseCounted() {
      Claim discarding = Claim.forAll(Gen.ints(), x -> {
        seconds.incrementAndGet();
        assume(false);
        return true;
      });
      assertThat(discarding.ticker(ticker).within(Duration.ofSeconds(10)).check())
          .isInstanceOf(Verdict.GaveUp.class);
    }
  }

  @Nested
  class Durations {
    @Test
    void mayBeAsLongAsTheyLike() {
      Duration forever = ChronoUnit.FOREVER.getDuration();
      Claim passing = Claim.forAll(Gen.ints(), x -> true);
      assertThat(passing.within(forever).check())
          .isEqualTo(passing.within(forever).check());
      assertThat(((Verdict.Passed) passing.within(forever).caseTimeout(forever).check()).cases())
          .isEqualTo(100);
      assertThat(
              ((Verdict.Passed) passing.within(Duration.ofNanos(Long.MAX_VALUE)).check()).cases())
          .isEqualTo(100);
      assertThat(Claim.forAll(Gen.ints(), x -> x < 5).shrinking(1_000, forever).check())
          .isInstanceOf(Verdict.Falsified.class);
    }

    @Test
    void ofShrinkingMustNotBeNegative() {
      Claim claim = Claim.forAll(Gen.ints(), x -> true);
      assertThatThrownBy(() -> claim.shrinking(1, Duration.ofSeconds(-1)))
          .isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(() -> claim.shrinking(-1, Duration.ZERO))
          .isInstanceOf(IllegalGenerator.class);
    }
  }

  @Test
  void aSmallSpaceOfDiscardedCasesIsGivenUp() {
    Claim discarding = Claim.forAll(Gen.ints(0, 4_999), x -> {
          assume(false);
          return true;
        })
        .cases(10_000);
    assertThat(discarding.check())
        .isInstanceOfSatisfying(
            Verdict.GaveUp.class,
            gaveUp -> assertThat(gaveUp.reason()).contains("5000 cases did not count"));
  }

  @Test
  void discardedCasesOfTheSearchForHighScoresAreMadeUpFor() {
    Claim climbing = Claim.forAll(Gen.ints(0, 1_000_000), x -> {
          target(x);
          assume(x % 2 == 0);
          return true;
        })
        .cases(1_000);
    assertThat(climbing.check())
        .isInstanceOfSatisfying(
            Verdict.Passed.class, passed -> assertThat(passed.cases()).isEqualTo(1_000));
  }
}
