package dev.touchstone.laws.internal.trial;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/**
 * What terms give on a number of rows: their outcomes as fingerprints, side by side.
 *
 * <p>Equal values have equal fingerprints. Different values may share one by chance, so whatever is
 * concluded from equal columns is tested on the values before it is shown.
 */
public final class Columns {
  private static final long THREW = 1;

  private final Laboratory laboratory;
  private final RowTables tables;
  private final int rows;
  private final Map<Integer, long[]> columns = new HashMap<>();

  /** Starts without columns. */
  public Columns(Laboratory laboratory, int rows) {
    this.laboratory = laboratory;
    this.tables = new RowTables(laboratory);
    this.rows = rows;
  }

  /** Computes the columns of many terms, row by row. */
  public void fill(Collection<Integer> terms) {
    int[] filled = terms.stream().mapToInt(Integer::intValue).toArray();
    long[][] prints = new long[filled.length][rows];
    RowTable table = new RowTable(laboratory);
    for (int row = 0; row < rows; row++) {
      table.load(laboratory.rows().row(row));
      for (int i = 0; i < filled.length; i++) {
        prints[i][row] = fingerprint(table, filled[i]);
      }
    }
    for (int i = 0; i < filled.length; i++) {
      columns.put(filled[i], prints[i]);
    }
  }

  /** Returns the fingerprints of a term. */
  public long[] of(int term) {
    long[] known = columns.get(term);
    if (known == null) {
      known = new long[rows];
      for (int row = 0; row < rows; row++) {
        known[row] = fingerprint(tables.table(row), term);
      }
      columns.put(term, known);
    }
    return known;
  }

  /** Returns what tells a column, and the type of the term, from others. */
  public Key key(int term) {
    return new Key(laboratory.terms().type(term), Arrays.hashCode(of(term)), of(term));
  }

  /** Returns what tells some of the rows of a column, and the type of the term, from others. */
  public Key key(int term, int[] chosen) {
    long[] all = of(term);
    long[] some = new long[chosen.length];
    for (int i = 0; i < some.length; i++) {
      some[i] = all[chosen[i]];
    }
    return new Key(laboratory.terms().type(term), Arrays.hashCode(some), some);
  }

  /** Returns the rows on which a truth value is true. */
  public int[] rowsWhereTrue(int term) {
    long[] all = of(term);
    long yes = mix(Boolean.TRUE.hashCode());
    int[] found = new int[rows];
    int count = 0;
    for (int row = 0; row < rows; row++) {
      if (all[row] == yes) {
        found[count++] = row;
      }
    }
    return Arrays.copyOf(found, count);
  }

  private static long fingerprint(RowTable table, int term) {
    Object seen = table.canonical(term);
    return table.throwing(term) && !(seen instanceof Thrown) ? THREW : mix(seen.hashCode());
  }

  private static long mix(int hash) {
    long mixed = (hash + 2L) * 0x9E3779B97F4A7C15L;
    return mixed ^ (mixed >>> 29);
  }

  /** A type and fingerprints. */
  @SuppressWarnings("ArrayRecordComponent") // compared by contents
  public record Key(int type, int hash, long[] prints) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key that && type == that.type && Arrays.equals(prints, that.prints);
    }

    @Override
    public int hashCode() {
      return hash * 31 + type;
    }
  }
}
