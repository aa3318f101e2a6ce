package dev.touchstone.rank.internal.isolate;

import java.util.ArrayList;
import java.util.List;

/**
 * What a submission has cost so far.
 *
 * <p>Trouble is a test that takes too long or ends its process. After some of it a submission is set
 * aside: it is run on tests that matter only. After more it is given up, and every further test
 * counts as one that took too long; at once, if it never answered at all. Time counts like trouble:
 * a submission may take some seconds, and many times as long as the model; once it is set aside, some
 * seconds more. One whose JVM does not even tell that a test took too long has stopped the watch
 * there: few of these tests are enough.
 */
final class Account {
  private static final int ASIDE = 10;
  private static final int HOPELESS = 24;
  private static final int IN_A_ROW = 3;
  private static final int STUCK = 3;
  private static final long ASIDE_NANOS = 12_000_000_000L;
  private static final long RECALLED_NANOS = 10_000_000_000L;
  private static final long RESTART_NANOS = 300_000_000L;

  private int troubles;
  private int inRow;
  private int answers;
  private int timeouts;
  private int stuck;
  private String lastDeath = "";
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

  /** Notes a test that took too long. */
  void tookTooLong(long took, boolean recalled) {
    timeouts++;
    trouble(took, recalled);
  }

  /** Notes a test that ended its process, and how. */
  void died(String how, long took, boolean recalled) {
    lastDeath = how;
    trouble(took, recalled);
  }

  private void trouble(long took, boolean recalled) {
    troubles++;
    inRow++;
    spent(took + RESTART_NANOS, recalled);
  }

  /** Notes time that went by without a result. */
  void spent(long took, boolean recalled) {
    recalledNanos += recalled && isAside() ? took : 0;
    nanos += took;
  }

  /** Notes that a process had to be ended because nothing came from it. */
  void gotStuck() {
    stuck++;
  }

  /** Returns the share of the usual limit that the next test gets. */
  int divisor() {
    return inRow >= IN_A_ROW || stuck > 0 ? 4 : 1;
  }

  /** Says why a submission is given up. */
  String cause() {
    List<String> causes = new ArrayList<>();
    if (stuck >= STUCK) {
      causes.add("it stops the watch over its tests");
    } else if (timeouts > 0) {
      causes.add("tests take too long");
    }
    if (!lastDeath.isEmpty()) {
      causes.add("tests end its process (" + lastDeath + ")");
    }
    return causes.isEmpty() ? "its time is used up" : String.join(", ", causes);
  }

  boolean isAside() {
    return troubles >= ASIDE || nanos > ASIDE_NANOS + allowed;
  }

  boolean isHopeless() {
    return troubles >= HOPELESS
        || stuck >= STUCK
        || (isAside() && answers == 0)
        || recalledNanos > RECALLED_NANOS;
  }

  int timeouts() {
    return timeouts;
  }
}
