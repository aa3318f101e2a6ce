package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choices;
import dev.touchstone.internal.hint.Sighting;

/**
 * Tries the values that hints give for parts of the case, from the start again after each that helps.
 *
 * <p>After some steps the other passes have their turn: a hint at the number below would else use up all
 * that may be tried.
 */
final class FollowHints implements Greedy {
  private static final int MOST_STEPS = 32;

  @Override
  public void run(Shrink shrink) {
    int steps = 0;
    while (steps < MOST_STEPS && step(shrink)) {
      steps++;
    }
  }

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
