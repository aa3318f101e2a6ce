package dev.touchstone.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Claim;
import dev.touchstone.Derivation;
import dev.touchstone.Gen;
import dev.touchstone.Verdict;
import dev.touchstone.random.Seed;
import dev.touchstone.space.model.Tree;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class GenTests {
  private static final Guided<Tree> SEARCH_TREES =
      Space.of(Tree.class).suchThat(Tree::isSearchTree);

  @Nested
  class Shrinking {
    @Test
    void endsInTheSmallestValidFailure() {
      Gen<Tree> gen = SEARCH_TREES.gen(Sizes.upTo(40));
      Figures.seeds(100).forEach(seed -> {
        Verdict.Falsified falsified = (Verdict.Falsified) Claim.forAll(gen, tree -> tree.sum() < 7)
            .cases(1_000)
            .seed(Seed.of(seed))
            .check();
        assertThat(falsified.shrunk().arguments().get(0).value())
            .isEqualTo("Node[key=7, left=Leaf[], right=Leaf[]]");
        assertThat(falsified.evaluations() - falsified.certificateEvaluations())
            .as("seed %d: %s", seed, falsified.report())
            .isLessThanOrEqualTo(60);
      });
    }

    @Test
    void neverTriesAnInvalidValue() {
      AtomicInteger invalid = new AtomicInteger();
      Claim.forAll(SEARCH_TREES.gen(Sizes.upTo(25)), tree -> {
            if (!tree.isSearchTree()) {
              invalid.incrementAndGet();
            }
            return tree.sum() < 5;
          })
          .cases(300)
          .seed(Seed.of(11))
          .check();
      assertThat(invalid).hasValue(0);
    }

    @Test
    void ofAPlainSpaceLowersSizeThenIndex() {
      Verdict.Falsified falsified = (Verdict.Falsified)
          Claim.forAll(Space.of(Tree.class).gen(Sizes.upTo(20)), tree -> tree instanceof Tree.Leaf)
              .seed(Seed.of(1))
              .check();
      assertThat(falsified.shrunk().arguments().get(0).value())
          .isEqualTo("Node[key=0, left=Leaf[], right=Leaf[]]");
    }
  }

  @Nested
  class Replaying {
    @Test
    void needsNoCallOfThePredicate() {
      AtomicInteger calls = new AtomicInteger();
      Gen<Tree> gen = Space.of(Tree.class)
          .suchThatView(tree -> {
            calls.incrementAndGet();
            return Tree.isSearchTree(tree);
          })
          .gen(Sizes.upTo(25));
      Claim claim = Claim.forAll(gen, tree -> tree.sum() < 7).seed(Seed.of(1));
      Verdict.Falsified falsified = (Verdict.Falsified) claim.check();
      calls.set(0);
      Verdict.Falsified again =
          (Verdict.Falsified) claim.replay(falsified.token()).check();
      assertThat(again.shrunk().arguments()).isEqualTo(falsified.shrunk().arguments());
      assertThat(calls).hasValue(0);
    }

    @Test
    void isTheSameOnSeveralThreads() {
      Claim claim =
          Claim.forAll(SEARCH_TREES.gen(Sizes.upTo(20)), tree -> tree.sum() < 8).seed(Seed.of(5));
      Verdict.Falsified one = (Verdict.Falsified) claim.check();
      Verdict.Falsified four = (Verdict.Falsified) claim.parallel(4).check();
      assertThat(four.first().arguments()).isEqualTo(one.first().arguments());
      assertThat(four.shrunk().arguments()).isEqualTo(one.shrunk().arguments());
    }
  }

  @Nested
  class Sizing {
    @Test
    void leavesOutSizesWithoutAValue() {
      Gen<Tree> gen = SEARCH_TREES.gen(Sizes.between(1, 5));
      assertThat(IntStream.range(0, 100).mapToObj(i -> gen.sample(Figures.seed(i), 100)))
          .contains(new Tree.Leaf())
          .allMatch(Tree::isSearchTree);
    }

    @Test
    void saysWhichSizesHaveNone() {
      assertThatThrownBy(() -> SEARCH_TREES.gen(Sizes.between(2, 3)))
          .isInstanceOf(NoValues.class)
          .hasMessageContaining("no value of sizes 2 to 3 satisfies the condition");
    }
  }

  @Nested
  class Annotated {
    static boolean shallow(Tree tree) {
      return !(tree instanceof Tree.Node node)
          || (node.left() instanceof Tree.Leaf && node.right() instanceof Tree.Leaf);
    }

    @SuppressWarnings("unused") // read by reflection
    void parameters(
        @Uniform(where = "isSearchTree", size = 25, least = 10) Tree searched,
        @Uniform(where = "shallow") Tree own,
        @Uniform(where = "missing") Tree missing,
        List<@Uniform(size = 7) Tree> plain) {}

    private Parameter parameter(int number) {
      return Arrays.stream(Annotated.class.getDeclaredMethods())
          .filter(method -> method.getName().equals("parameters"))
          .findFirst()
          .orElseThrow()
          .getParameters()[number];
    }

    @Test
    void parametersAreDrawnFromTheirSpace() {
      Gen<?> searched = Derivation.standard().of(parameter(0));
      for (int i = 0; i < 50; i++) {
        Tree tree = (Tree) searched.sample(Figures.seed(i), 100);
        assertThat(tree.isSearchTree()).isTrue();
        assertThat(Space.of(Tree.class).indexOf(tree).size()).isBetween(10, 25);
      }
      Gen<?> own = Derivation.standard().of(parameter(1));
      assertThat(shallow((Tree) own.sample(Figures.seed(1), 100))).isTrue();
      Gen<?> plain = Derivation.standard().of(parameter(3));
      assertThat((List<?>) plain.sample(Figures.seed(1), 100))
          .allMatch(tree -> Space.of(Tree.class).indexOf((Tree) tree).size() <= 7);
    }

    @Test
    void parametersShrinkWithinTheirConditionAndReplay() {
      Gen<Tree> searched = Derivation.standard().of(parameter(0)).map(Tree.class::cast);
      Claim claim = Claim.forAll(searched, tree -> tree.sum() < 7);
      Verdict.Falsified found = (Verdict.Falsified) claim.seed(Seed.of(1)).check();
      assertThat(found.report()).contains("Node[key=7, left=Leaf[], right=Leaf[]]");
      assertThat(claim.replay(found.token()).check().report())
          .contains("Node[key=7, left=Leaf[], right=Leaf[]]");
    }

    @Test
    void aMissingConditionIsNamed() {
      assertThatThrownBy(() -> Derivation.standard().of(parameter(2)))
          .hasMessageContaining("no condition 'missing' for Tree");
    }
  }
}
