package dev.touchstone.internal.shrink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.Verdict;
import dev.touchstone.choice.Choices;
import dev.touchstone.internal.run.Settings;
import dev.touchstone.random.Seed;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class RefinementTests {
  private static String smallest(Claim claim, Consumer<Settings> change) {
    Verdict verdict = claim.configured(change).cases(500).check(Seed.of(4).root());
    return ((Verdict.Falsified) verdict).shrunk().arguments().get(0).value();
  }

  private static final Claim SHORT_OR_SUM = Claim.forAll(
      Gen.lists(Gen.ints(0, 9)), xs -> xs.stream().mapToInt(Integer::intValue).sum() < 12);

  @Test
  void leavesThePublishedOrderWhereItSaysNothing() {
    assertThat(smallest(SHORT_OR_SUM, settings -> {})).isEqualTo("[3, 9]");
  }

  @Test
  void isComparedBeforeThePublishedOrder() {
    Refinement longest = new Refinement() {
      @Override
      public int[] key(Object[] arguments) {
        return new int[] {Math.abs(((List<?>) arguments[0]).size() - 4)};
      }
    };
    assertThat(smallest(SHORT_OR_SUM, settings -> settings.refinement = longest).split(","))
        .hasSizeGreaterThan(2);
  }

  @Test
  void addsMoves() {
    int[] asked = new int[1];
    Refinement moves = new Refinement() {
      @Override
      public Iterable<Choices> moves(Choices best) {
        asked[0]++;
        return List.of(best);
      }
    };
    assertThat(smallest(SHORT_OR_SUM, settings -> settings.refinement = moves)).isEqualTo("[3, 9]");
    assertThat(asked[0]).isPositive();
  }

  @Test
  void exchangesEqualValuesEverywhere() {
    Gen<String> names = Gen.elements("a", "b", "c");
    Claim claim = Claim.forAll(
        Gen.lists(names, 3, 3), xs -> xs.get(0).equals(xs.get(1)) || !xs.get(1).equals(xs.get(2)));
    assertThat(smallest(claim, settings -> settings.tryingAll = false))
        .isEqualTo("[\"a\", \"b\", \"b\"]");
  }
}
