package dev.touchstone.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Gen;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is left where completion does not end: the other prover decides. */
class CapTests {
  private static final int MODULUS = 7;

  private static int modulo(int x) {
    return Math.floorMod(x, MODULUS);
  }

  /** A ring with subtraction, whose laws have more pairs than completion looks at. */
  private static LawReport ring() {
    return Laws.signature()
        .vars(Sort.INT, Gen.ints(0, MODULUS - 1), "x", "y", "z")
        .constant("0", Sort.INT, 0)
        .constant("1", Sort.INT, 1)
        .fun("+", Sort.INT, Sort.INT, Sort.INT, (x, y) -> modulo(x + y))
        .fun("*", Sort.INT, Sort.INT, Sort.INT, (x, y) -> modulo(x * y))
        .fun("-", Sort.INT, Sort.INT, Sort.INT, (x, y) -> modulo(x - y))
        .fun("neg", Sort.INT, Sort.INT, x -> modulo(-x))
        .maxSize(7)
        .confirm(2_000)
        .discover();
  }

  @Test
  void lawsThatAreLeftAreTrueAndImplyWhatIsExpected() {
    LawReport report = ring();
    assertThat(report.warnings())
        .anySatisfy(warning -> assertThat(warning).startsWith("completion reached its cap"));
    assertThat(report.retested(5_000, 11)).isEmpty();
    assertThat(report
            .theory()
            .unproved(List.of(
                "x + y = y + x",
                "(x + y) + z = x + (y + z)",
                "x * y = y * x",
                "(x * y) * z = x * (y * z)",
                "x * (y + z) = (x * y) + (x * z)",
                "x + 0 = x",
                "x * 1 = x",
                "x - y = x + neg(y)",
                "neg(neg(x)) = x",
                "x + neg(x) = 0",
                "neg(x + y) = neg(x) + neg(y)",
                "x * neg(y) = neg(x * y)")))
        .isEmpty();
    assertThat(report.theory().proves("x - y = y - x")).isFalse();
  }
}
