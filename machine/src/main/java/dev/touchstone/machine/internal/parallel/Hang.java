package dev.touchstone.machine.internal.parallel;

import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Says that branches did not end in time; shows where each of them was. */
public final class Hang extends AssertionError {
  private static final long serialVersionUID = 1L;

  private static final String STAGES = "dev.touchstone.machine.Command";

  private final int abandoned;
  private final boolean busy;

  /**
   * Where a branch was.
   *
   * @param said how far it had come
   * @param frames where it was in the system, without the frames that led there
   */
  record Spot(String said, List<StackTraceElement> frames) {
    /** Returns where the thread of a branch is; it has none any more where the branch has ended. */
    static Spot of(@Nullable Thread thread) {
      if (thread == null) {
        return new Spot("ended", List.of());
      }
      List<StackTraceElement> all = List.of(thread.getStackTrace());
      if (all.stream().anyMatch(Spot::waits)) {
        return new Spot("waits for the others", List.of());
      }
      List<StackTraceElement> own = all.stream()
          .takeWhile(frame -> !frame.getClassName().startsWith(STAGES))
          .toList();
      return new Spot("did not end", own.isEmpty() ? all : own);
    }

    private static boolean waits(StackTraceElement frame) {
      return frame.getClassName().equals(Lockstep.class.getName());
    }
  }

  /**
   * Creates a finding.
   *
   * @param why what is known of the cause
   * @param left the threads that did not end when they were interrupted
   */
  Hang(String why, List<Spot> spots, List<Thread> left) {
    super(text(why, spots, left.size()));
    this.abandoned = left.size();
    this.busy = left.stream().anyMatch(thread -> thread.getState() == Thread.State.RUNNABLE);
    spots.stream()
        .map(Spot::frames)
        .filter(frames -> !frames.isEmpty())
        .findFirst()
        .ifPresent(frames -> setStackTrace(frames.toArray(new StackTraceElement[0])));
  }

  /** Returns how many threads did not end when they were interrupted and were left behind. */
  public int abandoned() {
    return abandoned;
  }

  /** Returns whether threads that were left behind use cores, and do not merely wait. */
  boolean busy() {
    return busy;
  }

  private static String text(String why, List<Spot> spots, int abandoned) {
    StringJoiner text = new StringJoiner("\n");
    text.add(why);
    for (int branch = 0; branch < spots.size(); branch++) {
      Spot spot = spots.get(branch);
      text.add((char) ('A' + branch) + ": " + spot.said());
      spot.frames().forEach(frame -> text.add("     at " + frame));
    }
    if (abandoned > 0) {
      text.add(abandoned + (abandoned == 1 ? " thread" : " threads")
          + " did not end when interrupted: left behind");
    }
    return text.toString();
  }
}
