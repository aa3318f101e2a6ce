package dev.touchstone.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Gen;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Laws under conditions, where both sides are defined, and inequalities. */
class BeyondEquationsTests {
  private static Signature subtraction() {
    return Laws.signature()
        .vars(Sort.INT, Gen.ints(-9, 9), "x", "y")
        .fun("max", Sort.INT, Sort.INT, Sort.INT, Math::max)
        .confirm(2_000);
  }

  @Nested
  class UnderConditions {
    private final LawReport report = subtraction().maxSize(3).conditions().discover();

    @Test
    void theGreaterOneIsTheMaximum() {
      assertThat(report.conditionalLaws())
          .extracting(ConditionalLaw::toString)
          .contains("x <= y => max(x, y) = y");
    }

    @Test
    void implicationsAreProvedFromLawsWithWeakerConditions() {
      assertThat(report.theory().proves("x < y => max(x, y) = y")).isTrue();
      assertThat(report.theory().proves("x < y => max(x, y) = x")).isFalse();
    }

    @Test
    void noConditionIsAMereSubstitution() {
      assertThat(report.conditionalLaws())
          .extracting(ConditionalLaw::condition)
          .doesNotContain("x == y");
    }

    @Test
    void falseOnesFallInConfirmation() {
      assertThat(report.retested(5_000, 3)).isEmpty();
    }
  }

  @Nested
  class WhereDefined {
    @Test
    void divisionUndoesMultiplicationUnlessItThrows() {
      LawReport report = Laws.signature()
          .vars(Sort.INT, Gen.ints(-9, 9), "x", "y")
          .fun("*", Sort.INT, Sort.INT, Sort.INT, (x, y) -> x * y)
          .fun("/", Sort.INT, Sort.INT, Sort.INT, (x, y) -> x / y)
          .maxSize(5)
          .conditions()
          .confirm(2_000)
          .discover();
      assertThat(report.weakLaws())
          .extracting(Law::toString)
          .contains("x * (y / y) = x")
          .doesNotContain("(x / y) * y = x");
      assertThat(report.theory().proves("(x * y) / y = x * (y / y)")).isTrue();
      assertThat(report.theory().proves("x * (y / y) = x")).isFalse();
    }
  }

  @Nested
  class Inequalities {
    @Test
    void neitherArgumentIsGreaterThanTheMaximum() {
      LawReport report = subtraction().maxSize(3).inequalities().discover();
      assertThat(report.theory().provesAtMost("x", "max(x, y)")).isTrue();
      assertThat(report.theory().provesAtMost("max(x, y)", "x")).isFalse();
      assertThat(report.theory().provesAtMost("x", "max(y, max(x, y))")).isTrue();
    }
  }

  @Nested
  class Equalities {
    private record Named(int value, String name) {}

    private Signature named() {
      Sort<Named> sort = Sort.of(Named.class);
      return Laws.signature()
          .vars(
              sort, Gen.zip(Gen.ints(0, 2), Gen.elements(List.of("a", "b")), Named::new), "n", "m")
          .fun("value", sort, Sort.INT, Named::value)
          .fun("rename", sort, sort, n -> new Named(n.value(), "c"))
          .observe(sort, Named::value)
          .maxSize(3)
          .confirm(0);
    }

    @Test
    void functionsThatTellEqualValuesApartAreNamed() {
      Sort<Named> sort = Sort.of(Named.class);
      LawReport report = named().fun("name", sort, Sort.TEXT, Named::name).discover();
      assertThat(report.warnings())
          .singleElement()
          .asString()
          .startsWith("name tells values apart");
    }

    @Test
    void anObserverThatAllFunctionsRespectIsACongruence() {
      assertThat(named().discover().warnings()).isEmpty();
    }
  }

  @Nested
  class Generics {
    @Test
    void instancesOfOneLawAreShownOnce() {
      Sort<List<Integer>> ints = Sort.list(Sort.INT);
      Sort<List<String>> texts = Sort.list(Sort.TEXT);
      LawReport report = Laws.signature()
          .vars(ints, Gen.lists(Gen.ints(0, 4)), "xs", "ys")
          .vars(texts, Gen.lists(Gen.elements(List.of("a", "b"))), "ss", "ts")
          .generic(instances -> instances
              .constant("[]", ints, List.of())
              .constant("[]", texts, List.of())
              .fun("first", ints, ints, ints, (xs, ys) -> Objects.requireNonNull(xs))
              .fun("first", texts, texts, texts, (xs, ys) -> Objects.requireNonNull(xs)))
          .maxSize(3)
          .confirm(0)
          .discover();
      assertThat(report.laws()).extracting(Law::toString).containsExactly("first(xs, ys) = xs");
    }
  }

  @Nested
  class Budgets {
    @Test
    void endTheSearchWithWhatWasFound() {
      LawReport whole = subtraction().maxSize(7).confirm(0).discover();
      LawReport part =
          subtraction().maxSize(7).confirm(0).budget(Budget.terms(20)).discover();
      assertThat(whole.complete()).isTrue();
      assertThat(part.complete()).isFalse();
      assertThat(part.terms()).isLessThanOrEqualTo(40);
      assertThat(whole.laws()).containsAll(part.laws());
    }
  }
}
