package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Seed;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ManyFailuresTests {
  private static final int LARGE = 50;
  private static final List<Supplier<RuntimeException>> WAYS = List.of(
      IllegalStateException::new,
      IllegalArgumentException::new,
      UnsupportedOperationException::new,
      ArithmeticException::new,
      NoSuchElementException::new,
      IndexOutOfBoundsException::new);

  /** Fails in one way for large numbers; number k from 1 on fails in another, the k-th or so. */
  private static Claim failing(int others) {
    return Claim.forAll(Gen.ints(0, 1_000_000)).asserts(n -> {
      if (n >= LARGE) {
        throw new ClassCastException();
      }
      if (n > 0) {
        throw WAYS.get((n - 1) % others).get();
      }
    });
  }

  /** Returns ten verdicts on claims that fail for a large number first. */
  private static List<Verdict.Falsified> verdicts(int others) {
    return IntStream.range(0, 100)
        .mapToObj(
            seed -> (Verdict.Falsified) failing(others).seed(Seed.of(seed)).check())
        .filter(verdict -> exception(verdict).equals(ClassCastException.class.getName()))
        .limit(10)
        .toList();
  }

  private static String exception(Verdict.Falsified falsified) {
    return falsified.identity().exception();
  }

  private static List<String> exceptions(Verdict.Falsified falsified) {
    return falsified.others().stream().map(ManyFailuresTests::exception).toList();
  }

  private static String value(Verdict.Falsified falsified) {
    return falsified.shrunk().arguments().get(0).value();
  }

  @Nested
  class WhereSixOtherWaysToFailAreWithinReach {
    private final List<Verdict.Falsified> verdicts = verdicts(6);

    @Test
    void theFirstIsTheVerdict() {
      assertThat(verdicts).hasSize(10).allMatch(verdict -> value(verdict).equals("50"));
    }

    @Test
    void fourOthersAreReported() {
      assertThat(verdicts).allSatisfy(verdict -> assertThat(exceptions(verdict)).hasSize(4));
    }

    @Test
    void noneIsReportedTwice() {
      assertThat(verdicts)
          .allSatisfy(verdict -> assertThat(exceptions(verdict))
              .doesNotHaveDuplicates()
              .doesNotContain(exception(verdict)));
    }

    @Test
    void eachIsShrunkByItself() {
      assertThat(verdicts)
          .flatExtracting(Verdict.Falsified::others)
          .allSatisfy(other -> assertThat(exception(other))
              .isEqualTo(
                  WAYS.get(Integer.parseInt(value(other)) - 1).get().getClass().getName()));
    }

    @Test
    void eachIsInTheReportWithItsToken() {
      assertThat(verdicts).allSatisfy(verdict -> {
        assertThat(verdict.report().split("also fails with ", -1)).hasSize(5);
        assertThat(verdict.others())
            .allSatisfy(other -> assertThat(verdict.report()).contains(other.token()));
      });
    }
  }

  @Nested
  class WhereThreeOtherWaysToFailAreWithinReach {
    @Test
    void allAreReported() {
      assertThat(verdicts(3))
          .allSatisfy(verdict -> assertThat(exceptions(verdict)).hasSize(3));
    }
  }

  @Nested
  class TheNumberOfCases {
    @Test
    void isThatOfTheFirstFailureHoweverManyAreLookedFor() {
      Claim claim = Claim.forAll(Gen.ints(0, 1_000_000), n -> n < 1_000).seed(Seed.of(5));
      long first = ((Verdict.Falsified) claim.check()).cases();
      for (int failures = 2; failures <= 5; failures++) {
        assertThat(((Verdict.Falsified) claim.failures(failures).check()).cases())
            .isEqualTo(first);
      }
    }
  }
}
