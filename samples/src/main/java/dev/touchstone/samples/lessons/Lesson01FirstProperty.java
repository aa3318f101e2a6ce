package dev.touchstone.samples.lessons;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.Verdict;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Lesson 1: state what should hold for all values, and let the machine look for one that breaks it.
 *
 * <p>Here is a law about lists that many people nod at: reversing what was appended reverses the
 * halves. A claim says for which values it should hold ({@code Gen.lists(Gen.ints())}, twice) and
 * what. Checking it makes up a hundred pairs of lists.
 *
 * <p>The law is wrong, and the report says so with the smallest lists there are: {@code [0]} and
 * {@code [1]}. With the halves the other way round the law holds. A claim that passed a hundred
 * cases is not proved; it has merely survived a hundred attempts.
 */
public final class Lesson01FirstProperty {
  private Lesson01FirstProperty() {}

  /** Prints the report on the wrong law, then on the right one. */
  public static void main(String[] arguments) {
    // region wrong
    Gen<List<Integer>> lists = Gen.lists(Gen.ints());
    Verdict wrong = Claim.forAll(
            lists,
            lists,
            (xs, ys) -> reversed(appended(xs, ys)).equals(appended(reversed(xs), reversed(ys))))
        .names("xs", "ys")
        .label("reverse(xs ++ ys) == reverse(xs) ++ reverse(ys)")
        .seed(Seed.of(1))
        .check();
    System.out.println(wrong.report());
    // endregion

    // region right
    Verdict right = Claim.forAll(
            lists,
            lists,
            (xs, ys) -> reversed(appended(xs, ys)).equals(appended(reversed(ys), reversed(xs))))
        .seed(Seed.of(1))
        .check();
    System.out.println(right.report());
    // endregion
  }

  private static <T> List<T> reversed(List<T> list) {
    List<T> result = new ArrayList<>(list);
    Collections.reverse(result);
    return result;
  }

  private static <T> List<T> appended(List<T> first, List<T> second) {
    List<T> result = new ArrayList<>(first);
    result.addAll(second);
    return result;
  }
}
