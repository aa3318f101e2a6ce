package dev.touchstone.cli;

import dev.touchstone.cli.child.Unread;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Words which classes could not be loaded: those that may state properties are failures. */
final class UnreadClasses {
  private static final int MOST_MENTIONED = 10;

  private UnreadClasses() {}

  static List<String> lines(List<Unread> unread) {
    List<String> lines = new ArrayList<>();
    for (Unread odd : unread) {
      if (odd.counts()) {
        lines.add("FAILS   " + odd.name());
        lines.add("Cannot be loaded, so its properties were not run");
        odd.reason().lines().forEach(line -> lines.add("  " + line));
        lines.add("");
      }
    }
    List<Unread> others = unread.stream().filter(odd -> !odd.counts()).toList();
    others.stream().limit(MOST_MENTIONED).forEach(odd -> lines.add(mention(odd)));
    if (others.size() > MOST_MENTIONED) {
      lines.add("skipped " + classes(others.size() - MOST_MENTIONED)
          + " more that cannot be loaded; --json names them");
    }
    return lines;
  }

  private static String mention(Unread odd) {
    return "skipped " + odd.name() + "   cannot be loaded: "
        + odd.reason().lines().findFirst().orElse("");
  }

  static String summary(List<Unread> unread) {
    return unread.isEmpty() ? "" : "; " + classes(unread.size()) + " not loaded";
  }

  /** Returns what to add to a message that nothing was found. */
  static String briefly(List<Unread> unread) {
    return unread.isEmpty()
        ? ""
        : "; " + classes(unread.size()) + " cannot be loaded, such as "
            + unread.get(0).name() + ": " + unread.get(0).reason();
  }

  static List<Map<String, Object>> data(List<Unread> unread) {
    return unread.stream()
        .map(odd -> Json.object(
            "name", odd.name(),
            "verdict", odd.counts() ? "error" : "skipped",
            "message", odd.reason()))
        .toList();
  }

  private static String classes(int number) {
    return number == 1 ? "1 class" : number + " classes";
  }
}
