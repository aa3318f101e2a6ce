package dev.touchstone.internal.shrink;

import dev.touchstone.choice.BranchDomain;
import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Domain;
import dev.touchstone.choice.IntegerDomain;
import dev.touchstone.choice.Loose;
import dev.touchstone.choice.Recorder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Makes one number, or one branch, as large as it may be, so that an element, a command or an earlier
 * number can do with less.
 *
 * <p>The order counts elements and commands first and looks at numbers from left to right, so a case with fewer
 * elements, or with a smaller number early on, is smaller however large the number that pays for it.
 * Other passes lower that number afterwards.
 */
final class Trade implements Pass {
  private static final int MOST_LEAVES = 24;
  private static final int REACH = 8;

  /** The last branch of however many there are after the change: not all months have 29 days. */
  private static final Choice.Word LAST = Loose.word(Domain.Kind.BRANCH, Long.MAX_VALUE);

  @Override
  public void run(Shrink shrink) {
    Choices row = shrink.best();
    List<Integer> numbers = numbers(row);
    if (row.freeLeaves().length <= MOST_LEAVES && !elements(shrink, row, numbers)) {
      earlier(shrink, row, numbers);
    }
  }

  private static List<Integer> numbers(Choices row) {
    List<Integer> numbers = new ArrayList<>();
    for (int at : row.freeLeaves()) {
      if (row.at(at) instanceof Choice.Word word
          && (word.domain() instanceof IntegerDomain || word.domain() instanceof BranchDomain)) {
        numbers.add(at);
      }
    }
    return numbers;
  }

  private static boolean elements(Shrink shrink, Choices row, List<Integer> numbers) {
    for (int at = row.length() - 1; at >= 0; at--) {
      int end = row.end(at);
      if (mayGo(row.label(at)) && row.weight(at, end) > 1) {
        int start = at;
        for (int number : numbers) {
          boolean outside = number < start || number >= end;
          if (outside && raised(shrink, row, number, raised -> raised.without(start, end))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean mayGo(Object label) {
    return label.equals(Recorder.ELEMENT) || label.equals(Recorder.COMMAND);
  }

  private static boolean earlier(Shrink shrink, Choices row, List<Integer> numbers) {
    for (int i = 0; i < numbers.size(); i++) {
      int first = numbers.get(i);
      Choice.Word word = (Choice.Word) row.at(first);
      for (int j = i + 1; j < numbers.size() && j <= i + REACH && word.index() > 0; j++) {
        Choice.Word less = lower(word);
        if (raised(shrink, row, numbers.get(j), raised -> raised.with(first, less))) {
          return true;
        }
      }
    }
    return false;
  }

  private static Choice.Word lower(Choice.Word word) {
    return word.domain() instanceof IntegerDomain range
        ? new Choice.Word(range, word.value() + (word.value() > range.towards() ? -1 : 1))
        : word.at(word.index() - 1);
  }

  private static boolean raised(
      Shrink shrink, Choices row, int number, UnaryOperator<Choices> change) {
    Choice.Word word = (Choice.Word) row.at(number);
    if (!(word.domain() instanceof IntegerDomain range)) {
      return shrink.attempt(change.apply(row.with(number, LAST)));
    }
    for (long end : ends(range)) {
      if (word.value() != end
          && shrink.attempt(change.apply(row.with(number, new Choice.Word(range, end))))) {
        return true;
      }
    }
    return false;
  }

  private static long[] ends(IntegerDomain range) {
    if (range.towards() == range.low()) {
      return new long[] {range.high()};
    }
    return range.towards() == range.high()
        ? new long[] {range.low()}
        : new long[] {range.high(), range.low()};
  }
}
