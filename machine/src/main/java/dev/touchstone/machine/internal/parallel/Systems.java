package dev.touchstone.machine.internal.parallel;

import dev.touchstone.machine.Result;
import dev.touchstone.machine.internal.Blueprint;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The systems of one release: each is started, and taken through the prefix, right before its
 * branches run.
 *
 * <p>Written by the thread of the first branch; others see a system after they have waited for it.
 */
final class Systems implements Calls<Result<?>> {
  private final Blueprint model;
  private final Paced paced;
  private final Judged judged;
  private final Planned[][] calls;
  private final @Nullable Instance[] instances;
  private boolean left;

  Systems(Blueprint model, Paced paced, Judged judged, int size) {
    this.model = model;
    this.paced = paced;
    this.judged = judged;
    this.instances = new Instance[size];
    this.calls = paced.branches().stream()
        .map(branch -> branch.toArray(new Planned[0]))
        .toArray(Planned[][]::new);
  }

  @Override
  public void ready(int number) {
    Instance instance = Instance.start(model, paced.variables());
    instances[number] = instance;
    judged.prefix(instance);
  }

  @Override
  @SuppressWarnings("NullAway") // calls come after ready
  public Result<?> call(int instance, int branch, int index) {
    return instances[instance].call(calls[branch][index]);
  }

  /** Returns all systems that were started. */
  List<Instance> all() {
    List<Instance> all = new ArrayList<>();
    for (Instance instance : instances) {
      if (instance != null) {
        all.add(instance);
      }
    }
    return all;
  }

  /** Says that threads are left behind in the systems, which then cannot be ended. */
  void leave() {
    left = true;
  }

  /** Ends all systems; returns the last thing that ending one threw, or null. */
  @Nullable
  Throwable cleanup() {
    Throwable last = null;
    for (Instance instance : left ? List.<Instance>of() : all()) {
      try {
        model.cleanup(instance.system(), paced.state());
      } catch (Throwable thrown) {
        last = thrown;
      }
    }
    return last;
  }
}
