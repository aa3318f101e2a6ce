package dev.touchstone.internal.run;

import dev.touchstone.UnstableGenerator;
import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Domain;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Finds out generators that draw in another way when the same choices are replayed.
 *
 * <p>Forks are compared by key, not by place: several threads may open them in any order.
 */
final class Stability {
  private static final String NOTHING = "nothing";

  private Stability() {}

  /** Compares the kinds of draws as far as both go; late draws may be more or fewer. */
  static void check(Choices drawn, Choices again) {
    check(new Part(drawn, 0, drawn.length()), new Part(again, 0, again.length()));
  }

  private static void check(Part drawn, Part again) {
    for (int i = 0; i < Math.min(drawn.leaves.size(), again.leaves.size()); i++) {
      Domain one = drawn.domain(i);
      Domain two = again.domain(i);
      if (one.kind() != two.kind()) {
        throw unstable(drawn.number(i), one, two);
      }
    }
    drawn.forks.forEach((key, fork) -> {
      Part same = again.forks.get(key);
      if (same != null) {
        check(fork, same);
      }
    });
  }

  /** The places of the free leaves of a case or fork, and the forks in it by key and occurrence. */
  private static final class Part {
    final List<Integer> leaves = new ArrayList<>();
    final Map<List<Object>, Part> forks = new LinkedHashMap<>();
    private final Choices row;

    Part(Choices row, int from, int to) {
      this.row = row;
      Map<Object, Integer> occurrences = new HashMap<>();
      for (int at = from; at < to; at++) {
        if (row.at(at) instanceof Choice.Open open && open.fork()) {
          int occurrence = occurrences.merge(open.label(), 1, Integer::sum);
          forks.put(List.of(open.label(), occurrence), new Part(row, at + 1, row.end(at) - 1));
          at = row.end(at) - 1;
        } else if (row.free(at)) {
          leaves.add(at);
        }
      }
    }

    Domain domain(int leaf) {
      return ((Choice.Leaf) row.at(leaves.get(leaf))).domain();
    }

    int number(int leaf) {
      return (int) IntStream.range(0, leaves.get(leaf)).filter(row::free).count();
    }
  }

  /** Compares all draws of a case whose generators draw nothing later. */
  static void checkWhole(Choices drawn, Choices again) {
    check(drawn, again);
    int[] before = drawn.freeLeaves();
    int[] after = again.freeLeaves();
    if (before.length != after.length) {
      int at = Math.min(before.length, after.length);
      throw unstable(at, domain(drawn, before, at), domain(again, after, at));
    }
  }

  private static Object domain(Choices choices, int[] leaves, int at) {
    return at < leaves.length ? ((Choice.Leaf) choices.at(leaves[at])).domain() : NOTHING;
  }

  private static UnstableGenerator unstable(int at, Object one, Object two) {
    return new UnstableGenerator(("draw %d was %s and is %s when the same choices are replayed; "
            + "a generator may depend on nothing but what it draws")
        .formatted(at + 1, one, two));
  }
}
