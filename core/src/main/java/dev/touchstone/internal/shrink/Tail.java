package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Walk;
import dev.touchstone.internal.run.Outcome;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Tries every smaller case with small positions, in order, and so proves the result minimal.
 *
 * <p>Cases come by weight, and within a weight from left to right, which is the published order. A
 * case is drawn without running its body until all cases of its weight are known.
 */
final class Tail {
  private static final int MOST_RUNS = 2_000;
  private static final int MOST_DRAWS = 20_000;
  private static final long LEAST_POSITION = 2;

  private final Shrink shrink;
  private final long most;
  private int draws;
  private int passed;

  private Tail(Shrink shrink) {
    this.shrink = shrink;
    this.most = Math.max(LEAST_POSITION, greatestPosition(shrink.best()));
  }

  /** Returns the certificate, or one that is not complete where the space is too large. */
  static Certificate certify(Shrink shrink) {
    Tail tail = new Tail(shrink);
    int before = shrink.evaluations();
    boolean complete = tail.levels();
    return new Certificate(complete, tail.passed, tail.most, shrink.evaluations() - before);
  }

  private static long greatestPosition(Choices row) {
    long greatest = 0;
    for (int at : row.freeLeaves()) {
      long position = row.at(at) instanceof Choice.Word word
          ? word.index()
          : position((Choice.Thing) row.at(at));
      if (Long.compareUnsigned(position, greatest) > 0) {
        greatest = position;
      }
    }
    return greatest < 0 ? Long.MAX_VALUE : greatest;
  }

  private static long position(Choice.Thing thing) {
    return thing.domain().position(thing.value());
  }

  private boolean levels() {
    for (int weight = 0; weight <= shrink.best().weight(); weight++) {
      List<Choices> level = level(weight);
      if (draws >= MOST_DRAWS || !all(level)) {
        return false;
      }
    }
    return true;
  }

  private List<Choices> level(int weight) {
    List<Choices> found = new ArrayList<>();
    Walk walk = new Walk(most, weight);
    do {
      if (++draws >= MOST_DRAWS || found.size() > MOST_RUNS) {
        draws = MOST_DRAWS;
        return found;
      }
      walk.start();
      shrink.probe().recorder().startWalk(walk, shrink.probe().size());
      if (shrink.probe().trial().generate() == Outcome.PASSED) {
        if (walk.forked()) {
          draws = MOST_DRAWS;
          return found;
        }
        Choices drawn = shrink.probe().recorder().choices();
        if (drawn.weight() == weight && drawn.compareTo(shrink.best()) < 0) {
          found.add(drawn);
        }
      }
    } while (walk.next());
    Collections.sort(found);
    return found;
  }

  private boolean all(List<Choices> level) {
    for (Choices candidate : level) {
      if (candidate.compareTo(shrink.best()) >= 0) {
        return true;
      }
      if (passed++ >= MOST_RUNS) {
        return false;
      }
      if (shrink.attempt(candidate)) {
        passed--;
        return true;
      }
    }
    return true;
  }
}
