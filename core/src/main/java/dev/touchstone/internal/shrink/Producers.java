package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.ReferenceDomain;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The spans of a row that are marked as producers, and which others they refer to. */
final class Producers {
  private Producers() {}

  /**
   * A marked span.
   *
   * @param span where it starts
   * @param number the producer's number
   * @param uses the numbers of the producers it refers to
   */
  record Producer(int span, long number, Set<Long> uses) {}

  /** Returns the marked spans of a row, in order. */
  static List<Producer> of(Choices row) {
    List<Producer> found = new ArrayList<>();
    for (int at = 0; at < row.length(); at++) {
      int span = row.parent(at);
      if (span >= 0 && marks(row.at(at))) {
        long number = ((Choice.Word) row.at(at)).value();
        found.add(new Producer(span, number, uses(row, span, row.end(span))));
      }
    }
    return found;
  }

  /** Returns whether a marked span refers to another. */
  static boolean uses(Choices user, Choices producer) {
    List<Producer> made = of(producer);
    return !made.isEmpty() && uses(user, 0, user.length()).contains(made.get(0).number());
  }

  private static boolean marks(Choice choice) {
    return choice instanceof Choice.Word word
        && word.domain() instanceof ReferenceDomain references
        && references.marks();
  }

  private static Set<Long> uses(Choices row, int from, int to) {
    Set<Long> uses = new HashSet<>();
    for (int at = from; at < to; at++) {
      if (row.at(at) instanceof Choice.Word word
          && word.domain() instanceof ReferenceDomain references
          && !references.marks()) {
        uses.add(word.value() / ReferenceDomain.STRIDE);
      }
    }
    return uses;
  }
}
