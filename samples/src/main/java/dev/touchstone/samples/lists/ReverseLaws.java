package dev.touchstone.samples.lists;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Two laws about reversing what was appended: one is wrong. */
public final class ReverseLaws {
  private ReverseLaws() {}

  /** Claims that the halves keep their places, which they do not. */
  public static Claim wrong() {
    return Claim.forAll(
            lists(),
            lists(),
            (xs, ys) -> reversed(appended(xs, ys)).equals(appended(reversed(xs), reversed(ys))))
        .names("xs", "ys")
        .label("reverse(xs ++ ys) == reverse(xs) ++ reverse(ys)");
  }

  /** Claims that the halves change places. */
  public static Claim right() {
    return Claim.forAll(
            lists(),
            lists(),
            (xs, ys) -> reversed(appended(xs, ys)).equals(appended(reversed(ys), reversed(xs))))
        .names("xs", "ys")
        .label("reverse(xs ++ ys) == reverse(ys) ++ reverse(xs)");
  }

  private static Gen<List<Integer>> lists() {
    return Gen.lists(Gen.ints());
  }

  /** Returns a list back to front. */
  public static <T> List<T> reversed(List<T> list) {
    List<T> result = new ArrayList<>(list);
    Collections.reverse(result);
    return result;
  }

  /** Returns one list after the other. */
  public static <T> List<T> appended(List<T> first, List<T> second) {
    List<T> result = new ArrayList<>(first);
    result.addAll(second);
    return result;
  }
}
