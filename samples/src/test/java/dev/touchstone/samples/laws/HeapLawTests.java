package dev.touchstone.samples.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.laws.ConstantHint;
import dev.touchstone.laws.Definition;
import dev.touchstone.laws.LawReport;
import dev.touchstone.laws.PartialFunction;
import java.util.List;
import org.junit.jupiter.api.Test;

class HeapLawTests {
  private static final List<String> QUEUE = List.of(
      "findMin(empty) = undefined",
      "findMin(insert(x, empty)) = x",
      "deleteMin(empty) = undefined",
      "deleteMin(insert(x, empty)) = empty",
      "insert(y, insert(x, h)) = insert(x, insert(y, h))");

  @Test
  void aPriorityQueueHasSixLaws() {
    LawRow row = LawRow.of(HeapLaws::queue);
    row.isExactly(List.of(
        QUEUE.get(0),
        QUEUE.get(1),
        QUEUE.get(2),
        QUEUE.get(3),
        QUEUE.get(4),
        "isEmpty(insert(x, h1)) = isEmpty(insert(x, h))"));
    LawReport report = row.discovered(0);
    assertThat(report.variants()).hasSizeLessThanOrEqualTo(14);
    assertThat(report.hints()).contains(new ConstantHint("isEmpty(insert(x, h))", "false"));
    assertThat(report.partialFunctions())
        .extracting(PartialFunction::name)
        .containsExactly("findMin", "deleteMin");
  }

  @Test
  void falseNamesWhatIsConstant() {
    LawRow.of(HeapLaws::withFalse).implies(List.of("isEmpty(insert(x, h)) = false"), List.of());
    LawRow.of(HeapLaws::withConnectives).implies(List.of("isEmpty(empty) = true"), List.of());
  }

  @Test
  void mergingIsCommutativeAndAssociative() {
    LawRow.of(HeapLaws::merging)
        .implies(
            List.of(
                "merge(h1, h) = merge(h, h1)",
                "merge(h1, merge(h, h2)) = merge(h, merge(h1, h2))",
                "merge(h, empty) = h",
                "merge(h, insert(x, h1)) = insert(x, merge(h, h1))",
                "isEmpty(h) && isEmpty(h1) = isEmpty(merge(h, h1))",
                "findMin(merge(h, h)) = findMin(h)",
                "merge(h, deleteMin(h)) = deleteMin(merge(h, h))"),
            List.of("merge(h, h) = h"));
  }

  @Test
  void listsAreAModelOfHeaps() {
    LawRow.of(HeapLaws::withLists)
        .implies(
            List.of(
                "toList(fromList(xs)) = sort(xs)",
                "sort(toList(h)) = toList(h)",
                "fromList(toList(h)) = h",
                "fromList(sort(xs)) = fromList(xs)",
                "fromList(ys ++ xs) = fromList(xs ++ ys)",
                "fromList([]) = empty",
                "insert(x, fromList(xs)) = fromList(x : xs)",
                "merge(fromList(xs), fromList(ys)) = fromList(xs ++ ys)",
                "toList(empty) = []",
                "head(toList(h)) = findMin(h)",
                "toList(deleteMin(h)) = tail(toList(h))"),
            List.of("xs ++ ys = ys ++ xs"));
  }

  @Test
  void everyOperationIsCorrectByItsModel() {
    LawRow.of(HeapLaws::withModel)
        .implies(
            List.of(
                "toList(insert(x, h)) = insertL(x, toList(h))",
                "mergeL(toList(h), toList(h1)) = toList(merge(h, h1))",
                "null(toList(h)) = isEmpty(h)",
                "fromList(mergeL(xs, ys)) = fromList(xs ++ ys)"),
            List.of("mergeL(xs, ys) = mergeL(ys, xs)"));
  }

  @Test
  void aFaultyConversionLosesItsLaws() {
    LawRow.of(HeapLaws::faulty)
        .implies(
            List.of("toList(empty) = []", "toList(insert(x, empty)) = x : []"),
            List.of(
                "sort(toList(h)) = toList(h)",
                "toList(insert(x, h)) = insertL(x, toList(h))",
                "toList(deleteMin(h)) = tail(toList(h))",
                "toList(fromList(xs)) = sort(xs)"));
  }

  @Test
  void branchesDefineInsertAndDeleteMin() {
    assertThat(LawRow.of(HeapLaws::withBranches).discovered(0).definitions())
        .contains(
            new Definition("insert(x, h)", "merge(h, insert(x, empty))"),
            new Definition("deleteMin(h)", "merge(leftBranch(h), rightBranch(h))"));
  }
}
