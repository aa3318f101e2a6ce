package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Domain;
import java.util.List;

/**
 * Deletes or simplifies runs of sibling spans, from the last to the first, in growing steps.
 *
 * <p>Simplifying serves lists whose length is given: a deleted element comes back as the simplest
 * one at the end, and that is larger where a later element moves to an earlier place. After a few
 * deletions that came back the rest of such a list is left alone.
 */
final class EditRuns implements Pass {
  private static final int MOST_FILLED_UP = 8;

  private final int fewest;
  private final boolean lighter;
  private final Edit edit;

  private EditRuns(int fewest, boolean lighter, Edit edit) {
    this.fewest = fewest;
    this.lighter = lighter;
    this.edit = edit;
  }

  /** Changes the siblings from one position of a group up to another. */
  private interface Edit {
    Choices change(Choices row, int[] group, int from, int to);
  }

  static EditRuns deleting() {
    return new EditRuns(1, true, Siblings::without);
  }

  static EditRuns simplifying() {
    return new EditRuns(
        4,
        false,
        (row, group, from, to) -> row.map(group[from], row.end(group[to - 1]), EditRuns::simplest));
  }

  /** Leaves yes and no alone: a list would end where its next element is called off. */
  private static Choice.Leaf simplest(Choice.Leaf leaf) {
    return leaf.domain().kind() == Domain.Kind.BOOL ? leaf : leaf.simplest();
  }

  @Override
  public void run(Shrink shrink) {
    int next = 0;
    while (true) {
      List<int[]> groups = Siblings.groups(shrink.best(), fewest);
      if (next >= groups.size()) {
        return;
      }
      edit(shrink, groups.get(next++));
    }
  }

  private void edit(Shrink shrink, int[] first) {
    int[] group = first;
    int parent = shrink.best().parent(group[0]);
    Object label = shrink.best().label(group[0]);
    int upTo = group.length;
    int filledUp = 0;
    while (upTo > 0 && filledUp < MOST_FILLED_UP) {
      Choices row = shrink.best();
      int[] places = group;
      int end = upTo;
      int edited = Shrink.adaptive(
          end, count -> works(shrink, row, edit.change(row, places, end - count, end)));
      upTo = end - edited - 1;
      filledUp = lighter && edited == 0 && shrink.filledUp() ? filledUp + 1 : 0;
      if (edited > 0) {
        group = Siblings.of(shrink.best(), parent, label);
        upTo = Math.min(upTo, group.length);
      }
    }
  }

  private static boolean works(Shrink shrink, Choices row, Choices candidate) {
    int order = candidate.compareTo(row);
    return order == 0 || (order < 0 && shrink.attempt(candidate));
  }
}
