package dev.touchstone.internal.hint;

import java.util.ArrayList;
import java.util.List;

/**
 * The alternatives taken inside one span where a value does not tell them, from the first draw on.
 *
 * <p>Goes through all of them as an odometer does: the last one changes first.
 */
final class Guesses {
  private final List<Guess> taken = new ArrayList<>();
  private int next;
  private boolean any;

  private static final class Guess {
    final int likely;
    final int count;
    int tries;

    Guess(int likely, int count) {
      this.likely = likely;
      this.count = count;
    }

    int alternative() {
      return tries == 0 ? likely : tries <= likely ? tries - 1 : tries;
    }
  }

  /** Returns whether there was ever anything to guess. */
  boolean any() {
    return any;
  }

  /** Returns the alternative to take now, the likely one first. */
  int take(int likely, int count) {
    any = true;
    if (next == taken.size()) {
      taken.add(new Guess(likely, count));
    }
    return taken.get(next++).alternative();
  }

  /** Changes to the next way; false where all were taken. */
  boolean change() {
    next = 0;
    while (!taken.isEmpty()) {
      Guess last = taken.get(taken.size() - 1);
      if (++last.tries < last.count) {
        return true;
      }
      taken.remove(taken.size() - 1);
    }
    return false;
  }
}
