package dev.touchstone.machine.internal.parallel;

import dev.touchstone.CaseHost;
import dev.touchstone.internal.run.Body;
import dev.touchstone.machine.Order;
import dev.touchstone.machine.ParallelScript;
import dev.touchstone.machine.Result;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.judge.History;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Runs scripts whose branches a host conducts.
 *
 * <p>The host decides which branch goes on, so a script runs once, on one system, without pauses, and
 * its calls are stamped by a count instead of a clock: the same choices give the same history.
 */
final class Conducted implements Body {
  private final CaseHost host;
  private final Blueprint model;
  private final Order order;
  private volatile @Nullable Throwable cleanupThrew;

  Conducted(CaseHost host, Blueprint model, Order order) {
    this.host = host;
    this.model = model;
    this.order = order;
  }

  /** Returns the last thing that ending a system threw, or null. */
  @Nullable
  Throwable cleanupThrew() {
    return cleanupThrew;
  }

  @Override
  public void run(Object[] values) throws Throwable {
    Paced paced = (Paced) values[0];
    Judged judged = new Judged(model, order, paced);
    Systems systems = new Systems(model, paced, judged, 1);
    try {
      systems.ready(0);
      Log log = new Log(systems, paced);
      host.together(log.branches());
      judged.branches(systems.all(), List.of(log.complete(host)));
      paced.note();
    } finally {
      Throwable thrown = systems.cleanup();
      cleanupThrew = thrown == null ? cleanupThrew : thrown;
    }
  }

  /** What the branches of one run see. */
  private static final class Log {
    private final Systems systems;
    private final Paced paced;
    private final AtomicLong clock = new AtomicLong();
    private final History<Result<?>> history;

    Log(Systems systems, Paced paced) {
      this.systems = systems;
      this.paced = paced;
      this.history =
          new History<>(paced.branches().stream().mapToInt(List::size).toArray());
    }

    List<CaseHost.Branch> branches() {
      List<CaseHost.Branch> branches = new ArrayList<>();
      for (int branch = 0; branch < paced.branches().size(); branch++) {
        branches.add(new CaseHost.Branch(ParallelScript.name(branch), steps(branch)));
      }
      return branches;
    }

    private List<CaseHost.Step> steps(int branch) {
      List<CaseHost.Step> steps = new ArrayList<>();
      for (int index = 0; index < paced.branches().get(branch).size(); index++) {
        int own = index;
        String scope = "v" + paced.branches().get(branch).get(index).variable();
        steps.add(new CaseHost.Step(scope, () -> call(branch, own)));
      }
      return steps;
    }

    private void call(int branch, int index) {
      long began = clock.incrementAndGet();
      Result<?> result = systems.call(0, branch, index);
      history.note(branch, index, result, began, clock.incrementAndGet());
    }

    /** Returns the history, which must tell of all calls. */
    History<Result<?>> complete(CaseHost host) {
      long calls = paced.branches().stream().mapToLong(List::size).sum();
      if (clock.get() != 2 * calls) {
        throw new IllegalStateException(
            "the host '" + host.name() + "' came back before all branches had ended");
      }
      return history;
    }
  }
}
