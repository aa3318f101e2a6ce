package dev.touchstone.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Gen;
import dev.touchstone.laws.internal.explore.Settings;
import dev.touchstone.laws.internal.prune.InstancePruner;
import org.junit.jupiter.api.Test;

class DepthModeTests {
  private static Signature addition() {
    return Laws.signature()
        .vars(Sort.INT, Gen.ints(-1000, 1000), "x", "y", "z")
        .fun("+", Sort.INT, Sort.INT, Sort.INT, Integer::sum)
        .confirm(0);
  }

  private static Settings settings(InstancePruner.Scheme scheme, boolean optimised) {
    return new Settings(
        true,
        3,
        500,
        500,
        new Settings.Pruning(scheme, optimised),
        Settings.Wanted.EQUATIONS,
        (terms, evaluations) -> false);
  }

  @Test
  void proofsThatLeaveTheUniverseSaveALaw() {
    var relaxed =
        addition().settings(settings(InstancePruner.Scheme.RELAXED, true)).discover();
    var strict =
        addition().settings(settings(InstancePruner.Scheme.STRICT, true)).discover();
    assertThat(relaxed.laws()).hasSize(2);
    assertThat(strict.laws()).hasSize(3);
  }

  @Test
  void representativesSaveMostTerms() {
    Signature connectives = Laws.signature()
        .vars(Sort.BOOL, Gen.booleans(), "x", "y", "z")
        .constant("true", Sort.BOOL, true)
        .constant("false", Sort.BOOL, false)
        .fun("not", Sort.BOOL, Sort.BOOL, x -> !x)
        .fun("&&", Sort.BOOL, Sort.BOOL, Sort.BOOL, (x, y) -> x && y)
        .fun("||", Sort.BOOL, Sort.BOOL, Sort.BOOL, (x, y) -> x || y)
        .confirm(0);
    Settings plain = settings(InstancePruner.Scheme.RELAXED, false);
    assertThat(connectives.settings(plain).discover().terms()).isEqualTo(7_265);
  }
}
