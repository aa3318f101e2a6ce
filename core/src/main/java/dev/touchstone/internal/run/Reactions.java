package dev.touchstone.internal.run;

import dev.touchstone.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Runs what a user wants done about a falsified claim; a verdict is not lost where that throws. */
final class Reactions {
  private Reactions() {}

  static Verdict to(Verdict verdict, List<Consumer<Verdict.Falsified>> actions) {
    return verdict instanceof Verdict.Falsified falsified ? after(falsified, actions) : verdict;
  }

  private static Verdict after(
      Verdict.Falsified falsified, List<Consumer<Verdict.Falsified>> actions) {
    List<String> notes = new ArrayList<>(falsified.notes());
    for (Consumer<Verdict.Falsified> action : actions) {
      try {
        action.accept(falsified);
      } catch (Throwable thrown) {
        notes.add("an action on failure threw " + thrown.getClass().getName());
      }
    }
    return notes.equals(falsified.notes()) ? falsified : falsified.with(falsified.others(), notes);
  }
}
