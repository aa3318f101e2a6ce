package dev.touchstone.samples.space;

import static dev.touchstone.space.Condition.all;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Seed;
import dev.touchstone.samples.Verdicts;
import dev.touchstone.samples.workloads.LambdaTerm;
import dev.touchstone.space.Condition;
import dev.touchstone.space.Guided;
import dev.touchstone.space.Space;
import java.math.BigInteger;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Known numbers of valid values, each computed by an exhaustive guided search or by counting. */
class SpaceCountsTests {
  private static List<Long> sequence(int from, int to, IntFunction<BigInteger> count) {
    return IntStream.rangeClosed(from, to)
        .mapToObj(size -> count.apply(size).longValueExact())
        .toList();
  }

  @Nested
  class Lists {
    @Test
    void nonDecreasing() {
      assertThat(sequence(1, 25, SortedLists.lists().suchThat(SortedLists::nonDecreasing)::count))
          .containsExactly(
              1L, 0L, 1L, 1L, 2L, 2L, 4L, 4L, 7L, 8L, 12L, 14L, 21L, 24L, 34L, 41L, 55L, 66L, 88L,
              105L, 137L, 165L, 210L, 253L, 320L);
    }

    @Test
    void increasing() {
      assertThat(sequence(1, 25, SortedLists.lists().suchThat(SortedLists::increasing)::count))
          .containsExactly(
              1L, 0L, 1L, 1L, 1L, 2L, 2L, 3L, 3L, 5L, 5L, 7L, 8L, 10L, 12L, 15L, 17L, 21L, 25L, 29L,
              35L, 41L, 48L, 56L, 66L);
    }
  }

  @Nested
  class Trees {
    @Test
    void searchTreesOnGivenKeys() {
      assertThat(sequence(
              0, 7, nodes -> searchTrees(nodes).suchThat(KeyTree::isSearchTree).count(nodes)))
          .containsExactly(1L, 1L, 2L, 5L, 14L, 42L, 132L, 429L);
    }

    @Test
    void redBlackTreesFusedAndAsAConjunction() {
      List<Long> known = List.of(
          1L, 0L, 0L, 0L, 1L, 1L, 1L, 1L, 1L, 3L, 3L, 5L, 5L, 7L, 7L, 11L, 11L, 15L, 17L, 21L, 23L,
          29L, 35L, 41L, 49L, 59L, 71L, 83L, 99L, 115L);
      Space<RedBlack> trees = Space.of(RedBlack.class);
      assertThat(sequence(1, 30, trees.suchThat(RedBlack::isValid)::count)).isEqualTo(known);
      Guided<RedBlack> rules = trees.suchThat(all(
          RedBlack::isBlackRooted,
          RedBlack::hasNoRedPairs,
          RedBlack::hasEqualHeights,
          RedBlack::hasOrderedKeys));
      assertThat(sequence(1, 25, rules::count)).isEqualTo(known.subList(0, 25));
    }

    @Test
    void balancedShapes() {
      List<Long> known = List.of(
          1L, 1L, 2L, 1L, 4L, 6L, 4L, 17L, 32L, 44L, 60L, 70L, 184L, 476L, 872L, 1553L, 2720L,
          4288L);
      int most = Verdicts.full() ? 17 : 13;
      assertThat(sequence(0, most, Space.of(Shape.class).suchThat(Shape::isBalanced)::count))
          .isEqualTo(known.subList(0, most + 1));
    }
  }

  @Nested
  class Terms {
    @Test
    void closedWithFreeVariables() {
      Space<Term> terms = Term.closedByNodes();
      assertThat(sequence(0, 12, terms::count))
          .containsExactly(
              0L,
              1L,
              3L,
              14L,
              82L,
              579L,
              4741L,
              43977L,
              454283L,
              5159441L,
              63782411L,
              851368766L,
              12188927818L);
      assertThat(sequence(0, 7, terms.suchThat(Term::isTypable)::count))
          .containsExactly(0L, 1L, 2L, 9L, 40L, 238L, 1564L, 11807L);
    }

    @Test
    void closedWithPaidVariables() {
      Space<Term> terms = Term.closedBySymbols();
      assertThat(sequence(1, 20, terms::count))
          .containsExactly(
              0L, 1L, 1L, 3L, 6L, 17L, 41L, 116L, 313L, 895L, 2550L, 7450L, 21881L, 65168L, 195370L,
              591007L, 1798718L, 5510023L, 16966529L, 52506837L);
      assertThat(sequence(1, 12, terms.suchThat(Term::isTypable)::count))
          .containsExactly(0L, 1L, 1L, 2L, 5L, 13L, 27L, 74L, 198L, 508L, 1371L, 3809L);
    }

    @Test
    void closedOfSizeAHundred() {
      Space<Term> terms = Term.closedBySymbols();
      BigInteger index = Seed.of(1).root().open().nextBig(terms.count(100));
      assertThat(terms.indexOf(terms.at(100, index)).index()).isEqualTo(index);
    }

    @Test
    void withTypesOnApplications() {
      Space<AppliedTerm> terms = Space.of(AppliedTerm.class);
      assertThat(sequence(1, 20, terms::count))
          .containsExactly(
              0L, 1L, 2L, 3L, 4L, 8L, 21L, 61L, 158L, 426L, 1117L, 3242L, 9075L, 27418L, 78299L,
              241428L, 702475L, 2214392L, 6548925L, 20998648L);
      List<Long> known =
          List.of(0L, 0L, 1L, 1L, 0L, 0L, 0L, 2L, 4L, 5L, 7L, 9L, 21L, 52L, 97L, 252L, 421L, 1340L);
      assertThat(sequence(1, 18, terms.suchThatView(AppliedTerm::fits)::count)).isEqualTo(known);
      assertThat(sequence(1, 16, terms.suchThat(AppliedTerm::fits)::count))
          .isEqualTo(known.subList(0, 16));
    }

    @Test
    void typed() {
      Space<LambdaTerm> terms = BoundTerms.closed();
      assertThat(sequence(1, 13, terms::count))
          .containsExactly(2L, 0L, 7L, 0L, 44L, 0L, 347L, 0L, 3168L, 0L, 32336L, 0L, 362009L);
      assertThat(sequence(1, 13, terms.suchThat(BoundTerms::isWellTyped)::count))
          .containsExactly(2L, 0L, 3L, 0L, 13L, 0L, 41L, 0L, 194L, 0L, 747L, 0L, 3692L);
    }
  }

  @Nested
  class Candidates {
    /** Korat 1.0 tries 340,990 and 2,606,968 candidates for the same two sets. */
    @Test
    void ofSearchTreesAreFew() {
      assertThat(candidates(7, 429)).isLessThan(340_990);
      if (Verdicts.full()) {
        assertThat(candidates(8, 1430)).isLessThan(2_606_968);
      }
    }

    /** Korat 1.0 tries 71,704 and 322,806 candidates for the same two sets. */
    @Test
    void ofRedBlackTreesAreFew() {
      assertThat(redBlackCandidates(7, 35)).isLessThan(71_704);
      if (Verdicts.full()) {
        assertThat(redBlackCandidates(8, 64)).isLessThan(322_806);
      }
    }

    private int candidates(int nodes, int found) {
      AtomicInteger calls = new AtomicInteger();
      assertThat(searchTrees(nodes)
              .suchThat(tree -> {
                calls.incrementAndGet();
                return tree.isSearchTree();
              })
              .all(nodes))
          .hasSize(found);
      return calls.get();
    }

    private int redBlackCandidates(int nodes, int found) {
      AtomicInteger calls = new AtomicInteger();
      Condition<RedBlack> colours = tree -> {
        calls.incrementAndGet();
        return tree.hasNoRedPairs();
      };
      Condition<RedBlack> heights = tree -> {
        calls.incrementAndGet();
        return tree.hasEqualHeights();
      };
      Condition<RedBlack> order = tree -> {
        calls.incrementAndGet();
        return tree.hasOrderedKeys();
      };
      assertThat(RedBlack.withKeys(nodes).suchThat(all(heights, colours, order)).all(nodes))
          .hasSize(found);
      return calls.get();
    }
  }

  /** Trees with keys from 1 to a number, counted by their nodes. */
  private static Space<KeyTree> searchTrees(int keys) {
    return KeyTree.withKeys(keys);
  }

  @Nested
  class Distinct {
    @Test
    void noValueIsThereTwice() {
      Space.of(KeyTree.class).verify(8);
      Space.of(RedBlack.class).verify(8);
      Space.of(Shape.class).verify(8);
      Space.of(Program.class).verify(8);
      Space.of(AppliedTerm.class).verify(8);
      Space.of(LambdaTerm.Type.class).verify(8);
      BoundTerms.closed().verify(8);
      Term.closedByNodes().verify(6);
      Term.closedBySymbols().verify(8);
      SortedLists.lists().verify(8);
    }
  }
}
