package dev.touchstone.space;

import static dev.touchstone.space.Condition.all;
import static dev.touchstone.space.Condition.any;
import static dev.touchstone.space.Figures.sequence;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.space.model.Tree;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class GuidedTests {
  private static final Space<Tree> TREES = Space.of(Tree.class);
  private static final Space<List<Integer>> LISTS = Space.naturals().list();

  static boolean sorted(View<List<Integer>> list) {
    View<List<Integer>> rest = list;
    int before = 0;
    while (!rest.isEmpty()) {
      int next = rest.<Integer>part("head").force();
      if (next < before) {
        return false;
      }
      before = next;
      rest = rest.part("tail");
    }
    return true;
  }

  static boolean sorted(List<Integer> list) {
    int before = 0;
    for (int next : list) {
      if (next < before) {
        return false;
      }
      before = next;
    }
    return true;
  }

  @Nested
  class Counting {
    @Test
    void searchTreesInEveryMode() {
      List<Long> known = List.of(
          1L, 0L, 0L, 1L, 1L, 1L, 1L, 3L, 3L, 5L, 5L, 7L, 12L, 14L, 19L, 26L, 31L, 38L, 62L, 69L,
          93L, 119L, 157L, 183L, 240L, 322L, 393L, 494L, 621L, 778L, 980L, 1193L, 1451L, 1913L);
      assertThat(sequence(1, 34, TREES.suchThatView(Tree::isSearchTree)::count)).isEqualTo(known);
      Guided<Tree> accessor = TREES.suchThat(Tree::isSearchTree);
      assertThat(accessor.mode()).as(accessor.remark()).isEqualTo(Guided.Mode.ACCESSOR);
      assertThat(sequence(1, 30, accessor::count)).isEqualTo(known.subList(0, 30));
      assertThat(sequence(1, 15, TREES.suchThatWhole(Tree::isSearchTree)::count))
          .isEqualTo(known.subList(0, 15));
    }

    @Test
    void sortedListsInEveryMode() {
      List<Long> known = List.of(
          1L, 0L, 1L, 1L, 2L, 2L, 4L, 4L, 7L, 8L, 12L, 14L, 21L, 24L, 34L, 41L, 55L, 66L, 88L, 105L,
          137L, 165L, 210L, 253L, 320L);
      assertThat(sequence(1, 25, LISTS.suchThatView(GuidedTests::sorted)::count))
          .isEqualTo(known);
      Guided<List<Integer>> accessor = LISTS.suchThat(GuidedTests::sorted);
      assertThat(accessor.mode()).as(accessor.remark()).isEqualTo(Guided.Mode.ACCESSOR);
      assertThat(sequence(1, 25, accessor::count)).isEqualTo(known);
    }

    @Test
    void listsTheValidValuesThemselves() {
      for (int size = 1; size <= 15; size++) {
        Set<Tree> expected =
            new HashSet<>(TREES.all(size).filter(Tree::isSearchTree).toList());
        assertThat(TREES.suchThatView(Tree::isSearchTree).all(size))
            .containsExactlyInAnyOrderElementsOf(expected);
        assertThat(TREES.suchThat(Tree::isSearchTree).all(size))
            .containsExactlyInAnyOrderElementsOf(expected);
      }
    }

    @Test
    void aSamplerThatHasSeenEverythingKnowsTheExactCount() {
      Sampler<Tree> sampler =
          TREES.suchThatView(Tree::isSearchTree).sized(20).uniform(Figures.seed(1));
      for (int i = 0; i < 5_000; i++) {
        sampler.next();
      }
      assertThat(sampler.certificate().exactCount()).contains(BigInteger.valueOf(69));
      assertThat(sampler.certificate().distinct()).isEqualTo(69);
      assertThat(sampler.certificate().toString()).contains("exactly uniform", "exactly 69 valid");
    }
  }

  @Nested
  class Pruning {
    @Test
    void aRefusalRemovesAllValuesThatAgreeWhateverTheSizesOfTheirOtherParts() {
      Space<List<Integer>> lists = Space.naturals().list();
      int size = 20;
      List<Integer> prefix = List.of(1, 2, 1);
      long starting = lists.all(size).filter(list -> startsWith(list, prefix)).count();
      BigInteger left = removedWhen(lists, size, prefix);
      assertThat(lists.count(size).subtract(left)).isEqualTo(BigInteger.valueOf(starting));
      assertThat(starting).isGreaterThan(5);
    }

    private static boolean startsWith(List<Integer> list, List<Integer> prefix) {
      return list.size() >= prefix.size() && list.subList(0, prefix.size()).equals(prefix);
    }

    /** Starts at the first list with the prefix and returns what is left after that one refusal. */
    private static BigInteger removedWhen(
        Space<List<Integer>> lists, int size, List<Integer> prefix) {
      Guided<List<Integer>> sorted = lists.suchThatView(GuidedTests::sorted);
      for (int start = 0; ; start++) {
        List<List<Integer>> seen = new ArrayList<>();
        Sampler<List<Integer>> sampler = lists
            .suchThatView(list -> sorted(list) || !seen.add(head(list)))
            .sized(size)
            .uniform(Figures.seed(1));
        assertThat(sorted.mode()).isEqualTo(Guided.Mode.VIEW);
        if (sampler.from(BigInteger.valueOf(start), Long.MAX_VALUE) == null
            && seen.contains(prefix)) {
          return sampler.left();
        }
      }
    }

    /** The first elements of a list that is known to have them. */
    private static List<Integer> head(View<List<Integer>> list) {
      List<Integer> head = new ArrayList<>();
      View<List<Integer>> rest = list;
      int before = 0;
      while (true) {
        int next = rest.<Integer>part("head").force();
        head.add(next);
        if (next < before) {
          return head;
        }
        before = next;
        rest = rest.part("tail");
      }
    }

    @Test
    void aPredicateThatReadsNothingNeedsOneCall() {
      AtomicInteger calls = new AtomicInteger();
      assertThat(TREES.suchThatView(tree -> calls.incrementAndGet() < 0).count(200))
          .isZero();
      assertThat(calls).hasValue(1);
      assertThat(TREES.suchThatView(tree -> calls.incrementAndGet() > 0).count(200))
          .isEqualTo(TREES.count(200));
      assertThat(calls).hasValue(2);
    }

    @Test
    void thereAreNoneIsSaidExactly() {
      Sampler<Tree> none = TREES.suchThatView(tree -> false).sized(100).uniform(Figures.seed(1));
      assertThatThrownBy(none::next)
          .isInstanceOf(NoValues.class)
          .hasMessageContaining("there is no valid value of size 100")
          .hasMessageContaining("by 1 predicate calls");
      assertThat(none.certificate().exactCount()).contains(BigInteger.ZERO);
    }

    @Test
    void needsFarFewerCallsThanRejection() {
      Sampler<Tree> sampler =
          TREES.suchThatView(Tree::isSearchTree).sized(20).uniform(Figures.seed(1));
      for (int i = 0; i < 2_000; i++) {
        sampler.next();
      }
      long rejection = 2_000L * 5_771 / 69;
      assertThat(sampler.certificate().calls()).isLessThan(rejection / 50);
    }

    @Test
    void aLongRangeIsSearchedWithoutListingIt() {
      Space<Integer> range = Space.ints(0, Integer.MAX_VALUE);
      Guided<Integer> large = range.suchThatView(n -> !n.below(2_147_483_000));
      assertThat(large.count(0)).isEqualTo(648);
      Sampler<Integer> sampler = large.sized(0).uniform(Figures.seed(1));
      for (int i = 0; i < 100; i++) {
        assertThat(sampler.next()).isGreaterThanOrEqualTo(2_147_483_000);
      }
      assertThat(sampler.certificate().calls()).isLessThan(10);
      Sampler<Integer> even = range.suchThat(n -> n % 2 == 0).sized(0).uniform(Figures.seed(2));
      assertThat(IntStream.range(0, 200).map(i -> even.next())).allMatch(n -> n % 2 == 0);
    }
  }

  @Nested
  class Combining {
    static boolean evenRoot(Tree tree) {
      return !(tree instanceof Tree.Node node) || node.key() % 2 == 0;
    }

    static boolean slow(View<Tree> tree) {
      return !tree.is(Tree.Node.class) || (slow(tree.part("left")) && slow(tree.part("right")));
    }

    @Test
    void aFalseConditionPrunesBeforeTheOtherHasReadOn() {
      AtomicInteger reads = new AtomicInteger();
      Guided<Tree> both = TREES.suchThatView(all(
          tree -> {
            reads.incrementAndGet();
            return slow(tree);
          },
          tree -> false));
      assertThat(both.count(60)).isZero();
      assertThat(reads).hasValue(1);
    }

    private static int height(Tree tree) {
      if (!(tree instanceof Tree.Node node)) {
        return 0;
      }
      int left = height(node.left());
      return left < 0 || height(node.right()) != left ? -1 : left + 1;
    }

    /**
     * The order of keys refuses after two reads and rules out half of the keys; heights are refused later
     * and rule out all keys. Started with the order of keys, this takes some 20,000 calls.
     */
    @Test
    void startsWithTheConditionThatRulesOutMost() {
      Space<Tree> trees = Space.recursive(
          "trees",
          inner -> Space.oneOf(
              Space.record(Tree.Leaf.class),
              Space.record(Tree.Node.class, Space.ints(0, 9), inner, inner).pay()));
      Guided<Tree> keysFirst = trees.suchThat(all(Tree::isSearchTree, tree -> height(tree) >= 0));
      Guided<Tree> keysLast = trees.suchThat(all(tree -> height(tree) >= 0, Tree::isSearchTree));
      assertThat(calls(keysFirst)).isEqualTo(calls(keysLast)).isLessThan(5_000);
      assertThat(keysFirst.count(7)).isEqualTo(120);
    }

    private static long calls(Guided<Tree> guided) {
      Sampler<Tree> sampler = guided.sized(7).uniform(Figures.seed(1));
      for (int i = 0; i < 200; i++) {
        sampler.next();
      }
      return sampler.certificate().calls();
    }

    @Test
    void allAndAnyAcceptWhatTheirPlainFormsAccept() {
      for (int size = 1; size <= 16; size++) {
        assertThat(TREES.suchThat(all(Tree::isSearchTree, Combining::evenRoot)).all(size))
            .containsExactlyInAnyOrderElementsOf(TREES
                .all(size)
                .filter(tree -> tree.isSearchTree() && evenRoot(tree))
                .toList());
        assertThat(TREES.suchThat(any(Tree::isSearchTree, Combining::evenRoot)).all(size))
            .containsExactlyInAnyOrderElementsOf(TREES
                .all(size)
                .filter(tree -> tree.isSearchTree() || evenRoot(tree))
                .toList());
        assertThat(TREES
                .suchThat(all(Combining::evenRoot, any(Tree::isSearchTree, t -> t.sum() < 2)))
                .count(size))
            .isEqualTo(TREES
                .all(size)
                .filter(tree -> evenRoot(tree) && (tree.isSearchTree() || tree.sum() < 2))
                .count());
      }
    }
  }

  @Nested
  class Misbehaving {
    @Test
    void aPredicateThatAnswersOtherwiseTheNextTimeIsFound() {
      AtomicInteger calls = new AtomicInteger();
      Guided<Tree> unstable =
          TREES.suchThatView(tree -> tree.force().sum() >= 0 && calls.incrementAndGet() % 3 == 0);
      assertThatThrownBy(() -> unstable.count(15))
          .isInstanceOf(PredicateNotDeterministic.class)
          .hasMessageContaining("for Node(")
          .hasMessageContaining("before and, asked again, does not");
    }

    @Test
    void aPredicateThatThrowsIsNotTakenForFalse() {
      Guided<Tree> failing = TREES.suchThat(tree -> {
        if (tree instanceof Tree.Node node && node.key() == 2) {
          throw new IllegalStateException("two");
        }
        return true;
      });
      assertThatThrownBy(() -> failing.count(9))
          .isInstanceOf(PredicateFailed.class)
          .hasMessageContaining("threw java.lang.IllegalStateException: two on Node(2, ?, ?)")
          .hasRootCauseMessage("two");
    }

    @Test
    void aPredicateThatReadsAnotherPartTheNextTimeIsFoundOut() {
      AtomicInteger calls = new AtomicInteger();
      Guided<Tree> unstable = TREES.suchThatView(tree -> tree.is(Tree.Node.class)
          && (calls.incrementAndGet() % 2 == 0 ? tree.part("left") : tree.part("right"))
              .is(Tree.Leaf.class));
      assertThatThrownBy(() -> unstable.count(15))
          .isInstanceOf(PredicateNotDeterministic.class)
          .hasMessageContaining("to read right before and to read left now");
    }

    @Test
    void aPredicateThatNeverEndsItsSearchGivesUpWithItsFigures() {
      Guided<Tree> hopeless = TREES.suchThatWhole(tree -> false).calls(1_000);
      assertThatThrownBy(() -> hopeless.sized(60).uniform(Figures.seed(1)).next())
          .isInstanceOf(SearchGaveUp.class)
          .hasMessageContaining("no value after 1000 predicate calls")
          .hasMessageContaining("1000 predicate calls, 0 frozen");
    }

    @Test
    void aValueThatIsKeptIsClosed() {
      List<View<Tree>> kept = new ArrayList<>();
      TREES
          .suchThatView(tree -> {
            kept.add(tree);
            return tree.is(Tree.Leaf.class);
          })
          .count(10);
      assertThatThrownBy(() -> kept.get(0).part("left").is(Tree.Leaf.class))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("kept a value");
    }

    @Test
    void mutatingAnArrayChangesNothing() {
      @SuppressWarnings("ArrayRecordComponent") // what is tested
      record Row(@dev.touchstone.Range(min = 0, max = 2) int[] cells) {}
      Space<Row> rows = Space.of(Row.class);
      Guided<Row> zeroed = rows.suchThatWhole(row -> {
        boolean result = row.cells().length == 3;
        java.util.Arrays.fill(row.cells(), 7);
        return result;
      });
      assertThat(zeroed.all(5).map(row -> java.util.Arrays.toString(row.cells())))
          .hasSize(27)
          .contains("[0, 0, 0]", "[2, 1, 0]")
          .doesNotContain("[7, 7, 7]");
    }

    @Test
    void constructorsThatRefuseAreAnErrorOrLeftOut() {
      @SuppressWarnings("UnusedMethod") // called by reflection
      record Even(@Peano int number) {
        Even {
          if (number % 2 != 0) {
            throw new IllegalArgumentException("odd");
          }
        }
      }
      Space<Even> numbers = Space.of(Even.class);
      assertThatThrownBy(() -> numbers.at(3, 0))
          .isInstanceOf(ConstructorRejected.class)
          .hasMessageContaining("Even[1]")
          .hasMessageContaining("rejecting()");
      Guided<Even> even = numbers.suchThat(value -> value.number() < 5).rejecting();
      assertThat(IntStream.range(0, 12).boxed().flatMap(even::all).map(Even::number))
          .containsExactly(0, 2, 4);
    }

    @Test
    void memoryStaysWithinItsBudget() {
      Guided<Tree> small = TREES.suchThatView(Tree::isSearchTree).nodes(200);
      Sampler<Tree> sampler = small.sized(24).uniform(Figures.seed(4));
      for (int i = 0; i < 200; i++) {
        assertThat(sampler.next().isSearchTree()).isTrue();
        assertThat(sampler.certificate().nodes()).isLessThanOrEqualTo(250);
      }
      assertThat(sampler.certificate().evicted()).isPositive();
    }
  }

  @Nested
  class Reporting {
    @Test
    void namesTheLineThatReadsMost() {
      Sampler<Tree> sampler =
          TREES.suchThat(Tree::isSearchTree).reportingReads().sized(15).uniform(Figures.seed(1));
      for (int i = 0; i < 200; i++) {
        sampler.next();
      }
      Laziness report = sampler.laziness();
      assertThat(report.lines().get(0).where()).contains("Tree.within(Tree.java:");
      assertThat(report.lines().get(0).opened()).isPositive();
      assertThat(report.readBeforeFalse()).isLessThan(report.readBeforeTrue());
      assertThat(report.toString()).contains("first reads at");
    }

    @Test
    void saysThatAConditionLooksAtEverything() {
      Sampler<Tree> whole =
          TREES.suchThatWhole(Tree::isSearchTree).sized(22).uniform(Figures.seed(1));
      for (int i = 0; i < 10; i++) {
        whole.next();
      }
      assertThat(whole.certificate().advice())
          .hasValueSatisfying(
              advice -> assertThat(advice).contains("accepted 10", "laziness() names the lines"));
      Sampler<Tree> lazy = TREES.suchThat(Tree::isSearchTree).sized(22).uniform(Figures.seed(1));
      for (int i = 0; i < 50; i++) {
        lazy.next();
      }
      assertThat(lazy.certificate().advice()).isEmpty();
    }
  }
}
