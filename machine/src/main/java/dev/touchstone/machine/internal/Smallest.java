package dev.touchstone.machine.internal;

import dev.touchstone.Verdict;
import dev.touchstone.machine.Script;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reports the shortest of several counterexamples first.
 *
 * <p>Each way of failing is shrunk by itself, so none slides into another; which of them chance met
 * first says nothing, and the shortest script is the one to read.
 */
final class Smallest {
  private Smallest() {}

  static Verdict first(Verdict verdict) {
    return verdict instanceof Verdict.Falsified falsified ? first(falsified) : verdict;
  }

  private static Verdict.Falsified first(Verdict.Falsified found) {
    List<Verdict.Falsified> all = new ArrayList<>(List.of(with(found, List.of())));
    all.addAll(found.others());
    int smallest = 0;
    for (int i = 1; i < all.size(); i++) {
      smallest = length(all.get(i)) < length(all.get(smallest)) ? i : smallest;
    }
    Verdict.Falsified first = all.remove(smallest);
    return with(first, all);
  }

  private static int length(Verdict.Falsified falsified) {
    @Nullable Object script = falsified.shrunk().values().get(0).orElse(null);
    return script instanceof Script made ? made.length() : Integer.MAX_VALUE;
  }

  static Verdict.Falsified noted(Verdict.Falsified falsified, String note) {
    List<String> notes = new ArrayList<>(falsified.notes());
    notes.add(note);
    return falsified.with(List.of(), notes);
  }

  static Verdict.Falsified with(Verdict.Falsified falsified, List<Verdict.Falsified> others) {
    return falsified.with(others, falsified.notes());
  }
}
