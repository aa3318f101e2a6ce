package dev.touchstone.samples.laws;

import dev.touchstone.laws.ConstantHint;
import dev.touchstone.laws.Definition;
import java.util.List;

/** What must come of the signatures about heaps. */
final class HeapRows {
  private HeapRows() {}

  static List<LawRow> all() {
    return List.of(
        queue(), withConstants(), merging(), withLists(), withModel(), faulty(), withBranches());
  }

  private static LawRow queue() {
    return LawRow.of("H0", HeapLaws::queue)
        .implies(
            "findMin(empty) = undefined",
            "findMin(insert(x, empty)) = x",
            "deleteMin(empty) = undefined",
            "deleteMin(insert(x, empty)) = empty",
            "insert(y, insert(x, h)) = insert(x, insert(y, h))",
            "isEmpty(insert(x, h1)) = isEmpty(insert(x, h))")
        .exactly()
        .alsoThat(
            "more than 14 variants, or no hint",
            report -> report.variants().size() <= 14
                && report.hints().contains(new ConstantHint("isEmpty(insert(x, h))", "false")));
  }

  private static LawRow withConstants() {
    return LawRow.of("H1", HeapLaws::withConnectives)
        .implies("isEmpty(insert(x, h)) = false", "isEmpty(empty) = true");
  }

  private static LawRow merging() {
    return LawRow.of("H2", HeapLaws::merging)
        .implies(
            "merge(h1, h) = merge(h, h1)",
            "merge(h1, merge(h, h2)) = merge(h, merge(h1, h2))",
            "merge(h, empty) = h",
            "merge(h, insert(x, h1)) = insert(x, merge(h, h1))",
            "isEmpty(h) && isEmpty(h1) = isEmpty(merge(h, h1))",
            "findMin(merge(h, h)) = findMin(h)",
            "merge(h, deleteMin(h)) = deleteMin(merge(h, h))")
        .without("merge(h, h) = h")
        .exactlyOf(law -> law.toString().contains("merge"), "isEmpty(merge(h, h)) = isEmpty(h)");
  }

  private static LawRow withLists() {
    return LawRow.of("H3", HeapLaws::withLists)
        .implies(
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
            "toList(deleteMin(h)) = tail(toList(h))")
        .without("xs ++ ys = ys ++ xs");
  }

  private static LawRow withModel() {
    return LawRow.of("H4", HeapLaws::withModel)
        .implies(
            "toList(insert(x, h)) = insertL(x, toList(h))",
            "mergeL(toList(h), toList(h1)) = toList(merge(h, h1))",
            "null(toList(h)) = isEmpty(h)",
            "fromList(mergeL(xs, ys)) = fromList(xs ++ ys)")
        .without("mergeL(xs, ys) = mergeL(ys, xs)");
  }

  private static LawRow faulty() {
    return LawRow.of("H5", HeapLaws::faulty)
        .implies("toList(empty) = []", "toList(insert(x, empty)) = x : []")
        .without(
            "sort(toList(h)) = toList(h)",
            "toList(insert(x, h)) = insertL(x, toList(h))",
            "toList(deleteMin(h)) = tail(toList(h))",
            "toList(fromList(xs)) = sort(xs)");
  }

  private static LawRow withBranches() {
    return LawRow.of("H6", HeapLaws::withBranches)
        .alsoThat(
            "insert and deleteMin have no definitions",
            report -> report
                .definitions()
                .containsAll(List.of(
                    new Definition("insert(x, h)", "merge(h, insert(x, empty))"),
                    new Definition("deleteMin(h)", "merge(leftBranch(h), rightBranch(h))"))));
  }
}
