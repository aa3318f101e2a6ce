package dev.touchstone.samples.laws;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ListLawTests {
  private static final List<String> CONCATENATION = List.of(
      "xs ++ [] = xs",
      "[] ++ xs = xs",
      "(xs ++ ys) ++ zs = xs ++ (ys ++ zs)",
      "(x : xs) ++ ys = x : (xs ++ ys)");

  private static final List<String> REVERSING = List.of(
      "rev([]) = []",
      "rev(rev(xs)) = xs",
      "rev(xs) ++ rev(ys) = rev(ys ++ xs)",
      "rev(x : []) = x : []");

  private static final List<String> SORTING = List.of(
      "sort([]) = []",
      "sort(rev(xs)) = sort(xs)",
      "sort(sort(xs)) = sort(xs)",
      "sort(ys ++ xs) = sort(xs ++ ys)",
      "sort(x : []) = x : []");

  private static final String EXTRA = "rev(xs) ++ (x : []) = rev(x : xs)";

  @Test
  void concatenationHasFourLaws() {
    LawRow.of(ListLaws::concatenation).isExactly(CONCATENATION);
  }

  @Test
  void reversingAddsFour() {
    LawRow.of(ListLaws::reversing).isExactly(all(CONCATENATION, REVERSING), EXTRA);
  }

  @Test
  void sortingAddsFive() {
    LawRow.of(ListLaws::sorting).isExactly(all(CONCATENATION, REVERSING, SORTING), EXTRA);
  }

  @Test
  void sortingUniquelyForgetsDuplicates() {
    LawRow.of(ListLaws::sortingUniquely)
        .implies(
            List.of(
                "usort([]) = []",
                "usort(rev(xs)) = usort(xs)",
                "usort(usort(xs)) = usort(xs)",
                "usort(ys ++ xs) = usort(xs ++ ys)",
                "usort(x : []) = x : []",
                "usort(xs ++ xs) = usort(xs)"),
            List.of("sort(xs ++ xs) = sort(xs)"));
  }

  @Test
  void mergingSortedListsSortsTheirConcatenation() {
    LawRow.of(ListLaws::merging)
        .implies(
            List.of(
                "merge(x : [], sort(xs)) = sort(x : xs)",
                "merge(sort(xs), sort(ys)) = sort(xs ++ ys)",
                "merge(xs ++ ys, xs) = merge(xs, xs) ++ ys"),
            List.of("merge(xs, ys) = merge(ys, xs)"));
  }

  @Test
  void mappingKeepsTheShapeOfLists() {
    LawRow.of(ListLaws::mapping)
        .implies(
            List.of(
                "map(f, []) = []",
                "map(f, rev(xs)) = rev(map(f, xs))",
                "map(f, xs) ++ map(f, ys) = map(f, xs ++ ys)",
                "apply(f, x) : map(f, xs) = map(f, x : xs)"),
            List.of("map(f, xs) = xs"));
  }

  @Test
  void mappingMonotonicallyKeepsTheOrderOfLists() {
    LawRow.of(ListLaws::mappingMonotonically)
        .implies(
            List.of(
                "map(f, sort(xs)) = sort(map(f, xs))",
                "merge(map(f, xs), map(f, ys)) = map(f, merge(xs, ys))"),
            List.of("map(f, xs) = xs"));
  }

  @SafeVarargs
  private static List<String> all(List<String>... parts) {
    List<String> all = new ArrayList<>();
    for (List<String> part : parts) {
      all.addAll(part);
    }
    return all;
  }
}
