package dev.touchstone.internal.run;

import dev.touchstone.Identity;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Watches the cases of one thread: a case that takes too long is interrupted.
 *
 * <p>The case's thread only counts: the beat is odd while something runs. A case costs two ordered
 * stores; all reading of clocks is done by the {@link Watchdog}.
 */
final class Watch {
  private final AtomicLong beat = new AtomicLong();
  private volatile @Nullable Thread thread;
  private final long wholeNanos;
  private volatile long limitNanos;
  private volatile @Nullable Hang hang;
  private boolean interrupted;

  Watch(long limitNanos) {
    this.wholeNanos = limitNanos;
    this.limitNanos = limitNanos;
  }

  void limit(long nanos) {
    limitNanos = nanos;
  }

  long limitNanos() {
    return limitNanos;
  }

  /** Returns whether cases have less time now than was given at first. */
  boolean shortened() {
    return limitNanos < wholeNanos;
  }

  void begin() {
    if (thread != Thread.currentThread()) {
      thread = Thread.currentThread();
    }
    beat.lazySet(beat.getPlain() + 1);
  }

  /**
   * Ends what began; returns how it hung, where it did. An interrupt that is left pending does not reach the
   * next case, which would fail for it.
   */
  @Nullable
  Hang end() {
    beat.lazySet(beat.getPlain() + 1);
    Hang found = hang;
    boolean pending = Thread.interrupted();
    if (found != null) {
      hang = null;
    } else if (pending) {
      interrupted = true;
    }
    return found;
  }

  /** Leaves to the caller of the check the interrupts that were kept from cases. */
  void restoreInterrupt() {
    if (interrupted) {
      interrupted = false;
      Thread.currentThread().interrupt();
    }
  }

  long beat() {
    return beat.get();
  }

  void interrupt(String limit) {
    Thread running = thread;
    if (running != null) {
      hang = new Hang(limit, running.getStackTrace());
      running.interrupt();
    }
  }

  /** Returns where in code that is not Java's own a case was when it was interrupted, or "". */
  String place() {
    Hang found = hang;
    return found == null ? "" : found.place();
  }

  /** Says that a case did not end in time; its stack is where the case was then. */
  static final class Hang extends AssertionError {
    private static final long serialVersionUID = 1L;

    private final String limit;

    Hang(String limit, StackTraceElement[] stack) {
      super("the case did not end within " + limit);
      this.limit = limit;
      setStackTrace(stack);
    }

    String limit() {
      return limit;
    }

    /** Returns the failure, with what the body found out about it when it was interrupted. */
    Outcome outcome(Outcome ran) {
      if (ran instanceof Outcome.Failure failure && failure.thrown() instanceof Finding) {
        addSuppressed(failure.thrown());
      }
      return new Outcome.Failure(this, Identity.TIMEOUT);
    }

    String place() {
      for (StackTraceElement frame : getStackTrace()) {
        if (!frame.getClassName().startsWith("java.") && !frame.getClassName().startsWith("jdk.")) {
          return new StackTraceElement(
                  frame.getClassName(),
                  frame.getMethodName(),
                  frame.getFileName(),
                  frame.getLineNumber())
              .toString();
        }
      }
      return "";
    }
  }
}
