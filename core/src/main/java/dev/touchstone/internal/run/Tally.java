package dev.touchstone.internal.run;

import dev.touchstone.Statistics;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Adds up what the cases of a run say.
 *
 * <p>What every run does is written without lambdas, which cost too much in the first test.
 */
final class Tally {
  private static final long MANY_DISCARDED = 9;
  private static final long ENOUGH_DISCARDED = 100;

  private final Map<String, Long> discards = new TreeMap<>();
  private final Map<String, Map<String, Long>> tables = new TreeMap<>();
  private final Map<String, Map<String, Long>> counts = new TreeMap<>();
  private final Map<Current.Counted, long[]> sums = new HashMap<>();
  private final Map<String, List<Double>> measures = new TreeMap<>();
  private final Map<String, long[]> covers = new LinkedHashMap<>();
  private final Map<String, Double> required;
  private long cases;
  private long discarded;

  Tally(Map<String, Double> required) {
    this.required = new LinkedHashMap<>(required);
  }

  long cases() {
    return cases;
  }

  long discarded() {
    return discarded;
  }

  /** Returns whether nine of ten cases or more did not count. */
  boolean mostDiscarded() {
    return discarded >= ENOUGH_DISCARDED && discarded >= MANY_DISCARDED * cases;
  }

  /** Returns whether more cases did not count than may be, for each that did. */
  boolean tooManyDiscarded(int perCase) {
    return discarded > ENOUGH_DISCARDED && discarded > (long) perCase * cases;
  }

  /** Returns whether a case, or the claim, asks that cases are covered. */
  boolean asksCoverage() {
    return !covers.isEmpty();
  }

  Map<String, Long> discards() {
    return Collections.unmodifiableMap(discards);
  }

  /** Adds cases that said nothing. */
  void silent(int count) {
    cases += count;
    for (String label : required.keySet()) {
      for (int i = 0; i < count; i++) {
        cover(label, false);
      }
    }
  }

  void add(Result result) {
    if (result.outcome() instanceof Outcome.Discard discard) {
      discards.merge(discard.site(), 1L, Long::sum);
      discarded++;
      return;
    }
    if (!(result.outcome() instanceof Outcome.Passed)) {
      return;
    }
    cases++;
    noteAll(result.notes());
    for (String label : required.keySet()) {
      if (!covered(result, label)) {
        cover(label, labelled(result, label));
      }
    }
  }

  /** Adds what a case says; it falls under a value of a table once, however often it says so. */
  private void noteAll(List<Current.Note> notes) {
    Set<Current.Note> entries = notes.size() > 1 ? new HashSet<>() : Set.of();
    for (Current.Note note : notes) {
      if (notes.size() == 1 || !(note instanceof Current.Note.Entry) || entries.add(note)) {
        note(note);
      }
    }
  }

  private void note(Current.Note note) {
    if (note instanceof Current.Note.Entry entry) {
      tables
          .computeIfAbsent(entry.table(), t -> new TreeMap<>())
          .merge(entry.value(), 1L, Long::sum);
    } else if (note instanceof Current.Note.Count count) {
      counts
          .computeIfAbsent(count.table(), t -> new TreeMap<>())
          .merge(count.value(), count.times(), Long::sum);
    } else if (note instanceof Current.Note.Counts counted) {
      add(counted);
    } else if (note instanceof Current.Note.Measure measure) {
      measures.computeIfAbsent(measure.name(), m -> new ArrayList<>()).add(measure.value());
    } else if (note instanceof Current.Note.Cover cover) {
      required.put(cover.label(), cover.percent());
      cover(cover.label(), cover.hit());
    }
  }

  private void add(Current.Note.Counts counted) {
    int[] times = counted.times;
    long[] sum = sums.computeIfAbsent(counted.counted, c -> new long[times.length]);
    for (int i = 0; i < sum.length; i++) {
      sum[i] += times[i];
    }
  }

  private Map<String, Map<String, Long>> counts() {
    Map<String, Map<String, Long>> all = new TreeMap<>();
    for (Map.Entry<String, Map<String, Long>> table : counts.entrySet()) {
      all.put(table.getKey(), new TreeMap<>(table.getValue()));
    }
    for (Map.Entry<Current.Counted, long[]> summed : sums.entrySet()) {
      Current.Counted counted = summed.getKey();
      long[] sum = summed.getValue();
      for (int i = 0; i < sum.length; i++) {
        if (sum[i] > 0) {
          all.computeIfAbsent(counted.table(), t -> new TreeMap<>())
              .merge(counted.values().get(i), sum[i], Long::sum);
        }
      }
    }
    return all;
  }

  private void cover(String label, boolean hit) {
    long[] counts = covers.computeIfAbsent(label, l -> new long[2]);
    counts[0] += hit ? 1 : 0;
    counts[1]++;
  }

  private static boolean covered(Result result, String label) {
    return result.notes().stream()
        .anyMatch(n -> n instanceof Current.Note.Cover cover && cover.label().equals(label));
  }

  private static boolean labelled(Result result, String label) {
    return result.notes().contains(new Current.Note.Entry("", label));
  }

  List<Statistics.Cover> covers() {
    List<Statistics.Cover> list = new ArrayList<>();
    for (Map.Entry<String, Double> cover : required.entrySet()) {
      long[] counts = covers.getOrDefault(cover.getKey(), new long[2]);
      list.add(new Statistics.Cover(cover.getKey(), cover.getValue(), counts[0], counts[1]));
    }
    return list;
  }

  Statistics statistics() {
    Map<String, List<Double>> sorted = new TreeMap<>();
    for (Map.Entry<String, List<Double>> measure : measures.entrySet()) {
      sorted.put(measure.getKey(), measure.getValue().stream().sorted().toList());
    }
    return new Statistics(
        cases, Map.copyOf(discards), copied(tables), sorted, covers(), copied(counts()));
  }

  private static Map<String, Map<String, Long>> copied(Map<String, Map<String, Long>> tables) {
    Map<String, Map<String, Long>> copied = new TreeMap<>();
    for (Map.Entry<String, Map<String, Long>> table : tables.entrySet()) {
      copied.put(table.getKey(), Map.copyOf(table.getValue()));
    }
    return copied;
  }
}
