package dev.touchstone.space;

import static dev.touchstone.space.AccessorTests.agrees;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Range;
import dev.touchstone.TypeRef;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Types and conditions of many kinds: a search finds what a filter finds. */
class OwnTypesTests {
  @Nested
  class Trees {
    sealed interface Avl {
      record Tip() implements Avl {}

      record Bin(Avl left, @Range(min = 1, max = 4) int key, Avl right) implements Avl {}

      static Optional<Integer> height(Avl tree, int low, int high) {
        if (!(tree instanceof Bin bin)) {
          return Optional.of(0);
        }
        if (bin.key() <= low || bin.key() >= high) {
          return Optional.empty();
        }
        return height(bin.left(), low, bin.key())
            .flatMap(left -> height(bin.right(), bin.key(), high)
                .filter(right -> Math.abs(left - right) < 2)
                .map(right -> 1 + Math.max(left, right)));
      }
    }

    sealed interface Heap {
      record Empty() implements Heap {}

      record Top(@Peano int least, Heap left, Heap right) implements Heap {}

      default boolean isHeap() {
        return atLeast(0) && rank() >= 0;
      }

      private boolean atLeast(int low) {
        return !(this instanceof Top top)
            || (top.least >= low && top.left.atLeast(top.least) && top.right.atLeast(top.least));
      }

      /** The rank of a leftist heap, or less than zero. */
      private int rank() {
        if (!(this instanceof Top top)) {
          return 0;
        }
        int left = top.left.rank();
        int right = top.right.rank();
        return left < 0 || right < 0 || right > left ? -1 : right + 1;
      }
    }

    sealed interface Rose {
      record Twig(@Range(min = 0, max = 1) int label, List<Rose> below) implements Rose {}

      default boolean alternates() {
        Twig twig = (Twig) this;
        return twig.below.stream()
            .map(Twig.class::cast)
            .allMatch(each -> each.label != twig.label && each.alternates());
      }
    }

    @Test
    void balancedSearchTrees() {
      Condition<Avl> valid = tree -> Avl.height(tree, 0, 5).isPresent();
      for (int size : new int[] {1, 3, 5, 7, 9}) {
        agrees(Space.of(Avl.class), size, valid);
      }
    }

    @Test
    void leftistHeaps() {
      IntStream.rangeClosed(1, 16)
          .forEach(size -> agrees(Space.of(Heap.class), size, Heap::isHeap));
    }

    @Test
    void rosesOfTwoColours() {
      IntStream.rangeClosed(1, 11)
          .forEach(size -> agrees(Space.of(Rose.class), size, Rose::alternates));
    }
  }

  @Nested
  class Sequences {
    enum Bracket {
      OPEN,
      CLOSE
    }

    record Digits(List<@Range(min = 0, max = 3) Integer> all) {
      boolean isPermutation() {
        return new HashSet<>(all).size() == all.size()
            && all.stream().allMatch(digit -> digit < all.size());
      }

      boolean isSorted() {
        for (int at = 1; at < all.size(); at++) {
          if (all.get(at - 1) > all.get(at)) {
            return false;
          }
        }
        return true;
      }
    }

    enum Letter {
      A,
      B,
      C
    }

    @Test
    void balancedBrackets() {
      Space<List<Bracket>> brackets = Space.of(new TypeRef<List<Bracket>>() {});
      IntStream.rangeClosed(0, 21)
          .forEach(size -> agrees(brackets, size, all -> {
            int open = 0;
            for (Bracket bracket : all) {
              open += bracket == Bracket.OPEN ? 1 : -1;
              if (open < 0) {
                return false;
              }
            }
            return open == 0;
          }));
    }

    @Test
    void permutationsAndSortedLists() {
      IntStream.rangeClosed(1, 7).forEach(size -> {
        agrees(Space.of(Digits.class), size, Digits::isPermutation);
        agrees(Space.of(Digits.class), size, Digits::isSorted);
      });
    }

    @Test
    void textsThatMatchAnExpression() {
      Space<List<Letter>> words = Space.enumOf(Letter.class).list();
      IntStream.rangeClosed(1, 8)
          .forEach(size -> agrees(words, size, word -> {
            StringBuilder text = new StringBuilder();
            word.forEach(letter -> text.append(letter.name()));
            return text.toString().matches("A+(BC)*|C?B");
          }));
    }
  }

  @Nested
  class Structures {
    record Graph(List<Set<@Range(min = 0, max = 2) Integer>> neighbours) {
      boolean isUndirectedAndConnected() {
        BitSet seen = new BitSet();
        visit(0, seen);
        return seen.cardinality() == neighbours.size()
            && IntStream.range(0, neighbours.size())
                .allMatch(from -> neighbours.get(from).stream()
                    .allMatch(to -> to < neighbours.size()
                        && to != from
                        && neighbours.get(to).contains(from)));
      }

      private void visit(int at, BitSet seen) {
        if (at < neighbours.size() && !seen.get(at)) {
          seen.set(at);
          neighbours.get(at).forEach(to -> visit(to, seen));
        }
      }
    }

    record Matrix(
        @Range(min = 0, max = 2) int a,
        @Range(min = 0, max = 2) int b,
        @Range(min = 0, max = 2) int c,
        @Range(min = 0, max = 2) int d) {
      boolean isInvertible() {
        return a * d != b * c;
      }

      boolean isSymmetric() {
        return b == c;
      }
    }

    @SuppressWarnings("ArrayRecordComponent") // what happens with arrays is the question
    record Row(@Range(min = 0, max = 3) int[] cells) {
      boolean isIncreasing() {
        return IntStream.range(1, cells.length).allMatch(at -> cells[at - 1] < cells[at]);
      }
    }

    record Board(List<@Range(min = 0, max = 3) Integer> queens) {
      boolean isSafe() {
        List<Integer> placed = new ArrayList<>();
        for (int queen : queens) {
          for (int back = 1; back <= placed.size(); back++) {
            int other = placed.get(placed.size() - back);
            if (other == queen || Math.abs(other - queen) == back) {
              return false;
            }
          }
          placed.add(queen);
        }
        return placed.size() == 4;
      }
    }

    enum Colour {
      RED,
      GREEN
    }

    record Tile(Colour colour) {}

    @SuppressWarnings("ArrayRecordComponent") // what happens with arrays is the question
    record Strip(Colour[] colours, Tile[][] tiles) {
      boolean isRedFirst() {
        return colours.length > 0
            && colours[0] == Colour.RED
            && Stream.of(tiles).allMatch(row -> row.length > 0 && row[0].colour() == colours[0]);
      }
    }

    @Test
    void arraysOfOwnTypes() {
      Space<Strip> strips = Space.of(Strip.class);
      Guided<Strip> redFirst = strips.suchThat(Strip::isRedFirst);
      assertThat(redFirst.mode()).isEqualTo(Guided.Mode.ACCESSOR);
      IntStream.rangeClosed(1, 12)
          .forEach(size -> assertThat(redFirst.count(size))
              .isEqualTo(strips.all(size).filter(Strip::isRedFirst).count()));
    }

    @Test
    void graphsAsListsOfNeighbours() {
      IntStream.rangeClosed(1, 12)
          .forEach(size -> agrees(Space.of(Graph.class), size, Graph::isUndirectedAndConnected));
    }

    @Test
    void matrices() {
      agrees(Space.of(Matrix.class), 1, Matrix::isInvertible);
      agrees(Space.of(Matrix.class), 1, Condition.all(Matrix::isInvertible, Matrix::isSymmetric));
      agrees(Space.of(Matrix.class), 1, Condition.any(Matrix::isInvertible, Matrix::isSymmetric));
    }

    @Test
    void arraysAndQueens() {
      IntStream.rangeClosed(1, 7).forEach(size -> {
        Space<Row> rows = Space.of(Row.class);
        assertThat(rows.suchThat(Row::isIncreasing).count(size))
            .isEqualTo(rows.all(size).filter(Row::isIncreasing).count());
        agrees(Space.of(Board.class), size, Board::isSafe);
      });
    }
  }
}
