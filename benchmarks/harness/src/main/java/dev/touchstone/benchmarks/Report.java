package dev.touchstone.benchmarks;

import java.io.PrintStream;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What a benchmark prints: notes and tables as they come, and the metrics as its last line. */
public final class Report {
  private static final MathContext DIGITS = new MathContext(5);

  private final String bench;
  private final PrintStream out;
  private final Map<String, String> metrics = new LinkedHashMap<>();

  Report(String bench, PrintStream out) {
    this.bench = bench;
    this.out = out;
  }

  /** Prints a line of prose. */
  public void note(String line) {
    out.println(line);
  }

  /** Prints a table. */
  public void table(Table table) {
    out.print(table.render());
    out.println();
  }

  /** Records a figure for the closing line; each key once, finite values only. */
  public void metric(String key, double value) {
    record(key, number(key, value));
  }

  /** Records several figures under one key, as an array. */
  public void metrics(String key, List<Double> values) {
    record(
        key,
        values.stream()
            .map(value -> number(key, value))
            .collect(Collectors.joining(",", "[", "]")));
  }

  private void record(String key, String value) {
    if (!key.matches("[a-z][a-z0-9_]*")) {
      throw new IllegalArgumentException("metric key '" + key + "' is not lower_snake_case");
    }
    if (metrics.putIfAbsent(key, value) != null) {
      throw new IllegalArgumentException("metric " + key + " was recorded before");
    }
  }

  void close() {
    out.println(json());
  }

  private String json() {
    String fields = metrics.entrySet().stream()
        .map(e -> "\"" + e.getKey() + "\":" + e.getValue())
        .collect(Collectors.joining(","));
    return "{\"bench\":\"" + bench + "\",\"metrics\":{" + fields + "}}";
  }

  private static String number(String key, double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException("metric " + key + " is " + value + "; it must be finite");
    }
    return new BigDecimal(value).round(DIGITS).stripTrailingZeros().toPlainString();
  }
}
