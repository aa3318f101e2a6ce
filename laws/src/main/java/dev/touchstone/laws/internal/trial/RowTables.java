package dev.touchstone.laws.internal.trial;

import java.util.HashMap;
import java.util.Map;

/** The tables of the first rows, kept between terms; each forgets when it has become too large. */
public final class RowTables {
  private static final int OFTEN = 64;
  private static final int MANY_CALLS = 4_096;
  private static final int FEW_CALLS = 512;

  private final Laboratory laboratory;
  private final Map<Integer, Kept> tables = new HashMap<>();

  private record Kept(RowTable table, Rows.Row row) {}

  /** Starts without tables. */
  public RowTables(Laboratory laboratory) {
    this.laboratory = laboratory;
  }

  /** Returns the table of a row, ready to evaluate a few terms. */
  public RowTable table(int row) {
    Kept kept = tables.get(row);
    if (kept == null) {
      kept = new Kept(new RowTable(laboratory, false), laboratory.rows().row(row));
      kept.table().load(kept.row());
      tables.put(row, kept);
    }
    if (kept.table().remembered() > (row < OFTEN ? MANY_CALLS : FEW_CALLS)) {
      kept.table().load(kept.row());
    }
    return kept.table();
  }
}
