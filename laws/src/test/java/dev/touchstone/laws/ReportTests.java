package dev.touchstone.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Gen;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ReportTests {
  /** Adding that goes wrong beyond a bound few random numbers reach. */
  private static int cappedSum(int a, int b) {
    return a == 997 && b > 0 ? 0 : a + b;
  }

  private static Signature capped() {
    return Laws.signature()
        .vars(Sort.INT, Gen.ints(0, 1000), "x", "y")
        .fun("+", Sort.INT, Sort.INT, Sort.INT, ReportTests::cappedSum)
        .depth(2)
        .tests(20)
        .seed(3);
  }

  @Nested
  class Confirming {
    @Test
    void refutesWhatFewRowsDoNotSee() {
      LawReport unconfirmed = capped().confirm(0).discover();
      assertThat(unconfirmed.laws()).extracting(Law::toString).containsExactly("y + x = x + y");
      LawReport report = capped().confirm(100_000).discover();
      assertThat(report.laws()).isEmpty();
      assertThat(report.misconceptions()).hasSize(1);
      assertThat(report.misconceptions().get(0).counterexample().values())
          .containsExactlyInAnyOrder("1", "997");
    }
  }

  @Nested
  class Reading {
    @Test
    void namesTheNearestSymbols() {
      assertThatThrownBy(() -> capped().theory("x + z = x"))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("unknown name z")
          .hasMessageContaining("nearest are");
    }

    @Test
    void bindsOperatorsToTheRight() {
      Theory theory = capped().theory("x + y = y + x");
      assertThat(theory.proves("x + y + x = x + (x + y)")).isTrue();
      assertThat(theory.proves("(x + y) + x = y")).isFalse();
    }
  }

  @Nested
  class Writing {
    @Test
    void groupsLawsByTheNewestFunction() {
      String text = Laws.signature()
          .vars(Sort.INT, Gen.ints(-5, 5), "x", "y")
          .constant("0", Sort.INT, 0)
          .fun("+", Sort.INT, Sort.INT, Sort.INT, Integer::sum)
          .fun("neg", Sort.INT, Sort.INT, x -> -x)
          .depth(2)
          .confirm(100)
          .discover()
          .text();
      assertThat(text)
          .contains("3 laws of 3 functions, terms up to depth 2")
          .contains("about +\n   1. y + x = x + y\n   2. x + 0 = x\n")
          .contains("about neg\n   3. neg(0) = 0\n");
    }

    @Test
    void saysWhichSortsCannotBeCompared() {
      LawReport report = Laws.signature()
          .vars(Sort.INT, Gen.ints(0, 4), "x")
          .fun("box", Sort.INT, Sort.of(Object.class), x -> new Object())
          .depth(2)
          .confirm(0)
          .discover();
      assertThat(report.warnings())
          .containsExactly("no usable equality for Object: give an observer");
      assertThat(report.laws()).isEmpty();
    }
  }
}
