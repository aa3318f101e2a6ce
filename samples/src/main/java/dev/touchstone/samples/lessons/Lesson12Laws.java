package dev.touchstone.samples.lessons;

import dev.touchstone.Gen;
import dev.touchstone.laws.LawReport;
import dev.touchstone.laws.Laws;
import dev.touchstone.laws.Signature;
import dev.touchstone.laws.Sort;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Lesson 12: let the laws be found.
 *
 * <p>Give functions instead of properties: all their combinations up to a depth are evaluated on
 * random values, those that always agree are equations, and equations that follow from simpler ones
 * are left out. What is left reads like a specification.
 */
public final class Lesson12Laws {
  private Lesson12Laws() {}

  // region functions
  static List<Integer> reversed(List<Integer> list) {
    List<Integer> result = new ArrayList<>(list);
    Collections.reverse(result);
    return result;
  }

  static List<Integer> joined(List<Integer> first, List<Integer> second) {
    List<Integer> result = new ArrayList<>(first);
    result.addAll(second);
    return result;
  }
  // endregion

  /** Prints the laws of joining and reversing, and an answer to a question about them. */
  public static void main(String[] arguments) {
    // region signature
    Sort<Integer> element = Sort.named("Element", Integer.class);
    Sort<List<Integer>> list = Sort.list(element);
    Signature signature = Laws.signature()
        .vars(list, Gen.lists(Gen.ints(0, 4)), "xs", "ys", "zs")
        .constant("[]", list, List.of())
        .fun("++", list, list, list, Lesson12Laws::joined)
        .fun("rev", list, list, Lesson12Laws::reversed)
        .seed(12);
    // endregion

    // region discover
    LawReport report = signature.discover();
    System.out.println(report.text());
    // endregion

    // region explain
    System.out.println(report.explain("rev(xs ++ ys)", "rev(xs) ++ rev(ys)"));
    // endregion
  }
}
