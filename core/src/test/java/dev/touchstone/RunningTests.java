package dev.touchstone;

import static dev.touchstone.Case.assume;
import static dev.touchstone.Case.classify;
import static dev.touchstone.Case.cover;
import static dev.touchstone.Case.measure;
import static dev.touchstone.Case.tabulate;
import static dev.touchstone.Case.target;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class RunningTests {
  @Nested
  class ASmallSpace {
    @Test
    void isTriedWhole() {
      Set<Integer> seen = new TreeSet<>();
      Verdict verdict = Claim.forAll(Gen.ints(1, 50), seen::add).check();
      assertThat(verdict.report()).isEqualTo("Passed (exhaustive, 50 cases)");
      assertThat(seen).hasSize(50);
    }

    @Test
    void isFalsifiedWhereAnyOfItFails() {
      Verdict verdict =
          Claim.forAll(Gen.ints(1, 50), Gen.booleans(), (n, b) -> n != 37 || b).check();
      assertThat(verdict.report()).contains("first = 37").contains("second = false");
    }

    @Test
    void isNotTriedWholeWhereItIsLargerThanTheCasesAskedFor() {
      Verdict verdict = Claim.forAll(Gen.ints(1, 101), n -> true).check();
      assertThat(verdict.report()).isEqualTo("Passed 100 cases");
    }

    @Test
    void mayHaveASingleCase() {
      assertThat(Claim.forAll(Gen.constant(1), n -> true).check().report())
          .isEqualTo("Passed (exhaustive, 1 case)");
    }

    /** Most lists are long and few draws reach them, so guesses at their number vary widely. */
    @Test
    void isTriedWholeEvenWhereItIsLopsided() {
      Claim claim = Claim.forAll(Gen.lists(Gen.booleans(), 0, 12), xs -> xs.size() <= 12);
      assertThat(claim.cases(8_191).check().report()).isEqualTo("Passed (exhaustive, 8191 cases)");
      assertThat(claim.cases(8_190).check().report()).isEqualTo("Passed 8190 cases");
    }
  }

  @Nested
  class AVastSpace {
    @Test
    void isKnownAsSuchAfterAFewDraws() {
      int[] drawn = new int[1];
      Gen<List<Integer>> counted = source -> {
        drawn[0]++;
        return source.from(Gen.lists(Gen.ints(0, 9), 12));
      };
      Claim.forAll(counted, xs -> true).cases(5_000).seed(Seed.of(1)).orThrow();
      assertThat(drawn[0]).isBetween(5_000, 5_100);
    }
  }

  @Nested
  class ASpaceWithoutEnd {
    @Test
    void isGivenUpAsSuchEvenWhereAnyNumberOfCasesIsAskedFor() {
      Claim claim = Claim.forAll(Gen.lists(Gen.booleans()), xs -> true)
          .cases(Integer.MAX_VALUE)
          .within(Duration.ofMillis(200));
      assertTimeoutPreemptively(
          Duration.ofMinutes(1), () -> assertThat(claim.check().passed()).isTrue());
    }
  }

  @Nested
  class Threads {
    private final Claim statistics = Claim.forAll(Gen.lists(Gen.ints()))
        .asserts(xs -> {
          assume(xs.size() != 3);
          classify(xs.size() < 5, "short");
          tabulate("length", xs.size() / 10);
          measure("size", xs.size());
        })
        .cases(2_000)
        .seed(Seed.of(7));

    @Test
    void doNotChangeStatistics() {
      assertThat(statistics.parallel(8).check().report())
          .isEqualTo(statistics.check().report());
    }

    @Test
    void doNotChangeWhichCaseFailsFirst() {
      for (int seed = 0; seed < 50; seed++) {
        Claim claim = Claim.forAll(Gen.longs(), n -> n % 97 != 5).cases(5_000).seed(Seed.of(seed));
        assertThat(claim.parallel(4).check().report()).isEqualTo(claim.check().report());
      }
    }

    @Test
    void runTheSameCases() {
      Set<Long> alone = new TreeSet<>();
      Set<Long> together = new ConcurrentSkipListSet<>();
      Claim.forAll(Gen.longs()).asserts(alone::add).cases(640).seed(Seed.of(1)).check();
      Claim.forAll(Gen.longs())
          .asserts(together::add)
          .cases(640)
          .seed(Seed.of(1))
          .parallel(8)
          .check();
      assertThat(together).isEqualTo(alone);
    }

    @Test
    void runNothingAfterTheEnd() {
      for (int seed = 0; seed < 50; seed++) {
        AtomicInteger runs = new AtomicInteger();
        Claim claim = Claim.forAll(Gen.longs(), n -> runs.incrementAndGet() > 0).parallel(4);
        claim.cases(500).seed(Seed.of(seed)).check();
        assertThat(runs).hasValue(500);
      }
    }

    @Test
    void runNothingAfterAFailure() throws InterruptedException {
      for (int seed = 0; seed < 20; seed++) {
        AtomicInteger runs = new AtomicInteger();
        Claim claim = Claim.forAll(Gen.longs())
            .asserts(n -> {
              runs.incrementAndGet();
              assertThat(n % 97).isNotEqualTo(5);
            })
            .parallel(4);
        claim.cases(50_000).seed(Seed.of(seed)).check();
        int after = runs.get();
        Thread.sleep(2);
        assertThat(runs).hasValue(after);
      }
    }
  }

  @Nested
  class Cases {
    @Test
    void areFoundUnderTheGivenNode() {
      Node node = Seed.of(5).root().child("a property");
      List<Integer> first = new ArrayList<>();
      List<Integer> second = new ArrayList<>();
      Claim.forAll(Gen.ints(), first::add).check(node);
      Claim.forAll(Gen.ints(), second::add).check(node);
      assertThat(first).isEqualTo(second).hasSize(100);
      assertThat(first.get(0)).isZero();
    }

    @Test
    void nameTheirAddressInTheToken() {
      Verdict verdict =
          Claim.forAll(Gen.longs(), n -> n < 1000).check(Seed.of(5).root().child("a property"));
      assertThat(((Verdict.Falsified) verdict).token()).startsWith(Seed.of(5) + "/'a property'/");
    }

    @Test
    void keepAnArgumentWhereAnotherGeneratorDrawsMoreUnlessItRepeatsAValueOfIt() {
      List<Integer> before = new ArrayList<>();
      List<Integer> after = new ArrayList<>();
      Claim.forAll(Gen.ints(), Gen.ints(), (a, b) -> before.add(b))
          .seed(Seed.of(1))
          .check();
      Claim.forAll(Gen.lists(Gen.ints()), Gen.ints(), (a, b) -> after.add(b))
          .seed(Seed.of(1))
          .check();
      int same = 0;
      for (int i = 0; i < 100; i++) {
        same += after.get(i).equals(before.get(i)) ? 1 : 0;
      }
      assertThat(same).isGreaterThan(85);
    }
  }

  @Nested
  class Examples {
    @Test
    void areRunFirst() {
      Verdict verdict = Claim.forAll(Gen.ints(), n -> n != 123_456_789)
          .example(5)
          .example(123_456_789)
          .check();
      assertThat(verdict.report()).startsWith("Falsified after 2 cases").contains("= 123456789");
    }
  }

  @Nested
  class Targets {
    @Test
    void leadToCasesThatChanceDoesNotFind() {
      int found = 0;
      for (int seed = 0; seed < 20; seed++) {
        Claim claim = Claim.forAll(Gen.ints(0, 1_000_000))
            .and(Gen.ints(0, 1_000_000))
            .asserts((a, b) -> {
              target(-Math.abs(a - 654_321.0) - Math.abs(b - 123_456.0));
              assertThat(a > 654_000 && a < 655_000 && b > 123_000 && b < 124_000)
                  .isFalse();
            })
            .cases(4_000)
            .seed(Seed.of(seed));
        found += claim.check().passed() ? 0 : 1;
      }
      assertThat(found).isGreaterThanOrEqualTo(18);
    }
  }

  @Nested
  class Coverage {
    private Verdict check(int percent, int of) {
      return Claim.forAll(Gen.elements(1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
          .and(Gen.longs())
          .asserts((n, salt) -> cover(percent, "rare", n <= of))
          .checkCoverage()
          .seed(Seed.of(1))
          .check();
    }

    @Test
    void isSufficientWhereTheShareIsTwiceAsLarge() {
      assertThat(check(10, 2).passed()).isTrue();
    }

    @Test
    void isAQuestionOfChanceInASmallSpaceToo() {
      Claim dice = Claim.forAll(Gen.frequency(
              Gen.weight(19, Gen.constant("usual")), Gen.weight(1, Gen.constant("rare"))))
          .asserts(kind -> Case.cover(10, "rare", kind.equals("rare")))
          .seed(Seed.of(1));
      assertThat(dice.check()).isInstanceOf(Verdict.Passed.class);
      assertThat(dice.checkCoverage().check()).isInstanceOf(Verdict.Uncovered.class);
    }

    @Test
    void isInsufficientWhereTheShareIsHalf() {
      assertThat(check(20, 1)).isInstanceOf(Verdict.Uncovered.class);
      assertThat(check(20, 1).report()).startsWith("Too few cases of 'rare': asked 20%, seen ");
    }
  }

  @Nested
  class PartsThatCallThemselvesOff {
    private static final Gen<Integer> SOME = Gen.draw(s -> {
      int[] drawn = {-1};
      boolean through = s.attempt(1, part -> {
        drawn[0] = part.integer(0, 3);
        return drawn[0] != 2;
      });
      return through ? drawn[0] : -1;
    });

    @Test
    void areNotLeftOutOfSmallSpaces() {
      assertThat(Claim.forAll(SOME, x -> x != -1).check()).isInstanceOf(Verdict.Falsified.class);
    }

    @Test
    void failAgainWhenReplayed() {
      Claim claim = Claim.forAll(SOME, Gen.ints(), (x, n) -> x != -1).seed(Seed.of(1));
      Verdict.Falsified falsified = (Verdict.Falsified) claim.check();
      assertThat(falsified.report()).contains("first = -1\n").doesNotContain("flaky");
      assertThat(claim.replay(falsified.token()).check()).isInstanceOf(Verdict.Falsified.class);
    }
  }

  @Nested
  class Explaining {
    @Test
    void marksArgumentsThatDoNotMatter() {
      Verdict verdict = Claim.forAll(Gen.ints(), Gen.ints(), (a, b) -> a < 10)
          .seed(Seed.of(1))
          .check();
      assertThat(verdict.report())
          .contains("first = 10\n")
          .contains("second = 0 (any value fails)");
    }

    @Test
    void marksNoArgumentWhoseSimplestValuePasses() {
      Claim claim = Claim.forAll(
              Gen.lists(Gen.ints(0, 9)), Gen.ints(), (l, k) -> l.size() < 60 || k == 0)
          .cases(300);
      for (int seed = 0; seed < 10; seed++) {
        assertThat(claim.seed(Seed.of(seed)).check().report()).contains("second = 1\n");
      }
    }

    @Test
    void marksNoArgumentWhoseNextValuePasses() {
      Claim claim = Claim.forAll(Gen.longs(), Gen.longs(), (a, b) -> a < 10 || b == 1);
      for (int seed = 0; seed < 10; seed++) {
        assertThat(claim.seed(Seed.of(seed)).check().report()).contains("second = 0\n");
      }
    }

    @Test
    void tellsWhereTwoDoNotMatterAloneButTogether() {
      Verdict verdict = Claim.forAll(Gen.ints(0, 9), Gen.ints(0, 9), (a, b) -> a >= 5 && b >= 5)
          .seed(Seed.of(1))
          .check();
      assertThat(verdict.report())
          .contains("first = 0 (any value fails)")
          .contains("any value of first fails, and any of second, but not any of both together");
    }
  }
}
