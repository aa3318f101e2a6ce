package dev.touchstone.space;

import dev.touchstone.space.internal.search.Conditions;
import dev.touchstone.space.internal.search.Formula;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Several conditions as one. */
record Combined<T>(boolean conjunction, List<Condition<T>> parts) implements Condition<T> {
  Combined {
    if (parts.isEmpty()) {
      throw new IllegalSpace("no condition to combine; give at least one");
    }
  }

  @Override
  public boolean test(T value) {
    return conjunction
        ? parts.stream().allMatch(part -> part.test(value))
        : parts.stream().anyMatch(part -> part.test(value));
  }

  /** Returns the single conditions that a condition is made of, in order. */
  static <T> List<Condition<T>> singles(Condition<T> condition) {
    return condition instanceof Combined<T> combined
        ? combined.parts.stream().flatMap(part -> singles(part).stream()).toList()
        : List.of(condition);
  }

  /** Returns the single conditions that a condition is made of, and how. */
  static <T> Conditions compile(
      Condition<T> condition, Function<Condition<T>, Conditions.Test> test) {
    List<Conditions.Test> tests = new ArrayList<>();
    Formula formula = compile(condition, test, tests);
    if (tests.size() > Formula.MOST) {
      throw new IllegalSpace("%d conditions combined; combine at most %d, write others with &&"
          .formatted(tests.size(), Formula.MOST));
    }
    return Conditions.of(formula, tests);
  }

  private static <T> Formula compile(
      Condition<T> condition,
      Function<Condition<T>, Conditions.Test> test,
      List<Conditions.Test> tests) {
    if (condition instanceof Combined<T> combined) {
      List<Formula> inner =
          combined.parts.stream().map(part -> compile(part, test, tests)).toList();
      return combined.conjunction ? new Formula.All(inner) : new Formula.Any(inner);
    }
    tests.add(test.apply(condition));
    return new Formula.Leaf(tests.size() - 1);
  }
}
