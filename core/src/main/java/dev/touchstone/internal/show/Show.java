package dev.touchstone.internal.show;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Values as text for the readers of reports.
 *
 * <p>Texts and characters stand in quotes with what is invisible escaped; arrays, collections, maps,
 * optionals and records show their parts; everything else prints itself. The text is bounded,
 * whatever the value is: long parts are cut in the middle, cycles end, and a {@code toString} that
 * throws, gives null or gives megabytes does no harm. One that never returns is not ended here: the
 * caller interrupts it and says that the time is up, and what is left runs no code of others then.
 *
 * <p>The same value gives the same text on every JDK, in every locale and in every run, as far as its
 * own {@code toString} does.
 */
public final class Show {
  static final int MOST_TEXT = 1_000;
  /** Stands for a value, or a part of one, whose time was up. */
  public static final String ENDLESS = "<toString did not end>";

  private static final int MOST_CHARACTERS = 10_000;

  private Show() {}

  /** Returns the text of a value. */
  public static String of(@Nullable Object value) {
    return of(value, () -> false);
  }

  /** Returns the text of a value, which is asked no more once its time is up. */
  public static String of(@Nullable Object value, BooleanSupplier timeIsUp) {
    try {
      return cut(new Rendering(timeIsUp).text(value), MOST_CHARACTERS);
    } catch (Throwable thrown) {
      return "<showing it threw " + thrown.getClass().getName() + ">";
    }
  }

  /** Returns a text with so much of its middle left out that it has a length, and a note of it. */
  static String cut(String text, int most) {
    if (text.length() <= most) {
      return text;
    }
    int head = headEnd(text, most * 4 / 5);
    int tail = tailStart(text, most / 5);
    return text.substring(0, head) + leftOut(tail - head) + text.substring(tail);
  }

  static String leftOut(int characters) {
    return " ... " + characters + " more characters ... ";
  }

  /** Returns where a head of at most a length ends, not inside a surrogate pair. */
  static int headEnd(String text, int length) {
    return Character.isHighSurrogate(text.charAt(length - 1)) ? length - 1 : length;
  }

  /** Returns where a tail of at most a length starts, not inside a surrogate pair. */
  static int tailStart(String text, int length) {
    int start = text.length() - length;
    return Character.isLowSurrogate(text.charAt(start)) ? start + 1 : start;
  }
}
