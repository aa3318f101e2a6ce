package dev.touchstone.internal.regex;

import java.util.Arrays;

/** The text written so far and what its groups captured last. */
final class Written {
  private final StringBuilder text = new StringBuilder();
  private final String[] captured;

  Written(int groups) {
    captured = new String[groups + 1];
    Arrays.fill(captured, "");
  }

  StringBuilder text() {
    return text;
  }

  void capture(int group, int start) {
    captured[group] = text.substring(start);
  }

  void repeat(int group) {
    text.append(captured[group]);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
