package dev.touchstone.internal.run;

import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds all cases of a claim where there are no more of them than would be run anyway. */
final class Exhaustive {
  private Exhaustive() {}

  static Optional<List<Choices>> cases(Trial trial, int most, int size) {
    List<Choices> all = new ArrayList<>();
    Walk walk = new Walk(most, Integer.MAX_VALUE);
    int draws = 0;
    do {
      walk.start();
      trial.recorder().startWalk(walk, size);
      Outcome drawn = trial.generate();
      if (walk.narrowed() || walk.forked() || ++draws > most) {
        return Optional.empty();
      }
      if (drawn == Outcome.PASSED) {
        all.add(trial.recorder().choices());
      }
    } while (walk.next());
    return all.isEmpty() ? Optional.empty() : Optional.of(all);
  }
}
