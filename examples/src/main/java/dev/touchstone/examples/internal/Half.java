package dev.touchstone.examples.internal;

import dev.touchstone.examples.Line;
import dev.touchstone.machine.Call;
import dev.touchstone.machine.ModelError;
import dev.touchstone.machine.Script;
import dev.touchstone.machine.Sym;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.Command;
import dev.touchstone.machine.internal.Execution;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A plain script that really ran; where its last call is not allowed it ran up to that one. */
final class Half {
  private static final int TIMES = 3;

  private final List<Call> calls;
  private final Run run;
  private final boolean unstable;

  private Half(List<Call> calls, Run run, boolean unstable) {
    this.calls = calls;
    this.run = run;
    this.unstable = unstable;
  }

  /** Runs calls, three times; nothing where the model or the system does not go along. */
  static Optional<Half> of(Blueprint blueprint, List<Call> calls) {
    try {
      List<Call> allowed = calls.subList(0, allowed(blueprint, calls));
      @Nullable Run first = null;
      boolean unstable = false;
      for (int time = 0; time < TIMES; time++) {
        Execution execution = Patience.execution(blueprint, new Script(allowed));
        if (execution.failure() != null) {
          return Optional.empty();
        }
        Run run = new Run(blueprint, new Drawn(new Script(allowed), nothing(allowed)), execution);
        unstable |= first != null && !Answers.same(first, run);
        first = first == null ? run : first;
      }
      List<Call> shown = calls.subList(0, Math.min(calls.size(), allowed.size() + 1));
      return first == null
          ? Optional.empty()
          : Optional.of(new Half(List.copyOf(shown), first, unstable));
    } catch (ModelError | Patience.Endless error) {
      return Optional.empty();
    }
  }

  private static List<@Nullable Object @Nullable []> nothing(List<Call> calls) {
    return Collections.nCopies(calls.size(), null);
  }

  static int allowed(Blueprint blueprint, List<Call> calls) {
    Object state = blueprint.initial();
    for (int i = 0; i < calls.size(); i++) {
      Call call = calls.get(i);
      Command command = blueprint.commands().get(call.number());
      @Nullable Object[] arguments = call.arguments().toArray();
      if (!command.pre(state, arguments)) {
        return i;
      }
      state = command.next(state, Sym.of(call.variable()), arguments);
    }
    return calls.size();
  }

  List<Call> calls() {
    return calls;
  }

  int length() {
    return calls.size();
  }

  boolean unstable() {
    return unstable;
  }

  boolean allowed() {
    return run.length() == calls.size();
  }

  Manner manner(int position) {
    return position < run.length() ? run.manner(position) : Manner.NOT_ALLOWED;
  }

  boolean endsWell() {
    return manner(calls.size() - 1).accepted();
  }

  /** Returns the whole script, abstracted. */
  Shape shape(Domains domains) {
    return shape(domains, IntStream.range(0, calls.size()).toArray());
  }

  private Shape shape(Domains domains, int[] order) {
    ShapeMaker maker = new ShapeMaker(domains);
    for (int position : order) {
      if (position < run.length()) {
        maker.call(run, position);
      } else {
        Call last = calls.get(position);
        Command command = run.blueprint().commands().get(last.number());
        maker.call(command, last.arguments().toArray(), Manner.NOT_ALLOWED, null);
      }
    }
    return maker.shape();
  }

  /**
   * Returns the script with neighbours of one command and answer, before the last call, in the order
   * that comes first; it really runs, and where it does not this one is returned.
   */
  Half canonical(Domains domains) {
    int[] order = IntStream.range(0, calls.size()).toArray();
    Shape best = shape(domains, order);
    boolean better = true;
    while (better) {
      better = false;
      for (int i = 0; i + 2 < order.length; i++) {
        int[] other = order.clone();
        other[i] = order[i + 1];
        other[i + 1] = order[i];
        Shape shape = shape(domains, other);
        if (exchangeable(order[i], order[i + 1]) && shape.pattern().compareTo(best.pattern()) < 0) {
          best = shape;
          order = other;
          better = true;
        }
      }
    }
    Shape wanted = best;
    List<Call> ordered = IntStream.of(order).mapToObj(calls::get).toList();
    return of(run.blueprint(), ordered)
        .filter(half -> half.shape(domains).equals(wanted))
        .orElse(this);
  }

  private boolean exchangeable(int one, int other) {
    return calls.get(one).command().equals(calls.get(other).command())
        && manner(one).equals(manner(other));
  }

  /** Returns whether something later depends on a call. */
  boolean matters(int position) {
    Rerun rerun = new Rerun(run, run.length());
    if (position >= run.length() || rerun.without(position, position) != null) {
      return true;
    }
    if (allowed()) {
      return false;
    }
    List<Call> without = new ArrayList<>(calls);
    without.remove(position);
    return allowed(run.blueprint(), without) == without.size();
  }

  /** Counts the calls that can go one after the other without changing the rest, but for one. */
  int idle(int kept) {
    List<Call> left = new ArrayList<>(calls);
    Call essential = calls.get(kept);
    int gone = 0;
    for (int i = left.size() - 2; i >= 0; i--) {
      Optional<Half> half =
          left.get(i).equals(essential) ? Optional.empty() : of(run.blueprint(), left);
      if (half.isPresent() && i < half.get().length() && !half.get().matters(i)) {
        left.remove(i);
        gone++;
        i = left.size() - 1;
      }
    }
    return gone;
  }

  List<Line> lines() {
    return Answers.lines(run, calls);
  }
}
