package dev.touchstone.examples.internal;

import dev.touchstone.examples.Counterfactual;
import dev.touchstone.examples.Divergence;
import dev.touchstone.examples.Reason;
import dev.touchstone.machine.Result;
import dev.touchstone.machine.Sym;
import dev.touchstone.machine.internal.Bindings;
import dev.touchstone.machine.internal.Command;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Walks an edited run through the model, by the results that were recorded.
 *
 * <p>The system is not touched. The walk stops at the first difference, so every result bound so far
 * is one the model has just accepted. An edit after which a call misses a variable says nothing that
 * types do not say, and is left out.
 *
 * <p>After Ivarsson, Heuristics for generating good examples using QuickCheck (2016), section 2.3.3.
 */
final class Rerun {
  /** Says that an edit takes away a variable that is used. */
  static final Divergence UNBOUND = new Divergence(-1, Reason.NOTHING);

  private final Run run;
  private final int length;
  private final Bindings.Slot slot = Bindings.slot();

  Rerun(Run run, int length) {
    this.run = run;
    this.length = length;
  }

  /** Returns whether a divergence is one: the edit takes away no variable that is used. */
  static boolean differs(Divergence found) {
    return !found.equals(UNBOUND);
  }

  @Nullable
  Divergence of(Counterfactual edit) {
    return edit.fold(
        delete -> without(delete.call(), delete.call()),
        range -> without(range.first(), range.last()),
        swap -> swapped(swap.call()));
  }

  /** Returns where the run differs without some calls; null where it does not. */
  @Nullable
  Divergence without(int first, int last) {
    return run.state(first).equals(run.state(last + 1))
        ? unbound(first, last)
        : walk(run.state(first), last + 1, first, last);
  }

  /** Returns whether a call is missed that left the state as it was; nothing else can differ. */
  private @Nullable Divergence unbound(int first, int last) {
    for (int j = last + 1; j < length; j++) {
      int gone = run.references(j).nextSetBit(first);
      if (gone >= 0 && gone <= last) {
        return UNBOUND;
      }
    }
    return null;
  }

  /** Returns where the run differs with the other arguments of a call; null where it does not. */
  @Nullable
  Divergence swapped(int position) {
    @Nullable Object[] other = run.alternative(position);
    if (other == null) {
      return null;
    }
    return walk(after(position, other), position + 1, -1, -1);
  }

  /**
   * Returns whether a call changes the state, and would with other arguments; otherwise giving it
   * those says no more than deleting it.
   */
  boolean effective(int position, @Nullable Object[] other) {
    Object before = run.state(position);
    return !before.equals(run.state(position + 1)) && !before.equals(after(position, other));
  }

  private Object after(int position, @Nullable Object[] other) {
    Sym<?> variable = Sym.of(run.call(position).variable());
    return run.command(position).next(run.state(position), variable, other);
  }

  private @Nullable Divergence walk(Object start, int from, int first, int last) {
    Object state = start;
    for (int j = from; j < length; j++) {
      BitSet used = run.references(j);
      int gone = first < 0 ? -1 : used.nextSetBit(first);
      if (gone >= 0 && gone <= last) {
        return UNBOUND;
      }
      @Nullable Reason reason = differs(state, j);
      if (reason != null) {
        return new Divergence(j, reason);
      }
      state = run.command(j).next(state, Sym.of(run.call(j).variable()), run.arguments(j));
    }
    return null;
  }

  /** Returns how a call of the run would differ in a state; null where it would not. */
  @Nullable
  Reason differs(Object state, int position) {
    Command command = run.command(position);
    @Nullable Object[] arguments = run.arguments(position);
    if (!command.pre(state, arguments)) {
      return Reason.NOT_ALLOWED;
    }
    return accepts(state, position, run.result(position)) ? null : Reason.OTHER_RESULT;
  }

  /** Returns whether a call of the run might give a result in a state. */
  boolean accepts(Object state, int position, Result<?> result) {
    slot.open(run.bindings());
    try {
      return run.command(position).post(state, run.arguments(position), result);
    } finally {
      slot.close();
    }
  }
}
