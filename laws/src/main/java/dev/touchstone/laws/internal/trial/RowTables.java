package dev.touchstone.laws.internal.trial;

import java.util.ArrayList;
import java.util.List;

/** The tables of the first rows, kept between terms; each forgets when it has become too large. */
public final class RowTables {
  private static final int OFTEN = 64;
  private static final int MANY_CALLS = 4_096;
  private static final int FEW_CALLS = 512;

  private final Laboratory laboratory;
  private final List<RowTable> tables = new ArrayList<>();
  private final List<Rows.Row> rows = new ArrayList<>();

  /** Starts without tables. */
  public RowTables(Laboratory laboratory) {
    this.laboratory = laboratory;
  }

  /** Returns the table of a row, ready to evaluate a few terms. */
  public RowTable table(int row) {
    while (tables.size() <= row) {
      RowTable table = new RowTable(laboratory, false);
      rows.add(laboratory.rows().row(tables.size()));
      table.load(rows.get(tables.size()));
      tables.add(table);
    }
    RowTable table = tables.get(row);
    if (table.remembered() > (row < OFTEN ? MANY_CALLS : FEW_CALLS)) {
      table.load(rows.get(row));
    }
    return table;
  }
}
