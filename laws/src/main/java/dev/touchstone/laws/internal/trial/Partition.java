package dev.touchstone.laws.internal.trial;

import dev.touchstone.laws.internal.term.Simplicity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Splits a set of terms into classes that no row has told apart.
 *
 * <p>Starts with one class a type; each row splits classes by outcome; ends when no class has split
 * for a number of rows, which doubles whenever one splits late. Classes of one term are not tested
 * further, and a row whose values were seen before is skipped: it cannot split anything.
 *
 * <p>Source: Claessen, Smallbone and Hughes, QuickSpec (2010), section 2.3.
 */
public final class Partition {
  private static final int MOST_DOUBLINGS = 3;

  private final Laboratory laboratory;
  private final Simplicity simplicity;
  private final int quietRows;
  private final RowTable table;
  private final Set<Object> rowsSeen = new HashSet<>();
  private List<int[]> open = new ArrayList<>();
  private final List<int[]> single = new ArrayList<>();
  private int rows;

  private Partition(Laboratory laboratory, Simplicity simplicity, int quietRows) {
    this.laboratory = laboratory;
    this.simplicity = simplicity;
    this.quietRows = quietRows;
    this.table = new RowTable(laboratory);
  }

  /** Splits terms until no class has split for a number of rows. */
  public static Partition of(
      Laboratory laboratory, Simplicity simplicity, Collection<Integer> terms, int quietRows) {
    Partition partition = new Partition(laboratory, simplicity, quietRows);
    partition.start(terms);
    partition.refine();
    return partition;
  }

  /** Splits terms by given rows alone. */
  public static Partition by(
      Laboratory laboratory,
      Simplicity simplicity,
      Collection<Integer> terms,
      List<Rows.Row> rows) {
    Partition partition = new Partition(laboratory, simplicity, 0);
    partition.start(terms);
    rows.forEach(partition::splitBy);
    return partition;
  }

  private void start(Collection<Integer> terms) {
    Map<Integer, List<Integer>> byType = new HashMap<>();
    for (int term : terms) {
      byType
          .computeIfAbsent(laboratory.terms().type(term), type -> new ArrayList<>())
          .add(term);
    }
    for (List<Integer> members : byType.values()) {
      file(members.stream().mapToInt(Integer::intValue).toArray());
    }
  }

  private void file(int[] members) {
    (members.length > 1 ? open : single).add(members);
  }

  private void refine() {
    int limit = quietRows;
    int doublings = 0;
    int quiet = 0;
    while (quiet < limit && !open.isEmpty()) {
      boolean split = splitBy(laboratory.rows().row(rows++));
      if (split && quiet > limit / 2 && doublings < MOST_DOUBLINGS) {
        limit *= 2;
        doublings++;
      }
      quiet = split ? 0 : quiet + 1;
    }
  }

  /** Splits all classes by one row; returns whether any split. */
  boolean splitBy(Rows.Row row) {
    if (!rowsSeen.add(row.key())) {
      return false;
    }
    table.load(row);
    List<int[]> before = open;
    open = new ArrayList<>(before.size());
    boolean split = false;
    for (int[] members : before) {
      split |= split(members);
    }
    return split;
  }

  private boolean split(int[] members) {
    int[] outcomes = new int[members.length];
    boolean same = true;
    for (int i = 0; i < members.length; i++) {
      outcomes[i] = table.outcome(members[i]);
      same &= outcomes[i] == outcomes[0];
    }
    if (same) {
      open.add(members);
      return false;
    }
    Map<Integer, int[]> parts = new HashMap<>();
    Map<Integer, Integer> sizes = new HashMap<>();
    for (int outcome : outcomes) {
      sizes.merge(outcome, 1, Integer::sum);
    }
    for (int i = members.length - 1; i >= 0; i--) {
      int left = sizes.merge(outcomes[i], -1, Integer::sum);
      int[] part = parts.get(outcomes[i]);
      if (part == null) {
        part = new int[left + 1];
        parts.put(outcomes[i], part);
      }
      part[left] = members[i];
    }
    parts.values().forEach(this::file);
    return true;
  }

  /** Returns how many rows were drawn. */
  public int rows() {
    return rows;
  }

  /** Returns the classes, simplest first, each with its simplest term first. */
  public List<int[]> classes() {
    List<int[]> all = new ArrayList<>(open);
    all.addAll(single);
    for (int i = 0; i < all.size(); i++) {
      all.set(i, sorted(all.get(i)));
    }
    all.sort((a, b) -> simplicity.compare(a[0], b[0]));
    return all;
  }

  private int[] sorted(int[] members) {
    Integer[] boxed = Arrays.stream(members).boxed().toArray(Integer[]::new);
    Arrays.sort(boxed, simplicity.order());
    return Arrays.stream(boxed).mapToInt(Integer::intValue).toArray();
  }
}
