package dev.touchstone.samples.lists;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Sorts by splitting at the first element; one of the two ways loses elements. */
public final class Quicksort {
  private Quicksort() {}

  /** What is sorted: by its number alone. */
  public record Entry(int number, String text) {
    /** The order of entries. */
    public static final Comparator<Entry> BY_NUMBER = Comparator.comparingInt(Entry::number);

    @Override
    public String toString() {
      return "(" + number + ",\"" + text + "\")";
    }
  }

  /** Sorts; entries with equal numbers keep their order. */
  public static List<Entry> sort(List<Entry> entries) {
    return split(entries, false);
  }

  /** Sorts, but keeps only one of several entries with equal numbers. */
  public static List<Entry> sortDroppingEqual(List<Entry> entries) {
    return split(entries, true);
  }

  private static List<Entry> split(List<Entry> entries, boolean dropEqual) {
    if (entries.isEmpty()) {
      return List.of();
    }
    Entry pivot = entries.get(0);
    List<Entry> below = new ArrayList<>();
    List<Entry> above = new ArrayList<>();
    for (Entry entry : entries.subList(1, entries.size())) {
      int order = Entry.BY_NUMBER.compare(entry, pivot);
      if (order < 0) {
        below.add(entry);
      } else if (order > 0 || !dropEqual) {
        above.add(entry);
      }
    }
    List<Entry> sorted = new ArrayList<>(split(below, dropEqual));
    sorted.add(pivot);
    sorted.addAll(split(above, dropEqual));
    return sorted;
  }
}
