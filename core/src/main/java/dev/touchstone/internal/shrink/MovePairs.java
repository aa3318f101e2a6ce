package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.IntegerDomain;
import java.util.function.LongPredicate;

/**
 * Moves two whole numbers by the same amount: one down and a later one up (their sum is kept), or
 * both the same way (their difference is kept).
 */
final class MovePairs implements Pass {
  private static final int REACH = 8;

  private final boolean keepSum;

  private MovePairs(boolean keepSum) {
    this.keepSum = keepSum;
  }

  static Pass keepingSum() {
    return new MovePairs(true);
  }

  static Pass keepingDifference() {
    return new MovePairs(false);
  }

  @Override
  public void run(Shrink shrink) {
    int[] leaves = shrink.best().freeLeaves();
    for (int i = 0; i < leaves.length; i++) {
      for (int j = i + 1; j < leaves.length && j <= i + REACH; j++) {
        if (whole(shrink.best(), leaves[i]) && whole(shrink.best(), leaves[j])) {
          pair(shrink, leaves[i], leaves[j]);
        }
      }
    }
  }

  private static boolean whole(Choices row, int at) {
    return at < row.length()
        && row.free(at)
        && row.at(at) instanceof Choice.Word leaf
        && leaf.domain() instanceof IntegerDomain;
  }

  private void pair(Shrink shrink, int first, int second) {
    Choices row = shrink.best();
    Choice.Word one = (Choice.Word) row.at(first);
    Choice.Word two = (Choice.Word) row.at(second);
    IntegerDomain range = (IntegerDomain) one.domain();
    boolean down = one.value() > range.towards();
    long most = down ? one.value() - range.towards() : range.towards() - one.value();
    if (most <= 0) {
      return;
    }
    LongPredicate move = distance -> {
      long step = down ? -distance : distance;
      return moved(shrink, row.with(first, word(one, step)), second, two, keepSum ? -step : step);
    };
    greatest(most, move);
  }

  private static boolean moved(Shrink shrink, Choices row, int second, Choice.Word two, long step) {
    return shrink.attempt(row.with(second, word(two, step)));
  }

  /** Adds a step; beyond one end of the range it goes on from the other, as machine numbers do. */
  private static Choice.Word word(Choice.Word leaf, long step) {
    IntegerDomain range = (IntegerDomain) leaf.domain();
    long width = range.high() - range.low() + 1;
    long value = leaf.value() + step;
    if (width > 0 && !range.contains(value)) {
      value = range.low() + Math.floorMod(value - range.low(), width);
    }
    return new Choice.Word(range, value);
  }

  private static void greatest(long most, LongPredicate move) {
    if (move.test(most) || !move.test(1)) {
      return;
    }
    long good = 1;
    long bad = most;
    while (bad - good > 1) {
      long middle = good + ((bad - good) >>> 1);
      if (move.test(middle)) {
        good = middle;
      } else {
        bad = middle;
      }
    }
  }
}
