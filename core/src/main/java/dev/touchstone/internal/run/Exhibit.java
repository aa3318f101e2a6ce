package dev.touchstone.internal.run;

import dev.touchstone.Verdict;
import dev.touchstone.choice.Choices;
import dev.touchstone.internal.function.Rendered;
import dev.touchstone.internal.show.Show;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Shows a failing case.
 *
 * <p>Arguments are drawn afresh and rendered before the body runs, then rendered once more, so that
 * a body that changes them is found out. A generated function is shown as the body called it.
 */
final class Exhibit {
  private final List<Argument> arguments;
  private final Trial trial;
  private final Scribe scribe;

  Exhibit(List<Argument> arguments, Trial trial, Scribe scribe) {
    this.arguments = arguments;
    this.trial = trial;
    this.scribe = scribe;
  }

  /** The arguments of a case as text. */
  record Seen(List<Rendered> arguments) {}

  /** Runs a case and shows it. */
  Verdict.Counterexample of(Choices choices, int size, Throwable thrown, List<Boolean> free) {
    Seen before = drawn(choices, size);
    if (!(thrown instanceof Watch.Hang)) {
      trial.run();
    }
    Seen after = now();
    redraw(choices, size);
    return of(before, after, thrown, free);
  }

  /** Shows a case whose arguments were seen before it was run and after; they are drawn afresh. */
  Verdict.Counterexample of(Seen before, Seen after, Throwable thrown, List<Boolean> free) {
    List<Verdict.Shown> shown = new ArrayList<>();
    List<Optional<Object>> fresh = new ArrayList<>();
    Object[] untouched = trial.values();
    for (int i = 0; i < arguments.size(); i++) {
      boolean any = i < free.size() && free.get(i);
      String name = arguments.get(i).name();
      shown.add(shown(name, before.arguments().get(i), after.arguments().get(i), any));
      fresh.add(Optional.ofNullable(untouched[i]));
    }
    return new Verdict.Counterexample(shown, fresh, thrown);
  }

  /** Draws the arguments of a case and returns how they look. */
  Seen drawn(Choices choices, int size) {
    redraw(choices, size);
    return now();
  }

  /** Returns how the arguments look that were drawn last. */
  Seen now() {
    List<Rendered> texts = new ArrayList<>();
    for (Object value : trial.values()) {
      texts.add(scribe.of(value));
    }
    return new Seen(texts);
  }

  private void redraw(Choices choices, int size) {
    trial.recorder().startReplay(choices, size);
    trial.generate();
  }

  private static Verdict.Shown shown(String name, Rendered before, Rendered after, boolean any) {
    String remark = any ? "(any value fails)" : "";
    if (before.live()) {
      return new Verdict.Shown(name, after.text(), remark);
    }
    if (!before.text().equals(after.text()) && !endless(before) && !endless(after)) {
      remark = (remark + " (changed by the property to " + after.text() + ")").strip();
    }
    return new Verdict.Shown(name, before.text(), remark);
  }

  private static boolean endless(Rendered rendered) {
    return rendered.text().contains(Show.ENDLESS);
  }
}
