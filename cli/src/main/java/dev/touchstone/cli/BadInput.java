package dev.touchstone.cli;

/** A mistake of the caller that shows only while a verb runs; the message says what to do. */
final class BadInput extends RuntimeException {
  private static final long serialVersionUID = 1L;

  BadInput(String message) {
    super(message);
  }
}
