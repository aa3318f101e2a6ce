package dev.touchstone.benchmarks.random;

import dev.touchstone.benchmarks.Table;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** The figures with their bounds; those that go into the closing line have its keys as names. */
final class Targets {
  private final Table table = Table.of("figure", "here", "gate", "aim");
  private final Map<String, Double> metrics = new LinkedHashMap<>();

  Targets add(String key, double value, Bound bound) {
    metrics.put(key, value);
    return show(key, value, bound);
  }

  Targets show(String name, double value, Bound bound) {
    table.row(name, value, bound.judgeGate(value), bound.judgeAim(value));
    return this;
  }

  Table table() {
    return table;
  }

  Map<String, Double> metrics() {
    return Collections.unmodifiableMap(metrics);
  }
}
