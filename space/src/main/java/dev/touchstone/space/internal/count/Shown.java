package dev.touchstone.space.internal.count;

import java.util.ArrayList;
import java.util.List;

/** Prints a place of a partial value, given the texts of its parts. */
final class Shown {
  private static final int LONGEST = 2_000;

  private Shown() {}

  static String of(Hole hole, String[] shown) {
    Alternative chosen = hole.chosen;
    if (chosen == null) {
      return hole.size < 0 ? open(hole) : String.valueOf(hole.value);
    }
    List<String> parts = new ArrayList<>();
    for (Hole part : hole.parts) {
      parts.add(shown[part.id]);
    }
    String text = text(chosen.form(), parts);
    return text.length() > LONGEST ? text.substring(0, LONGEST) + "..." : text;
  }

  private static String open(Hole hole) {
    if (hole.sort == hole.declared || !(hole.sort instanceof Numbered slice)) {
      return "?";
    }
    String high = slice.high() == ((Numbered) hole.declared).high() ? "" : "" + slice.high();
    return slice.low() == slice.high() ? high : slice.low() + ".." + high;
  }

  static String part(Form form, int part) {
    if (form instanceof Form.Made made) {
      return made.components().get(part);
    }
    if (form instanceof Form.Cons) {
      return part == 0 ? "head" : "tail";
    }
    return form instanceof Form.Opaque ? "part " + part : "value";
  }

  private static String text(Form form, List<String> parts) {
    if (form instanceof Form.Constant constant) {
      return String.valueOf(constant.value());
    }
    if (form instanceof Form.Made made) {
      return made.type().getSimpleName() + "(" + String.join(", ", parts) + ")";
    }
    if (form instanceof Form.Nil) {
      return "[]";
    }
    if (form instanceof Form.Cons) {
      return parts.get(0) + " : " + parts.get(1);
    }
    if (form instanceof Form.Absent) {
      return "absent";
    }
    if (form instanceof Form.Same) {
      return parts.get(0);
    }
    return "<" + String.join(", ", parts) + ">";
  }
}
