package dev.touchstone.junit;

import java.time.Duration;
import java.util.Locale;

/**
 * A setting as somebody wrote it.
 *
 * @param where where it stands
 * @param text what it says
 */
record Setting(String where, String text) {
  int whole(int least) {
    int number;
    try {
      number = Integer.parseInt(text);
    } catch (NumberFormatException wrong) {
      throw wrong("give a whole number");
    }
    if (number < least) {
      throw wrong("give at least " + least);
    }
    return number;
  }

  boolean truth() {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "true", "on", "yes" -> true;
      case "false", "off", "no" -> false;
      default -> throw wrong("give true or false");
    };
  }

  /** Returns an amount of time: a whole number and a unit. */
  Duration time() {
    int digits = 0;
    while (digits < text.length() && Character.digit(text.charAt(digits), 10) >= 0) {
      digits++;
    }
    if (digits == 0 || digits > 9) {
      throw wrong("give a time such as 500 ms, 10 s or 2 min");
    }
    long amount = Long.parseLong(text.substring(0, digits));
    return switch (text.substring(digits).strip()) {
      case "ms" -> Duration.ofMillis(amount);
      case "s" -> Duration.ofSeconds(amount);
      case "min" -> Duration.ofMinutes(amount);
      default -> throw wrong("give a time such as 500 ms, 10 s or 2 min");
    };
  }

  IllegalProperty wrong(String advice) {
    return new IllegalProperty(where + " is '" + text + "'; " + advice);
  }
}
