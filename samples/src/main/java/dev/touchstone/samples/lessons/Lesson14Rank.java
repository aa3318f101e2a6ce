package dev.touchstone.samples.lessons;

import dev.touchstone.Gen;
import dev.touchstone.random.Seed;
import dev.touchstone.rank.Call;
import dev.touchstone.rank.Rank;
import dev.touchstone.rank.Ranked;
import dev.touchstone.rank.StopRule;
import dev.touchstone.rank.report.RankText;
import java.util.ArrayList;
import java.util.List;

/**
 * Lesson 14: which program is better.
 *
 * <p>Several programs for one task are run on random tests. The tests that the same programs fail show
 * the same bug; a test whose failures other tests explain shows none of its own. What is left is a
 * small suite with one test for each bug, and the programs are ranked by it.
 */
public final class Lesson14Rank {
  private Lesson14Rank() {}

  // region task
  /** Sorts numbers and leaves each only once. */
  public interface Sorter {
    List<Integer> sorted(List<Integer> numbers);
  }
  // endregion

  // region answers
  static List<Integer> right(List<Integer> numbers) {
    return numbers.stream().sorted().distinct().toList();
  }

  static List<Integer> keepsDuplicates(List<Integer> numbers) {
    return numbers.stream().sorted().toList();
  }

  static List<Integer> forgetsToSort(List<Integer> numbers) {
    return numbers.stream().distinct().toList();
  }

  static List<Integer> doesNothing(List<Integer> numbers) {
    return numbers;
  }

  static List<Integer> losesTheLast(List<Integer> numbers) {
    List<Integer> sorted = new ArrayList<>(right(numbers));
    if (sorted.size() > 2) {
      sorted.remove(sorted.size() - 1);
    }
    return sorted;
  }
  // endregion

  /** Prints the ranking. */
  public static void main(String[] arguments) {
    // region tests
    Gen<Call> tests = Gen.lists(Gen.ints(0, 9), 0, 6).map(numbers -> Call.of("sorted", numbers));
    // endregion

    // region rank
    Ranked ranked = Rank.of(Sorter.class)
        .model(Lesson14Rank::right)
        .tests(tests)
        .answer("anna", () -> Lesson14Rank::keepsDuplicates)
        .answer("bert", () -> Lesson14Rank::forgetsToSort)
        .answer("carl", () -> Lesson14Rank::doesNothing)
        .answer("dora", () -> Lesson14Rank::losesTheLast)
        .answer("emil", () -> Lesson14Rank::right)
        .seed(Seed.of(14).root())
        .stop(StopRule.STANDARD.quiet(2_000))
        .run();
    RankText.lines(ranked).forEach(System.out::println);
    // endregion

    // region order
    ranked
        .ranking()
        .arrows()
        .forEach((better, worse) -> System.out.println(better + " is more correct than " + worse));
    // endregion
  }
}
