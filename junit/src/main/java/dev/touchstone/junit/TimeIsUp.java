package dev.touchstone.junit;

import dev.touchstone.internal.run.Misuse;
import org.jspecify.annotations.Nullable;

/** Ends the check of a property that Jupiter interrupts, and is no finding about the system. */
final class TimeIsUp extends RuntimeException implements Misuse {
  private static final long serialVersionUID = 1L;

  private TimeIsUp(String message, @Nullable Throwable cause) {
    super(message, cause);
  }

  /** Returns what to throw, typed so that nobody loads this class before. */
  static RuntimeException after(@Nullable Throwable thrown, boolean failed) {
    String when = failed ? " while a failing case was made smaller" : "";
    String advice = failed
        ? "@Property(shrink = false) shows it as it was found"
        : "@Property(within = \"...\") ends it before, with the cases so far";
    return new TimeIsUp("the time-out of the test ended the check" + when + "; " + advice, thrown);
  }
}
