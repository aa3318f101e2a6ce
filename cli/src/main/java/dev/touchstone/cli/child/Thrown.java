package dev.touchstone.cli.child;

/** An exception in one line, whatever its own methods do. */
final class Thrown {
  private static final int LONGEST = 2_000;
  private static final String OURS = "dev.touchstone.internal.";

  private Thrown() {}

  static String text(Throwable thrown) {
    String type = thrown.getClass().getName();
    try {
      String message = thrown.getMessage();
      if (thrown instanceof ExceptionInInitializerError && thrown.getCause() != null) {
        return type + ", caused by " + text(thrown.getCause());
      }
      if (message == null || message.isBlank()) {
        return type;
      }
      return type.startsWith(OURS) ? cut(message) : type + ": " + cut(message);
    } catch (RuntimeException | StackOverflowError hostile) {
      return type + ": <getMessage threw " + hostile.getClass().getName() + ">";
    }
  }

  /** Returns the whole message of an exception, or "". */
  static String message(Throwable thrown) {
    try {
      return String.valueOf(thrown.getMessage());
    } catch (RuntimeException | StackOverflowError hostile) {
      return "";
    }
  }

  private static String cut(String message) {
    return message.length() <= LONGEST ? message : message.substring(0, LONGEST) + "...";
  }
}
