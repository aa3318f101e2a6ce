package dev.touchstone.space.internal.count;

import dev.touchstone.space.IllegalSpace;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A sort whose values are made by one of several alternatives.
 *
 * <p>The alternatives are asked for on first use, which ties recursive knots. At that moment it is
 * checked that no chain of parts that cost nothing leads back: such a sort would have infinitely many
 * values of one size.
 */
public final class Structured extends Sort {
  private static final int LONGEST_FREE_CHAIN = 10_000;

  private final Supplier<List<Alternative>> source;
  private volatile @Nullable List<Alternative> ready;
  private @Nullable List<Alternative> alternatives;
  private boolean resolving;

  /** Describes a sort by its alternatives, which may mention the sort itself. */
  public Structured(String name, Supplier<List<Alternative>> source) {
    super(name);
    this.source = source;
  }

  /** Returns the alternatives in order. */
  public List<Alternative> alternatives() {
    List<Alternative> known = ready;
    if (known == null) {
      synchronized (LOCK) {
        known = resolved();
        checkGuarded();
        ready = known;
      }
    }
    return known;
  }

  /** Returns the alternatives before the recursion is checked, for sorts that build on this one. */
  List<Alternative> unchecked() {
    synchronized (LOCK) {
      return resolved();
    }
  }

  /** Returns the alternative if there is exactly one. */
  public @Nullable Alternative only() {
    List<Alternative> all = alternatives();
    return all.size() == 1 ? all.get(0) : null;
  }

  private List<Alternative> resolved() {
    if (alternatives == null) {
      if (resolving) {
        throw unguarded(List.of(name(), name()));
      }
      resolving = true;
      try {
        alternatives = List.copyOf(source.get());
      } finally {
        resolving = false;
      }
    }
    return alternatives;
  }

  private void checkGuarded() {
    Deque<List<Sort>> open = new ArrayDeque<>();
    open.push(List.of(this));
    for (int steps = 0; !open.isEmpty(); steps++) {
      List<Sort> chain = open.pop();
      for (Sort part : free((Structured) chain.get(chain.size() - 1))) {
        List<Sort> longer = new ArrayList<>(chain);
        longer.add(part);
        if (part == this || steps > LONGEST_FREE_CHAIN) {
          throw unguarded(longer.stream().map(Sort::name).toList());
        }
        if (part instanceof Structured && !chain.contains(part)) {
          open.push(longer);
        }
      }
    }
  }

  private static List<Sort> free(Structured sort) {
    return sort.resolved().stream()
        .filter(alternative -> alternative.cost() == 0)
        .flatMap(alternative -> alternative.parts().stream())
        .distinct()
        .toList();
  }

  private static IllegalSpace unguarded(List<String> cycle) {
    List<String> shown = cycle.size() > 12 ? cycle.subList(0, 12) : cycle;
    return new IllegalSpace(
        "unguarded recursion %s: nothing is paid on the way round, so there are "
                .formatted(String.join(" -> ", shown))
            + "infinitely many values of one size; put a pay() or a @Cost above zero on the cycle");
  }

  @Override
  protected void compute(int size, Sum sum) {
    for (Alternative alternative : alternatives()) {
      if (size >= alternative.cost()) {
        sum.add(alternative.suffix(0), size - alternative.cost());
      }
    }
  }
}
