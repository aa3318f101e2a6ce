package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Recorder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Makes everything simplest at once, then every span, the heaviest first. */
final class Simplify implements Pass {
  private static final int MOST_SPANS = 40;

  @Override
  public void run(Shrink shrink) {
    Choices row = shrink.best();
    if (shrink.attempt(zero(row, 0, row.length()))) {
      return;
    }
    boolean changed = true;
    while (changed) {
      changed = spans(shrink);
    }
  }

  private static boolean spans(Shrink shrink) {
    Choices row = shrink.best();
    for (int span : heaviest(row)) {
      if (shrink.attempt(zero(row, span, row.end(span)))) {
        return true;
      }
    }
    return false;
  }

  private static List<Integer> heaviest(Choices row) {
    List<Integer> spans = new ArrayList<>();
    int[] weights = new int[row.length()];
    for (int at = 0; at < row.length(); at++) {
      boolean whole = Recorder.rowMember(row.label(at));
      if (row.at(at) instanceof Choice.Open && !whole) {
        weights[at] = row.weight(at, row.end(at));
        if (weights[at] > 0) {
          spans.add(at);
        }
      }
    }
    spans.sort(Comparator.comparingInt(at -> -weights[at]));
    return spans.subList(0, Math.min(spans.size(), MOST_SPANS));
  }

  static Choices zero(Choices row, int from, int to) {
    return row.map(from, to, Choice.Leaf::simplest);
  }
}
