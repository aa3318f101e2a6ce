package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choices;

/** Deletes a few neighbouring leaves across the borders of spans: joins lists, drops tags. */
final class DeleteFlat implements Pass {
  private static final int LONGEST = 6;
  private static final int MOST_LEAVES = 64;

  @Override
  public void run(Shrink shrink) {
    for (int count = LONGEST; count >= 1; count--) {
      int position = shrink.best().freeLeaves().length - count;
      while (position >= 0) {
        Choices row = shrink.best();
        int[] leaves = row.freeLeaves();
        position = Math.min(position, leaves.length - count);
        if (leaves.length > MOST_LEAVES || position < 0) {
          break;
        }
        if (!shrink.attemptFlat(row.flat(leaves[position], count))) {
          position--;
        }
      }
    }
  }
}
