package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Domain;
import dev.touchstone.choice.IntegerDomain;
import dev.touchstone.choice.Recorder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Lowers a number and deletes as many siblings from each group that has this number of them: lists
 * with a length drawn before them, tables with a row and a column less, a list and what must be its length.
 */
final class LowerAndDelete implements Pass {
  @Override
  public void run(Shrink shrink) {
    int next = 0;
    Choices row = shrink.best();
    List<int[]> groups = Siblings.groups(row, 1);
    while (next < row.length()) {
      if (lower(shrink, row, groups, next)) {
        row = shrink.best();
        groups = Siblings.groups(row, 1);
      } else {
        next++;
      }
    }
  }

  private static boolean lower(Shrink shrink, Choices row, List<int[]> groups, int number) {
    if (!row.free(number)
        || !(row.at(number) instanceof Choice.Word leaf)
        || leaf.domain().kind() != Domain.Kind.INTEGER) {
      return false;
    }
    List<int[]> counted = new ArrayList<>();
    for (int[] group : groups) {
      int[] members = members(row, group);
      if (members.length > 0 && members.length == leaf.value()) {
        counted.add(members);
      }
    }
    return !counted.isEmpty() && delete(shrink, row, number, counted);
  }

  /** Returns a group without the member that only says that there are no more. */
  private static int[] members(Choices row, int[] group) {
    int last = group[group.length - 1];
    boolean ends = row.label(last).equals(Recorder.ELEMENT)
        && row.free(last + 1)
        && row.at(last + 1) instanceof Choice.Word more
        && more.index() == 0
        && row.end(last) == last + 3;
    return ends ? Arrays.copyOf(group, group.length - 1) : group;
  }

  private static boolean delete(Shrink shrink, Choices row, int number, List<int[]> groups) {
    Choice.Word leaf = (Choice.Word) row.at(number);
    int members = groups.get(0).length;
    for (int from = 0; from < members; from++) {
      int start = from;
      int deleted = Shrink.adaptive(
          members - start,
          count -> shrink.attempt(
              without(row.with(number, lowered(leaf, count)), groups, start, start + count)));
      if (deleted > 0) {
        return true;
      }
    }
    return false;
  }

  private static Choices without(Choices row, List<int[]> groups, int from, int to) {
    return row.without(groups.stream()
        .flatMapToInt(group -> Arrays.stream(group, from, to))
        .sorted()
        .toArray());
  }

  private static Choice.Leaf lowered(Choice.Word leaf, int count) {
    long value = leaf.value() - count;
    return leaf.domain() instanceof IntegerDomain range && range.contains(value)
        ? new Choice.Word(range, value)
        : leaf.simplest();
  }
}
