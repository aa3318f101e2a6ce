package dev.touchstone.internal.run;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Domain;
import dev.touchstone.choice.IntegerDomain;
import dev.touchstone.choice.Recorder;
import dev.touchstone.random.TfRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Changes a recorded case a little.
 *
 * <p>The choice whether a repetition goes on is never changed on its own, because that would cut off
 * all that follows; elements come, go and move as whole spans, alone or in runs. Runs are what a
 * long list of operations is made of: they reach deep states that single steps do not.
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
        && Recorder.rowMember(row.label(at - 1))
        && row.at(at) instanceof Choice.Word word
        && word.domain().kind() == Domain.Kind.BOOL;
  }

  private Choices redrawSpan(Choices row) {
    int at = pick(spans(row));
    return at < 0 ? row : hole(row, at);
  }

  private static Choices hole(Choices row, int at) {
    int from = goesOn(row, at + 1) ? at + 2 : at + 1;
    return row.splice(from, row.end(at) - 1, List.of(Choice.REDRAW));
  }

  private Choices copy(Choices row, Choices other) {
    int at = pick(spans(row));
    if (at < 0) {
      return row;
    }
    int from = pick(
        spans(other).stream().filter(o -> other.label(o).equals(row.label(at))).toList());
    return from < 0
        ? row
        : row.splice(at, row.end(at), List.copyOf(other.part(from, other.end(from))));
  }

  private Choices insert(Choices row) {
    int at = pick(elements(row));
    if (at < 0) {
      return row;
    }
    Choices twice = row.splice(at, at, List.copyOf(row.part(at, end(row, at))));
    return random.nextBoolean() ? twice : hole(twice, at);
  }

  private Choices move(Choices row) {
    int from = pick(elements(row));
    int to = pick(elements(row));
    if (from < 0 || row.parent(from) != row.parent(to)) {
      return row;
    }
    int end = end(row, from);
    if (to >= from && to < end) {
      return row;
    }
    List<Choice> part = List.copyOf(row.part(from, end));
    return from < to
        ? row.splice(to, to, part).without(from, end)
        : row.without(from, end).splice(to, to, part);
  }

  private Choices delete(Choices row) {
    int at = pick(elements(row));
    return at < 0 ? row : row.without(at, end(row, at));
  }

  /** Returns where a run of elements ends that starts with a given one: half of them are longer. */
  private int end(Choices row, int element) {
    int end = row.end(element);
    while (random.nextBoolean() && element(row, end)) {
      end = row.end(end);
    }
    return end;
  }

  /** Returns whether an element of a repetition opens at a place, and not the end of one. */
  private static boolean element(Choices row, int at) {
    return at < row.length()
        && Recorder.rowMember(row.label(at))
        && (!goesOn(row, at + 1) || ((Choice.Word) row.at(at + 1)).value() == 1);
  }

  private int pick(List<Integer> places) {
    return places.isEmpty() ? -1 : places.get(random.nextInt(places.size()));
  }

  private static List<Integer> elements(Choices row) {
    return places(row, at -> element(row, at));
  }

  private static List<Integer> spans(Choices row) {
    return places(row, at -> row.at(at) instanceof Choice.Open opening && !opening.fork());
  }

  private static List<Integer> places(Choices row, IntPredicate wanted) {
    List<Integer> places = new ArrayList<>();
    for (int at = 0; at < row.length(); at++) {
      if (wanted.test(at)) {
        places.add(at);
      }
    }
    return places;
  }
}
