package dev.touchstone.benchmarks.stateful;

import dev.touchstone.machine.Order;
import dev.touchstone.machine.internal.judge.History;
import dev.touchstone.machine.internal.judge.Judge;
import dev.touchstone.machine.internal.judge.Judgement;
import dev.touchstone.machine.internal.judge.Rules;
import java.util.Collections;
import java.util.List;

/**
 * Two branches of eight calls that all overlap, where every call fits but the last: all 12,870 orders
 * are open up to their end, and each leads to states of its own.
 */
final class WorstJudge {
  private static final int CALLS = 8;
  private static final List<List<Integer>> BRANCHES =
      List.of(Collections.nCopies(CALLS, 1), Collections.nCopies(CALLS, 2));

  private record Trail(int calls, long steps) {}

  private record LastRefused(int factor) implements Rules<Trail, Integer, Boolean> {
    @Override
    public Trail next(Trail state, Integer step) {
      return new Trail(state.calls() + 1, state.steps() * factor + step);
    }

    @Override
    public boolean explains(Trail state, Integer step, Boolean seen) {
      return state.calls() < 2 * CALLS - 1;
    }
  }

  private WorstJudge() {}

  /** Judges once; with a factor of one, orders meet and are looked at once. */
  static void judge(int factor) {
    Judgement judgement = new Judge<>(new LastRefused(factor), BRANCHES, new Trail(0, 0))
        .judge(overlapping(), Order.LINEARISABLE);
    if (!(judgement instanceof Judgement.Unexplained)) {
      throw new IllegalStateException("explained: " + judgement);
    }
  }

  private static History<Boolean> overlapping() {
    History<Boolean> history = new History<>(CALLS, CALLS);
    for (int branch = 0; branch < 2; branch++) {
      for (int index = 0; index < CALLS; index++) {
        history.note(branch, index, true, 0, 1);
      }
    }
    return history;
  }
}
