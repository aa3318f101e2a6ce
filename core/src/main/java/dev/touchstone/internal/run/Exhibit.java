package dev.touchstone.internal.run;

import dev.touchstone.Verdict;
import dev.touchstone.choice.Choices;
import dev.touchstone.internal.function.Rendered;
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

  Exhibit(List<Argument> arguments, Trial trial) {
    this.arguments = arguments;
    this.trial = trial;
  }

  Verdict.Counterexample of(Choices choices, int size, Throwable thrown, List<Boolean> free) {
    Object[] values = drawn(choices, size);
    List<Rendered> before = rendered(values);
    if (!(thrown instanceof Watch.Hang)) {
      trial.run();
    }
    List<Rendered> after = rendered(values);
    List<Verdict.Shown> shown = new ArrayList<>();
    List<Optional<Object>> fresh = new ArrayList<>();
    Object[] untouched = drawn(choices, size);
    for (int i = 0; i < arguments.size(); i++) {
      boolean any = i < free.size() && free.get(i);
      shown.add(shown(arguments.get(i).name(), before.get(i), after.get(i), any));
      fresh.add(Optional.ofNullable(untouched[i]));
    }
    return new Verdict.Counterexample(shown, fresh, thrown);
  }

  private static Verdict.Shown shown(String name, Rendered before, Rendered after, boolean any) {
    String remark = any ? "(any value fails)" : "";
    if (before.live()) {
      return new Verdict.Shown(name, after.text(), remark);
    }
    if (!before.text().equals(after.text())) {
      remark = (remark + " (changed by the property to " + after.text() + ")").strip();
    }
    return new Verdict.Shown(name, before.text(), remark);
  }

  private Object[] drawn(Choices choices, int size) {
    trial.recorder().startReplay(choices, size);
    trial.generate();
    return trial.values();
  }

  private static List<Rendered> rendered(Object[] values) {
    List<Rendered> texts = new ArrayList<>();
    for (Object value : values) {
      texts.add(Rendered.of(value));
    }
    return texts;
  }
}
