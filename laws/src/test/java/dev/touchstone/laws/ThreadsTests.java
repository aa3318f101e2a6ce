package dev.touchstone.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Gen;
import dev.touchstone.laws.subjects.IntStack;
import org.junit.jupiter.api.Test;

/** Laws that are tried in several threads. */
class ThreadsTests {
  private static String text(Signature signature, int threads) {
    LawReport report = signature.threads(threads).discover();
    return report.text() + LawFile.of(report);
  }

  /** Products that leave the range are rare, so that laws fall late. */
  private static Signature products() {
    return Laws.signature()
        .vars(
            Sort.INT,
            Gen.frequency(Gen.weight(200, Gen.ints(-9, 9)), Gen.weight(1, Gen.ints())),
            "x",
            "y")
        .fun("+", Sort.INT, Sort.INT, Sort.INT, Math::addExact)
        .fun("*", Sort.INT, Sort.INT, Sort.INT, Math::multiplyExact)
        .tests(100)
        .maxSize(5)
        .confirm(20_000);
  }

  @Test
  void areTheSameAsInOne() {
    String one = text(products(), 1);
    assertThat(one).contains("looked like laws, but");
    assertThat(text(products(), 2)).isEqualTo(one);
    assertThat(text(products(), 8)).isEqualTo(one);
  }

  @Test
  void areTheSameForAClass() {
    String one = text(Laws.of(IntStack.class).maxSize(4).confirm(3_000), 1);
    assertThat(text(Laws.of(IntStack.class).maxSize(4).confirm(3_000), 8)).isEqualTo(one);
  }

  @Test
  void areAtLeastOne() {
    assertThatThrownBy(() -> products().threads(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("0 threads; give at least 1");
  }
}
