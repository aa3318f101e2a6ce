package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.IntegerDomain;
import dev.touchstone.choice.RealDomain;
import org.jspecify.annotations.Nullable;

/** Changes the signs of two numbers together: of a product, a quotient or a difference. */
final class Mirror implements Greedy {
  private static final int REACH = 8;

  @Override
  public boolean step(Shrink shrink) {
    Choices row = shrink.best();
    int[] leaves = row.freeLeaves();
    for (int i = 0; i < leaves.length; i++) {
      Choice.Word first = mirrored(row, leaves[i]);
      if (first != null
          && simpler(first, row.at(leaves[i]))
          && withAnother(shrink, row.with(leaves[i], first), leaves, i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean simpler(Choice.Word changed, Choice before) {
    return before instanceof Choice.Word word
        && Long.compareUnsigned(changed.index(), word.index()) < 0;
  }

  private static boolean withAnother(Shrink shrink, Choices row, int[] leaves, int first) {
    for (int j = first + 1; j < leaves.length && j <= first + REACH; j++) {
      Choice.Word second = mirrored(row, leaves[j]);
      if (second != null && shrink.attempt(row.with(leaves[j], second))) {
        return true;
      }
    }
    return false;
  }

  /** Returns a number with the other sign, or null where there is none. */
  private static Choice.@Nullable Word mirrored(Choices row, int at) {
    if (!(row.at(at) instanceof Choice.Word word)) {
      return null;
    }
    if (word.domain() instanceof IntegerDomain range && word.value() != range.towards()) {
      long value = 2 * range.towards() - word.value();
      return range.contains(value) ? new Choice.Word(range, value) : null;
    }
    if (word.domain() instanceof RealDomain range) {
      double value = -Double.longBitsToDouble(word.value());
      return range.contains(value) ? new Choice.Word(range, Double.doubleToLongBits(value)) : null;
    }
    return null;
  }
}
