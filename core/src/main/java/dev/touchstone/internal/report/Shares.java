package dev.touchstone.internal.report;

import dev.touchstone.Statistics;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Words statistics: shares of labels and quantiles of measures. */
final class Shares {
  private static final int MOST_ROWS = 20;

  private Shares() {}

  static List<String> lines(Statistics statistics) {
    List<String> lines = new ArrayList<>();
    statistics.tables().forEach((table, counts) -> table(lines, table, counts, statistics.cases()));
    statistics.counts().forEach((table, counts) -> table(lines, table, counts, sum(counts)));
    statistics.measures().forEach((name, values) -> lines.add(measure(name, values)));
    if (statistics.discarded() > 0) {
      double share = 100.0 * statistics.discarded() / (statistics.discarded() + statistics.cases());
      lines.add("  discarded " + number(share) + "%");
      statistics.discards().entrySet().stream()
          .sorted(Map.Entry.comparingByKey())
          .forEach(site -> lines.add("    " + site.getKey() + ": " + site.getValue()));
    }
    for (Statistics.Cover cover : statistics.covers()) {
      double seen = 100.0 * cover.hits() / Math.max(1, cover.cases());
      lines.add("  '%s' in %s%% of the cases, asked %s%%"
          .formatted(cover.label(), number(seen), number(cover.percent())));
    }
    return lines;
  }

  private static void table(
      List<String> lines, String table, Map<String, Long> counts, long cases) {
    if (!table.isEmpty()) {
      lines.add("  " + table + ":");
    }
    counts.entrySet().stream()
        .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
            .thenComparing(Map.Entry.comparingByKey()))
        .limit(MOST_ROWS)
        .forEach(entry -> lines.add(
            "  %6s%% %s".formatted(number(100.0 * entry.getValue() / cases), entry.getKey())));
    if (counts.size() > MOST_ROWS) {
      lines.add("          and " + (counts.size() - MOST_ROWS) + " more");
    }
  }

  private static long sum(Map<String, Long> counts) {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }

  private static String measure(String name, List<Double> sorted) {
    double sum = sorted.stream().mapToDouble(Double::doubleValue).sum();
    return "  %s: min %s, 25%% %s, median %s, 75%% %s, max %s, mean %s"
        .formatted(
            name,
            number(quantile(sorted, 0)),
            number(quantile(sorted, 0.25)),
            number(quantile(sorted, 0.5)),
            number(quantile(sorted, 0.75)),
            number(quantile(sorted, 1)),
            number(sum / sorted.size()));
  }

  private static double quantile(List<Double> sorted, double share) {
    return sorted.get((int) Math.round(share * (sorted.size() - 1)));
  }

  /** Returns a number with at most two digits after the point, the same in every locale. */
  static String number(double value) {
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      return Double.toString(value);
    }
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_UP);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
