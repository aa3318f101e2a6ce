package dev.touchstone.choice;

import java.util.function.Supplier;

/**
 * Who decides what a draw gives: chance, a recorded case, or a walk over all cases.
 *
 * <p>A chooser decides and a {@link Recorder} records, so a replayed case is recorded by the same
 * code as a random one.
 */
interface Chooser {
  /** The answer of {@link #rounds} where recorded choices decide one by one. */
  int UNPLANNED = -1;

  /** The answer of {@link #aim} where each draw is decided for itself. */
  long[] NO_AIM = {};

  long scalar(Domain.Scalar domain);

  Object compound(Domain.Compound domain);

  /** Returns how many rounds a repetition should have, or {@link #UNPLANNED}. */
  default int rounds(int min, int max) {
    return UNPLANNED;
  }

  /** Draws an alternative; chance keeps to the likely ones. */
  default long branch(BranchDomain domain, BranchDomain likely) {
    return scalar(domain);
  }

  /** Draws yes or no; chance says yes with a probability of its own. */
  default long bool(BoolDomain domain, double likely) {
    return scalar(domain);
  }

  /** Returns one of several rows of numbers that the next draws should give, or an empty row. */
  default long[] aim(long[][] aims) {
    return NO_AIM;
  }

  /** Hears that a round of a repetition, or a member of a row that called itself off, is gone. */
  default void missed() {}

  /** Hears that a part called itself off, which is recorded. */
  default void calledOff() {}

  /** Returns whether the part that comes next is known to have called itself off; goes past it. */
  default boolean passesOver() {
    return false;
  }

  /** Returns how often a refused value is drawn again. */
  default int attempts() {
    return 1;
  }

  /** Returns whether it wants to hear of spans. */
  default boolean followsSpans() {
    return false;
  }

  default void open(String label) {}

  default void close() {}

  /** Hears that a part begins, which has random bits of its own, so that no other moves with it. */
  default void beginPart() {}

  /** Hears that the part that began last ends. */
  default void endPart() {}

  /** Draws a part with random bits found at a key, so that no other part moves with it. */
  default <T> T aside(long key, Supplier<T> part) {
    return part.get();
  }

  default void resize(int size) {}

  Chooser fork(Choice.Key key, Tape tape);
}
