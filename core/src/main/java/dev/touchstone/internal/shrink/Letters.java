package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.TextDomain;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * Deletes, lowers and exchanges characters in all texts of a case at once.
 *
 * <p>Where one text must be found in another, or read the same backwards, no change at one place
 * leads to a smaller case.
 */
final class Letters implements Greedy {
  private static final int MOST_LETTERS = 12;
  private static final int LOWEST = 3;

  @Override
  public boolean step(Shrink shrink) {
    Choices row = shrink.best();
    List<Integer> texts = texts(row);
    Map<Integer, Integer> counts = counts(row, texts);
    List<Integer> letters = counts.keySet().stream().limit(MOST_LETTERS).toList();
    for (int letter : letters) {
      if (counts.getOrDefault(letter, 0) > 1 && lowered(shrink, row, texts, letter)) {
        return true;
      }
    }
    for (int first : letters) {
      for (int second : letters) {
        if (second < first && exchanged(shrink, row, texts, first, second)) {
          return true;
        }
      }
    }
    return false;
  }

  private static List<Integer> texts(Choices row) {
    List<Integer> texts = new ArrayList<>();
    for (int at : row.freeLeaves()) {
      if (row.at(at) instanceof Choice.Thing thing
          && thing.domain() instanceof TextDomain
          && !thing.value().equals("")) {
        texts.add(at);
      }
    }
    return texts;
  }

  private static Map<Integer, Integer> counts(Choices row, List<Integer> texts) {
    Map<Integer, Integer> counts = new LinkedHashMap<>();
    for (int at : texts) {
      Choice.Thing leaf = (Choice.Thing) row.at(at);
      ((String) leaf.value()).codePoints().forEach(letter -> counts.merge(letter, 1, Integer::sum));
    }
    return counts;
  }

  private static boolean lowered(Shrink shrink, Choices row, List<Integer> texts, int letter) {
    if (attempt(shrink, row, texts, other -> other == letter ? "" : Character.toString(other))) {
      return true;
    }
    TextDomain domain = (TextDomain) ((Choice.Thing) row.at(texts.get(0))).domain();
    int rank = domain.alphabet().rank(letter);
    for (int lower = 0; lower < Math.min(rank, LOWEST); lower++) {
      String simpler = Character.toString(domain.alphabet().at(lower));
      if (attempt(
          shrink, row, texts, other -> other == letter ? simpler : Character.toString(other))) {
        return true;
      }
    }
    return false;
  }

  private static boolean exchanged(
      Shrink shrink, Choices row, List<Integer> texts, int first, int second) {
    return attempt(
        shrink,
        row,
        texts,
        other -> Character.toString(other == first ? second : other == second ? first : other));
  }

  private static boolean attempt(
      Shrink shrink, Choices row, List<Integer> texts, IntFunction<String> change) {
    return shrink.attempt(row.map(texts, leaf -> changed((Choice.Thing) leaf, change)));
  }

  private static Choice.Leaf changed(Choice.Thing leaf, IntFunction<String> change) {
    StringBuilder text = new StringBuilder();
    ((String) leaf.value()).codePoints().mapToObj(change).forEach(text::append);
    return new Choice.Thing(leaf.domain(), leaf.domain().clip(text.toString()));
  }
}
