package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choices;

/** Tries the moves of a client, from the start again after each that helps. */
final class ExtraMoves implements Greedy {
  @Override
  public boolean step(Shrink shrink) {
    for (Choices candidate : shrink.refinement().moves(shrink.best())) {
      if (shrink.attempt(candidate)) {
        return true;
      }
    }
    return false;
  }
}
