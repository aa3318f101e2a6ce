package dev.touchstone.internal.derive;

import dev.touchstone.Gen;
import java.util.List;

/**
 * How values of one type use are drawn.
 *
 * <p>Plans form a graph, with a cycle per recursive type. They are made in three steps: a plan is
 * created, linked to the plans of its parts, and readied when the whole graph is known; after that
 * it does not change.
 *
 * <p>A plan of a use that is marked as nullable gives {@code null} too; no other plan does.
 */
abstract class Plan implements Gen<Object> {
  static final int ENDLESS = Integer.MAX_VALUE;

  final String where;
  private int cycle;
  private int depth = ENDLESS;

  Plan(String where) {
    this.where = where;
  }

  /** Finds the plans of the parts. */
  void link(Planner planner) {}

  /** Returns the plans of the parts. */
  List<Plan> parts() {
    return List.of();
  }

  /** Returns how many records must be nested to make a value, as far as the parts know theirs. */
  int nesting() {
    return 0;
  }

  /** Returns how many recursive components this one counts for. */
  int branches() {
    return 1;
  }

  /** Prepares what depends on the whole graph. */
  void ready() {}

  /** Refuses what no values of the parts can fulfil; all plans are ready. */
  void prove() {}

  /** Returns the generator to use where the caller has opened a span for the value. */
  Gen<Object> inline() {
    return this;
  }

  /** Returns the part without which there is no value, for a plan that has no finite one. */
  Plan endless() {
    for (Plan part : parts()) {
      if (part.depth == ENDLESS) {
        return part;
      }
    }
    throw new IllegalStateException(where + " has a finite value");
  }

  /** Returns the name of the planned type, or "" if it goes unsaid. */
  String name() {
    return "";
  }

  /** Returns how the way to a part is written, or "" if it goes unsaid. */
  String step(Plan part) {
    return "";
  }

  final boolean settle() {
    int settled = nesting();
    boolean changed = settled < depth;
    depth = Math.min(depth, settled);
    return changed;
  }

  /** Returns how many records must be nested to make a value. */
  final int depth() {
    return depth;
  }

  final void onCycle(int number) {
    cycle = number;
  }

  /** Returns whether values may hold values of the same plan. */
  final boolean recursive() {
    return cycle != 0;
  }

  /** Returns whether a part may hold values of this plan. */
  final boolean recursesInto(Plan part) {
    return cycle != 0 && cycle == part.cycle;
  }
}
