package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Moves two amounts by as much: one down and a later one up (their sum is kept), or both the same way
 * (their difference is kept). Amounts are numbers and the lengths of texts and byte arrays.
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
        pair(shrink, leaves[i], leaves[j]);
      }
    }
  }

  private void pair(Shrink shrink, int first, int second) {
    Choices row = shrink.best();
    Amount one = Amount.at(row, first);
    Amount two = Amount.at(row, second);
    if (one == null || two == null || !fit(one, two) || one.distance() == 0) {
      return;
    }
    boolean down = one.distance() > 0;
    LongPredicate move = by -> {
      long step = down ? -by : by;
      return moved(shrink, row, first, one.moved(step), second, two.moved(keepSum ? -step : step));
    };
    greatest(Math.abs(one.distance()), move);
  }

  private boolean fit(Amount one, Amount two) {
    return keepSum ? one.adds(two) : one.comparable(two);
  }

  private static boolean moved(
      Shrink shrink,
      Choices row,
      int first,
      Choice.@Nullable Leaf one,
      int second,
      Choice.@Nullable Leaf two) {
    return one != null && two != null && shrink.attempt(row.with(first, one).with(second, two));
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
