package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Domain;
import dev.touchstone.choice.ReferenceDomain;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Exchanges two values wherever they occur: names, or producers that are referred to.
 *
 * <p>Where only equality matters, a case that says b, a, a is the same as one that says a, b, b; no
 * single step leads from one to the other.
 */
final class Exchange implements Greedy {
  private static final int MOST_VALUES = 12;

  private record Same(Object domain, long value) {}

  @Override
  public boolean step(Shrink shrink) {
    Choices row = shrink.best();
    Map<Same, List<Integer>> places = new LinkedHashMap<>();
    for (int at : row.freeLeaves()) {
      if (row.at(at) instanceof Choice.Word word && word.domain().kind() != Domain.Kind.BOOL) {
        places.computeIfAbsent(same(word), s -> new ArrayList<>()).add(at);
      }
    }
    List<Map.Entry<Same, List<Integer>>> groups = List.copyOf(places.entrySet());
    int tried = Math.min(groups.size(), MOST_VALUES);
    for (int i = 0; i < tried; i++) {
      for (int j = i + 1; j < tried; j++) {
        if (exchanged(shrink, row, groups.get(i), groups.get(j))) {
          return true;
        }
      }
    }
    return false;
  }

  private static Same same(Choice.Word word) {
    Object domain = word.domain() instanceof ReferenceDomain ? "reference" : word.domain();
    return new Same(domain, word.value());
  }

  private static boolean exchanged(
      Shrink shrink,
      Choices row,
      Map.Entry<Same, List<Integer>> one,
      Map.Entry<Same, List<Integer>> two) {
    long first = one.getKey().value();
    long second = two.getKey().value();
    return one.getKey().domain().equals(two.getKey().domain())
        && shrink.attempt(row.map(one.getValue(), leaf -> with(leaf, second))
            .map(two.getValue(), leaf -> with(leaf, first)));
  }

  private static Choice.Leaf with(Choice.Leaf leaf, long value) {
    return new Choice.Word(((Choice.Word) leaf).domain(), value);
  }
}
