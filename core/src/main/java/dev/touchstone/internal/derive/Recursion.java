package dev.touchstone.internal.derive;

import dev.touchstone.NoGenerator;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds which plans are recursive and how soon they can end.
 *
 * <p>Plans on a common cycle get a common number: the strongly connected components of the graph, by
 * Tarjan, Depth-First Search and Linear Graph Algorithms (1972), section 4. How soon a plan can end
 * is a least fixed point; a plan that has none has no finite value, and the cycle that prevents it
 * is named.
 */
final class Recursion {
  private final Map<Plan, int[]> numbers = new HashMap<>();
  private final Deque<Plan> stack = new ArrayDeque<>();
  private final Set<Plan> open = new HashSet<>();
  private int cycles;

  private Recursion() {}

  static void settle(Collection<Plan> plans) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Plan plan : plans) {
        changed |= plan.settle();
      }
    }
    for (Plan plan : plans) {
      if (plan.depth() == Plan.ENDLESS) {
        throw endless(plan);
      }
    }
    Recursion recursion = new Recursion();
    for (Plan plan : plans) {
      if (!recursion.numbers.containsKey(plan)) {
        recursion.visit(plan);
      }
    }
  }

  private int[] visit(Plan plan) {
    int[] number = {numbers.size(), numbers.size()};
    numbers.put(plan, number);
    stack.push(plan);
    open.add(plan);
    for (Plan part : plan.parts()) {
      int[] other = numbers.get(part);
      if (other == null) {
        number[1] = Math.min(number[1], visit(part)[1]);
      } else if (open.contains(part)) {
        number[1] = Math.min(number[1], other[0]);
      }
    }
    if (number[0] == number[1]) {
      close(plan);
    }
    return number;
  }

  private void close(Plan first) {
    List<Plan> component = new ArrayList<>();
    Plan plan;
    do {
      plan = stack.pop();
      component.add(plan);
      open.remove(plan);
    } while (plan != first);
    if (component.size() > 1 || first.parts().contains(first)) {
      int cycle = ++cycles;
      component.forEach(member -> member.onCycle(cycle));
    }
  }

  private static NoGenerator endless(Plan start) {
    Plan first = named(onCycle(start));
    StringBuilder cycle = new StringBuilder();
    Plan at = first;
    do {
      Plan next = at.endless();
      String step = at.step(next);
      cycle.append(step).append(step.isEmpty() ? "" : " -> ");
      at = next;
    } while (at != first);
    return new NoGenerator(("no finite value of %s at %s: %s%s; make a component of the cycle"
            + " optional, @Nullable or a collection, or add an alternative that ends it")
        .formatted(first.name(), first.where, cycle, first.name()));
  }

  private static Plan onCycle(Plan start) {
    Set<Plan> seen = new HashSet<>();
    Plan plan = start;
    while (seen.add(plan)) {
      plan = plan.endless();
    }
    return plan;
  }

  private static Plan named(Plan onCycle) {
    Plan plan = onCycle;
    while (plan.name().isEmpty()) {
      plan = plan.endless();
    }
    return plan;
  }
}
