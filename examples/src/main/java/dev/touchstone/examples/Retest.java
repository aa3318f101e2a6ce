package dev.touchstone.examples;

import dev.touchstone.examples.internal.render.SideBySide;
import java.util.Locale;
import org.apiguardian.api.API;

/**
 * What became of a stored example.
 *
 * @param stored the example
 * @param outcome what became of it
 * @param message what is different, in a sentence; empty where nothing is
 * @param now the example as it is today, where it changed
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Retest(Stored stored, Outcome outcome, String message, String now) {
  /**
   * What can become of a stored example.
   *
   * @since 0.1
   */
  @API(status = API.Status.EXPERIMENTAL, since = "0.1")
  public enum Outcome {
    /** It passes and shows the same. */
    PASSED,
    /** It does not pass any more: a counterexample. */
    FAILED,
    /** It passes and shows something else. */
    FEATURE_CHANGED,
    /** A command or an argument does not exist any more. */
    NOT_RUNNABLE,
    /** It gives different things when it runs again. */
    UNSTABLE,
    /** It is switched off. */
    OFF;

    /** Returns the outcome in words. */
    public String words() {
      return this == NOT_RUNNABLE
          ? "cannot be run"
          : name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Returns whether somebody must look at it. */
    public boolean finding() {
      return this == FAILED || this == FEATURE_CHANGED || this == NOT_RUNNABLE;
    }
  }

  /** Returns the verdict, with both examples side by side where they differ. */
  public String text() {
    StringBuilder text = new StringBuilder(stored.id() + " " + outcome.words());
    if (!message.isEmpty()) {
      text.append(": ").append(message);
    }
    text.append('\n');
    if (outcome.finding()) {
      StringBuilder was = new StringBuilder(stored.text());
      stored.whys().forEach(why -> was.append(said(why)).append('\n'));
      text.append(SideBySide.of("was", was.toString(), "is", now).indent(2));
    }
    return text.toString();
  }

  private static String said(Stored.StoredWhy why) {
    boolean one = why.first() == why.last();
    String what = why.kind().equals("swap")
        ? "Changing command " + why.first()
        : one
            ? "Deleting command " + why.first()
            : "Deleting commands " + why.first() + " to " + why.last();
    return what
        + (why.reason() == Reason.NOTHING
            ? " changes nothing."
            : " changes command " + why.at() + ".");
  }
}
