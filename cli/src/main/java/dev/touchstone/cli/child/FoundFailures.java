package dev.touchstone.cli.child;

import dev.touchstone.Verdict;
import dev.touchstone.examples.Counterexample;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.Model;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Keeps failing scripts that a search for examples met where the next check runs them first. */
public final class FoundFailures {
  private static final Duration LIMIT = Duration.ofSeconds(5);

  private FoundFailures() {}

  /**
   * Stores those that fail once more.
   *
   * @param model the model they are of
   * @param database the folder of failing cases
   * @param failures the failing scripts
   * @return what went wrong on the way
   */
  public static List<String> keep(Model<?, ?> model, Path database, List<Counterexample> failures) {
    List<String> notes = new ArrayList<>();
    for (Counterexample failure : failures) {
      if (!failure.token().isEmpty() && !failure.unstable()) {
        Verdict verdict = Machine.sequential(model)
            .replay(failure.token())
            .caseTimeout(LIMIT)
            .database(database, new ModelProperty(model.getClass(), false).id())
            .configured(settings -> settings.storing = true)
            .check();
        if (verdict instanceof Verdict.Falsified falsified) {
          falsified.notes().stream()
              .filter(note -> note.startsWith("could not"))
              .forEach(notes::add);
        }
      }
    }
    return notes;
  }
}
