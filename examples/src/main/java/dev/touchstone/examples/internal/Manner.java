package dev.touchstone.examples.internal;

import dev.touchstone.machine.Result;

/**
 * How a call was answered.
 *
 * @param word {@code yes}, {@code no}, {@code threw} with the type, or {@code not allowed}
 * @param accepted whether it was answered as asked
 */
public record Manner(String word, boolean accepted) {
  static final Manner ACCEPTED = new Manner("yes", true);
  static final Manner REFUSED = new Manner("no", false);

  /** The answer to a call that may not be made. */
  public static final Manner NOT_ALLOWED = new Manner("not allowed", false);

  static Manner of(boolean refused, Result<?> result) {
    Throwable thrown = result.exception();
    if (thrown != null) {
      return new Manner("threw " + thrown.getClass().getSimpleName(), !refused);
    }
    return refused ? REFUSED : ACCEPTED;
  }
}
