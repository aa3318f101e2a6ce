package dev.touchstone.machine.internal.judge;

import dev.touchstone.machine.Order;
import java.util.ArrayList;
import java.util.List;

/** Judges by writing down every interleaving in full and replaying each from the start. */
final class BruteForce<S, C, R> {
  private final Rules<S, C, R> rules;
  private final List<List<C>> branches;
  private final S start;

  BruteForce(Rules<S, C, R> rules, List<List<C>> branches, S start) {
    this.rules = rules;
    this.branches = branches;
    this.start = start;
  }

  boolean explains(History<R> history, Order order) {
    return interleavings(history.lengths()).stream()
        .anyMatch(serial -> allows(history, order, serial));
  }

  /** Returns whether a serial order keeps to the model, to the branches and to the asked order. */
  boolean allows(History<R> history, Order order, List<Place> serial) {
    S state = start;
    int[] next = new int[branches.size()];
    for (int i = 0; i < serial.size(); i++) {
      Place place = serial.get(i);
      C command = branches.get(place.branch()).get(place.index());
      if (place.index() != next[place.branch()]++
          || !rules.explains(state, command, history.seen(place.branch(), place.index()))
          || (order == Order.LINEARISABLE
              && late(history, place, serial.subList(i + 1, serial.size())))) {
        return false;
      }
      state = rules.next(state, command);
    }
    return serial.size() == branches.stream().mapToInt(List::size).sum();
  }

  private static boolean late(History<?> history, Place place, List<Place> after) {
    long began = history.called(place.branch(), place.index());
    return after.stream()
        .anyMatch(later -> history.returned(later.branch(), later.index()) < began);
  }

  static List<List<Place>> interleavings(int... lengths) {
    List<List<Place>> all = new ArrayList<>();
    extend(lengths, new int[lengths.length], new ArrayList<>(), all);
    return all;
  }

  private static void extend(int[] lengths, int[] at, List<Place> serial, List<List<Place>> all) {
    boolean complete = true;
    for (int branch = 0; branch < lengths.length; branch++) {
      if (at[branch] < lengths[branch]) {
        complete = false;
        serial.add(new Place(branch, at[branch]++));
        extend(lengths, at, serial, all);
        at[branch]--;
        serial.remove(serial.size() - 1);
      }
    }
    if (complete) {
      all.add(List.copyOf(serial));
    }
  }
}
