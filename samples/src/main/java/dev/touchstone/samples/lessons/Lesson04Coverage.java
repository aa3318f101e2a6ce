package dev.touchstone.samples.lessons;

import static dev.touchstone.Case.assume;
import static dev.touchstone.Case.classify;
import static dev.touchstone.Case.cover;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.random.Seed;
import java.util.List;

/**
 * Lesson 4: know what was tested.
 *
 * <p>A claim with a precondition says nothing about cases that miss it: {@code assume} discards
 * them. A claim that passes on empty lists alone has passed, too, so ask: {@code classify} reports
 * the share of cases under a label.
 *
 * <p>{@code cover} asks for a share, and {@code checkCoverage} runs as many cases as it takes to
 * decide whether the share is reached; if not, the verdict is not a pass. Where nearly every case is
 * discarded, the check gives up and names who refused them. Then generate what is needed instead of
 * waiting for it.
 */
public final class Lesson04Coverage {
  private Lesson04Coverage() {}

  private static boolean ascending(List<Integer> list) {
    for (int i = 1; i < list.size(); i++) {
      if (list.get(i - 1) > list.get(i)) {
        return false;
      }
    }
    return true;
  }

  /** Prints a report with labels, one that gave up, and two on coverage. */
  public static void main(String[] arguments) {
    Gen<List<Integer>> lists = Gen.lists(Gen.ints());

    // region classify
    Claim labelled = Claim.forAll(Gen.lists(Gen.ints(0, 9)), list -> {
      classify(list.isEmpty(), "empty");
      classify(list.size() > 50, "long");
      return list.stream().mapToInt(Integer::intValue).sum() <= 9 * list.size();
    });
    System.out.println(labelled.seed(Seed.of(4)).check().report());
    // endregion

    // region assume
    Claim rare = Claim.forAll(lists, list -> {
      assume(list.size() > 20 && ascending(list), "long and ascending");
      return list.get(0) <= list.get(list.size() - 1);
    });
    System.out.println(rare.seed(Seed.of(4)).check().report());
    // endregion

    // region cover
    Claim sorted = Claim.forAll(lists.map(list -> list.stream().sorted().toList()), list -> {
      cover(10, "long and ascending", list.size() > 20);
      return ascending(list);
    });
    System.out.println(sorted.checkCoverage().seed(Seed.of(4)).check().report());
    // endregion

    // region uncovered
    System.out.println(
        sorted.maxSize(21).checkCoverage().seed(Seed.of(4)).check().report());
    // endregion
  }
}
