package dev.touchstone.internal.run;

import dev.touchstone.Verdict;
import dev.touchstone.choice.Choices;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Shows a failing case.
 *
 * <p>Arguments are drawn afresh and rendered before the body runs, then rendered once more, so that
 * a body that changes them is found out.
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
    List<String> before = rendered(values);
    if (!(thrown instanceof Watch.Hang)) {
      trial.run();
    }
    List<String> after = rendered(values);
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

  private static Verdict.Shown shown(String name, String before, String after, boolean any) {
    String remark = any ? "(any value fails)" : "";
    if (!before.equals(after)) {
      remark = (remark + " (changed by the property to " + after + ")").strip();
    }
    return new Verdict.Shown(name, before, remark);
  }

  private Object[] drawn(Choices choices, int size) {
    trial.recorder().startReplay(choices, size);
    trial.generate();
    return trial.values();
  }

  private List<String> rendered(Object[] values) {
    List<String> texts = new ArrayList<>();
    for (Object value : values) {
      texts.add(Rendering.of(value));
    }
    return texts;
  }
}
