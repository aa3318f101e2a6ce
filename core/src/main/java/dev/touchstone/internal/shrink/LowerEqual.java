package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Domain;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Lowers all leaves of one kind and value together. */
final class LowerEqual implements Pass {
  private record Same(Domain.Kind kind, Object value) {}

  @Override
  public void run(Shrink shrink) {
    int next = 0;
    while (true) {
      List<List<Integer>> groups = groups(shrink.best());
      if (next >= groups.size()) {
        return;
      }
      lower(shrink, groups.get(next++));
    }
  }

  /** Returns the places of equal leaves that are not the simplest. */
  static List<List<Integer>> groups(Choices row) {
    Map<Same, List<Integer>> groups = new LinkedHashMap<>();
    for (int at : row.freeLeaves()) {
      Choice.Leaf leaf = (Choice.Leaf) row.at(at);
      if (!leaf.equals(leaf.simplest()) && leaf.domain().kind() != Domain.Kind.BOOL) {
        groups.computeIfAbsent(same(leaf), s -> new ArrayList<>()).add(at);
      }
    }
    return groups.values().stream().filter(places -> places.size() > 1).toList();
  }

  private static Same same(Choice.Leaf leaf) {
    Object value =
        leaf instanceof Choice.Word word ? (Object) word.value() : ((Choice.Thing) leaf).value();
    Object compared = value instanceof byte[] bytes ? ByteBuffer.wrap(bytes) : value;
    return new Same(leaf.domain().kind(), Objects.requireNonNull(compared));
  }

  private static void lower(Shrink shrink, List<Integer> places) {
    Choices row = shrink.best();
    if (row.at(places.get(0)) instanceof Choice.Thing thing) {
      boolean text = !(thing.value() instanceof BigInteger);
      if (!shrink.attempt(row.map(places, Choice.Leaf::simplest)) && text) {
        Texts.minimise(shrink, places);
      }
      return;
    }
    Choice.Word first = (Choice.Word) row.at(places.get(0));
    Descent.of(first)
        .search(index -> shrink.attempt(row.map(places, leaf -> ((Choice.Word) leaf).at(index))));
  }
}
