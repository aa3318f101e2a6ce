package dev.touchstone.machine.internal.parallel;

import dev.touchstone.machine.Order;
import dev.touchstone.machine.Result;
import dev.touchstone.machine.Trace;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.Failure;
import dev.touchstone.machine.internal.Traces;
import dev.touchstone.machine.internal.judge.History;
import dev.touchstone.machine.internal.judge.Judge;
import dev.touchstone.machine.internal.judge.Judgement;
import dev.touchstone.machine.internal.judge.Rules;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Judges what instances did in the prefix and in the branches of one script. */
final class Judged implements Rules<Object, Planned, Result<?>> {
  private final Blueprint model;
  private final Order order;
  private final Paced paced;
  private final List<Planned> fresh;
  private final Judge<Object, Planned, Result<?>> judge;
  private @Nullable Instance instance;

  Judged(Blueprint model, Order order, Paced paced) {
    this.model = model;
    this.order = order;
    this.paced = paced;
    this.fresh = Stream.concat(
            paced.prefix().stream(), paced.branches().stream().flatMap(List::stream))
        .filter(planned -> planned.command().fresh())
        .toList();
    this.judge = new Judge<>(this, paced.branches(), paced.state());
  }

  /** Runs and judges the prefix on an instance. */
  void prefix(Instance system) {
    Object state = model.initial();
    for (int i = 0; i < paced.prefix().size(); i++) {
      Planned planned = paced.prefix().get(i);
      Result<?> result = system.call(planned);
      if (!system.allows(state, planned, result)) {
        Failure failure = Failure.of(planned.command(), planned.call(), result);
        throw Findings.prefix(paced, planned, state, result, failure);
      }
      state = planned.next(state);
      Failure broken = system.broken(model, state, planned.call());
      if (broken != null) {
        throw Findings.prefix(paced, planned, state, result, broken);
      }
    }
  }

  /** Judges the branches of all instances. */
  void branches(List<Instance> instances, List<History<Result<?>>> histories) {
    for (int i = 0; i < instances.size(); i++) {
      instance = instances.get(i);
      distinct(instance);
      traced(instance);
      History<Result<?>> history = histories.get(i);
      Judgement judgement = judge.judge(history, order);
      if (judgement instanceof Judgement.Unexplained unexplained) {
        Throwable heard = heard(instance);
        Judgement serialised =
            order == Order.SERIALISABLE ? judgement : judge.judge(history, Order.SERIALISABLE);
        throw Findings.unexplained(paced, history, unexplained, serialised, heard);
      }
    }
  }

  /** Lets the model hear of a failure; returns what it threw, or null. */
  private @Nullable Throwable heard(Instance failing) {
    try {
      model.onFailure(failing.system(), paced.state());
      return null;
    } catch (Throwable thrown) {
      return thrown;
    }
  }

  private void traced(Instance system) {
    Trace<?> trace = model.trace(system.system());
    Failure broken = trace == null ? null : Traces.judge(model, trace, null, true);
    if (trace != null && broken != null) {
      throw Findings.trace(paced, broken, trace);
    }
  }

  private void distinct(Instance system) {
    for (int i = 0; i < fresh.size(); i++) {
      Result<?> result = system.result(fresh.get(i));
      for (int j = 0; j < i && !result.threw(); j++) {
        if (result.equals(system.result(fresh.get(j)))) {
          throw Findings.repeated(paced, fresh.get(i), fresh.get(j), result);
        }
      }
    }
  }

  @Override
  public Object next(Object state, Planned planned) {
    return planned.next(state);
  }

  @Override
  public boolean ends(Object state) {
    return !model.hasInvariant()
        || (instance != null && instance.broken(model, state, null) == null);
  }

  @Override
  public boolean explains(Object state, Planned planned, Result<?> seen) {
    return instance != null && instance.allows(state, planned, seen);
  }
}
