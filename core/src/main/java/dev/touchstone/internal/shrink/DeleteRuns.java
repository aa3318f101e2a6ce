package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choices;
import java.util.List;

/** Deletes runs of sibling spans, from the last to the first, in growing steps. */
final class DeleteRuns implements Pass {
  @Override
  public void run(Shrink shrink) {
    int next = 0;
    while (true) {
      List<int[]> groups = Siblings.groups(shrink.best(), 1);
      if (next >= groups.size()) {
        return;
      }
      delete(shrink, groups.get(next++));
    }
  }

  private static void delete(Shrink shrink, int[] first) {
    int[] group = first;
    int parent = shrink.best().parent(group[0]);
    Object label = shrink.best().label(group[0]);
    int upTo = group.length;
    while (upTo > 0) {
      Choices row = shrink.best();
      int[] places = group;
      int end = upTo;
      int deleted = Shrink.adaptive(
          end, count -> lighter(shrink, row, Siblings.without(row, places, end - count, end)));
      upTo = end - deleted - 1;
      if (deleted > 0) {
        group = again(shrink.best(), parent, label);
        upTo = Math.min(upTo, group.length);
      }
    }
  }

  private static boolean lighter(Shrink shrink, Choices row, Choices candidate) {
    return candidate.weight() < row.weight() && shrink.attempt(candidate);
  }

  private static int[] again(Choices row, int parent, Object label) {
    for (int[] group : Siblings.groups(row, 1)) {
      if (row.parent(group[0]) == parent && row.label(group[0]).equals(label)) {
        return group;
      }
    }
    return new int[0];
  }
}
