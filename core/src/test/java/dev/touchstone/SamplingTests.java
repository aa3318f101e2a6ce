package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.util.List;
import org.junit.jupiter.api.Test;

class SamplingTests {
  private static final Node NODE = Seed.of(1).root();

  @Test
  void givesTheSameValueForTheSamePlace() {
    Gen<List<Integer>> gen = Gen.lists(Gen.ints());
    assertThat(gen.sample(NODE, 50)).isEqualTo(gen.sample(NODE, 50));
    assertThat(gen.sample(NODE.child(1), 50)).isNotEqualTo(gen.sample(NODE.child(2), 50));
  }

  @Test
  void keepsToTheSize() {
    for (int k = 0; k < 200; k++) {
      assertThat(Gen.lists(Gen.ints()).sample(NODE.child(k), 4)).hasSizeLessThanOrEqualTo(4);
    }
  }

  @Test
  void triesAgainWhereAValueIsRefused() {
    Gen<Integer> rare = Gen.ints(0, 999).filter(n -> n % 100 == 77);
    for (int k = 0; k < 20; k++) {
      assertThat(rare.sample(NODE.child(k), 4) % 100).isEqualTo(77);
    }
  }

  @Test
  void saysWhoRefusesEverything() {
    Gen<Integer> never = Gen.ints().filter("impossible", n -> false);
    assertThatThrownBy(() -> never.sample(NODE, 10))
        .isInstanceOf(IllegalGenerator.class)
        .hasMessageContaining("impossible");
  }

  @Test
  void refusesANegativeSize() {
    assertThatThrownBy(() -> Gen.ints().sample(NODE, -1))
        .isInstanceOf(IllegalGenerator.class)
        .hasMessageContaining("-1");
  }
}
