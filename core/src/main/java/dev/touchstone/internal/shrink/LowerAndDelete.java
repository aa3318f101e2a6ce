package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Domain;
import dev.touchstone.choice.IntegerDomain;
import java.util.ArrayList;
import java.util.List;

/**
 * Lowers a number and deletes as many siblings from each later group that has this number of them:
 * lists with a length drawn before them, tables with a row and a column less.
 */
final class LowerAndDelete implements Pass {
  @Override
  public void run(Shrink shrink) {
    int next = 0;
    while (next < shrink.best().length()) {
      if (!lower(shrink, next)) {
        next++;
      }
    }
  }

  private static boolean lower(Shrink shrink, int number) {
    Choices row = shrink.best();
    if (!row.free(number)
        || !(row.at(number) instanceof Choice.Word leaf)
        || leaf.domain().kind() != Domain.Kind.INTEGER) {
      return false;
    }
    List<int[]> counted = new ArrayList<>();
    for (int[] group : Siblings.groups(row, 1)) {
      if (group[0] > number && group.length == leaf.value()) {
        counted.add(group);
      }
    }
    return !counted.isEmpty() && delete(shrink, row, number, counted);
  }

  private static boolean delete(Shrink shrink, Choices row, int number, List<int[]> groups) {
    Choice.Word leaf = (Choice.Word) row.at(number);
    int members = groups.get(0).length;
    for (int from = 0; from < members; from++) {
      int start = from;
      int deleted = Shrink.adaptive(
          members - start,
          count -> shrink.attempt(without(row, groups, start, start + count)
              .with(number, lowered(leaf, count))));
      if (deleted > 0) {
        return true;
      }
    }
    return false;
  }

  /** Deletes from the last place to the first; what lies inside a deleted part goes with it. */
  private static Choices without(Choices row, List<int[]> groups, int from, int to) {
    List<Integer> places = new ArrayList<>();
    for (int[] group : groups) {
      for (int i = from; i < to; i++) {
        places.add(group[i]);
      }
    }
    places.sort(null);
    List<Integer> outermost = new ArrayList<>();
    int end = 0;
    for (int place : places) {
      if (place >= end) {
        outermost.add(place);
        end = row.end(place);
      }
    }
    Choices edited = row;
    for (int i = outermost.size() - 1; i >= 0; i--) {
      edited = edited.without(outermost.get(i), row.end(outermost.get(i)));
    }
    return edited;
  }

  private static Choice.Leaf lowered(Choice.Word leaf, int count) {
    long value = leaf.value() - count;
    return leaf.domain() instanceof IntegerDomain range && range.contains(value)
        ? new Choice.Word(range, value)
        : leaf.simplest();
  }
}
