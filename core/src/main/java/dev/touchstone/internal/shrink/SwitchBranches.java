package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Domain;
import java.util.List;

/** Switches to an earlier alternative, with the rest as it was, simplest, or drawn afresh. */
final class SwitchBranches implements Pass {
  private static final int DRAWS = 3;
  private static final int MOST_ALTERNATIVES = 8;

  @Override
  public void run(Shrink shrink) {
    int next = 0;
    while (next < shrink.best().length()) {
      Choices row = shrink.best();
      if (!branch(row, next) || !lower(shrink, row, next)) {
        next++;
      }
    }
  }

  private static boolean branch(Choices row, int at) {
    return row.free(at)
        && row.at(at) instanceof Choice.Word leaf
        && leaf.domain().kind() == Domain.Kind.BRANCH
        && leaf.index() > 0;
  }

  private static boolean lower(Shrink shrink, Choices row, int at) {
    Choice.Word leaf = (Choice.Word) row.at(at);
    int end = row.parent(at) < 0 ? row.length() : row.end(row.parent(at)) - 1;
    for (long index = 0; index < Math.min(leaf.index(), MOST_ALTERNATIVES); index++) {
      Choices switched = row.with(at, leaf.at(index));
      if (shrink.attempt(switched)
          || shrink.attempt(Simplify.zero(switched, at + 1, end))
          || drawn(shrink, switched.splice(at + 1, end, List.of(Choice.REDRAW)))) {
        return true;
      }
    }
    return false;
  }

  private static boolean drawn(Shrink shrink, Choices candidate) {
    for (int draw = 0; draw < DRAWS; draw++) {
      if (shrink.attemptFilled(candidate, draw)) {
        return true;
      }
    }
    return false;
  }
}
