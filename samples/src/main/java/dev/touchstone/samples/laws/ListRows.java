package dev.touchstone.samples.laws;

import java.util.List;

/** What must come of the signatures about lists. */
final class ListRows {
  private ListRows() {}

  private static final String EXTRA = "rev(xs) ++ (x : []) = rev(x : xs)";

  static List<LawRow> all() {
    LawRow concatenation = LawRow.of("L0", ListLaws::concatenation)
        .implies(
            "xs ++ [] = xs",
            "[] ++ xs = xs",
            "(xs ++ ys) ++ zs = xs ++ (ys ++ zs)",
            "(x : xs) ++ ys = x : (xs ++ ys)");
    LawRow reversing = LawRow.of("L1", ListLaws::reversing)
        .implies(concatenation.expected())
        .implies(
            "rev([]) = []",
            "rev(rev(xs)) = xs",
            "rev(xs) ++ rev(ys) = rev(ys ++ xs)",
            "rev(x : []) = x : []");
    LawRow sorting = LawRow.of("L2", ListLaws::sorting)
        .implies(reversing.expected())
        .implies(
            "sort([]) = []",
            "sort(rev(xs)) = sort(xs)",
            "sort(sort(xs)) = sort(xs)",
            "sort(ys ++ xs) = sort(xs ++ ys)",
            "sort(x : []) = x : []");
    return List.of(
        concatenation.exactly(),
        reversing.exactly(EXTRA),
        sorting.exactly(EXTRA),
        sortingUniquely(),
        merging(),
        mapping(),
        mappingMonotonically(),
        prefixes());
  }

  private static LawRow sortingUniquely() {
    return LawRow.of("L3", ListLaws::sortingUniquely)
        .implies(
            "usort([]) = []",
            "usort(rev(xs)) = usort(xs)",
            "usort(usort(xs)) = usort(xs)",
            "usort(ys ++ xs) = usort(xs ++ ys)",
            "usort(x : []) = x : []",
            "usort(xs ++ xs) = usort(xs)")
        .without("sort(xs ++ xs) = sort(xs)");
  }

  private static LawRow merging() {
    return LawRow.of("L4", ListLaws::merging)
        .implies(
            "merge(x : [], sort(xs)) = sort(x : xs)",
            "merge(sort(xs), sort(ys)) = sort(xs ++ ys)",
            "merge(xs ++ ys, xs) = merge(xs, xs) ++ ys")
        .without("merge(xs, ys) = merge(ys, xs)");
  }

  private static LawRow mapping() {
    return LawRow.of("L5", ListLaws::mapping)
        .implies(
            "map(f, []) = []",
            "map(f, rev(xs)) = rev(map(f, xs))",
            "map(f, xs) ++ map(f, ys) = map(f, xs ++ ys)",
            "apply(f, x) : map(f, xs) = map(f, x : xs)")
        .without("map(f, xs) = xs");
  }

  private static LawRow mappingMonotonically() {
    return LawRow.of("L6", ListLaws::mappingMonotonically)
        .implies(
            "map(f, sort(xs)) = sort(map(f, xs))",
            "merge(map(f, xs), map(f, ys)) = map(f, merge(xs, ys))")
        .without("map(f, xs) = xs");
  }

  private static LawRow prefixes() {
    return LawRow.of("G1", ListLaws::prefixes).without("isPrefixOf(xs, ys) = null(xs)");
  }
}
