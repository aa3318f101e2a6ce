package dev.touchstone;

import static dev.touchstone.Claim.forAll;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Seed;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ShrinkHintTests {
  private static final int SEEDS = 20;
  private static final int LEAST = 1_000_003;
  private static final Gen<Integer> NUMBERS = Gen.ints(0, 1_000_000_000);

  // region hint
  private static Gen<Integer> numbers() {
    return Gen.ints(0, 1_000_000_000).shrinkHint(ShrinkHintTests::smallerPrimes);
  }

  /** Returns a prime about half as large, one about three quarters as large and so on. */
  private static List<Integer> smallerPrimes(int n) {
    return Stream.iterate(n, distance -> distance > 1, distance -> distance / 2)
        .map(distance -> n - distance / 2)
        .map(ShrinkHintTests::nextPrime)
        .toList();
  }
  // endregion

  private static boolean prime(int n) {
    return BigInteger.valueOf(n).isProbablePrime(20);
  }

  private static int nextPrime(int from) {
    return IntStream.iterate(from, n -> n + 1)
        .filter(ShrinkHintTests::prime)
        .findFirst()
        .orElseThrow();
  }

  private static boolean holds(int n) {
    return n < 1_000_000 || !prime(n);
  }

  private static Verdict.Falsified falsified(Claim claim, int seed) {
    return (Verdict.Falsified) claim.cases(1_000).seed(Seed.of(seed)).check();
  }

  private static String smallest(Verdict.Falsified found) {
    return found.shrunk().arguments().get(0).value();
  }

  @Nested
  class WhereNoSmallChangeLeadsOn {
    @Test
    void theSmallestCaseIsFound() {
      for (int seed = 1; seed <= SEEDS; seed++) {
        assertThat(smallest(falsified(forAll(numbers(), ShrinkHintTests::holds), seed)))
            .isEqualTo("" + LEAST);
      }
    }

    /** Keeps the test above honest. */
    @Test
    void itIsSeldomFoundWithoutAHint() {
      long found = IntStream.rangeClosed(1, SEEDS)
          .mapToObj(seed -> falsified(forAll(NUMBERS, ShrinkHintTests::holds), seed))
          .filter(falsified -> smallest(falsified).equals("" + LEAST))
          .count();
      assertThat(found).isLessThan(SEEDS / 4);
    }

    @Test
    void theCaseFoundReplays() {
      Claim claim = forAll(numbers(), ShrinkHintTests::holds);
      String token = falsified(claim, 1).token();
      assertThat(claim.replay(token).check().report()).contains("value = " + LEAST + "\n");
      assertThat(forAll(NUMBERS, ShrinkHintTests::holds).replay(token).check().report())
          .contains("value = " + LEAST + "\n");
    }
  }

  @Nested
  class AHintIsFollowed {
    private void leadsToTheLeast(Gen<?> gen, Function<Object, Integer> number, String expected) {
      Claim claim = forAll(gen, value -> holds(number.apply(value)));
      assertThat(smallest(falsified(claim, 1))).isEqualTo(expected);
    }

    @Test
    void insideLists() {
      Claim claim =
          forAll(numbers().list(), list -> list.stream().allMatch(ShrinkHintTests::holds));
      assertThat(smallest(falsified(claim, 1))).isEqualTo("[1000003]");
    }

    @Test
    void insideOtherGenerators() {
      leadsToTheLeast(numbers().map(n -> -n), n -> -(Integer) n, "-1000003");
      leadsToTheLeast(Gen.ints(0, 3).flatMap(n -> numbers()), n -> (Integer) n, "1000003");
      leadsToTheLeast(
          Gen.oneOf(Gen.constant(4), numbers().filter(n -> n != 5)), n -> (Integer) n, "1000003");
    }

    @Test
    void forEachArgument() {
      Claim claim = forAll(Gen.strings(), numbers(), (text, n) -> holds(n));
      Verdict.Falsified found = falsified(claim, 1);
      assertThat(found.shrunk().arguments().get(1).value()).isEqualTo("1000003");
    }

    @Test
    void besideWhatIsDrawnWhileTheBodyRuns() {
      Claim called = forAll(
          Gen.functions(Gen.ints()), numbers(), (f, n) -> f.apply(n % 3) == null || holds(n));
      assertThat(falsified(called, 1).shrunk().arguments().get(1).value()).isEqualTo("1000003");
      Claim hosted = forAll(numbers(), ShrinkHintTests::holds).host("turns");
      assertThat(smallest(falsified(hosted, 1))).isEqualTo("1000003");
    }

    @Test
    void insideForks() {
      Gen<Integer> forked = source -> numbers().generate(source.fork("own"));
      leadsToTheLeast(forked, n -> (Integer) n, "1000003");
    }

    @Test
    void fromMappedValuesWhereItKnowsWhatIsDrawn() {
      // region mapped
      Gen<String> texts = Gen.ints(0, 1_000_000_000).map(n -> "n" + n);
      Function<String, Integer> number = text -> Integer.parseInt(text.substring(1));
      Gen<String> hinted = texts.shrinkHint(
          text -> smallerPrimes(number.apply(text)).stream().map(n -> "n" + n).toList(), number);
      // endregion
      leadsToTheLeast(hinted, text -> number.apply((String) text), "\"n1000003\"");
    }
  }

  @Nested
  class AHintDoesNot {
    @Test
    void changeWhatIsDrawn() {
      List<List<Integer>> plain = new ArrayList<>();
      List<List<Integer>> hinted = new ArrayList<>();
      forAll(NUMBERS.list()).asserts(plain::add).seed(Seed.of(3)).check();
      forAll(numbers().list()).asserts(hinted::add).seed(Seed.of(3)).check();
      assertThat(hinted).isEqualTo(plain);
    }

    @Test
    void makeACaseLarger() {
      Gen<Integer> wild = NUMBERS.shrinkHint(n -> List.of(1_000_000_000, n + 1, n, 999_999_937));
      assertThat(smallest(falsified(forAll(wild, n -> n < 4_711), 1))).isEqualTo("4711");
    }

    @Test
    void leadToAnotherFailure() {
      Gen<Integer> gen = NUMBERS.shrinkHint(n -> List.of(7));
      Claim claim = forAll(gen).asserts(n -> {
        if (n == 7) {
          throw new IllegalStateException("seven");
        }
        if (n > 4_711) {
          throw new IllegalArgumentException("large");
        }
      });
      Verdict.Falsified found = falsified(claim, 1);
      assertThat(smallest(found)).isEqualTo("4712");
      assertThat(found.others()).hasSize(1);
    }

    @Test
    void runACaseTwice() {
      List<Integer> ran = new ArrayList<>();
      Claim claim = forAll(numbers(), n -> {
        ran.add(n);
        return holds(n);
      });
      Verdict.Falsified found = falsified(claim.explaining(false), 1);
      List<Integer> shrinking =
          ran.subList((int) found.cases() + 1, (int) found.cases() + 1 + found.evaluations());
      assertThat(shrinking).doesNotHaveDuplicates();
    }

    @Test
    void exceedTheLimitOfEvaluations() {
      Claim claim = forAll(numbers(), ShrinkHintTests::holds);
      Verdict.Falsified found = falsified(claim.shrinking(5, Duration.ofSeconds(10)), 1);
      assertThat(found.evaluations()).isEqualTo(5);
      assertThat(found.certificate()).contains("not shrunk to the end");
    }
  }

  @Nested
  class AHintThatMisbehaves {
    private static final String ASIDE = "; it was left aside from then on";

    /** Returns the remarks on a hint, whose verdict must be that of a generator without one. */
    private List<String> remarks(Function<Integer, Iterable<Integer>> smaller) {
      Verdict.Falsified plain = falsified(forAll(NUMBERS, n -> n < 4_711), 1);
      Verdict.Falsified found = falsified(forAll(NUMBERS.shrinkHint(smaller), n -> n < 4_711), 1);
      assertThat(found.with(List.of(), List.of()).report()).isEqualTo(plain.report());
      return found.notes().stream()
          .map(note -> note.replaceAll("ShrinkHintTests.java:\\d+", "here"))
          .toList();
    }

    @Test
    void byThrowingIsLeftAside() {
      assertThat(remarks(n -> {
            throw new IllegalStateException("no idea");
          }))
          .containsExactly(
              "the shrink hint of here threw java.lang.IllegalStateException: no idea" + ASIDE);
      assertThat(remarks(n -> {
            throw new StackOverflowError();
          }))
          .containsExactly("the shrink hint of here threw java.lang.StackOverflowError" + ASIDE);
    }

    @Test
    void byGivingNullIsLeftAside() {
      assertThat(remarks(n -> null))
          .containsExactly("the shrink hint of here gave null instead of values" + ASIDE);
    }

    @Test
    void byNotEndingIsLeftAside() {
      CountDownLatch never = new CountDownLatch(1);
      assertThat(remarks(n -> {
            try {
              never.await();
            } catch (InterruptedException ended) {
              return List.of();
            }
            return List.of();
          }))
          .containsExactly("the shrink hint of here took more than 2 s" + ASIDE);
    }

    @Test
    void byGivingValuesWithoutEndIsHeardForAWhile() {
      AtomicInteger given = new AtomicInteger();
      assertThat(remarks(n -> () -> Stream.generate(given::incrementAndGet)
              .map(number -> 1_000_000_000)
              .iterator()))
          .isEmpty();
      assertThat(given.get()).isBetween(100, 100 * 100);
    }

    @Test
    void byGivingValuesThatAreNotMadeIsTold() {
      assertThat(remarks(n -> Arrays.asList(-1, null, -2)))
          .containsExactly("the shrink hint of here gave no value that leads back to choices;"
              + " give what its generator draws as a second argument");
    }

    @Test
    void byGivingTheNumberBelowDoesNotKeepOtherStepsFromTheirTurn() {
      Gen<Integer> creeping =
          Gen.ints(0, 1_000_000_000).shrinkHint(n -> n > 0 ? List.of(n - 1) : List.of());
      Verdict.Falsified found =
          (Verdict.Falsified) forAll(creeping, n -> n < 77).seed(Seed.of(5)).check();
      assertThat(found.shrunk().arguments().get(0).value()).isEqualTo("77");
    }

    @Test
    void byGivingNothingIsNoTrouble() {
      assertThat(remarks(n -> List.of())).isEmpty();
    }
  }
}
