package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Recorder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Replaces a span by a descendant of the same label, the lightest first: recursion collapses. */
final class Promote implements Greedy {
  private static final int MOST_DESCENDANTS = 12;

  @Override
  public boolean step(Shrink shrink) {
    Choices row = shrink.best();
    for (int span = 0; span < row.length(); span++) {
      for (int inner : descendants(row, span)) {
        List<Choice> part = List.copyOf(row.part(inner, row.end(inner)));
        if (shrink.attempt(row.splice(span, row.end(span), part))) {
          return true;
        }
      }
    }
    return false;
  }

  private static List<Integer> descendants(Choices row, int span) {
    Object label = row.label(span);
    if (!(label instanceof String) || label.equals("") || Recorder.rowMember(label)) {
      return List.of();
    }
    List<Integer> found = new ArrayList<>();
    for (int at = span + 1; at < row.end(span); at++) {
      if (row.label(at).equals(label)) {
        found.add(at);
      }
    }
    found.sort(Comparator.comparingInt(at -> row.weight(at, row.end(at))));
    return found.subList(0, Math.min(found.size(), MOST_DESCENDANTS));
  }
}
