package dev.touchstone.internal.run;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.IntegerDomain;
import dev.touchstone.choice.Recorder;
import dev.touchstone.random.TfRandom;
import java.util.ArrayList;
import java.util.List;

/** Changes a recorded case a little. */
final class Mutation {
  private final TfRandom random;

  Mutation(TfRandom random) {
    this.random = random;
  }

  /** Returns the case after one to three changes; spans may come from another case. */
  Choices apply(Choices choices, Choices other) {
    Choices changed = choices;
    int changes = 1 + random.nextInt(3);
    for (int i = 0; i < changes && changed.length() > 0; i++) {
      changed = change(changed, other);
    }
    return changed;
  }

  private Choices change(Choices row, Choices other) {
    return switch (random.nextInt(6)) {
      case 0 -> redrawLeaf(row);
      case 1 -> redrawSpan(row);
      case 2 -> nudge(row);
      case 3 -> copy(row, other);
      case 4 -> duplicate(row);
      default -> delete(row);
    };
  }

  private Choices redrawLeaf(Choices row) {
    int[] leaves = row.freeLeaves();
    if (leaves.length == 0) {
      return row;
    }
    int at = leaves[random.nextInt(leaves.length)];
    if (row.at(at) instanceof Choice.Word word && word.domain().last() >= 0) {
      long most = Math.min(word.domain().last(), Long.MAX_VALUE - 1);
      return row.with(at, word.at(random.nextLong(most + 1)));
    }
    return row;
  }

  private Choices redrawSpan(Choices row) {
    List<Integer> spans = spans(row, false);
    if (spans.isEmpty()) {
      return row;
    }
    int at = spans.get(random.nextInt(spans.size()));
    return row.splice(at + 1, row.end(at) - 1, List.of(Choice.REDRAW));
  }

  private Choices nudge(Choices row) {
    int[] leaves = row.freeLeaves();
    if (leaves.length == 0) {
      return row;
    }
    int at = leaves[random.nextInt(leaves.length)];
    if (row.at(at) instanceof Choice.Word word && word.domain() instanceof IntegerDomain range) {
      long step = 1L << random.nextInt(16);
      long value = random.nextBoolean() ? word.value() + step : word.value() - step;
      return range.contains(value) ? row.with(at, new Choice.Word(range, value)) : row;
    }
    return row;
  }

  private Choices copy(Choices row, Choices other) {
    List<Integer> spans = spans(row, false);
    if (spans.isEmpty()) {
      return row;
    }
    int at = spans.get(random.nextInt(spans.size()));
    List<Integer> like = spans(other, false).stream()
        .filter(o -> other.label(o).equals(row.label(at)))
        .toList();
    if (like.isEmpty()) {
      return row;
    }
    int from = like.get(random.nextInt(like.size()));
    return row.splice(at, row.end(at), List.copyOf(other.part(from, other.end(from))));
  }

  private Choices duplicate(Choices row) {
    List<Integer> elements = spans(row, true);
    if (elements.isEmpty()) {
      return row;
    }
    int at = elements.get(random.nextInt(elements.size()));
    return row.splice(at, at, List.copyOf(row.part(at, row.end(at))));
  }

  private Choices delete(Choices row) {
    List<Integer> elements = spans(row, true);
    if (elements.isEmpty()) {
      return row;
    }
    int at = elements.get(random.nextInt(elements.size()));
    return row.without(at, row.end(at));
  }

  private static List<Integer> spans(Choices row, boolean elements) {
    List<Integer> spans = new ArrayList<>();
    for (int at = 0; at < row.length(); at++) {
      boolean open = row.at(at) instanceof Choice.Open opening && !opening.fork();
      if (open && (!elements || row.label(at).equals(Recorder.ELEMENT))) {
        spans.add(at);
      }
    }
    return spans;
  }
}
