package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ClaimTests {
  private static final Gen<List<Integer>> LISTS = Gen.lists(Gen.ints());

  private static List<Integer> reversed(List<Integer> xs) {
    List<Integer> copy = new ArrayList<>(xs);
    Collections.reverse(copy);
    return copy;
  }

  private static List<Integer> joined(List<Integer> xs, List<Integer> ys) {
    List<Integer> all = new ArrayList<>(xs);
    all.addAll(ys);
    return all;
  }

  private static final Claim WRONG = Claim.forAll(
          LISTS,
          LISTS,
          (xs, ys) -> reversed(joined(xs, ys)).equals(joined(reversed(xs), reversed(ys))))
      .names("xs", "ys")
      .label("reverse(xs ++ ys) == reverse(xs) ++ reverse(ys)");

  @Nested
  class TheWrongReverseLaw {
    @Test
    void endsInTheSmallestListsForEverySeed() {
      for (int seed = 0; seed < 100; seed++) {
        Verdict verdict = WRONG.seed(dev.touchstone.random.Seed.of(seed)).check();
        assertThat(verdict).isInstanceOf(Verdict.Falsified.class);
        Verdict.Falsified falsified = (Verdict.Falsified) verdict;
        assertThat(falsified.shrunk().arguments())
            .containsExactly(
                new Verdict.Shown("xs", "[0]", ""), new Verdict.Shown("ys", "[1]", ""));
        assertThat(falsified.certificate())
            .isEqualTo("minimal: all 17 smaller cases with choice index <= 2 pass");
      }
    }
  }

  @Test
  void holdsForTheRightReverseLaw() {
    Verdict verdict = Claim.forAll(
            LISTS,
            LISTS,
            (xs, ys) -> reversed(joined(xs, ys)).equals(joined(reversed(ys), reversed(xs))))
        .check();
    assertThat(verdict.report()).isEqualTo("Passed 100 cases");
  }

  @Test
  void givesTheSameVerdictForAnyNumberOfThreads() {
    Claim claim = WRONG.seed("tf1-000000000001a9");
    assertThat(claim.parallel(8).check().report()).isEqualTo(claim.check().report());
  }

  @Nested
  class AClaimAboutAModel {
    private Verdict removingFirst(UnaryOperator<List<Integer>> modelled) {
      return Claim.commutes(
              Gen.lists(Gen.ints(), 1, 9),
              (List<Integer> real) -> real.stream().sorted().toList(),
              modelled,
              real -> real.subList(1, real.size()))
          .seed(Seed.of(1))
          .check();
    }

    @Test
    void showsWhereTheModelDoesSomethingElse() {
      Verdict verdict = removingFirst(sorted -> sorted.subList(1, sorted.size()));
      assertThat(verdict.report())
          .contains("model operation after abstraction == abstraction after operation")
          .contains("value = [0, -1]")
          .contains("\n  because: expected [0] but got [-1] at ");
      assertThat(((Verdict.Falsified) verdict).shrunk().thrown())
          .hasMessage("expected [0] but got [-1]");
    }

    @Test
    void holdsWhereTheModelFollows() {
      Claim claim = Claim.commutes(
          Gen.lists(Gen.ints()),
          List::size,
          (Integer size) -> size + 1,
          real -> Stream.concat(real.stream(), Stream.of(0)).toList());
      assertThat(claim.check().passed()).isTrue();
    }
  }

  @Nested
  class AClaimAboutAnOracle {
    private <R> Throwable disagreement(Function<Integer, R> tested, Function<Integer, R> trusted) {
      Verdict verdict = Claim.agrees(Gen.ints(0, 0), tested, trusted).check();
      return ((Verdict.Falsified) verdict).shrunk().thrown();
    }

    @Test
    void showsArrays() {
      assertThat(disagreement(n -> new int[] {n}, n -> new int[] {n, 1}))
          .hasMessage("expected [0, 1] but got [0]");
    }

    @Test
    void tellsTextsFromOneAnother() {
      assertThat(disagreement(n -> List.of("a", "b"), n -> List.of("a, b")))
          .hasMessage("expected [\"a, b\"] but got [\"a\", \"b\"]");
    }

    @Test
    void isToldApartFromResultsThatCannotPrintThemselves() {
      assertThat(disagreement(n -> new Unprintable(), n -> new Unprintable()))
          .isInstanceOf(Difference.class)
          .hasMessageContaining("<toString threw java.lang.IllegalStateException>");
    }

    private static final class Unprintable {
      @Override
      public String toString() {
        throw new IllegalStateException();
      }
    }
  }

  @Nested
  class AnActionOnFailure {
    private final List<Verdict.Falsified> heard = new ArrayList<>();

    @Test
    void isRunOnceOnTheVerdictOfAFalsifiedClaim() {
      Verdict verdict = WRONG.seed(Seed.of(1)).onFailure(heard::add).check();
      assertThat(heard).hasSize(1).first().isSameAs(verdict);
    }

    @Test
    void isRunBesideTheOnesBeforeIt() {
      List<String> order = new ArrayList<>();
      WRONG
          .onFailure(verdict -> order.add("first"))
          .onFailure(verdict -> order.add("second"))
          .check();
      assertThat(order).containsExactly("first", "second");
    }

    @Test
    void thatThrowsLosesNeitherTheVerdictNorTheOtherActions() {
      Verdict.Falsified verdict = (Verdict.Falsified) WRONG
          .onFailure(ignored -> {
            throw new IllegalStateException();
          })
          .onFailure(heard::add)
          .check();
      assertThat(verdict.notes())
          .containsExactly("an action on failure threw java.lang.IllegalStateException");
      assertThat(heard).hasSize(1);
    }

    @Test
    void isNotRunWhereTheClaimHolds() {
      Verdict verdict = Claim.forAll(LISTS, xs -> true).onFailure(heard::add).check();
      assertThat(verdict.passed()).isTrue();
      assertThat(heard).isEmpty();
    }

    @Test
    void isNotRunWhereTheClaimIsGivenUp() {
      Verdict verdict = Claim.forAll(LISTS)
          .asserts(xs -> Case.assume(false))
          .onFailure(heard::add)
          .check();
      assertThat(verdict).isInstanceOf(Verdict.GaveUp.class);
      assertThat(heard).isEmpty();
    }
  }

  @Nested
  class AClaimThatSomethingExists {
    @Test
    void holdsWhereOneCaseDoes() {
      assertThat(Claim.exists(Gen.ints(1, 50), n -> n * n == 1369).check().passed())
          .isTrue();
    }

    @Test
    void showsTheValueForWhichItHolds() {
      assertThat(Claim.exists(Gen.ints(1, 50), n -> n * n == 1369).check().report())
          .contains("holds for 37");
    }

    @Test
    void isFalseWhereNoneDoes() {
      Verdict verdict = Claim.exists(Gen.ints(1, 50), n -> n * n == 1370).check();
      assertThat(verdict).isInstanceOf(Verdict.Falsified.class);
      assertThat(((Verdict.Falsified) verdict).shrunk().thrown())
          .hasMessage("none of all 50 cases holds");
    }

    @Test
    void isNotDecidedByChance() {
      Claim claim = Claim.exists(Gen.longs(), n -> n == 1_234_567_890_123L);
      assertThatThrownBy(claim::check)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("exists is for generators of few values");
    }

    @Test
    void saysWhyWhereNoValueWasTried() {
      Claim claim = Claim.exists(Gen.ints().filter("odd and even", n -> false), n -> true);
      assertThatThrownBy(claim::check)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("it holds in none of the cases tried, and there may be more: ")
          .hasMessageContaining("odd and even 100%");
    }

    @Test
    void passesOnWhatItsPredicateThrows() {
      Verdict verdict = Claim.exists(Gen.ints(0, 9), n -> 1 / n > 5).check();
      assertThat(((Verdict.Falsified) verdict).shrunk().thrown())
          .isInstanceOf(ArithmeticException.class);
    }
  }

  @Nested
  class WhatIsMissing {
    @Test
    void isSaidAtOnce() {
      refuses(() -> WRONG.label(missing()), "the label is null; give one");
      refuses(() -> WRONG.replay(missing()), "the token is null; give one");
      refuses(() -> WRONG.onFailure(missing()), "the action on failure is null; give one");
      refuses(() -> WRONG.within(missing()), "within is null; give one");
      refuses(() -> WRONG.names("xs", missing()), "name 2 is null; give one");
      refuses(() -> Claim.forAll(LISTS).holds(missing()), "the predicate is null; give one");
      refuses(() -> Claim.forAll(LISTS).asserts(missing()), "the code is null; give one");
      refuses(
          () -> Claim.forAll(ClaimTests.<Gen<Integer>>missing(), n -> true),
          "the generator of the value is null; give one");
      refuses(
          () -> Gen.oneOf(Gen.ints(), missing()), "an alternative of oneOf(...) is null; give one");
    }

    private void refuses(ThrowingCallable call, String message) {
      assertThatThrownBy(call).isInstanceOf(IllegalGenerator.class).hasMessage(message);
    }
  }

  @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"}) // null is what is tested
  private static <T> T missing() {
    return null;
  }
}
