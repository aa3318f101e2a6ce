package dev.touchstone.internal.run;

import dev.touchstone.Verdict;
import dev.touchstone.choice.Choices;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Runs cases whose arguments were given by hand.
 *
 * <p>They are the caller's own objects and cannot be drawn afresh. So each is rendered before the body
 * may change it, and a failing one is run only once.
 */
final class Given {
  private static final Choices NOTHING = Choices.of(List.of());
  private static final String GIVEN = "a given example, neither drawn nor shrunk";
  private final List<Argument> arguments;
  private final Body body;
  private final Settings settings;
  private final Watch watch;

  Given(List<Argument> arguments, Body body, Settings settings, Watch watch) {
    this.arguments = arguments;
    this.body = body;
    this.settings = settings;
    this.watch = watch;
  }

  /** Runs a row of arguments; returns the verdict if it fails. */
  Verdict.@Nullable Falsified run(List<Object> row, Cases like, Tally tally) {
    List<Argument> fixed = fixed(row);
    Trial trial = new Trial(fixed, body, watch);
    Exhibit exhibit = new Exhibit(fixed, trial, new Scribe(settings.caseTimeout));
    Exhibit.Seen before = exhibit.drawn(NOTHING, 0);
    Result result = like.of(trial).replayed(-1, NOTHING, 0);
    tally.add(result);
    if (!settings.listeners.isEmpty()) {
      new Heard(fixed, body, settings).finished(result);
    }
    return result.failed() ? falsified(result.failure(), exhibit, before, tally) : null;
  }

  private List<Argument> fixed(List<Object> row) {
    List<Argument> fixed = new ArrayList<>();
    for (int i = 0; i < row.size(); i++) {
      Object value = row.get(i);
      fixed.add(new Argument(arguments.get(i).name(), source -> value));
    }
    return fixed;
  }

  private Verdict.Falsified falsified(
      Outcome.Failure failure, Exhibit exhibit, Exhibit.Seen before, Tally tally) {
    Verdict.Counterexample shown =
        exhibit.of(before, exhibit.now(), Objects.requireNonNull(failure.thrown()), List.of());
    return new Unrepeated(settings, arguments, tally, tally.cases(), GIVEN)
        .falsified(shown, failure.identity(), "", List.of());
  }
}
