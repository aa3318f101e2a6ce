package dev.touchstone.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.laws.subjects.Careless;
import dev.touchstone.laws.subjects.IntStack;
import dev.touchstone.laws.subjects.Marked;
import dev.touchstone.laws.subjects.Misbehaving;
import dev.touchstone.laws.subjects.Money;
import dev.touchstone.laws.subjects.Pair;
import dev.touchstone.laws.subjects.Person;
import dev.touchstone.laws.subjects.Suit;
import dev.touchstone.laws.subjects.Wheel;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ClassesTests {
  private static LawReport report(Class<?> type, int size, String... only) {
    return Laws.classes(List.of(type))
        .only(List.of(only))
        .signature()
        .maxSize(size)
        .confirm(2_000)
        .discover();
  }

  @Nested
  class ChangingObjects {
    @Test
    void areValuesInLaws() {
      LawReport report = report(
          ArrayDeque.class, 5, "new", "addFirst", "addLast", "peekFirst", "pollLast", "isEmpty");
      Theory theory = report.theory();
      assertThat(theory.unproved(List.of(
              "peekFirst(addFirst(d, x)) = x",
              "pollLast.state(addLast(d, x)) = d",
              "pollLast.result(addLast(d, x)) = x",
              "addLast(addFirst(d, x), y) = addFirst(addLast(d, y), x)",
              "peekFirst(new) = null",
              "isEmpty(new) = true")))
          .isEmpty();
      assertThat(report.warnings())
          .contains("ArrayDeque has no equals: compared by its elements in the order of iteration");
    }

    @Test
    void areComparedByWhatCanBeSeenWhereNothingElseHelps() {
      LawReport report = report(IntStack.class, 5);
      assertThat(report.warnings())
          .contains("IntStack has no equals: compared by isEmpty, size, top,"
              + " and by what repeated pop gives");
      assertThat(report
              .theory()
              .unproved(List.of(
                  "pop.state(push(s, i)) = s",
                  "pop.result(push(s, i)) = i",
                  "top(push(s, i)) = i")))
          .isEmpty();
      assertThat(report.laws()).extracting(Law::toString).doesNotContain("push(s, j) = push(s, i)");
    }
  }

  @Nested
  class Records {
    @Test
    void areMadeByTheirConstructorWhereItAgrees() {
      LawReport report = report(Money.class, 5);
      assertThat(report
              .theory()
              .unproved(List.of(
                  "max(n, m) = max(m, n)",
                  "plus(n, m) = plus(m, n)",
                  "plus(m, NOTHING) = m",
                  "isLessThan(m, m) = false")))
          .isEmpty();
      assertThat(report.partialFunctions())
          .extracting(PartialFunction::toString)
          .contains(
              "new may throw java.lang.IllegalArgumentException: exactly where i < 0",
              "plus may throw java.lang.ArithmeticException");
    }
  }

  @Nested
  class ClassesOfManyKinds {
    @Test
    void areMadeByTheirBuilders() {
      LawReport report = report(Person.class, 5);
      assertThat(report.about())
          .isEqualTo(Person.class.getName() + ", " + Person.Builder.class.getName());
      assertThat(report
              .theory()
              .unproved(List.of(
                  "age(build(aged(b, i))) = i",
                  "name(build(named(b, s))) = s",
                  "renamed(build(b), s) = build(named(b, s))",
                  "age(renamed(p, s)) = age(p)")))
          .isEmpty();
    }

    @Test
    void haveOneSortOfElementsWhereTheyChangePlaces() {
      assertThat(report(Pair.class, 4).laws())
          .extracting(Law::toString)
          .contains("swapped(swapped(p)) = p", "first(swapped(p)) = second(p)");
    }

    @Test
    void areMadeEvenIfTheyRefuseNearlyAllArguments() {
      assertThat(report(Wheel.class, 4).laws())
          .extracting(Law::toString)
          .contains("new(number(w)) = w", "next(previous(w)) = w", "previous(next(w)) = w");
    }

    @Test
    void showAllConstantsOfAnEnumThatHasFew() {
      assertThat(report(Suit.class, 3).laws())
          .extracting(Law::toString)
          .contains("next(HEARTS) = CLUBS", "isRed(CLUBS) = false");
    }

    @Test
    void areKnownByNameInTheReportEvenIfNothingIsLeftOut() {
      assertThat(report(Suit.class, 3).text()).startsWith("laws of " + Suit.class.getName());
    }

    @Test
    void areDrawnToTheirExtremesByFactories() {
      LawReport report = report(Duration.class, 3, "negated", "abs", "plus", "ZERO");
      assertThat(report.laws())
          .extracting(Law::toString)
          .contains("plus(d, ZERO) = d")
          .doesNotContain("negated(negated(d)) = d");
    }
  }

  @Nested
  class Probes {
    @Test
    void seeWhatTakesAwayFromObjectsThatHaveGrown() {
      LawReport report = report(HashSet.class, 4, "new", "add", "removeAll");
      assertThat(report.laws())
          .extracting(Law::toString)
          .contains("removeAll.state(s, s) = new", "removeAll.state(s, new) = s");
    }

    @Test
    void tellTheFirstFromTheLast() {
      LawReport report = report(
          LinkedList.class, 3, "new", "addLast", "removeFirstOccurrence", "removeLastOccurrence");
      assertThat(String.join("\n", report.leftOut())).doesNotContain("does the same");
      assertThat(report.laws())
          .extracting(Law::toString)
          .doesNotContain("removeLastOccurrence.state(l, x) = removeFirstOccurrence.state(l, x)");
    }
  }

  @Nested
  class BrokenPromises {
    private String warnings(Class<?> type) {
      return String.join("\n", report(type, 3).warnings());
    }

    @Test
    void ofEqualityAreShownByTheSmallestValues() {
      assertThat(warnings(Careless.Prefix.class))
          .containsPattern("Prefix: <.> equals <>, but not the other way round");
    }

    @Test
    void ofHashCodesAreShown() {
      assertThat(warnings(Careless.Word.class))
          .containsPattern("Word: <.> equals <.>, but their hash codes differ");
      assertThat(warnings(Careless.Unhashed.class))
          .contains("Unhashed: #0 equals #0, but their hash codes differ");
    }

    @Test
    void ofOrderAreShown() {
      assertThat(warnings(Careless.Longest.class)).contains("compare the same way in either order");
    }

    @Test
    void areNotSeenWhereTheyAreKept() {
      assertThat(warnings(Money.class)).doesNotContain("not reliable");
    }
  }

  @Nested
  class StaticMethods {
    @Test
    void thatChangeTheirFirstArgumentGiveIt() {
      LawReport report = report(Collections.class, 4, "reverse", "sort", "max");
      assertThat(report.laws())
          .extracting(Law::toString)
          .contains("reverse(reverse(xs)) = xs", "sort(reverse(xs)) = sort(xs)");
    }
  }

  @Nested
  class UtilityClasses {
    @Test
    void haveThreeVariablesOfWhatTheyAreAbout() {
      LawReport report = report(Math.class, 5, "max", "min");
      assertThat(report
              .theory()
              .unproved(List.of(
                  "max(i, max(j, k)) = max(max(i, j), k)",
                  "min(i, min(j, k)) = min(min(i, j), k)")))
          .isEmpty();
    }
  }

  @Nested
  class NumbersOfAClass {
    @Test
    void showArithmeticBeforeBitsAndBothNeutralValues() {
      assertThat(report(BigInteger.class, 4).laws())
          .extracting(Law::toString)
          .contains("add(a, ZERO) = a", "multiply(a, ONE) = a", "subtract(a, a) = ZERO");
    }

    @Test
    void showThatOneOperationDistributesOverAnother() {
      LawReport report = Laws.classes(List.of(BigInteger.class))
          .only(List.of("add", "multiply", "max"))
          .signature()
          .maxSize(5)
          .confirm(2_000)
          .discover();
      assertThat(report.laws())
          .extracting(Law::toString)
          .contains(
              "add(multiply(a, b), multiply(a, c)) = multiply(a, add(b, c))",
              "max(add(a, b), add(a, c)) = add(a, max(b, c))");
      assertThat(report
              .theory()
              .proves("multiply(a, max(b, c)) = max(multiply(a, b), multiply(a, c))"))
          .isFalse();
    }
  }

  @Nested
  class Members {
    @Test
    void thatMisbehaveAreNamedWithTheReason() {
      LawReport report = report(Misbehaving.class, 3);
      String leftOut = String.join("\n", report.leftOut());
      assertThat(leftOut)
          .contains("exits(int): ends the JVM (java.lang.System.exit)")
          .contains("exitsInside(int): ends the JVM (java.lang.System.exit)")
          .contains("exitsInLambda(int): ends the JVM or starts programs (java.lang.Runtime")
          .contains("exitsByName(int): ends the JVM (java.lang.System.exit)")
          .contains("exitsInAnonymousClass(int): ends the JVM (java.lang.System.exit)")
          .contains("exitsByReflection(int): calls what cannot be seen (java.lang.reflect.Method")
          .doesNotContain("joins(int)")
          .contains("prints(int): prints (java.lang.System.out)")
          .contains("reads(int): opens files (java.io.FileInputStream")
          .contains("connects(int): opens sockets (java.net.Socket")
          .contains("threads(int): works with threads (java.lang.Thread")
          .contains("loops(int): did not come back within 5 s")
          .contains("recurses(int): calls itself without end for some arguments")
          .contains("counts(int): gives different results for the same arguments")
          .contains("clears(int, List): changes an argument that is handed to it")
          .contains("needs(Misbehaving): no public way to make its arguments");
      assertThat(report.calls()).isPositive();
    }

    @Test
    void thatAreRandomAreNamed() {
      LawReport report = report(UUID.class, 3);
      assertThat(String.join("\n", report.leftOut()))
          .contains("randomUUID(): gives different results for the same arguments");
    }

    @Test
    void mustBeUsable() {
      assertThatThrownBy(() -> Laws.of(Runtime.class))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("no usable member in java.lang.Runtime");
    }
  }

  @Test
  void functionsCanBeAddedThatWorkOnObjects() {
    Sort<ArrayDeque<Integer>> deque = Sort.named("ArrayDeque", ArrayDeque.class);
    LawReport report = Laws.classes(List.of(ArrayDeque.class))
        .only(List.of("new", "addFirst"))
        .signature()
        .fun("half", deque, deque, full -> {
          int size = full.size();
          for (int i = 0; i < size / 2; i++) {
            full.removeLast();
          }
          return full;
        })
        .observe(deque, ArrayDeque::size)
        .maxSize(5)
        .confirm(500)
        .discover();
    assertThat(report.laws())
        .extracting(Law::toString)
        .contains("half(new) = new", "addFirst(d, y) = addFirst(d, x)");
  }

  @Test
  void marksSayWhatLawsAreAboutAndHowObjectsAreCompared() {
    LawReport report = report(Marked.class, 5);
    assertThat(report.laws())
        .extracting(Law::toString)
        .contains("put(put(m, j), i) = put(put(m, i), j)", "put(put(m, i), i) = put(m, i)");
    assertThat(report.warnings()).contains("Marked is compared by contents");
    assertThat(report.leftOut()).contains("noise(): not marked @Function");
  }

  @Test
  void theSameSeedGivesTheSameReport() {
    assertThat(report(Money.class, 4).text()).isEqualTo(report(Money.class, 4).text());
  }
}
