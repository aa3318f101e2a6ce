package dev.touchstone.internal.database;

import java.util.Set;

/**
 * Tells why this JVM shuts down, from the stack of the thread that asked for it.
 *
 * <p>A signal is handled by a thread of the JVM's own, and a build that is stopped makes its test
 * runner exit. Neither says anything about the case that happened to run.
 */
final class Ending {
  private static final String SIGNAL = "java.lang.Terminator";
  private static final String RUNNER = "org.apache.maven.surefire.";
  private static final String SHUTDOWN = "java.lang.Shutdown";
  private static final Set<String> WAYS_TO_EXIT =
      Set.of(SHUTDOWN, "java.lang.Runtime", "java.lang.System");

  private Ending() {}

  /** Returns whether somebody outside of all cases ends the JVM; for its shutdown hooks. */
  static boolean fromOutside() {
    for (StackTraceElement[] stack : Thread.getAllStackTraces().values()) {
      if (fromOutside(stack)) {
        return true;
      }
    }
    return false;
  }

  static boolean fromOutside(StackTraceElement[] stack) {
    boolean exits = false;
    for (StackTraceElement frame : stack) {
      String type = frame.getClassName();
      exits |= type.equals(SHUTDOWN);
      if (exits && !WAYS_TO_EXIT.contains(type)) {
        return type.startsWith(SIGNAL) || type.startsWith(RUNNER);
      }
    }
    return false;
  }
}
