package dev.touchstone.space;

import static dev.touchstone.space.Figures.sequence;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Pair;
import dev.touchstone.random.TfRandom;
import dev.touchstone.space.model.Tree;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SpaceTests {
  @Nested
  class Counting {
    @Test
    void listsOfNaturalsAreFibonacciNumbers() {
      assertThat(sequence(1, 20, Space.naturals().list()::count))
          .containsExactly(
              1L, 0L, 1L, 1L, 2L, 3L, 5L, 8L, 13L, 21L, 34L, 55L, 89L, 144L, 233L, 377L, 610L, 987L,
              1597L, 2584L);
    }

    @Test
    void treesWithNaturalKeys() {
      assertThat(sequence(1, 30, Space.of(Tree.class)::count))
          .containsExactly(
              1L, 0L, 0L, 1L, 1L, 1L, 3L, 5L, 7L, 14L, 26L, 43L, 79L, 148L, 264L, 483L, 903L, 1664L,
              3080L, 5771L, 10795L, 20209L, 38059L, 71799L, 135569L, 256762L, 487310L, 925981L,
              1762841L, 3361897L);
    }

    @Test
    void treesByNodesAreCatalanNumbers() {
      assertThat(sequence(0, 15, shapes()::count))
          .containsExactly(
              1L, 1L, 2L, 5L, 14L, 42L, 132L, 429L, 1430L, 4862L, 16796L, 58786L, 208012L, 742900L,
              2674440L, 9694845L);
    }

    @Test
    void redBlackShapesFollowFromTheirBlackHeights() {
      assertThat(sequence(0, 20, RedBlackShapes.anyRoot()::count))
          .containsExactly(
              1L, 2L, 2L, 3L, 8L, 14L, 20L, 35L, 64L, 122L, 260L, 586L, 1296L, 2708L, 5400L, 10468L,
              19888L, 37580L, 71960L, 140612L, 279264L);
      assertThat(sequence(0, 20, RedBlackShapes.blackRoot()::count))
          .containsExactly(
              1L, 1L, 2L, 2L, 4L, 8L, 16L, 33L, 56L, 90L, 164L, 330L, 688L, 1440L, 3008L, 6291L,
              13168L, 27604L, 57896L, 120730L, 248312L);
    }

    @Test
    void countsBeyondLongAreExact() {
      BigInteger catalan = BigInteger.ONE;
      for (int n = 0; n < 60; n++) {
        catalan =
            catalan.multiply(BigInteger.valueOf(4L * n + 2)).divide(BigInteger.valueOf(n + 2));
      }
      assertThat(shapes().count(60)).isEqualTo(catalan);
      assertThat(catalan.bitLength()).isGreaterThan(64);
    }

    @Test
    void setsCountEachCombinationOnce() {
      Space<Set<Integer>> sets = Space.ints(0, 4).set();
      assertThat(sequence(0, 7, sets::count)).containsExactly(0L, 1L, 5L, 10L, 10L, 5L, 1L, 0L);
      assertThat(Space.naturals().set().all(9))
          .containsExactlyInAnyOrderElementsOf(Space.naturals()
              .list()
              .all(9)
              .filter(SpaceTests::increasing)
              .map(Set::copyOf)
              .toList());
    }

    @Test
    void bitsDoubleWithEachSize() {
      assertThat(sequence(0, 6, Space.bits()::count)).containsExactly(0L, 1L, 1L, 2L, 4L, 8L, 16L);
      assertThat(Space.bits().all(4).map(BigInteger::intValue)).containsExactly(4, 5, 6, 7);
    }

    @Test
    void aRangeCostsNothingHoweverLong() {
      Space<Long> all = Space.longs(Long.MIN_VALUE, Long.MAX_VALUE);
      assertThat(all.count(0)).isEqualTo(BigInteger.TWO.pow(64));
      assertThat(all.at(0, 0)).isEqualTo(Long.MIN_VALUE);
      assertThat(all.indexOf(Long.MAX_VALUE).index())
          .isEqualTo(BigInteger.TWO.pow(64).subtract(BigInteger.ONE));
    }
  }

  @Nested
  class Indexing {
    @Test
    void findsEveryValueAgain() {
      for (int size = 0; size <= 15; size++) {
        everyIndex(Space.of(Tree.class), size);
        everyIndex(Space.naturals().list(), size);
        everyIndex(Space.naturals().set(), size);
        everyIndex(Space.pairs(Space.booleans().optional(), Space.bits()), Math.min(size, 8));
      }
    }

    @Test
    void findsRandomIndicesOfLargeValuesAgain() {
      Space<Tree> trees = Space.of(Tree.class);
      BigInteger count = trees.count(100);
      TfRandom random = Figures.seed(1).open();
      for (int i = 0; i < 10_000; i++) {
        BigInteger index = random.nextBig(count);
        assertThat(trees.indexOf(trees.at(100, index))).isEqualTo(new SizedIndex(100, index));
      }
    }

    @Test
    void sizeTenThousandNeedsNoDeepStack() {
      Space<List<Boolean>> lists = Space.booleans().list();
      BigInteger index = lists.count(10_001).subtract(BigInteger.ONE);
      List<Boolean> longest = lists.at(10_001, index);
      assertThat(longest).hasSize(5_000).containsOnly(true);
      assertThat(lists.indexOf(longest)).isEqualTo(new SizedIndex(10_001, index));
    }

    @Test
    void refusesWhatIsNotInTheSpaceOrCannotBeUndone() {
      assertThatThrownBy(() -> Space.ints(0, 9).indexOf(10))
          .isInstanceOf(IllegalSpace.class)
          .hasMessage("10 is not in this space");
      assertThatThrownBy(() -> Space.ints(0, 9).map(n -> 2 * n).indexOf(4))
          .isInstanceOf(IllegalSpace.class)
          .hasMessageContaining("has no inverse; give map its second function");
      assertThatThrownBy(() -> Space.of(Tree.class).at(4, 1))
          .isInstanceOf(IndexOutOfBoundsException.class)
          .hasMessage("index 1 of Tree at size 4, which has 1 values");
    }

    private <T> void everyIndex(Space<T> space, int size) {
      long count = space.count(size).longValueExact();
      for (long index = 0; index < count; index++) {
        assertThat(space.indexOf(space.at(size, index)))
            .isEqualTo(new SizedIndex(size, BigInteger.valueOf(index)));
      }
    }
  }

  @Nested
  class Listing {
    @Test
    void stripesShareAllValuesOut() {
      Space<Tree> trees = Space.of(Tree.class);
      List<Tree> all = trees.all(12).toList();
      assertThat(all).hasSize(43).doesNotHaveDuplicates();
      List<Tree> striped =
          IntStream.range(0, 3).boxed().flatMap(i -> trees.stripe(12, i, 3)).toList();
      assertThat(striped).containsExactlyInAnyOrderElementsOf(all);
    }

    @Test
    void spreadsEvenly() {
      assertThat(Space.ints(0, 99).spread(0, 4)).containsExactly(0, 25, 50, 75);
      assertThat(Space.ints(0, 2).spread(0, 10)).containsExactly(0, 1, 2);
    }

    /** All 1,664 trees of size 18: chi-square, 5 seeds, alpha 1e-6 each. */
    @Test
    void drawsUniformly() {
      Space<Tree> trees = Space.of(Tree.class);
      Figures.seeds(20).forEach(seed -> {
        TfRandom random = Figures.seed(seed).open();
        Map<Tree, Integer> counts = new HashMap<>();
        for (int i = 0; i < 33_280; i++) {
          counts.merge(trees.sample(18, random), 1, Integer::sum);
        }
        double chi = Figures.chiSquare(counts.values(), 1664);
        assertThat(Figures.tail(chi, 1663)).isBetween(1e-6, 1 - 1e-6);
      });
    }

    @Test
    void drawsOverARangeOfSizesInProportionToTheirCounts() {
      TfRandom random = Figures.seed(3).open();
      Space<Tree> trees = Space.of(Tree.class);
      long large = Stream.generate(() -> trees.sample(Sizes.between(9, 10), random))
          .limit(2_100)
          .filter(tree -> trees.indexOf(tree).size() == 10)
          .count();
      assertThat(large).as("14 of 21 trees have size 10; 6 sigma").isBetween(1_270L, 1_530L);
    }
  }

  @Nested
  class Obligations {
    @Test
    void unguardedRecursionIsRefusedWithItsCycle() {
      Space<List<Integer>>[] knot = knot();
      knot[0] = Space.lazy("odd", () -> knot[1].map(list -> list));
      knot[1] = Space.lazy("even", () -> Space.oneOf(Space.just(List.of()), knot[0]));
      assertThatThrownBy(() -> knot[0].count(3))
          .isInstanceOf(IllegalSpace.class)
          .hasMessageContaining("unguarded recursion")
          .hasMessageContaining("pay()");
      Space<Pair<Object, Object>>[] pairs = knot();
      pairs[0] = Space.lazy("outer", () -> Space.pairs(Space.just("x"), cast(pairs[1])));
      pairs[1] = Space.lazy("inner", () -> Space.pairs(Space.just("y"), cast(pairs[0])));
      assertThatThrownBy(() -> pairs[0].count(0)).hasMessageContaining("outer -> inner -> outer");
    }

    @Test
    void recursionWithoutAnEndIsEmpty() {
      record Endless(Endless next) {}
      assertThat(Space.of(Endless.class).count(10)).isZero();
    }

    @Test
    void doubledValuesAreFound() {
      Space<Integer> doubled = Space.oneOf(Space.ints(0, 5), Space.ints(5, 9));
      assertThatThrownBy(() -> doubled.verify(0))
          .isInstanceOf(IllegalSpace.class)
          .hasMessageContaining("5 is in the space twice, as size 0 index 5 and as size 0 index 6");
      Space<Integer> folded = Space.naturals().map(n -> n / 2);
      assertThatThrownBy(() -> folded.verify(3)).hasMessageContaining("in the space twice");
      Space.of(Tree.class).verify(18);
    }

    @Test
    void doubledValuesAreFoundBySamplingToo() {
      Space<Integer> doubled = Space.oneOf(Space.ints(0, 999_999), Space.ints(0, 999_999));
      assertThatThrownBy(() -> doubled.verify(0)).hasMessageContaining("in the space twice");
    }

    @Test
    void badArgumentsAreRefusedAtOnce() {
      assertThatThrownBy(() -> Space.ints(3, 2)).hasMessage("numbers from 3 to 2; swap the bounds");
      assertThatThrownBy(() -> Space.of(Tree.class).count(-1)).isInstanceOf(IllegalSpace.class);
      assertThatThrownBy(() -> Space.of(Tree.class).count(2_000_000))
          .hasMessageContaining("sizes are counted up to");
      assertThatThrownBy(() -> Space.booleans().pay(-1)).isInstanceOf(IllegalSpace.class);
      assertThatThrownBy(() -> Sizes.between(3, 2)).isInstanceOf(IllegalSpace.class);
      assertThatThrownBy(() -> Space.<Integer>empty().sample(0, Figures.seed(1).open()))
          .isInstanceOf(NoValues.class);
    }
  }

  static boolean increasing(List<Integer> list) {
    return IntStream.range(1, list.size()).allMatch(i -> list.get(i - 1) < list.get(i));
  }

  /** Binary trees where an empty tree costs nothing and a node one. */
  private static Space<String> shapes() {
    Space<String>[] knot = knot();
    knot[0] = Space.lazy(
        "shapes",
        () -> Space.oneOf(
            Space.just("."),
            Space.product(knot[0], knot[0], (a, b) -> "(" + a + b + ")").pay()));
    return knot[0];
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic type, to tie knots
  private static <T> Space<T>[] knot() {
    return new Space[2];
  }

  @SuppressWarnings("unchecked") // a knot of pairs in pairs has no type of its own
  private static Space<Object> cast(Space<?> space) {
    return (Space<Object>) space;
  }
}
