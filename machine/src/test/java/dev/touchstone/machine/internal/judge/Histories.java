package dev.touchstone.machine.internal.judge;

import dev.touchstone.random.Seed;
import dev.touchstone.random.TfRandom;
import java.util.ArrayList;
import java.util.List;

/**
 * Small random histories of a queue of two elements: half of them seen by a real serial run, with
 * now and then a wrong outcome, so that both verdicts are frequent.
 */
final class Histories {
  static final int EMPTY = -1;

  /** The commands: put a number, or take one. */
  record Op(int put) {
    boolean takes() {
      return put < 0;
    }
  }

  /** A queue by its model: a put answers whether there was room, a take the oldest number. */
  static final Rules<List<Integer>, Op, Integer> QUEUE = new Rules<>() {
    @Override
    public List<Integer> next(List<Integer> state, Op op) {
      List<Integer> next = new ArrayList<>(state);
      if (!op.takes() && state.size() < 2) {
        next.add(op.put());
      } else if (op.takes() && !state.isEmpty()) {
        next.remove(0);
      }
      return List.copyOf(next);
    }

    @Override
    public boolean explains(List<Integer> state, Op op, Integer seen) {
      return answer(state, op) == seen;
    }
  };

  private static int answer(List<Integer> state, Op op) {
    if (op.takes()) {
      return state.isEmpty() ? EMPTY : state.get(0);
    }
    return state.size() < 2 ? 1 : 0;
  }

  /** A random run: its branches and what they saw. */
  record Run(List<List<Op>> branches, History<Integer> history) {}

  private Histories() {}

  static Run random(long number) {
    TfRandom random = Seed.of(number).root().open();
    int calls = 1 + random.nextInt(8);
    int ways = 2 + random.nextInt(3);
    List<List<Op>> branches = new ArrayList<>();
    for (int branch = 0; branch < ways; branch++) {
      branches.add(new ArrayList<>());
    }
    List<int[]> serial = new ArrayList<>();
    for (int call = 0; call < calls; call++) {
      int branch = random.nextInt(ways);
      serial.add(new int[] {branch, branches.get(branch).size()});
      branches.get(branch).add(new Op(random.nextBoolean() ? random.nextInt(2) : -1));
    }
    return new Run(branches, seen(branches, serial, random));
  }

  private static History<Integer> seen(
      List<List<Op>> branches, List<int[]> serial, TfRandom random) {
    History<Integer> history =
        new History<>(branches.stream().mapToInt(List::size).toArray());
    List<Integer> state = List.of();
    long[] free = new long[branches.size()];
    int wobble = 1 + random.nextInt(60);
    for (int call = 0; call < serial.size(); call++) {
      int branch = serial.get(call)[0];
      Op op = branches.get(branch).get(serial.get(call)[1]);
      int answer = random.nextInt(8) == 0 ? random.nextInt(3) - 1 : answer(state, op);
      long effect = 10L * call;
      long began = Math.max(free[branch], effect - random.nextInt(wobble));
      long ended = Math.max(began, effect + random.nextInt(wobble) - random.nextInt(8));
      free[branch] = ended + 1;
      history.note(branch, serial.get(call)[1], answer, began, ended);
      state = QUEUE.next(state, op);
    }
    return history;
  }
}
