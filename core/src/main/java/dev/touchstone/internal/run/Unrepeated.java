package dev.touchstone.internal.run;

import dev.touchstone.Identity;
import dev.touchstone.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * States the verdict on a case that must not be run again: it is shown as it was drawn, neither
 * shrunk nor explained.
 *
 * @param before how many cases were run before it
 * @param certificate why it is shown as it is
 */
record Unrepeated(
    Settings settings, List<Argument> arguments, Tally tally, long before, String certificate) {
  static final String NOT_SHRUNK = "not shrunk";

  Verdict.Falsified falsified(
      List<Object> values, Identity identity, String token, String thrown, String note) {
    Scribe scribe = new Scribe(settings.caseTimeout);
    List<Verdict.Shown> shown = new ArrayList<>();
    List<Optional<Object>> kept = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      shown.add(
          new Verdict.Shown(arguments.get(i).name(), scribe.of(values.get(i)).text(), ""));
      kept.add(Optional.ofNullable(values.get(i)));
    }
    Verdict.Counterexample example =
        new Verdict.Counterexample(shown, kept, new AssertionError(thrown));
    return falsified(example, identity, token, List.of(note));
  }

  /** Returns the verdict on a case that was shown already. */
  Verdict.Falsified falsified(
      Verdict.Counterexample example, Identity identity, String token, List<String> notes) {
    return new Verdict.Falsified(
        settings.label,
        before + 1,
        0,
        0,
        example,
        example,
        identity,
        token,
        certificate,
        0,
        List.of(),
        tally.statistics(),
        notes);
  }
}
