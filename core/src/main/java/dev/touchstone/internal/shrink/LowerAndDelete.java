package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Domain;
import dev.touchstone.choice.IntegerDomain;
import java.util.ArrayList;
import java.util.List;

/** Lowers a number and deletes as many later siblings: lists with a length drawn before them. */
final class LowerAndDelete implements Pass {
  @Override
  public void run(Shrink shrink) {
    int next = 0;
    while (true) {
      List<int[]> pairs = pairs(shrink.best());
      if (next >= pairs.size()) {
        return;
      }
      int[] pair = pairs.get(next);
      if (!delete(shrink, pair[0], pair[1])) {
        next++;
      }
    }
  }

  /** Returns numbers and, for each, a later group of as many siblings. */
  private static List<int[]> pairs(Choices row) {
    List<int[]> pairs = new ArrayList<>();
    List<int[]> groups = Siblings.groups(row, 1);
    for (int number : row.freeLeaves()) {
      for (int g = 0; g < groups.size(); g++) {
        if (groups.get(g)[0] > number && counts(row, number, groups.get(g).length)) {
          pairs.add(new int[] {number, g});
        }
      }
    }
    return pairs;
  }

  private static boolean counts(Choices row, int number, int siblings) {
    return row.at(number) instanceof Choice.Word leaf
        && leaf.domain().kind() == Domain.Kind.INTEGER
        && leaf.value() == siblings;
  }

  private static boolean delete(Shrink shrink, int number, int g) {
    Choices row = shrink.best();
    int[] group = Siblings.groups(row, 1).get(g);
    Choice.Word leaf = (Choice.Word) row.at(number);
    for (int from = 0; from < group.length; from++) {
      int start = from;
      int deleted = Shrink.adaptive(
          group.length - start,
          count -> shrink.attempt(Siblings.without(row, group, start, start + count)
              .with(number, lowered(leaf, count))));
      if (deleted > 0) {
        return true;
      }
    }
    return false;
  }

  private static Choice.Leaf lowered(Choice.Word leaf, int count) {
    long value = leaf.value() - count;
    return leaf.domain() instanceof IntegerDomain range && range.contains(value)
        ? new Choice.Word(range, value)
        : leaf.simplest();
  }
}
