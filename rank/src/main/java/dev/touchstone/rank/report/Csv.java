package dev.touchstone.rank.report;

import java.util.List;
import java.util.stream.Collectors;

/** Rows of cells that a spreadsheet shows and never runs. */
final class Csv {
  private static final String STARTS_A_FORMULA = "=+-@\t\r";

  private Csv() {}

  static String row(List<?> cells) {
    return cells.stream().map(Csv::cell).collect(Collectors.joining(",", "", "\n"));
  }

  private static String cell(Object value) {
    String text = value.toString();
    boolean number = value instanceof Number;
    if (!number && !text.isEmpty() && STARTS_A_FORMULA.indexOf(text.charAt(0)) >= 0) {
      text = "'" + text;
    }
    return text.matches("[^\",\\r\\n]*") ? text : "\"" + text.replace("\"", "\"\"") + "\"";
  }
}
