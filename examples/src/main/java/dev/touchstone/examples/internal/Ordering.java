package dev.touchstone.examples.internal;

import dev.touchstone.examples.Example;
import dev.touchstone.examples.Group;
import dev.touchstone.examples.Line;
import dev.touchstone.examples.Sequence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

/**
 * Puts examples into reading order.
 *
 * <p>Teach-first is greedy: of the examples about one command, next is the one with the fewest
 * concepts not yet shown. A concept is a command, a way a command is answered, or a kind of feature.
 */
final class Ordering {
  private static final Comparator<Group> BY_SIZE = Comparator.<Group>comparingInt(
          group -> group.head().lines().size())
      .thenComparing(group -> group.head().text());

  private Ordering() {}

  static List<Group> of(Sequence sequence, List<Group> groups) {
    List<Group> sorted = new ArrayList<>();
    groups.forEach(group -> sorted.add(new Group(
        group.head(),
        group.similar().stream()
            .sorted(Comparator.<Example>comparingInt(e -> e.lines().size())
                .thenComparing(Example::text))
            .toList())));
    return switch (sequence) {
      case SIZE -> sorted.stream().sorted(BY_SIZE).toList();
      case NAME ->
        sorted.stream()
            .sorted(Comparator.<Group, String>comparing(group -> group.head().command())
                .thenComparing(group -> group.head().text()))
            .toList();
      case TEACH -> taught(sorted);
    };
  }

  private static List<Group> taught(List<Group> groups) {
    TreeMap<String, List<Group>> byCommand = new TreeMap<>();
    groups.forEach(group -> byCommand
        .computeIfAbsent(group.head().command(), key -> new ArrayList<>())
        .add(group));
    List<Group> ordered = new ArrayList<>();
    Set<String> known = new HashSet<>();
    byCommand.values().forEach(left -> {
      while (!left.isEmpty()) {
        Group next = left.stream()
            .min(
                Comparator.<Group>comparingLong(group -> news(group, known)).thenComparing(BY_SIZE))
            .orElseThrow();
        left.remove(next);
        known.addAll(concepts(next.head()));
        ordered.add(next);
      }
    });
    return ordered;
  }

  private static long news(Group group, Set<String> known) {
    return concepts(group.head()).stream()
        .filter(concept -> !known.contains(concept))
        .count();
  }

  private static Set<String> concepts(Example example) {
    Set<String> concepts = new HashSet<>();
    for (int i = 0; i < example.lines().size(); i++) {
      Line line = example.lines().get(i);
      String command = example.calls().get(i).command();
      concepts.add(command);
      concepts.add(command + (line.allowed() ? line.accepted() ? " yes" : " no" : " not allowed"));
    }
    example.whys().forEach(why -> concepts.add(why.kind()));
    return concepts;
  }
}
