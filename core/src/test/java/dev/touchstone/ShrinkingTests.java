package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Seed;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ShrinkingTests {
  @Test
  void saysThatItWasTurnedOff() {
    Claim claim = Claim.forAll(Gen.ints(), x -> x < 5).shrinking(0, Duration.ZERO);
    assertThat(claim.check().report()).contains("not shrunk: shrinking was turned off");
  }

  private static Verdict.Falsified falsified(Claim claim) {
    Verdict verdict = claim.check();
    assertThat(verdict).isInstanceOf(Verdict.Falsified.class);
    return (Verdict.Falsified) verdict;
  }

  /** A claim about three digits that is wrong where the failing ones are. */
  private static Claim about(Set<Integer> failing) {
    Gen<Integer> digit = Gen.ints(0, 9);
    return Claim.forAll(digit, digit, digit, (a, b, c) -> !failing.contains(100 * a + 10 * b + c))
        .cases(900);
  }

  private static List<String> shown(Verdict.Falsified falsified) {
    return falsified.shrunk().arguments().stream().map(Verdict.Shown::value).toList();
  }

  @Nested
  class WhateverFails {
    /** Digits weigh the same and are ordered from left to right, so the smallest case is the least. */
    @Test
    void theResultFailsAndNoSmallerCaseOfAProvedRegionDoes() {
      Gen<Set<Integer>> failing = Gen.sets(Gen.ints(1, 999), 150, 300);
      Claim.forAll(failing)
          .asserts(set -> {
            Verdict.Falsified falsified = falsified(about(set).seed(Seed.of(1)));
            int found = Integer.parseInt(String.join("", shown(falsified)));
            assertThat(set).contains(found);
            if (falsified.certificate().startsWith("minimal: ")) {
              int largest = largestDigit(found);
              assertThat(set).noneMatch(n -> n < found && largestDigit(n) <= Math.max(2, largest));
            }
          })
          .cases(50)
          .seed(Seed.of(2))
          .orThrow();
    }

    @Test
    void nothingIsClaimedOfACaseWhoseSearchWasCutOff() {
      Claim claim = Claim.forAll(Gen.lists(Gen.ints()), xs -> xs.stream().noneMatch(x -> x > 99))
          .seed(Seed.of(1));
      assertThat(falsified(claim).report()).contains("minimal");
      assertThat(falsified(claim.shrinking(2, Duration.ofSeconds(60))).report())
          .contains("not shrunk to the end: the limit of evaluations was reached")
          .doesNotContain("minimal");
      assertThat(falsified(claim.shrinking(2, Duration.ZERO)).report())
          .contains("not shrunk to the end: the limit of time was reached")
          .doesNotContain("minimal");
    }

    @Test
    void casesOfBoundedRealsAreCountedOnce() {
      Claim claim = Claim.forAll(Gen.doubles(0, 3), Gen.doubles(0, 3), (x, y) -> x + y <= 3.5);
      assertThat(falsified(claim.cases(200).seed(Seed.of(4))).certificate())
          .isEqualTo("minimal: all 7 smaller cases with choice index <= 6 pass");
    }

    private static int largestDigit(int number) {
      return IntStream.of(number / 100, number / 10 % 10, number % 10).max().orElseThrow();
    }
  }

  @Nested
  class OfCasesThatAreFarFromSmallerOnes {
    /** Which long lists fail is decided by a hash, so no step leads from one to the short one. */
    @Test
    void longOnesOfTheSimplestChoicesAreTriedToo() {
      Claim claim = Claim.forAll(Gen.lists(Gen.elements("a", "b", "c", "d"), 0, 16), letters -> {
        String word = String.join("", letters);
        return !word.equals("abbababb")
            && (word.length() < 10 || Math.floorMod((word.hashCode() * 0x9E3779B9) >>> 8, 40) != 0);
      });
      for (int seed = 0; seed < 5; seed++) {
        assertThat(shown(falsified(claim.cases(1_000).seed(Seed.of(seed)))))
            .containsExactly("[\"a\", \"b\", \"b\", \"a\", \"b\", \"a\", \"b\", \"b\"]");
      }
    }
  }

  @Nested
  class OfTwoValuesEach {
    @Test
    void areProvedMinimalAsFarAsBefore() {
      Gen<List<List<Integer>>> lists = Gen.uniqueBy(x -> x, Gen.lists(Gen.ints(0, 1), 0, 3), 0, 5);
      Claim claim = Claim.forAll(lists, l -> l.size() <= 2 || l.hashCode() % 400 != 0);
      assertThat(falsified(claim.cases(1_000).seed(Seed.of(0))).certificate())
          .startsWith("minimal: all ");
    }
  }

  @Nested
  class OfProducts {
    @Test
    void twoNegativeNumbersBecomePositiveTogether() {
      Claim claim = Claim.forAll(Gen.ints(), Gen.ints(), (a, b) -> (long) a * b < 100);
      for (int seed = 0; seed < 60; seed++) {
        assertThat(shown(falsified(claim.cases(1_000).seed(Seed.of(seed)))))
            .containsExactly("1", "100");
      }
    }
  }

  @Nested
  class OfTimesInARange {
    private void endsInItsSimplest(Gen<?> times, String simplest) {
      for (int seed = 0; seed < 60; seed++) {
        Claim claim = Claim.forAll(times, Gen.ints(), (time, n) -> n <= 500);
        assertThat(shown(falsified(claim.seed(Seed.of(seed)))).get(0)).isEqualTo(simplest);
      }
    }

    /** At an end, less is left to choose; a case must not be lighter for that. */
    @Test
    void doesNotEndAtTheFarEnd() {
      Instant january = Instant.parse("2024-01-01T00:00:00Z");
      LocalDate day = LocalDate.of(2024, 1, 1);
      endsInItsSimplest(
          Times.instants(january, Instant.parse("2024-12-31T00:00:00Z")), "2024-01-01T00:00:00Z");
      endsInItsSimplest(Times.durations(Duration.ZERO, Duration.ofHours(1)), "PT0S");
      endsInItsSimplest(
          Times.dateTimes(day.atStartOfDay(), day.plusDays(365).atStartOfDay()),
          "2024-01-01T00:00");
      endsInItsSimplest(Times.times(LocalTime.of(9, 0), LocalTime.of(17, 0)), "09:00");
      endsInItsSimplest(Times.dates(day, LocalDate.of(2025, 1, 1)), "2024-01-01");
      endsInItsSimplest(Times.yearMonths(YearMonth.of(2020, 1), YearMonth.of(2024, 1)), "2020-01");
    }
  }

  @Nested
  class OfDates {
    @Test
    void anEarlierYearIsPaidForWithALaterMonthAndDay() {
      Claim claim = Claim.forAll(Times.dates(), day -> day.isBefore(LocalDate.of(2024, 2, 29)));
      Set<List<String>> found = IntStream.rangeClosed(1, 20)
          .mapToObj(seed -> shown(falsified(claim.seed(Seed.of(seed)))))
          .collect(Collectors.toSet());
      assertThat(found).containsExactly(List.of("2024-02-29"));
    }

    @Test
    void anEarlierMonthIsPaidForWithADayThatALaterOneDoesNotHave() {
      Claim claim = Claim.forAll(
          Times.dates(), Times.dates(), (from, to) -> ChronoUnit.DAYS.between(from, to) < 30);
      for (int seed = 0; seed < 20; seed++) {
        assertThat(shown(falsified(claim.cases(1_000).seed(Seed.of(seed)))))
            .containsExactly("2000-01-01", "2000-01-31");
      }
    }
  }

  @Nested
  class OfChoicesThatMayChangePlaces {
    @Test
    void theSimplerComesFirstUnderEverySeed() {
      Set<List<String>> found = IntStream.rangeClosed(1, 20)
          .mapToObj(seed -> shown(falsified(filterAndMap().seed(Seed.of(seed)))))
          .collect(Collectors.toSet());

      assertThat(found).containsExactly(List.of("{_ -> 0}", "{0 -> true, _ -> false}", "[1]"));
    }

    private static Claim filterAndMap() {
      return Claim.forAll(
          Gen.of(new TypeRef<Function<Integer, Integer>>() {}),
          Gen.of(new TypeRef<Predicate<Integer>>() {}),
          Gen.lists(Gen.ints()),
          (f, p, xs) -> xs.stream()
              .filter(p)
              .map(f)
              .toList()
              .equals(xs.stream().map(f).filter(p).toList()));
    }
  }

  @Nested
  class OfAllCasesTried {
    private final List<Object> run = new ArrayList<>();

    /** The value of a case is the only one of its choices, so cases are told apart by their values. */
    private <T> Claim noting(Gen<T> gen, Predicate<T> holds) {
      return Claim.forAll(gen, value -> {
            run.add(value);
            return holds.test(value);
          })
          .explaining(false);
    }

    /** Returns what was run to shrink: after the search and the second run of the case it found. */
    private List<Object> tried(Claim claim, int seed) {
      run.clear();
      Verdict.Falsified falsified = falsified(claim.seed(Seed.of(seed)));
      int start = (int) falsified.cases() + 1;
      int shown = 2;
      assertThat(run).hasSize(start + falsified.evaluations() + shown);
      return run.subList(start - 1, start + falsified.evaluations());
    }

    private void noneIsRunTwice(Claim claim) {
      for (int seed = 0; seed < 20; seed++) {
        assertThat(tried(claim, seed)).doesNotHaveDuplicates();
      }
    }

    @Test
    void noneIsRunTwiceForReverse() {
      noneIsRunTwice(noting(Gen.lists(Gen.ints()), xs -> {
        List<Integer> reversed = new ArrayList<>(xs);
        Collections.reverse(reversed);
        return xs.equals(reversed);
      }));
    }

    @Test
    void noneIsRunTwiceForDistinct() {
      noneIsRunTwice(noting(Gen.lists(Gen.ints()), xs -> Set.copyOf(xs).size() < 3));
    }

    @Test
    void noneIsRunTwiceForListsOfLists() {
      noneIsRunTwice(noting(
          Gen.lists(Gen.lists(Gen.ints())),
          lists -> lists.stream().flatMap(List::stream).distinct().count() < 5));
    }

    @Test
    void noneIsRunTwiceForAListOfAGivenLength() {
      noneIsRunTwice(noting(
          Gen.ints(1, 100).flatMap(n -> Gen.lists(Gen.ints(0, 1_000), n)),
          xs -> Collections.max(xs) < 900));
    }

    @Test
    void noneIsRunTwiceForASmallDifference() {
      Gen<List<Integer>> pairs = Gen.lists(Gen.ints(1, Integer.MAX_VALUE), 2);
      noneIsRunTwice(noting(
              pairs, pair -> pair.get(0) < 10 || Math.abs(pair.get(0) - pair.get(1)) != 1)
          .cases(100_000));
    }
  }
}
