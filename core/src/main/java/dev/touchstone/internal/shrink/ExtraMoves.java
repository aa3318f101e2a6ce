package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choices;

/** Tries the moves of a client, from the start again after each that helps. */
final class ExtraMoves implements Pass {
  @Override
  public void run(Shrink shrink) {
    boolean changed = true;
    while (changed) {
      changed = once(shrink);
    }
  }

  private static boolean once(Shrink shrink) {
    for (Choices candidate : shrink.refinement().moves(shrink.best())) {
      if (shrink.attempt(candidate)) {
        return true;
      }
    }
    return false;
  }
}
