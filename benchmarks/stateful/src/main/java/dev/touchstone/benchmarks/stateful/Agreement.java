package dev.touchstone.benchmarks.stateful;

import dev.touchstone.machine.Order;
import dev.touchstone.machine.internal.judge.History;
import dev.touchstone.machine.internal.judge.Judge;
import dev.touchstone.machine.internal.judge.Judgement;
import dev.touchstone.machine.internal.judge.Rules;
import dev.touchstone.random.Seed;
import dev.touchstone.random.TfRandom;
import java.util.ArrayList;
import java.util.List;

/** Histories of a register at random, judged and decided by trying every order. */
final class Agreement {
  private static final int READ = -1;
  private static final int MOST_CALLS = 8;
  private static final int VALUES = 3;
  private static final int MOMENTS = 12;

  /** A register: a call writes its number, or reads where that is -1. */
  private static final Rules<Integer, Integer, Integer> REGISTER = new Rules<>() {
    @Override
    public Integer next(Integer state, Integer call) {
      return call == READ ? state : call;
    }

    @Override
    public boolean explains(Integer state, Integer call, Integer seen) {
      return call != READ || seen.equals(state);
    }
  };

  private final TfRandom random = TfRandom.of(Seed.of(12_870));

  /** Returns for how many histories, out of a number, both say the same in both orders. */
  int of(int histories) {
    int agreed = 0;
    for (int i = 0; i < histories; i++) {
      agreed += agree() ? 1 : 0;
    }
    return agreed;
  }

  private boolean agree() {
    List<List<Integer>> branches = branches();
    History<Integer> history = history(branches);
    Judge<Integer, Integer, Integer> judge = new Judge<>(REGISTER, branches, 0);
    for (Order order : Order.values()) {
      boolean judged = !(judge.judge(history, order) instanceof Judgement.Unexplained);
      if (judged != explained(branches, history, order, new int[branches.size()], 0)) {
        return false;
      }
    }
    return true;
  }

  private List<List<Integer>> branches() {
    List<List<Integer>> branches = new ArrayList<>();
    int left = MOST_CALLS;
    for (int count = 2 + random.nextInt(2); count > 0; count--) {
      List<Integer> calls = new ArrayList<>();
      for (int length = 1 + random.nextInt(Math.max(1, left - count)); length > 0; length--) {
        calls.add(random.nextInt(READ, VALUES));
      }
      left -= calls.size();
      branches.add(calls);
    }
    return branches;
  }

  private History<Integer> history(List<List<Integer>> branches) {
    History<Integer> history =
        new History<>(branches.stream().mapToInt(List::size).toArray());
    for (int branch = 0; branch < branches.size(); branch++) {
      long now = 0;
      for (int at = 0; at < branches.get(branch).size(); at++) {
        long called = now + random.nextInt(MOMENTS);
        now = called + random.nextInt(MOMENTS);
        history.note(branch, at, random.nextInt(VALUES), called, now);
      }
    }
    return history;
  }

  private static boolean explained(
      List<List<Integer>> branches,
      History<Integer> history,
      Order order,
      int[] placed,
      int register) {
    boolean done = true;
    for (int branch = 0; branch < placed.length; branch++) {
      int at = placed[branch];
      if (at < branches.get(branch).size()) {
        done = false;
        int call = branches.get(branch).get(at);
        if ((order == Order.SERIALISABLE || first(branches, history, placed, branch))
            && REGISTER.explains(register, call, history.seen(branch, at))) {
          placed[branch]++;
          boolean rest = explained(branches, history, order, placed, REGISTER.next(register, call));
          placed[branch]--;
          if (rest) {
            return true;
          }
        }
      }
    }
    return done;
  }

  /** Returns whether no call that is still to be placed ended before the next one of a branch. */
  private static boolean first(
      List<List<Integer>> branches, History<Integer> history, int[] placed, int branch) {
    long called = history.called(branch, placed[branch]);
    for (int other = 0; other < placed.length; other++) {
      for (int at = placed[other]; at < branches.get(other).size(); at++) {
        if (history.returned(other, at) < called) {
          return false;
        }
      }
    }
    return true;
  }
}
