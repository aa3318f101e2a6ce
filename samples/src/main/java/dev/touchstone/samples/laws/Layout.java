package dev.touchstone.samples.laws;

import java.util.ArrayList;
import java.util.List;

/**
 * A text laid out in lines with indents.
 *
 * @param lines at least one line
 */
public record Layout(List<Line> lines) {
  /**
   * A line.
   *
   * @param indent the column it starts in
   * @param text what it says
   */
  public record Line(int indent, String text) {
    private Line moved(int by) {
      return new Line(indent + by, text);
    }
  }

  /** Returns a layout of one line. */
  public static Layout text(String text) {
    return new Layout(List.of(new Line(0, text)));
  }

  /** Returns the layout moved to the right. */
  public Layout nest(int by) {
    return new Layout(lines.stream().map(line -> line.moved(by)).toList());
  }

  /** Returns this layout above another. */
  public Layout above(Layout other) {
    return new Layout(ListLaws.concat(lines, other.lines));
  }

  /** Returns this layout with another one that starts where this one ends. */
  public Layout beside(Layout other) {
    Line last = lines.get(lines.size() - 1);
    Line first = other.lines.get(0);
    List<Line> joined = new ArrayList<>(lines.subList(0, lines.size() - 1));
    joined.add(new Line(last.indent(), last.text() + first.text()));
    int by = last.indent() + last.text().length() - first.indent();
    other.lines.subList(1, other.lines.size()).forEach(line -> joined.add(line.moved(by)));
    return new Layout(joined);
  }
}
