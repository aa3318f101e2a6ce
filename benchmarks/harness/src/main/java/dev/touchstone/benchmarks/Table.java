package dev.touchstone.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A table of text: the first column to the left, the others to the right, as wide as needed. */
public final class Table {
  private final List<List<String>> rows = new ArrayList<>();

  private Table(List<String> head) {
    rows.add(head);
  }

  /** Starts a table with its column names. */
  public static Table of(String... head) {
    return new Table(List.of(head));
  }

  /** Adds a row; numbers that are not whole get three significant digits. */
  public Table row(Object... cells) {
    if (cells.length != rows.get(0).size()) {
      throw new IllegalArgumentException(
          "row of " + cells.length + " cells in a table of " + rows.get(0).size() + " columns");
    }
    rows.add(List.of(cells).stream().map(Table::text).toList());
    return this;
  }

  /** Adds our figure, a peer's and the ratio ours / peer's. */
  public Table compare(String what, String peer, double ours, double peers) {
    return row(what, peer, ours, peers, ratio(ours, peers));
  }

  /** Starts a table for {@link #compare}. */
  public static Table comparison(String unit) {
    return of("measure", "peer", "touchstone " + unit, "peer " + unit, "ratio");
  }

  /** Writes a ratio as people say it. */
  public static String ratio(double ours, double peers) {
    return String.format(Locale.ROOT, "%.2fx", ours / peers);
  }

  String render() {
    int[] widths = IntStream.range(0, rows.get(0).size())
        .map(c -> rows.stream().mapToInt(r -> r.get(c).length()).max().orElse(0))
        .toArray();
    List<String> lines = new ArrayList<>(rows.stream().map(r -> line(r, widths)).toList());
    lines.add(1, "-".repeat(IntStream.of(widths).sum() + 2 * (widths.length - 1)));
    return lines.stream().map(l -> l.stripTrailing() + "\n").collect(Collectors.joining());
  }

  private static String line(List<String> row, int[] widths) {
    return IntStream.range(0, widths.length)
        .mapToObj(c -> (c == 0 ? "%-" : "%") + widths[c] + "s")
        .collect(Collectors.collectingAndThen(Collectors.joining("  "), f -> fill(f, row)));
  }

  private static String fill(String format, List<String> row) {
    return String.format(Locale.ROOT, format, row.toArray());
  }

  private static String text(Object cell) {
    if (cell instanceof Double number) {
      double size = Math.abs(number);
      String format = size >= 100 ? "%,.0f" : size >= 10 ? "%.1f" : size >= 1 ? "%.2f" : "%.3g";
      return String.format(Locale.ROOT, format, number);
    }
    return cell.toString();
  }
}
