package dev.touchstone.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Gen;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Outcomes that throw, all alike or told apart by class. */
class ExceptionsTests {
  private static int natural(int x) {
    if (x < 0) {
      throw new IllegalArgumentException("negative");
    }
    return x;
  }

  private static int allowed(int x) {
    if (x < 0) {
      throw new IllegalStateException("negative");
    }
    return x;
  }

  private static Signature signature() {
    return Laws.signature()
        .vars(Sort.INT, Gen.ints(-9, 9), "x", "y")
        .constant("0", Sort.INT, 0)
        .constant("minusOne", Sort.INT, -1)
        .fun("natural", Sort.INT, Sort.INT, ExceptionsTests::natural)
        .fun("allowed", Sort.INT, Sort.INT, ExceptionsTests::allowed)
        .fun("least", Sort.INT, Sort.INT, Sort.INT, Math::min)
        .maxSize(5)
        .confirm(2_000);
  }

  private static List<String> laws(LawReport report) {
    return report.laws().stream().map(Law::toString).toList();
  }

  @Nested
  class Alike {
    private final LawReport report = signature().discover();

    @Test
    void areOneConstant() {
      assertThat(laws(report)).contains("allowed(x) = natural(x)", "natural(minusOne) = undefined");
    }
  }

  @Nested
  class ByClass {
    private final LawReport report = signature().exceptions(Exceptions.BY_CLASS).discover();

    @Test
    void areAConstantEach() {
      assertThat(laws(report))
          .contains(
              "natural(minusOne) = thrown.IllegalArgumentException",
              "allowed(minusOne) = thrown.IllegalStateException")
          .doesNotContain("allowed(x) = natural(x)", "natural(minusOne) = undefined");
    }

    @Test
    void areNoFunctionsOfTheirOwn() {
      assertThat(report.partialFunctions())
          .extracting(PartialFunction::name)
          .containsExactly("natural", "allowed");
    }

    @Test
    void countInTheOrderInWhichTheyAreThrown() {
      assertThat(report.theory().proves("natural(allowed(x)) = allowed(natural(x))"))
          .isFalse();
      assertThat(report.explain("least(natural(x), allowed(y))", "least(allowed(y), natural(x))"))
          .isInstanceOf(Explanation.Refuted.class);
      assertThat(report
              .explain("natural(x)", "allowed(x)")
              .<String>fold(proved -> "", refuted -> refuted.why().where(), open -> ""))
          .isEqualTo(
              "for x = -1 it is it throws IllegalArgumentException, but it throws IllegalStateException");
    }

    @Test
    void leaveLawsThatHoldOnFurtherRows() {
      assertThat(report.retested(5_000, 7)).isEmpty();
    }

    @Test
    void areReadFromALawFile() {
      LawFile file = LawFile.of(report);
      assertThat(LawDiff.between(file, report).changes()).isEmpty();
      LawReport other = signature()
          .fun("never", Sort.INT, Sort.INT, x -> {
            throw new UnsupportedOperationException("never " + x);
          })
          .exceptions(Exceptions.BY_CLASS)
          .discover();
      assertThat(laws(other)).contains("never(x) = thrown.UnsupportedOperationException");
    }

    @Test
    void areToldApartByDepthToo() {
      assertThat(laws(signature().depth(2).exceptions(Exceptions.BY_CLASS).discover()))
          .contains("natural(minusOne) = thrown.IllegalArgumentException")
          .doesNotContain("allowed(x) = natural(x)");
    }
  }
}
