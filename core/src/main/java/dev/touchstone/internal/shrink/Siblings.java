package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Spans of one label under one parent: elements of a list, commands, arguments. */
final class Siblings {
  private record Family(int parent, Object label) {}

  private Siblings() {}

  /** Returns the places of all spans with at least the given number of like siblings. */
  static List<int[]> groups(Choices row, int least) {
    Map<Family, List<Integer>> families = new LinkedHashMap<>();
    for (int at = 0; at < row.length(); at++) {
      if (row.at(at) instanceof Choice.Open open && !open.fork()) {
        Family family = new Family(row.parent(at), open.label());
        families.computeIfAbsent(family, f -> new ArrayList<>()).add(at);
      }
    }
    return families.values().stream()
        .filter(places -> places.size() >= least)
        .map(places -> places.stream().mapToInt(Integer::intValue).toArray())
        .toList();
  }

  /** Returns the places of the spans of a label right below a parent. */
  static int[] of(Choices row, int parent, Object label) {
    IntStream.Builder places = IntStream.builder();
    int end = parent < 0 || parent >= row.length() ? row.length() : row.end(parent);
    for (int at = parent + 1; at < end; at++) {
      if (row.parent(at) == parent
          && row.at(at) instanceof Choice.Open open
          && !open.fork()
          && open.label().equals(label)) {
        places.add(at);
      }
    }
    return places.build().toArray();
  }

  /** Returns the row without the siblings from one position of the group up to another. */
  static Choices without(Choices row, int[] group, int from, int to) {
    return row.without(Arrays.copyOfRange(group, from, to));
  }
}
