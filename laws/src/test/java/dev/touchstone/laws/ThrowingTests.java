package dev.touchstone.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Gen;
import java.time.LocalDate;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What is said of functions that throw. */
class ThrowingTests {
  private static final Sort<List<Integer>> LIST = Sort.list(Sort.INT);

  private static Signature numbers() {
    return Laws.signature()
        .vars(Sort.INT, Gen.ints(-9, 9), "x", "y")
        .constant("0", Sort.INT, 0)
        .maxSize(3)
        .confirm(500);
  }

  private static List<String> partial(Signature signature) {
    return signature.discover().partialFunctions().stream()
        .map(PartialFunction::toString)
        .toList();
  }

  @Nested
  class TheConditionIs {
    @Test
    void anEquationWhereThereAreNoTruthValues() {
      assertThat(partial(numbers().fun("/", Sort.INT, Sort.INT, Sort.INT, (x, y) -> x / y)))
          .containsExactly("/ may throw java.lang.ArithmeticException: exactly where y = 0");
    }

    @Test
    void oneOfTwoComparisons() {
      Signature signature = Laws.signature()
          .vars(Sort.INT, Gen.ints(-3, 6), "i", "j")
          .vars(LIST, Gen.lists(Gen.ints(0, 4), 0, 5), "xs")
          .constant("0", Sort.INT, 0)
          .fun("size", LIST, Sort.INT, List::size)
          .fun("get", LIST, Sort.INT, Sort.INT, List::get)
          .maxSize(3)
          .confirm(500);
      assertThat(partial(signature))
          .singleElement()
          .satisfies(told -> assertThat(told)
              .startsWith("get may throw")
              .containsAnyOf(
                  "exactly where i < 0 or size(xs) <= i", "exactly where size(xs) <= i or i < 0"));
    }

    @Test
    void leftOutWhereNothingFits() {
      assertThat(partial(numbers().fun("half", Sort.INT, Sort.INT, x -> {
            if (x % 2 != 0) {
              throw new IllegalArgumentException("odd");
            }
            return x / 2;
          })))
          .containsExactly("half may throw java.lang.IllegalArgumentException");
    }
  }

  @Nested
  class LawsWhereBothSidesHaveValues {
    private static List<String> weak(Class<?> type, String... only) {
      LawReport report = Laws.classes(List.of(type))
          .only(List.of(only))
          .signature()
          .maxSize(5)
          .confirm(2_000)
          .discover();
      List<String> weak = report.weakLaws().stream().map(Law::toString).toList();
      assertThat(report.laws()).extracting(Law::toString).doesNotContainAnyElementsOf(weak);
      return weak;
    }

    @Test
    void areFoundUnaskedForClasses() {
      assertThat(weak(BitSet.class, "new", "flip")).contains("flip(flip(b, i), i) = b");
      assertThat(weak(LocalDate.class, "plusDays", "minusDays"))
          .contains(
              "plusDays(plusDays(d, n), m) = plusDays(plusDays(d, m), n)",
              "minusDays(plusDays(d, m), m) = d");
    }

    @Test
    void areNoneThatBothSidesHardlyEverReach() {
      assertThat(weak(String.class, "repeat", "substring", "trim"))
          .doesNotContain("trim(repeat(s, i)) = substring(\"\", i)");
    }
  }
}
