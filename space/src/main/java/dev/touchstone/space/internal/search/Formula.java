package dev.touchstone.space.internal.search;

import java.util.List;
import java.util.function.ToLongFunction;

/**
 * How conditions combine: a condition, all of some formulas, or any of some.
 *
 * <p>What is known of the conditions is one {@code long}: bit i says that condition i is true, bit 32 +
 * i that it is false. A formula may be known before all its conditions are.
 */
public sealed interface Formula {
  /** The largest number of conditions. */
  int MOST = 32;

  /** A single condition. */
  record Leaf(int condition) implements Formula {}

  /** True when all of its parts are. */
  record All(List<Formula> parts) implements Formula {}

  /** True when one of its parts is. */
  record Any(List<Formula> parts) implements Formula {}

  /** Returns what is known of a condition with a result. */
  static long fact(int condition, boolean result) {
    return 1L << (result ? condition : condition + MOST);
  }

  /** Returns 1 for true, -1 for false, 0 for not known. */
  default int value(long known) {
    if (this instanceof Leaf leaf) {
      return (known & fact(leaf.condition, true)) != 0
          ? 1
          : (known & fact(leaf.condition, false)) != 0 ? -1 : 0;
    }
    return this instanceof All all
        ? least(all.parts, known)
        : -least(((Any) this).parts, known, -1);
  }

  private static int least(List<Formula> parts, long known) {
    return least(parts, known, 1);
  }

  private static int least(List<Formula> parts, long known, int sign) {
    int least = 1;
    for (Formula part : parts) {
      least = Math.min(least, sign * part.value(known));
    }
    return least;
  }

  /** Returns the conditions, one bit each, that are not known and may matter. */
  default long open(long known) {
    if (value(known) != 0) {
      return 0;
    }
    if (this instanceof Leaf leaf) {
      return 1L << leaf.condition;
    }
    ToLongFunction<Formula> inner = part -> part.open(known);
    List<Formula> parts = this instanceof All all ? all.parts : ((Any) this).parts;
    return parts.stream().mapToLong(inner).reduce(0, (a, b) -> a | b);
  }
}
