package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Walk;
import dev.touchstone.internal.run.Outcome;

/**
 * Tries every smaller case with small positions, in order, and so proves the result minimal.
 *
 * <p>The bound on positions is doubled until it reaches the greatest position of the result: a case
 * of small numbers is found although the whole region is beyond the budget. Within a bound cases
 * come by weight and within a weight from left to right, which is the published order, so the first
 * failing one is the smallest in its region. Where a region is beyond the budget, steps of unusual
 * lengths are tried outside it.
 *
 * <p>The narrowest bound comes first and has half of the budget: where cases are long and only the kinds
 * of their parts matter, it leads to weights that wider ones never come to.
 */
final class Tail {
  private static final int MOST_DRAWS = 40_000;
  private static final long NARROWEST = 1;
  private static final long LEAST_POSITION = 2;
  private static final Pass FURTHER = TakeStrides.unusual();

  private final Shrink shrink;
  private int draws;
  private int narrowDraws;
  private int mostDraws;
  private int runs;
  private int limit;
  private int cases;
  private long bound;
  private boolean complete;

  Tail(Shrink shrink) {
    this.shrink = shrink;
  }

  /** Looks for a smaller case; true where the best was replaced by one. */
  boolean improves() {
    int before = shrink.evaluations();
    int steps = shrink.steps();
    int left = shrink.refinement().tailRuns() - runs;
    try {
      narrowest(before + left / 2);
      if (shrink.steps() == steps) {
        widening(before + left);
      }
      return shrink.steps() != steps;
    } finally {
      runs += shrink.evaluations() - before;
    }
  }

  private void narrowest(int mostRuns) {
    int wideDraws = draws;
    limit = mostRuns;
    draws = narrowDraws;
    mostDraws = MOST_DRAWS / 2;
    bound = NARROWEST;
    region();
    narrowDraws = draws;
    draws = wideDraws;
  }

  private void widening(int mostRuns) {
    limit = mostRuns;
    mostDraws = MOST_DRAWS;
    regions();
    if (!complete) {
      FURTHER.run(shrink);
    }
  }

  private void regions() {
    long most = Math.max(LEAST_POSITION, greatestPosition(shrink.best()));
    int steps = shrink.steps();
    bound = LEAST_POSITION;
    complete = region();
    while (complete && bound < most && shrink.steps() == steps) {
      bound = bound > most / 2 ? most : 2 * bound;
      complete = region();
    }
  }

  /** Returns what the last look proved. */
  Certificate certificate() {
    return new Certificate(true, "", complete, cases, bound, runs);
  }

  /** Returns that nothing was proved, because the budget of the search was used up. */
  Certificate nothing(boolean settled, String limit) {
    return new Certificate(settled, limit, false, 0, 0, runs);
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

  /** Tries the cases up to the bound; false where they are too many to try all. */
  private boolean region() {
    cases = 0;
    int steps = shrink.steps();
    for (int weight = 0; weight <= shrink.best().weight(); weight++) {
      if (!level(weight)) {
        return false;
      }
      if (shrink.steps() != steps) {
        return true;
      }
    }
    return true;
  }

  private boolean level(int weight) {
    Walk walk = new Walk(bound, weight);
    do {
      if (++draws > mostDraws || shrink.evaluations() > limit) {
        return false;
      }
      walk.start();
      shrink.probe().recorder().startWalk(walk, shrink.probe().size());
      if (shrink.probe().trial().generate() == Outcome.PASSED) {
        Choices drawn = shrink.probe().recorder().choices();
        if (walk.forked() || shrink.probe().recorder().calledOff()) {
          return false;
        }
        if (drawn.weight() == weight) {
          if (drawn.compareTo(shrink.best()) >= 0 || shrink.attemptDrawn()) {
            return true;
          }
          cases++;
        }
      }
    } while (walk.next());
    return true;
  }
}
