package dev.touchstone.examples.internal.render;

import java.util.ArrayList;
import java.util.List;

/**
 * Two texts in columns beside each other, with a mark where they differ; below each other where that
 * would be too wide.
 */
public final class SideBySide {
  private static final int WIDEST = 110;
  private static final String SAME = "   ";
  private static final String DIFFERS = " | ";

  private SideBySide() {}

  /** Returns both texts under their titles; the left one alone where there is no other. */
  public static String of(String leftTitle, String left, String rightTitle, String right) {
    if (right.isEmpty()) {
      return leftTitle + ":\n" + left.indent(2);
    }
    List<String> one = new ArrayList<>(left.lines().toList());
    List<String> other = new ArrayList<>(right.lines().toList());
    int width = Math.max(widest(one), leftTitle.length() + 1);
    if (width + DIFFERS.length() + widest(other) > WIDEST) {
      return leftTitle + ":\n" + left.indent(2) + rightTitle + ":\n" + right.indent(2);
    }
    StringBuilder text = new StringBuilder();
    row(text, width, leftTitle + ":", SAME, rightTitle + ":");
    for (int i = 0; i < Math.max(one.size(), other.size()); i++) {
      String a = i < one.size() ? one.get(i) : "";
      String b = i < other.size() ? other.get(i) : "";
      row(text, width, a, a.equals(b) ? SAME : DIFFERS, b);
    }
    return text.toString();
  }

  private static int widest(List<String> lines) {
    return lines.stream().mapToInt(String::length).max().orElse(0);
  }

  private static void row(StringBuilder text, int width, String left, String mark, String right) {
    text.append((left + " ".repeat(width - left.length()) + mark + right).stripTrailing())
        .append('\n');
  }
}
