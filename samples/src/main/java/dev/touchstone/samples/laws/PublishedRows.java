package dev.touchstone.samples.laws;

import dev.touchstone.laws.Theory;
import java.util.List;

/** What must come of signatures with published results: generic lists and insertion sort. */
final class PublishedRows {
  private PublishedRows() {}

  private static final List<String> EQUATIONS = List.of(
      "ordered(sort(xs)) = true",
      "ordered(insert(x, xs)) = ordered(xs)",
      "(xs == insert(x, xs)) = false",
      "([] == insert(x, xs)) = false",
      "(xs == sort(xs)) = ordered(xs)",
      "elem(x, sort(xs)) = elem(x, xs)",
      "(sort(xs) == []) = (xs == [])",
      "all(eq(x), sort(xs)) = all(eq(x), xs)",
      "all(lt(x), sort(xs)) = all(lt(x), xs)",
      "all(le(x), xs) = ordered(x : sort(xs))",
      "ordered(xs ++ sort(xs)) = ordered(xs ++ xs)",
      "ordered(sort(xs) ++ xs) = ordered(xs ++ xs)",
      "elem(x, insert(y, xs)) = elem(x, y : xs)",
      "sort(sort(xs)) = sort(xs)",
      "insert(x, []) = x : []",
      "sort(xs ++ ys) = sort(ys ++ xs)",
      "sort(insert(x, xs)) = insert(x, sort(xs))",
      "insert(x, sort(xs)) = sort(x : xs)",
      "sort(xs ++ sort(ys)) = sort(xs ++ ys)",
      "insert(x, insert(y, xs)) = insert(y, insert(x, xs))",
      "insert(x, x : xs) = x : (x : xs)",
      "insert(x, y : []) = insert(y, x : [])");

  private static final List<String> CONDITIONAL = List.of(
      "(xs == sort(ys)) => ordered(xs) = true",
      "all(le(x), xs) => insert(x, xs) = x : xs",
      "all(le(x), xs) => x : sort(xs) = sort(x : xs)",
      "all(le(x), xs) => insert(y, x : xs) = insert(x, insert(y, xs))",
      "all(le(x), ys) => insert(x, xs ++ ys) = insert(x, xs) ++ ys",
      "elem(x, xs) => insert(x, xs ++ ys) = insert(x, xs) ++ ys",
      "x <= y => insert(x, y : xs) = x : (y : xs)",
      "x < y => insert(y, x : xs) = x : insert(y, xs)",
      "ordered(ys ++ xs) => ys ++ sort(xs) = sort(xs ++ ys)",
      "ordered(ys ++ xs) => sort(ys) ++ xs = sort(xs ++ ys)",
      "ordered(ys ++ xs) => sort(ys) ++ sort(xs) = sort(xs ++ ys)");

  private static final List<List<String>> INEQUALITIES = List.of(
      List.of("sort(xs)", "xs"),
      List.of("insert(x, xs)", "x : xs"),
      List.of("x : sort(xs)", "x : xs"),
      List.of("xs ++ sort(ys)", "xs ++ ys"),
      List.of("sort(xs) ++ ys", "xs ++ ys"),
      List.of("sort(x : xs)", "insert(x, xs)"),
      List.of("sort(xs ++ ys)", "xs ++ sort(ys)"),
      List.of("sort(xs ++ ys)", "sort(xs) ++ ys"),
      List.of("sort(xs) ++ xs", "xs ++ sort(xs)"));

  static List<LawRow> all() {
    return List.of(genericLists(), insertionSort(), ascendingPairs(), ascending());
  }

  private static LawRow genericLists() {
    return LawRow.sized("X1", () -> GenericListLaws.functions().maxSize(7))
        .implies(
            "reverse([]) = []",
            "length([]) = 0",
            "concat([]) = []",
            "xs ++ [] = xs",
            "[] ++ xs = xs",
            "map(f, []) = []",
            "length(reverse(xs)) = length(xs)",
            "reverse(reverse(xs)) = xs",
            "length(xs ++ ys) = length(ys ++ xs)",
            "length(map(f, xs)) = length(xs)",
            "map(f, reverse(xs)) = reverse(map(f, xs))",
            "map(++([]), xss) = xss",
            "length(concat(reverse(xss))) = length(concat(xss))",
            "reverse(concat(reverse(xss))) = concat(map(reverse, xss))",
            "(xs ++ ys) ++ zs = xs ++ (ys ++ zs)",
            "length(xs) + length(ys) = length(xs ++ ys)",
            "reverse(xs) ++ reverse(ys) = reverse(ys ++ xs)",
            "concat(xss) ++ concat(yss) = concat(xss ++ yss)",
            "map(reverse, map(reverse, xss)) = xss",
            "concat(map(map(f), xss)) = map(f, concat(xss))",
            "map(reverse, map(map(f), xss)) = map(map(f), map(reverse, xss))",
            "map(f, xs) ++ map(f, ys) = map(f, xs ++ ys)",
            "map(++(xs), map(++(ys), xss)) = map(++(xs ++ ys), xss)",
            "length(concat(map(f, concat(reverse(xss))))) = length(concat(map(f, concat(xss))))",
            "length(concat(map(++(reverse(xs)), xss))) = length(concat(map(++(xs), xss)))");
  }

  private static LawRow insertionSort() {
    return LawRow.sized(
            "X3", () -> InsertionSortLaws.sorting().maxSize(5).conditions().inequalities())
        .implies(EQUATIONS)
        .implies(CONDITIONAL)
        .also(report -> {
          Theory theory = report.theory();
          return INEQUALITIES.stream()
              .filter(sides -> !theory.provesAtMost(sides.get(0), sides.get(1)))
              .map(sides -> "does not follow: " + String.join(" <= ", sides))
              .toList();
        });
  }

  private static LawRow ascendingPairs() {
    return LawRow.sized("C1", () -> ListLaws.ascendingPairs().maxSize(8))
        .implies("isSorted(smaller(p) : (larger(p) : xs)) = isSorted(larger(p) : xs)");
  }

  private static LawRow ascending() {
    return LawRow.sized("C2", () -> ListLaws.ascending().maxSize(6).conditions())
        .implies("x <= y => isSorted(x : (y : xs)) = isSorted(y : xs)")
        .without("isSorted(x : (y : xs)) = isSorted(y : xs)");
  }
}
