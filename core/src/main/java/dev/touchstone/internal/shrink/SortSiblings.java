package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Puts siblings of one label in order: all at once, then neighbour by neighbour. */
final class SortSiblings implements Pass {
  private static final int MOST = 32;

  @Override
  public void run(Shrink shrink) {
    int next = 0;
    while (true) {
      List<int[]> groups = Siblings.groups(shrink.best(), 2);
      if (next >= groups.size()) {
        return;
      }
      int[] group = groups.get(next++);
      if (!whole(shrink, group)) {
        neighbours(shrink, group);
      }
    }
  }

  private static boolean whole(Shrink shrink, int[] group) {
    Choices row = shrink.best();
    List<Choices> parts = parts(row, group);
    List<Choices> sorted = new ArrayList<>(parts);
    sorted.sort(Comparator.naturalOrder());
    return !sorted.equals(parts) && shrink.attempt(arranged(row, group, sorted));
  }

  private static void neighbours(Shrink shrink, int[] group) {
    int[] places = group;
    for (int i = 1; i < Math.min(places.length, MOST); i++) {
      for (int j = i; j > 0; j--) {
        Choices row = shrink.best();
        List<Choices> parts = parts(row, places);
        if (Producers.uses(parts.get(j), parts.get(j - 1))) {
          break;
        }
        parts.add(j - 1, parts.remove(j));
        Choices swapped = arranged(row, places, parts);
        if (swapped.compareTo(row) >= 0 || !shrink.attempt(swapped)) {
          break;
        }
        places = relocated(shrink.best(), places);
        if (places.length != group.length) {
          return;
        }
      }
    }
  }

  private static int[] relocated(Choices row, int[] places) {
    int first = places[0];
    int[] again = Siblings.of(row, row.parent(first), row.label(first));
    return again.length > 1 && again[0] == first ? again : new int[0];
  }

  private static List<Choices> parts(Choices row, int[] group) {
    List<Choices> parts = new ArrayList<>();
    for (int at : group) {
      parts.add(Choices.of(row.part(at, row.end(at))));
    }
    return parts;
  }

  private static Choices arranged(Choices row, int[] group, List<Choices> parts) {
    List<Choice> arranged = new ArrayList<>(row.length());
    int from = 0;
    for (int i = 0; i < group.length; i++) {
      arranged.addAll(row.part(from, group[i]));
      arranged.addAll(parts.get(i).part(0, parts.get(i).length()));
      from = row.end(group[i]);
    }
    arranged.addAll(row.part(from, row.length()));
    return Choices.of(arranged);
  }
}
