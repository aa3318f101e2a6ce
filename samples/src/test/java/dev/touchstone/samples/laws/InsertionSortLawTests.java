package dev.touchstone.samples.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.laws.LawReport;
import dev.touchstone.laws.Theory;
import dev.touchstone.samples.Verdicts;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** All statements that a published run reports follow from what is found here. */
class InsertionSortLawTests {
  static final List<String> EQUATIONS = List.of(
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

  static final List<String> CONDITIONAL = List.of(
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

  static final List<List<String>> INEQUALITIES = List.of(
      List.of("sort(xs)", "xs"),
      List.of("insert(x, xs)", "x : xs"),
      List.of("x : sort(xs)", "x : xs"),
      List.of("xs ++ sort(ys)", "xs ++ ys"),
      List.of("sort(xs) ++ ys", "xs ++ ys"),
      List.of("sort(x : xs)", "insert(x, xs)"),
      List.of("sort(xs ++ ys)", "xs ++ sort(ys)"),
      List.of("sort(xs ++ ys)", "sort(xs) ++ ys"),
      List.of("sort(xs) ++ xs", "xs ++ sort(xs)"));

  static LawReport discovered(long seed) {
    return InsertionSortLaws.sorting()
        .maxSize(5)
        .conditions()
        .inequalities()
        .confirm(5_000)
        .seed(seed)
        .discover();
  }

  @Test
  void everyPublishedStatementFollows() {
    Verdicts.seedsIfFull(10).forEach(seed -> {
      LawReport report = discovered(seed);
      Theory theory = report.theory();
      List<String> statements =
          Stream.of(EQUATIONS, CONDITIONAL).flatMap(List::stream).toList();
      assertThat(theory.unproved(statements)).as("seed %d%n%s", seed, report).isEmpty();
      assertThat(INEQUALITIES.stream()
              .filter(sides -> !theory.provesAtMost(sides.get(0), sides.get(1))))
          .as("seed %d%n%s", seed, report)
          .isEmpty();
    });
  }
}
