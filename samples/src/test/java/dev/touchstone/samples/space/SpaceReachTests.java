package dev.touchstone.samples.space;

import static dev.touchstone.space.Condition.all;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Seed;
import dev.touchstone.samples.Verdicts;
import dev.touchstone.space.Guided;
import dev.touchstone.space.Sampler;
import dev.touchstone.space.Space;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * How far ordinary predicates reach, in predicate calls for 2,000 values; limits are twice what is
 * usual. Sizes are those of the acceptance table in a full run and smaller ones in others.
 */
class SpaceReachTests {
  private static <T> Sampler<T> drawn(Sampler<T> sampler) {
    for (int i = 0; i < 2_000; i++) {
      sampler.next();
    }
    return sampler;
  }

  @Nested
  class RedBlackTrees {
    private static final int SIZE = Verdicts.full() ? 35 : 28;
    private static final Space<RedBlack> TREES = Space.of(RedBlack.class);
    private static final Guided<RedBlack> RULES = TREES.suchThat(all(
        RedBlack::hasEqualHeights,
        RedBlack::hasNoRedPairs,
        RedBlack::isBlackRooted,
        RedBlack::hasOrderedKeys));

    @Test
    void areFoundAtLargeSizes() {
      Guided<RedBlack> fused = TREES.suchThat(RedBlack::isValid);
      int size = Verdicts.full() ? 40 : 30;
      assertThat(
              drawn(fused.sized(size).uniform(Seed.of(1).root())).certificate().calls())
          .isLessThan(600_000);
    }

    @Test
    void needNoFusedPredicate() {
      Verdicts.seedsIfFull(20).forEach(seed -> {
        long fused = drawn(TREES
                .suchThat(RedBlack::isValid)
                .sized(SIZE)
                .uniform(Seed.of(seed).root()))
            .certificate()
            .calls();
        long rules =
            drawn(RULES.sized(SIZE).uniform(Seed.of(seed).root())).certificate().calls();
        assertThat(rules).as("seed %d", seed).isLessThanOrEqualTo(2 * fused);
      });
    }
  }

  @Nested
  class Programs {
    private static final Space<Program> PROGRAMS = Space.of(Program.class);

    @Test
    void withAllFiveConditions() {
      Guided<Program> guided = PROGRAMS.suchThat(all(
          Program::isWellScoped,
          Program::usesAll,
          Program::declaresAtTop,
          Program::isTidy,
          Program::nestsNoChoice));
      assertThat(
              drawn(guided.sized(15).uniform(Seed.of(1).root())).certificate().calls())
          .isLessThan(30_000);
    }

    @Test
    void withoutThatAllVariablesAreUsed() {
      Guided<Program> guided = PROGRAMS.suchThat(all(
          Program::isWellScoped, Program::declaresAtTop, Program::isTidy, Program::nestsNoChoice));
      int size = Verdicts.full() ? 30 : 18;
      assertThat(drawn(guided.sized(size).skew(10_000, Seed.of(1).root()))
              .certificate()
              .calls())
          .isLessThan(2_500_000);
    }

    @Test
    void withoutTidinessEither() {
      Guided<Program> guided = PROGRAMS.suchThat(
          all(Program::isWellScoped, Program::declaresAtTop, Program::nestsNoChoice));
      int size = Verdicts.full() ? 31 : 20;
      assertThat(drawn(guided.sized(size).skew(10_000, Seed.of(1).root()))
              .certificate()
              .calls())
          .isLessThan(450_000);
    }
  }
}
