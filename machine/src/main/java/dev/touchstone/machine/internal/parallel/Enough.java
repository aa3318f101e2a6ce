package dev.touchstone.machine.internal.parallel;

import dev.touchstone.machine.internal.judge.History;
import java.util.List;

/**
 * Says when a release has gone on for long enough; asked by its first branch before each instance but
 * the first.
 *
 * <p>To begin a release takes longer than thousands of calls where other processes use the cores, so a
 * release that goes well is not cut short to begin a larger one. One whose branches never run at the
 * same time, because their threads share a core, is: nothing shows there, and new threads may be luckier.
 */
interface Enough {
  /** Returns whether no further instance is run. */
  boolean after(List<? extends History<?>> done, long busy, long waited);

  /** Goes on to the end. */
  Enough NEVER = (done, busy, waited) -> false;

  /** Returns the rule of a run on so many cores; on one core branches never meet, and need not. */
  static Enough usual(int cores) {
    return (done, busy, waited) -> busy > BUSY || waited > WAITED || (cores > 1 && neverMet(done));
  }

  /** The most nanoseconds at work. */
  long BUSY = 2_000_000;

  /** The most nanoseconds of waiting for branches that have no core. */
  long WAITED = 10_000_000;

  /** How many instances in a row without a meeting are a bad sign. */
  int WINDOW = 32;

  /** Looks back at every so many instances; the last one may still be under way in other branches. */
  private static boolean neverMet(List<? extends History<?>> done) {
    int ended = done.size() - 1;
    return ended > 0
        && ended % WINDOW == 0
        && done.subList(ended - WINDOW, ended).stream().noneMatch(History::overlaps);
  }
}
