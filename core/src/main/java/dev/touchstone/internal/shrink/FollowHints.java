package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choices;
import dev.touchstone.internal.hint.Sighting;

/** Tries the values that hints give for parts of the case, from the start again after each that helps. */
final class FollowHints implements Greedy {
  @Override
  public boolean step(Shrink shrink) {
    Choices best = shrink.best();
    for (Sighting seen : shrink.probe().sightings(best)) {
      shrink.checkBudget();
      for (Choices candidate : shrink.hints().instead(best, seen)) {
        if (shrink.attempt(candidate)) {
          return true;
        }
      }
    }
    return false;
  }
}
