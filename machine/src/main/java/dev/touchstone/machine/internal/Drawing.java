package dev.touchstone.machine.internal;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Draws states on a circle and arrows between them, as SVG.
 *
 * <p>Arrows are arcs that bend to the left of their direction, so an arrow and the one back do not
 * meet; arrows between the same two states bend more the later they come; an arrow from a state to
 * itself is a loop on the outside.
 */
public final class Drawing {
  private static final int RADIUS = 34;
  private static final int RING = 190;

  private final List<String> states;
  private final int centre;
  private final StringBuilder nodes = new StringBuilder();
  private final StringBuilder arrows = new StringBuilder();
  private final StringBuilder labels = new StringBuilder();
  private final Map<String, Integer> drawn = new HashMap<>();

  /** Creates an empty drawing. */
  public Drawing(List<String> states) {
    this.states = List.copyOf(states);
    this.centre = RING + 4 * RADIUS;
  }

  /** Draws a state. */
  public void state(String name, boolean first, boolean dashed) {
    double[] at = place(name);
    nodes.append(line(
        "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%d\" fill=\"white\" stroke=\"black\"%s/>",
        at[0], at[1], RADIUS, dashed ? " stroke-dasharray=\"5 5\"" : ""));
    if (first) {
      nodes.append(line(
          "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%d\" fill=\"none\" stroke=\"black\"/>",
          at[0], at[1], RADIUS - 4));
    }
    labels.append(text(at[0], at[1] + 4, 12, name));
  }

  /** Draws an arrow. */
  public void arrow(String from, String to, String label, boolean dashed) {
    int earlier = drawn.merge(from + "\0" + to, 1, Integer::sum) - 1;
    double[] start = place(from);
    double[] end = place(to);
    double[] bend = from.equals(to) ? outside(start, earlier) : bend(start, end, earlier);
    String path = from.equals(to) ? loop(start, bend) : arc(start, end, bend);
    arrows.append(line(
        "<path d=\"%s\" fill=\"none\" stroke=\"black\" marker-end=\"url(#tip)\"%s/>",
        path, dashed ? " stroke-dasharray=\"5 5\"" : ""));
    double[] middle = {(start[0] + end[0] + 2 * bend[0]) / 4, (start[1] + end[1] + 2 * bend[1]) / 4
    };
    double[] at = from.equals(to) ? bend : middle;
    labels.append(text(at[0], at[1] + 4, 11, label));
  }

  /** Texts lie above all lines, with a white rim, so that none is struck through. */
  private static String text(double x, double y, int size, String text) {
    return line(
        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\" font-size=\"%d\" stroke=\"white\""
            + " stroke-width=\"4\" paint-order=\"stroke\">%s</text>",
        x, y, size, escaped(text));
  }

  private double[] place(String state) {
    double angle = -Math.PI / 2 + 2 * Math.PI * states.indexOf(state) / states.size();
    return new double[] {centre + RING * Math.cos(angle), centre + RING * Math.sin(angle)};
  }

  private static double[] bend(double[] start, double[] end, int earlier) {
    double dx = end[0] - start[0];
    double dy = end[1] - start[1];
    double length = Math.hypot(dx, dy);
    double off = 36 + 34.0 * earlier;
    return new double[] {
      (start[0] + end[0]) / 2 + off * dy / length, (start[1] + end[1]) / 2 - off * dx / length
    };
  }

  private double[] outside(double[] at, int earlier) {
    double dx = at[0] - centre;
    double dy = at[1] - centre;
    double length = Math.max(1, Math.hypot(dx, dy));
    double off = 2.6 * RADIUS + 26.0 * earlier;
    return new double[] {at[0] + off * dx / length, at[1] + off * dy / length};
  }

  private static String arc(double[] start, double[] end, double[] bend) {
    double[] from = rim(start, bend);
    double[] to = rim(end, bend);
    return line(
            "M %.1f %.1f Q %.1f %.1f %.1f %.1f", from[0], from[1], bend[0], bend[1], to[0], to[1])
        .strip();
  }

  private static String loop(double[] at, double[] bend) {
    double dx = (bend[1] - at[1]) / 2;
    double dy = (at[0] - bend[0]) / 2;
    double[] one = {bend[0] + dx, bend[1] + dy};
    double[] two = {bend[0] - dx, bend[1] - dy};
    double[] from = rim(at, one);
    double[] to = rim(at, two);
    return line(
            "M %.1f %.1f C %.1f %.1f %.1f %.1f %.1f %.1f",
            from[0], from[1], one[0], one[1], two[0], two[1], to[0], to[1])
        .strip();
  }

  private static double[] rim(double[] at, double[] towards) {
    double dx = towards[0] - at[0];
    double dy = towards[1] - at[1];
    double length = Math.max(1, Math.hypot(dx, dy));
    return new double[] {at[0] + RADIUS * dx / length, at[1] + RADIUS * dy / length};
  }

  /** Returns the picture. */
  public String svg() {
    return line(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\">",
            2 * centre, 2 * centre)
        + "<defs><marker id=\"tip\" viewBox=\"0 0 10 10\" refX=\"10\" refY=\"5\" markerWidth=\"8\""
        + " markerHeight=\"8\" orient=\"auto\"><path d=\"M 0 0 L 10 5 L 0 10 z\"/></marker></defs>\n"
        + arrows
        + nodes
        + labels
        + "</svg>\n";
  }

  private static String line(String format, Object... values) {
    return String.format(Locale.ROOT, format, values) + "\n";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
