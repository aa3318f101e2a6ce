package dev.touchstone.cli.child;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/** The verdicts that failed so far, by the property that made their claims; of any thread. */
final class FailedVerdicts {
  private final Map<String, List<Map<String, Object>>> byProperty = new ConcurrentHashMap<>();

  void add(String key, Map<String, Object> verdict) {
    byProperty.computeIfAbsent(key, any -> new CopyOnWriteArrayList<>()).add(verdict);
  }

  /** Returns those of a property, which are then forgotten. */
  List<Map<String, Object>> take(String key) {
    List<Map<String, Object>> taken = byProperty.remove(key);
    return taken == null ? List.of() : List.copyOf(taken);
  }
}
