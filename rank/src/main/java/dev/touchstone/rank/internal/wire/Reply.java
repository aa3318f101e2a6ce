package dev.touchstone.rank.internal.wire;

import org.jspecify.annotations.Nullable;

/**
 * What became of one test in one program.
 *
 * @param kind how it ended
 * @param value the answer as plain data, where there is one
 * @param text what went wrong, where something did
 */
public record Reply(Kind kind, @Nullable Object value, String text) {
  /** How a test ended. */
  public enum Kind {
    /** With an answer. */
    ANSWER,
    /** With something thrown, or an answer that cannot be told. */
    THREW,
    /** Not within its time. */
    TIMEOUT,
    /** With the end of the process. */
    DIED,
    /** Not at all: too many tests before ended badly. */
    GIVEN_UP
  }

  /** Returns an answer. */
  public static Reply answer(@Nullable Object plain) {
    return new Reply(Kind.ANSWER, plain, "");
  }

  /** Returns the reply of a program that threw. */
  public static Reply threw(String text) {
    return new Reply(Kind.THREW, null, text);
  }

  /** Returns the reply of a program that took too long. */
  public static Reply timeout(String text) {
    return new Reply(Kind.TIMEOUT, null, text);
  }

  /** Returns the reply of a program whose process ended. */
  public static Reply died(String text) {
    return new Reply(Kind.DIED, null, text);
  }

  /** Returns the reply of a program that is run no more. */
  public static Reply givenUp(String text) {
    return new Reply(Kind.GIVEN_UP, null, text);
  }

  /** Returns whether another run, with more time, might end otherwise. */
  public boolean isAboutTime() {
    return kind == Kind.TIMEOUT || kind == Kind.GIVEN_UP;
  }

  /** Says it in a few words. */
  public String shown() {
    return switch (kind) {
      case ANSWER -> dev.touchstone.internal.show.Show.of(value);
      case THREW -> "throws " + text;
      case TIMEOUT -> "takes too long" + (text.isEmpty() ? "" : ": " + text);
      case DIED -> "ends its process" + (text.isEmpty() ? "" : ": " + text);
      case GIVEN_UP -> "is given up: " + text;
    };
  }
}
