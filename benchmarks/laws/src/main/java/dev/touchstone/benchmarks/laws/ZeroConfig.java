package dev.touchstone.benchmarks.laws;

import dev.touchstone.benchmarks.Report;
import dev.touchstone.benchmarks.Table;
import dev.touchstone.laws.LawReport;
import dev.touchstone.laws.Laws;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** Classes of the JDK that must give laws although nothing is said about them. */
final class ZeroConfig {
  private static final int FEWEST_LAWS = 10;
  private static final double MOST_SECONDS = 30;
  private static final int ROWS_AGAIN = 2_000;

  private static final List<Class<?>> CLASSES = List.of(
      ArrayDeque.class,
      BitSet.class,
      String.class,
      BigDecimal.class,
      LocalDate.class,
      Optional.class,
      StringBuilder.class,
      LinkedHashMap.class,
      AtomicInteger.class);

  private ZeroConfig() {}

  static void measure(Report report) {
    Table table = Table.of("class", "laws", "false", "seconds");
    int ok = 0;
    for (Class<?> type : CLASSES) {
      long start = System.nanoTime();
      LawReport found = Laws.of(type).discover();
      double seconds = (System.nanoTime() - start) / 1e9;
      int laws = found.laws().size();
      int wrong = found.retested(ROWS_AGAIN, 1).size();
      ok += laws >= FEWEST_LAWS && wrong == 0 && seconds <= MOST_SECONDS ? 1 : 0;
      table.row(type.getSimpleName(), laws, wrong, seconds);
    }
    report.table(table);
    report.metric("zero_config_ok", ok);
    report.metric("zero_config_total", CLASSES.size());
  }
}
