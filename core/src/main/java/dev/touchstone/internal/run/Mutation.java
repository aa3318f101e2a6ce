package dev.touchstone.internal.run;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Domain;
import dev.touchstone.choice.IntegerDomain;
import dev.touchstone.choice.Recorder;
import dev.touchstone.random.TfRandom;
import java.util.ArrayList;
import java.util.List;

/**
 * Changes a recorded case a little.
 *
 * <p>The choice whether a repetition goes on is never changed on its own, because that would cut off
 * all that follows; elements come and go as whole spans.
 */
final class Mutation {
  private static final int NUDGES = 16;

  private final TfRandom random;

  Mutation(TfRandom random) {
    this.random = random;
  }

  /** Returns the case after one to three changes; spans may come from another case. */
  Choices apply(Choices choices, Choices other) {
    Choices changed = choices;
    int changes = 1 + Math.min(random.nextInt(4), random.nextInt(4));
    for (int i = 0; i < changes && changed.length() > 0; i++) {
      changed = change(changed, other);
    }
    return changed;
  }

  private Choices change(Choices row, Choices other) {
    return switch (random.nextInt(8)) {
      case 0 -> redrawLeaf(row);
      case 1 -> redrawSpan(row);
      case 2 -> nudge(row);
      case 3 -> repeatLeaf(row);
      case 4 -> copy(row, other);
      case 5 -> insert(row);
      case 6 -> move(row);
      default -> delete(row);
    };
  }

  private Choices redrawLeaf(Choices row) {
    int at = leaf(row);
    if (at >= 0 && row.at(at) instanceof Choice.Word word) {
      return row.with(at, word.at(random.nextLong() >>> random.nextInt(Long.SIZE)));
    }
    return row;
  }

  private Choices nudge(Choices row) {
    int at = leaf(row);
    if (at >= 0
        && row.at(at) instanceof Choice.Word word
        && word.domain() instanceof IntegerDomain range) {
      long step = 1L << random.nextInt(NUDGES);
      long value = random.nextBoolean() ? word.value() + step : word.value() - step;
      return range.contains(value) ? row.with(at, new Choice.Word(range, value)) : row;
    }
    return row;
  }

  private Choices repeatLeaf(Choices row) {
    int at = leaf(row);
    int from = leaf(row);
    boolean alike = at >= 0
        && ((Choice.Leaf) row.at(at)).domain().equals(((Choice.Leaf) row.at(from)).domain());
    return alike ? row.with(at, (Choice.Leaf) row.at(from)) : row;
  }

  /** Returns the place of a leaf that is not the choice whether a repetition goes on, or -1. */
  private int leaf(Choices row) {
    int[] leaves = row.freeLeaves();
    if (leaves.length == 0) {
      return -1;
    }
    int start = random.nextInt(leaves.length);
    for (int i = 0; i < leaves.length; i++) {
      int at = leaves[(start + i) % leaves.length];
      if (!goesOn(row, at)) {
        return at;
      }
    }
    return -1;
  }

  private static boolean goesOn(Choices row, int at) {
    return at > 0
        && row.label(at - 1).equals(Recorder.ELEMENT)
        && row.at(at) instanceof Choice.Word word
        && word.domain().kind() == Domain.Kind.BOOL;
  }

  private Choices redrawSpan(Choices row) {
    int at = pick(spans(row, false));
    return at < 0 ? row : hole(row, at);
  }

  private static Choices hole(Choices row, int at) {
    int from = goesOn(row, at + 1) ? at + 2 : at + 1;
    return row.splice(from, row.end(at) - 1, List.of(Choice.REDRAW));
  }

  private Choices copy(Choices row, Choices other) {
    int at = pick(spans(row, false));
    if (at < 0) {
      return row;
    }
    int from = pick(spans(other, false).stream()
        .filter(o -> other.label(o).equals(row.label(at)))
        .toList());
    return from < 0
        ? row
        : row.splice(at, row.end(at), List.copyOf(other.part(from, other.end(from))));
  }

  private Choices insert(Choices row) {
    int at = pick(elements(row));
    if (at < 0) {
      return row;
    }
    Choices twice = row.splice(at, at, List.copyOf(row.part(at, row.end(at))));
    return random.nextBoolean() ? twice : hole(twice, at);
  }

  private Choices move(Choices row) {
    int from = pick(elements(row));
    int to = pick(elements(row));
    if (from < 0 || row.parent(from) != row.parent(to)) {
      return row;
    }
    List<Choice> part = List.copyOf(row.part(from, row.end(from)));
    return from < to
        ? row.splice(to, to, part).without(from, row.end(from))
        : row.without(from, row.end(from)).splice(to, to, part);
  }

  private Choices delete(Choices row) {
    int at = pick(elements(row));
    return at < 0 ? row : row.without(at, row.end(at));
  }

  private int pick(List<Integer> places) {
    return places.isEmpty() ? -1 : places.get(random.nextInt(places.size()));
  }

  /** Returns the elements of repetitions, without the ends of repetitions. */
  private static List<Integer> elements(Choices row) {
    return spans(row, true).stream()
        .filter(at -> !goesOn(row, at + 1) || ((Choice.Word) row.at(at + 1)).value() == 1)
        .toList();
  }

  private static List<Integer> spans(Choices row, boolean elements) {
    List<Integer> spans = new ArrayList<>();
    for (int at = 0; at < row.length(); at++) {
      boolean open = row.at(at) instanceof Choice.Open opening && !opening.fork();
      if (open && (!elements || Recorder.rowMember(row.label(at)))) {
        spans.add(at);
      }
    }
    return spans;
  }
}
