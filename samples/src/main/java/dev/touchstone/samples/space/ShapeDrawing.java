package dev.touchstone.samples.space;

import java.util.Locale;

/** Draws a tree as lines and dots of SVG; every node stands between its left and its right ones. */
final class ShapeDrawing {
  private static final double ACROSS = 9;
  private static final double DOWN = 16;

  private final StringBuilder lines = new StringBuilder();
  private final StringBuilder dots = new StringBuilder();
  private final double left;
  private final double top;
  private int column;

  private ShapeDrawing(double left, double top) {
    this.left = left;
    this.top = top;
  }

  static String of(Shape shape, double left, double top) {
    ShapeDrawing drawing = new ShapeDrawing(left, top);
    drawing.draw(shape, 0);
    return drawing.lines.append(drawing.dots).toString();
  }

  /** Draws a tree and returns where its root stands, or -1 for none. */
  private double draw(Shape shape, int depth) {
    if (!(shape instanceof Shape.Node node)) {
      return -1;
    }
    double leftRoot = draw(node.left(), depth + 1);
    double here = left + ACROSS * column++;
    double rightRoot = draw(node.right(), depth + 1);
    line(here, leftRoot, depth);
    line(here, rightRoot, depth);
    dots.append(
        format("  <circle cx=\"%.1f\" cy=\"%.1f\" r=\"2.5\"/>%n", here, top + DOWN * depth));
    return here;
  }

  private void line(double from, double to, int depth) {
    if (to >= 0) {
      lines.append(format(
          "  <path d=\"M%.1f %.1fL%.1f %.1f\"/>%n",
          from, top + DOWN * depth, to, top + DOWN * (depth + 1)));
    }
  }

  static String format(String template, Object... arguments) {
    return String.format(Locale.ROOT, template.replace("%n", "\n"), arguments);
  }
}
