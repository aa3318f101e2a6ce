package dev.touchstone.junit;

import dev.touchstone.Verdict;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.opentest4j.AssertionFailedError;

/**
 * Turns a verdict into what Jupiter sees: the report as the message, the exception of the smallest
 * case as the cause, its expected and actual values for those who show differences.
 */
final class Failure {
  private Failure() {}

  /**
   * Returns the verdict as what a test throws; what the property itself does wrong is thrown as it is.
   *
   * @param which tells which claim of several failed, or ""
   */
  static AssertionError of(Verdict verdict, PropertyMethod method, String which) {
    Throwable cause =
        verdict instanceof Verdict.Falsified falsified ? falsified.shrunk().thrown() : null;
    if (cause instanceof IllegalProperty illegal) {
      throw illegal;
    }
    AssertionFailedError error = error(which + verdict.report(), cause);
    error.setStackTrace(place(cause, method));
    return error;
  }

  private static AssertionFailedError error(String report, @Nullable Throwable cause) {
    if (cause instanceof AssertionFailedError failed
        && failed.isExpectedDefined()
        && failed.isActualDefined()) {
      return new AssertionFailedError(report, failed.getExpected(), failed.getActual(), cause);
    }
    return new AssertionFailedError(report, cause);
  }

  /**
   * Returns the frame of the property method, for the click that leads to the code; what called the
   * method is cut off the cause, where it would only bury the user's own frames.
   */
  private static StackTraceElement[] place(@Nullable Throwable cause, PropertyMethod method) {
    String type = method.method().getDeclaringClass().getName();
    String name = method.method().getName();
    if (cause != null) {
      StackTraceElement[] frames = cause.getStackTrace();
      for (int at = frames.length - 1; at >= 0; at--) {
        if (frames[at].getClassName().equals(type) && frames[at].getMethodName().equals(name)) {
          cause.setStackTrace(Arrays.copyOf(frames, at + 1));
          return new StackTraceElement[] {frames[at]};
        }
      }
    }
    return new StackTraceElement[] {new StackTraceElement(type, name, null, -1)};
  }
}
