package dev.touchstone.rank.internal.isolate;

/**
 * What a submission has cost so far.
 *
 * <p>Trouble is a test that takes too long or ends its process. After some of it a submission is set
 * aside: it is run on tests that matter only. After more it is given up, and every further test
 * counts as one that took too long; at once, if it never answered at all. Time counts like trouble:
 * a submission may take some seconds, and many times as long as the model; once it is set aside, some
 * seconds more.
 */
final class Account {
  private static final int ASIDE = 10;
  private static final int HOPELESS = 24;
  private static final int IN_A_ROW = 3;
  private static final long ASIDE_NANOS = 12_000_000_000L;
  private static final long RECALLED_NANOS = 10_000_000_000L;
  private static final long RESTART_NANOS = 300_000_000L;

  private int troubles;
  private int inRow;
  private int answers;
  private int timeouts;
  private long nanos;
  private long recalledNanos;
  private long allowed;

  /** Allows more time, because the model took some. */
  void allow(long more) {
    allowed += more;
  }

  void answered(long took, boolean recalled) {
    answers++;
    inRow = 0;
    nanos += took;
    recalledNanos += recalled && isAside() ? took : 0;
  }

  /** Notes that a process was started, perhaps for a test that matters. */
  void started(boolean recalled) {
    recalledNanos += recalled && isAside() ? RESTART_NANOS : 0;
  }

  void trouble(boolean timeout, long took) {
    troubles++;
    inRow++;
    timeouts += timeout ? 1 : 0;
    nanos += took + RESTART_NANOS;
  }

  /** Returns the share of the usual limit that the next test gets. */
  int divisor() {
    return inRow >= IN_A_ROW ? 4 : 1;
  }

  boolean isAside() {
    return troubles >= ASIDE || nanos > ASIDE_NANOS + allowed;
  }

  boolean isHopeless() {
    return troubles >= HOPELESS || (isAside() && answers == 0) || recalledNanos > RECALLED_NANOS;
  }

  int timeouts() {
    return timeouts;
  }
}
