package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Recorder;

/**
 * Lets a choice change places with a simpler one of the same domain a little further on.
 *
 * <p>The order looks at choices from left to right, so of two cases with the same choices the one with
 * the simpler choice first is smaller. Whether a repetition goes on is left to the passes that delete.
 */
final class SwapLeaves implements Pass {
  private static final int REACH = 8;

  @Override
  public void run(Shrink shrink) {
    int[] leaves = shrink.best().freeLeaves();
    for (int i = 0; i < leaves.length; i++) {
      for (int j = i + 1; j < leaves.length && j <= i + REACH; j++) {
        swap(shrink, leaves[i], leaves[j]);
      }
    }
  }

  private static void swap(Shrink shrink, int first, int second) {
    Choices row = shrink.best();
    if (word(row, first) && word(row, second)) {
      Choice.Word one = (Choice.Word) row.at(first);
      Choice.Word two = (Choice.Word) row.at(second);
      if (one.domain().equals(two.domain()) && Long.compareUnsigned(one.index(), two.index()) > 0) {
        shrink.attempt(row.with(first, two).with(second, one));
      }
    }
  }

  private static boolean word(Choices row, int at) {
    return at < row.length()
        && row.free(at)
        && row.at(at) instanceof Choice.Word
        && !Recorder.rowMember(row.label(at - 1));
  }
}
