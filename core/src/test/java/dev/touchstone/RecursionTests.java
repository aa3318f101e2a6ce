package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.Recorder;
import dev.touchstone.choice.Rolls;
import dev.touchstone.random.Seed;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class RecursionTests {
  /** A tree of any width. */
  record Tree(List<Tree> kids) {
    int nodes() {
      return 1 + kids.stream().mapToInt(Tree::nodes).sum();
    }

    int depth() {
      return 1 + kids.stream().mapToInt(Tree::depth).max().orElse(0);
    }
  }

  private static final Gen<Tree> LEAF = Gen.constant(new Tree(List.of()));

  private static void assertSmallAndVaried(Gen<Tree> gen) {
    List<Tree> trees =
        IntStream.range(0, 1_000).mapToObj(k -> Rolls.random(gen, k, 99)).toList();
    assertThat(trees).allMatch(tree -> tree.nodes() < 1_000).allMatch(tree -> tree.depth() <= 9);
    double mean = trees.stream().mapToInt(Tree::nodes).average().orElseThrow();
    assertThat(mean).isBetween(5.0, 100.0);
    assertThat(trees.stream().mapToInt(Tree::depth)).anyMatch(depth -> depth >= 5);
    assertThat(trees.stream().map(Tree::nodes).distinct().count()).isGreaterThan(20);
  }

  @Nested
  class Recursive {
    private final Gen<Tree> binary =
        Gen.recursive(LEAF, inner -> Gen.zip(inner, inner, (a, b) -> new Tree(List.of(a, b))));
    private final Gen<Tree> wide = Gen.recursive(LEAF, inner -> Gen.lists(inner).map(Tree::new));

    @Test
    void endsByChanceHoweverWide() {
      assertSmallAndVaried(binary);
      assertSmallAndVaried(wide);
    }

    @Test
    void isALeafAtSizeZeroAndWhereSimplest() {
      assertThat(Rolls.random(binary, 1, 0).nodes()).isEqualTo(1);
      assertThat(Rolls.simplest(binary).nodes()).isEqualTo(1);
    }

    @Test
    void replaysAtAnySize() {
      Recorder recorder = new Recorder();
      for (int k = 0; k < 100; k++) {
        recorder.startRandom(Seed.of(k).root().open(), 80, false);
        Tree tree = recorder.from(wide);
        assertThat(Rolls.replay(wide, recorder.choices(), 0)).isEqualTo(tree);
      }
    }
  }

  @Nested
  class Lazy {
    private @Nullable Gen<Tree> even;
    private @Nullable Gen<Tree> odd;

    private Gen<Tree> even() {
      return even == null ? LEAF : even;
    }

    private Gen<Tree> odd() {
      return odd == null ? LEAF : odd;
    }

    @Test
    void generatorsMayReferToEachOther() {
      even =
          Gen.lazy(() -> Gen.oneOf(LEAF, Gen.zip(odd(), odd(), (a, b) -> new Tree(List.of(a, b)))));
      odd = Gen.lazy(() ->
          Gen.oneOf(Gen.lists(even()).map(Tree::new), even().map(tree -> new Tree(List.of(tree)))));
      List<Tree> trees = Rolls.values(even, 1_000);
      assertThat(trees).allMatch(tree -> tree.nodes() < 1_000).anyMatch(tree -> tree.depth() > 4);
      assertThat(Rolls.simplest(even)).isEqualTo(new Tree(List.of()));
    }

    @Test
    void recursionMayBeGuardedByAbsence() {
      Gen<Tree> chain =
          self(gen -> gen.optional().map(next -> new Tree(next.map(List::of).orElse(List.of()))));
      List<Tree> trees = Rolls.values(chain, 1_000);
      assertThat(trees).allMatch(tree -> tree.depth() <= 12).anyMatch(tree -> tree.depth() >= 5);
    }

    @Test
    void endsByChanceHoweverWide() {
      assertSmallAndVaried(self(gen -> Gen.oneOf(
          LEAF,
          Gen.zip(gen, gen, (a, b) -> new Tree(List.of(a, b))),
          Gen.lists(gen).map(Tree::new))));
    }

    private Gen<Tree> self(UnaryOperator<Gen<Tree>> body) {
      odd = Gen.lazy(() -> body.apply(odd()));
      return odd;
    }

    @Test
    void unguardedRecursionNamesItsCycle() {
      even = Gen.lazy(() -> odd().map(tree -> new Tree(List.of(tree))));
      odd = Gen.lazy(() -> even().map(tree -> new Tree(List.of(tree, tree))));
      Gen<Tree> start = even;
      assertThatThrownBy(() -> Rolls.random(start, 1, 10))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageMatching(
              "a recursive generator finds no end: lazy of (RecursionTests.java:\\d+) ->"
                  + " RecursionTests.java:\\d+ -> \\1; put an alternative that does not recurse first.*");
    }

    @Test
    void recursionInTheFirstAlternativeNamesItself() {
      Gen<Tree> gen = self(inner -> Gen.oneOf(inner.map(tree -> new Tree(List.of(tree))), LEAF));
      assertThatThrownBy(() -> Rolls.simplest(gen))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageMatching(".*lazy of (RecursionTests.java:\\d+) -> \\1;.*");
    }

    @Test
    @SuppressWarnings("NullAway") // the mistake under test
    void aFieldReadTooEarlyIsNamed() {
      Gen<Tree> gen = Gen.lazy(() -> even);
      assertThatThrownBy(() -> Rolls.random(gen, 1, 10))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("RecursionTests.java")
          .hasMessageContaining("null");
    }
  }
}
