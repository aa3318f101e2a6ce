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

  private final @Nullable IntegerRow[] kept = new @Nullable IntegerRow[KEPT];
  private int next;

  IntegerRow of(IntegerDomain domain) {
    for (IntegerRow row : kept) {
      if (row != null && row.of(domain)) {
        return row;
      }
    }
    IntegerRow row = new IntegerRow(domain);
    kept[next++ & (KEPT - 1)] = row;
    return row;
  }
}
