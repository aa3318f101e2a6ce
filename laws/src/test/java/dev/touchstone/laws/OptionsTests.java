package dev.touchstone.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Gen;
import dev.touchstone.laws.subjects.IntStack;
import dev.touchstone.laws.subjects.Promising;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What can be said about a search beside its functions. */
class OptionsTests {
  private static final Sort<List<Integer>> LIST = Sort.list(Sort.INT);

  private static Signature sum() {
    return Laws.signature()
        .vars(Sort.INT, Gen.ints(-9, 9), "x", "y", "z")
        .constant("0", Sort.INT, 0)
        .fun("+", Sort.INT, Sort.INT, Sort.INT, Integer::sum)
        .fun("-", Sort.INT, Sort.INT, Sort.INT, (x, y) -> x - y)
        .maxSize(5)
        .confirm(500);
  }

  private static List<String> texts(List<?> laws) {
    return laws.stream().map(String::valueOf).toList();
  }

  @Nested
  class LinearLaws {
    @Test
    void haveNoVariableTwiceOnASide() {
      assertThat(texts(sum().discover().laws())).contains("x - x = 0");
      assertThat(texts(sum().linear().discover().laws()))
          .contains("y + x = x + y", "x + 0 = x")
          .allSatisfy(law -> assertThat(law)
              .doesNotMatch(".*x[^=]*x.*=.*|.*=.*x[^=]*x.*|.*y[^=]*y.*=.*|.*=.*y[^=]*y.*"));
    }

    @Test
    void areFoundByDepthToo() {
      assertThat(texts(sum().linear().depth(2).discover().laws()))
          .contains("y + x = x + y")
          .doesNotContain("x - x = 0");
    }
  }

  @Nested
  class KnownLaws {
    @Test
    void ofAnEarlierReportLeaveNothingToFind() {
      LawReport first = sum().discover();
      assertThat(first.laws()).isNotEmpty();
      assertThat(sum().known(first).discover().laws()).isEmpty();
    }

    @Test
    void areNotShownAgain() {
      assertThat(texts(sum().known("x + y = y + x").discover().laws()))
          .isNotEmpty()
          .doesNotContain("y + x = x + y");
    }

    @Test
    void mustBeAboutTheSignature() {
      assertThatThrownBy(() -> sum().known("x * y = y * x").discover())
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("*");
    }
  }

  @Nested
  class Predicates {
    private Signature sorting() {
      return Laws.signature()
          .vars(LIST, Gen.lists(Gen.ints(0, 99), 5, 9), "xs", "ys")
          .fun("sort", LIST, LIST, list -> list.stream().sorted().toList());
    }

    private boolean isSorted(List<Integer> list) {
      return list.equals(list.stream().sorted().toList());
    }

    @Test
    void thatSeldomHoldHaveRowsOfTheirOwn() {
      Gen<List<Integer>> sorted =
          Gen.lists(Gen.ints(0, 99), 5, 9).map(list -> list.stream().sorted().toList());
      LawReport report = sorting()
          .predicate("isSorted", LIST, this::isSorted, sorted)
          .maxSize(4)
          .confirm(500)
          .discover();
      assertThat(texts(report.conditionalLaws())).contains("isSorted(xs) => sort(xs) = xs");
    }

    @Test
    void needVariablesOrAGenerator() {
      assertThatThrownBy(() -> Laws.signature().predicate("isSorted", LIST, this::isSorted))
          .hasMessageContaining("List<Integer> has no variables");
    }
  }

  @Nested
  class PacksInTheBackground {
    @Test
    void areUsedButNotShown() {
      LawReport report = Laws.signature()
          .background(Packs.BOOL)
          .background(Packs.list(Sort.INT, Gen.ints(0, 4)))
          .fun("isEmpty", LIST, Sort.BOOL, List::isEmpty)
          .maxSize(5)
          .confirm(500)
          .discover();
      assertThat(texts(report.laws()))
          .contains("isEmpty([]) = true")
          .anySatisfy(law -> assertThat(law).contains("isEmpty(xs ++ ys)"))
          .allSatisfy(law -> assertThat(law).contains("isEmpty"));
    }

    @Test
    void ofNumbersAreUsedButNotShown() {
      LawReport report = Laws.signature()
          .background(Packs.INT)
          .fun("twice", Sort.INT, Sort.INT, i -> i + i)
          .maxSize(4)
          .confirm(500)
          .discover();
      assertThat(texts(report.laws()))
          .contains("i + i = twice(i)")
          .allSatisfy(law -> assertThat(law).contains("twice"));
    }
  }

  @Nested
  class Confirmation {
    @Test
    void endsWithItsBudgetAndSaysSo() {
      LawReport report = sum().confirm(50_000, Budget.evaluations(1)).discover();
      assertThat(report.confirmedRows()).isEqualTo(2_000);
      assertThat(report.text())
          .contains("every law held on 2,000 further rows of the 50,000 asked for");
    }

    @Test
    void takesAllRowsWithoutOne() {
      LawReport report = sum().confirm(3_000).discover();
      assertThat(report.confirmedRows()).isEqualTo(3_000);
      assertThat(report.text()).contains("every law held on 3,000 further rows\n");
    }
  }

  @Nested
  class OfClasses {
    private Signature deque(boolean nulls) {
      ClassSearch search =
          Laws.classes(List.of(ArrayDeque.class)).only(List.of("new", "addFirst", "peekFirst"));
      return (nulls ? search.nulls() : search).signature().maxSize(4).confirm(500);
    }

    @Test
    void nullIsAnArgumentOnlyWhereAskedFor() {
      assertThat(texts(deque(false).discover().laws()))
          .contains("peekFirst(new) = null")
          .noneMatch(law -> law.contains("null)"));
      assertThat(texts(deque(true).discover().laws())).contains("addFirst(d, null) = undefined");
    }

    @Test
    void objectsAreLargeEnoughToTellMembersApart() {
      LawReport report = Laws.classes(List.of(TreeSet.class))
          .only(List.of("new", "add", "clear", "remove", "pollFirst", "pollLast", "size"))
          .signature()
          .maxSize(3)
          .confirm(2_000)
          .discover();
      assertThat(report.misconceptions()).isEmpty();
    }

    @Test
    void itIsToldWhereMembersThrow() {
      LawReport report = Laws.of(IntStack.class).maxSize(3).confirm(500).discover();
      assertThat(texts(report.partialFunctions()))
          .contains("top may throw java.util.NoSuchElementException: "
              + "exactly where isEmpty(s) = true");
    }

    @Test
    void marksAskForConditionsAndForMembersThatNeverThrow() {
      LawReport report = Laws.of(Promising.class).maxSize(4).confirm(500).discover();
      assertThat(report.warnings())
          .contains("half is marked @Total, but threw java.lang.ArithmeticException");
      assertThat(report.conditionalLaws()).isNotEmpty();
    }
  }

  @Nested
  class PredicatesOfTwoArguments {
    private Signature buckets(int width) {
      return Laws.signature()
          .vars(Sort.INT, Gen.elements(IntStream.range(0, 100_000).boxed().toList()), "x", "y")
          .fun("bucket", Sort.INT, Sort.INT, x -> x / width)
          .maxSize(3)
          .confirm(2_000);
    }

    private boolean areNeighbours(int x, int y, int width) {
      return x != y && x / width == y / width;
    }

    @Test
    void areTrueInSomeRowsWherePairsAreGiven() {
      Signature signature = buckets(10)
          .predicate(
              "neighbours",
              Sort.INT,
              Sort.INT,
              (x, y) -> areNeighbours(x, y, 10),
              Gen.zip(
                  Gen.ints(0, 9_999), Gen.ints(0, 8), (n, k) -> Map.entry(10 * n + k, 10 * n + 9)));
      assertThat(texts(signature.discover().conditionalLaws()))
          .contains("neighbours(x, y) => bucket(y) = bucket(x)");
    }

    @Test
    void areTriedWhereNoneAreGiven() {
      Signature signature = buckets(1_000)
          .predicate("neighbours", Sort.INT, Sort.INT, (x, y) -> areNeighbours(x, y, 1_000));
      assertThat(texts(signature.discover().conditionalLaws()))
          .contains("neighbours(x, y) => bucket(y) = bucket(x)");
    }
  }

  @Nested
  class BudgetsThatEndASearch {
    @Test
    void leaveRoomForLawsOfOneFunction() {
      Signature signature = Laws.signature()
          .vars(Sort.INT, Gen.ints(-99, 99), "x", "y", "z")
          .fun("max", Sort.INT, Sort.INT, Sort.INT, Math::max)
          .fun("*", Sort.INT, Sort.INT, Sort.INT, (x, y) -> x * y)
          .maxSize(5)
          .budget(Budget.terms(600))
          .confirm(500);
      for (int shift = 1; shift <= 12; shift++) {
        int by = shift;
        signature.fun("f" + shift, Sort.INT, Sort.INT, x -> 7 * x + by);
      }
      LawReport report = signature.discover();
      assertThat(report.completed()).isLessThan(5);
      assertThat(report
              .theory()
              .unproved(
                  List.of("max(x, max(y, z)) = max(max(x, y), z)", "x * (y * z) = (x * y) * z")))
          .isEmpty();
    }
  }
}
