package dev.touchstone.internal.report;

import dev.touchstone.Identity;
import dev.touchstone.Verdict;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Says in one line what a case threw, and where. */
final class Because {
  private static final String OURS = "dev.touchstone.";
  private static final int LONGEST = 300;
  private static final int DEEPEST = 32;

  private Because() {}

  /** Returns the line; a claim that was just false has none. */
  static Optional<String> of(Verdict.Falsified falsified) {
    Identity identity = falsified.identity();
    if (identity.equals(Identity.FALSE)) {
      return Optional.empty();
    }
    String place = identity.place().isEmpty() ? "" : " at " + identity.place();
    String line = identity.line() < 0 ? "" : ":" + identity.line();
    return Optional.of("because: " + chain(falsified.shrunk().thrown()) + place + line);
  }

  /** Returns what was thrown, then the root cause, by which it is told from others. */
  private static String chain(Throwable thrown) {
    String text = text(thrown);
    String root = text(root(thrown));
    return text.contains(root) ? text : text + ", caused by " + root;
  }

  /** Returns the root cause, found as deep down as the identity is, however the chain goes on. */
  private static Throwable root(Throwable thrown) {
    Throwable root = thrown;
    Throwable cause = cause(root);
    for (int depth = 0; depth < DEEPEST && cause != null; depth++) {
      root = cause;
      cause = cause(root);
    }
    return root;
  }

  private static @Nullable Throwable cause(Throwable thrown) {
    try {
      return thrown.getCause();
    } catch (Throwable hostile) {
      return null;
    }
  }

  private static String text(Throwable thrown) {
    String text = said(thrown)
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .collect(Collectors.joining(" "));
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
  }

  /** Lets an exception speak for itself, whatever it does then; ours are known by what they say. */
  private static String said(Throwable thrown) {
    String type = thrown.getClass().getName();
    try {
      String message = thrown.getMessage();
      String said = type.startsWith(OURS) && message != null ? message : thrown.toString();
      Throwable cause = thrown instanceof ExceptionInInitializerError ? thrown.getCause() : null;
      return Objects.requireNonNullElse(said, type) + (cause == null ? "" : ": " + said(cause));
    } catch (Throwable hostile) {
      return type;
    }
  }
}
