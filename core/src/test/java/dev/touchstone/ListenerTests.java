package dev.touchstone;

import static dev.touchstone.Case.assume;
import static dev.touchstone.Case.collect;
import static dev.touchstone.Case.cover;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Seed;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ListenerTests {
  private static final Claim SHORT =
      Claim.forAll(Gen.lists(Gen.ints()), xs -> xs.size() < 3).names("xs").seed(Seed.of(1));

  private static List<Listener.Event> heard(Claim claim) {
    List<Listener.Event> events = new ArrayList<>();
    claim.listener(events::add).check();
    return events;
  }

  private static <E extends Listener.Event> List<E> heard(Claim claim, Class<E> type) {
    return heard(claim).stream().filter(type::isInstance).map(type::cast).toList();
  }

  @Nested
  class OfAnyRun {
    @Test
    void hearsTheStartFirstAndTheVerdictLast() {
      List<Listener.Event> events =
          heard(Claim.forAll(Gen.ints(), x -> true).seed(Seed.of(1)).cases(7));

      assertThat(events).hasSize(9);
      assertThat(events.get(0))
          .isInstanceOfSatisfying(
              Listener.RunStarted.class, start -> assertThat(start.cases()).isEqualTo(7));
      assertThat(events.get(8))
          .isInstanceOfSatisfying(
              Listener.VerdictReached.class,
              end -> assertThat(end.verdict()).isInstanceOf(Verdict.Passed.class));
    }

    @Test
    void hearsCasesInTheirOrderForAnyNumberOfThreads() {
      Claim odd = Claim.forAll(Gen.ints(0, 1_000_000), x -> {
            assume(x % 3 != 0);
            collect(x % 2 == 0 ? "even" : "odd");
            return true;
          })
          .seed(Seed.of(3))
          .cases(400);

      assertThat(told(odd.parallel(4))).isEqualTo(told(odd)).hasSizeGreaterThan(400);
    }

    private List<String> told(Claim claim) {
      return heard(claim, Listener.CaseFinished.class).stream()
          .map(end -> end.number() + " " + end.status() + " " + end.features() + " "
              + end.arguments().render())
          .toList();
    }
  }

  @Nested
  class OfCasesThatAreNotDrawnByChance {
    @Test
    void hearsGivenExamples() {
      List<Listener.CaseFinished> ends =
          heard(SHORT.example(List.of(1)).example(List.of(1, 2, 3)), Listener.CaseFinished.class);
      assertThat(ends)
          .extracting(Listener.CaseFinished::status)
          .containsExactly(Listener.Status.PASSED, Listener.Status.FAILED);
      assertThat(ends.get(1).arguments().render())
          .containsExactly(new Listener.Feature("xs", "[1, 2, 3]"));
    }

    @Test
    void hearsReplayedCases() {
      String token = ((Verdict.Falsified) SHORT.check()).token();
      assertThat(heard(SHORT.replay(token), Listener.CaseFinished.class))
          .extracting(Listener.CaseFinished::status)
          .containsExactly(Listener.Status.FAILED);
    }

    @Test
    void hearsStoredCases(@TempDir Path folder) {
      Claim remembered = SHORT.database(folder, "short");
      remembered.check();
      assertThat(heard(remembered, Listener.CaseFinished.class))
          .extracting(Listener.CaseFinished::status)
          .containsExactly(Listener.Status.FAILED);
    }
  }

  @Nested
  class OfAFailure {
    @Test
    void hearsEverySmallerCaseAndTheSmallestLast() {
      List<Listener.ShrinkAccepted> steps = heard(SHORT, Listener.ShrinkAccepted.class);
      Verdict.Falsified verdict = (Verdict.Falsified) SHORT.check();

      assertThat(steps).hasSize(verdict.steps());
      assertThat(steps).extracting(Listener.ShrinkAccepted::evaluations).isSorted();
      assertThat(steps.get(steps.size() - 1).arguments().render())
          .containsExactly(new Listener.Feature("xs", "[0, 0, 0]"));
    }

    @Test
    void hearsWhyACaseFailed() {
      List<Listener.CaseFinished> failed = heard(SHORT, Listener.CaseFinished.class).stream()
          .filter(end -> end.status() == Listener.Status.FAILED)
          .toList();

      assertThat(failed)
          .singleElement()
          .satisfies(end -> assertThat(end.reason()).isNotEmpty());
    }
  }

  @Nested
  class OfCoverage {
    private final Claim wide = Claim.forAll(Gen.ints(0, 9), Gen.longs(), (n, salt) -> {
          cover(10, "below five", n < 5);
          cover(5, "even", n % 2 == 0);
          return true;
        })
        .checkCoverage()
        .seed(Seed.of(1));

    private final Claim narrow = Claim.forAll(Gen.longs(), n -> {
          cover(20, "divisible by 64", n % 64 == 63);
          return true;
        })
        .checkCoverage()
        .seed(Seed.of(1));

    @Test
    void hearsOfEachLabelThatIsCommonEnough() {
      long cases = wide.check().statistics().cases();

      assertThat(heard(wide, Listener.CoverageDecided.class))
          .containsExactly(
              new Listener.CoverageDecided("below five", true, cases),
              new Listener.CoverageDecided("even", true, cases));
    }

    @Test
    void hearsOfALabelThatIsTooRare() {
      Verdict.Uncovered uncovered = (Verdict.Uncovered) narrow.check();

      assertThat(heard(narrow, Listener.CoverageDecided.class))
          .containsExactly(
              new Listener.CoverageDecided("divisible by 64", false, uncovered.cases()));
    }

    @Test
    void hearsNothingWhereNothingIsDecided() {
      Claim asked = Claim.forAll(Gen.longs(), n -> {
            cover(20, "even", n % 2 == 0);
            return true;
          })
          .seed(Seed.of(1));

      assertThat(heard(asked, Listener.CoverageDecided.class)).isEmpty();
    }
  }
}
