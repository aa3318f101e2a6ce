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
final class Exchange implements Pass {
  private static final int MOST_VALUES = 12;

  private record Same(Object domain, long value) {}

  @Override
  public void run(Shrink shrink) {
    boolean changed = true;
    while (changed) {
      changed = once(shrink);
    }
  }

  private static boolean once(Shrink shrink) {
    Choices row = shrink.best();
    Map<Same, List<Integer>> places = new LinkedHashMap<>();
    for (int at : row.freeLeaves()) {
      if (row.at(at) instanceof Choice.Word word && word.domain().kind() != Domain.Kind.BOOL) {
        places.computeIfAbsent(same(word), s -> new ArrayList<>()).add(at);
      }
    }
    List<Same> values = List.copyOf(places.keySet());
    for (int i = 0; i < Math.min(values.size(), MOST_VALUES); i++) {
      for (int j = i + 1; j < Math.min(values.size(), MOST_VALUES); j++) {
        Same one = values.get(i);
        Same two = values.get(j);
        if (one.domain().equals(two.domain())
            && exchanged(
                shrink,
                row,
                places.getOrDefault(one, List.of()),
                two,
                places.getOrDefault(two, List.of()),
                one)) {
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
      Shrink shrink, Choices row, List<Integer> ones, Same second, List<Integer> twos, Same first) {
    Choices changed = row.map(ones, leaf -> with(leaf, second.value()))
        .map(twos, leaf -> with(leaf, first.value()));
    return shrink.attempt(changed);
  }

  private static Choice.Leaf with(Choice.Leaf leaf, long value) {
    return new Choice.Word(((Choice.Word) leaf).domain(), value);
  }
}
