package dev.touchstone.space.internal.search;

import dev.touchstone.space.internal.count.Hole;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A predicate as the search sees it: conditions, how they combine, and in which order they are
 * tried.
 *
 * @param formula how the conditions combine
 * @param tests the conditions, by number
 * @param order the numbers of the conditions in the order they are tried
 */
public record Conditions(Formula formula, List<Test> tests, List<Integer> order) {
  /** A condition on the value at a place. */
  @FunctionalInterface
  public interface Test {
    /** Returns whether the value satisfies the condition; reads what it needs. */
    boolean test(Hole root);
  }

  /** Returns conditions that are tried in the order of their numbers. */
  public static Conditions of(Formula formula, List<Test> tests) {
    return new Conditions(
        formula, List.copyOf(tests), IntStream.range(0, tests.size()).boxed().toList());
  }

  /** Returns a single condition. */
  public static Conditions of(Test test) {
    return of(new Formula.Leaf(0), List.of(test));
  }

  /** Returns the same conditions with one of them tried before the others. */
  public Conditions startingWith(int first) {
    return ordered(Stream.concat(Stream.of(first), order.stream().filter(other -> other != first))
        .toList());
  }

  /** Returns the same conditions tried in another order. */
  public Conditions ordered(List<Integer> changed) {
    return new Conditions(formula, tests, List.copyOf(changed));
  }
}
