package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Recorder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Moves the last elements of a list to the end of a later one.
 *
 * <p>The order looks at choices from left to right, so of two cases with as many elements the one whose
 * first list is shorter is smaller. Elements of another kind come out as the simplest of their new
 * list.
 */
final class MoveElements implements Pass {
  private static final int REACH = 3;
  private static final int MOST_LISTS = 16;

  /** The elements of a list, and where it says that there are no more. */
  private record Row(List<Integer> elements, int end) {}

  @Override
  public void run(Shrink shrink) {
    for (int from = 0; from < Math.min(MOST_LISTS, rows(shrink.best()).size()); from++) {
      for (int to = from + 1; to <= from + REACH; to++) {
        move(shrink, from, to);
      }
    }
  }

  private static void move(Shrink shrink, int from, int to) {
    Choices row = shrink.best();
    List<Row> rows = rows(row);
    if (to < rows.size()
        && depth(row, rows.get(from).end()) == depth(row, rows.get(to).end())) {
      List<Integer> elements = rows.get(from).elements();
      Shrink.adaptive(
          elements.size(),
          count -> shrink.attempt(moved(
              row,
              elements.subList(elements.size() - count, elements.size()),
              rows.get(to).end())));
    }
  }

  private static List<Row> rows(Choices row) {
    Map<Integer, List<Integer>> started = new HashMap<>();
    List<Row> rows = new ArrayList<>();
    for (int at = 0; at < row.length(); at++) {
      if (row.label(at).equals(Recorder.ELEMENT)
          && row.at(at + 1) instanceof Choice.Word more
          && row.free(at + 1)) {
        List<Integer> before = started.computeIfAbsent(row.parent(at), list -> new ArrayList<>());
        if (more.value() == 1) {
          before.add(at);
        } else {
          rows.add(new Row(List.copyOf(before), at));
          before.clear();
        }
      }
    }
    return rows;
  }

  private static int depth(Choices row, int at) {
    int depth = 0;
    for (int outer = row.parent(at); outer >= 0; outer = row.parent(outer)) {
      depth++;
    }
    return depth;
  }

  private static Choices moved(Choices row, List<Integer> elements, int to) {
    List<Choice> part = new ArrayList<>();
    for (int at : elements) {
      part.addAll(row.part(at, row.end(at)));
    }
    int[] places = elements.stream().mapToInt(Integer::intValue).toArray();
    return row.splice(to, to, part).without(places);
  }
}
