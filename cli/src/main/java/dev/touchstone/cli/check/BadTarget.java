package dev.touchstone.cli.check;

/** What was to be checked is not there or cannot be run; the message says what to do. */
public final class BadTarget extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates the exception. */
  public BadTarget(String message) {
    super(message);
  }
}
