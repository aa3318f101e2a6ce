package dev.touchstone.choice;

import org.jspecify.annotations.Nullable;

/**
 * The last few ranges whose numbers were drawn in rows.
 *
 * <p>Forks of a case share them, on whatever thread. Rows do not change, so a race makes one twice at
 * worst.
 */
final class IntegerRows {
  private static final int KEPT = 4;

  private @Nullable IntegerRow @Nullable [] kept;
  private int next;

  IntegerRow of(IntegerDomain domain) {
    @Nullable IntegerRow[] known = kept;
    if (known == null) {
      known = new @Nullable IntegerRow[KEPT];
      kept = known;
    }
    for (IntegerRow row : known) {
      if (row != null && row.of(domain)) {
        return row;
      }
    }
    IntegerRow row = new IntegerRow(domain);
    known[next++ & (KEPT - 1)] = row;
    return row;
  }
}
