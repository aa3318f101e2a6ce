package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.IntegerDomain;
import java.util.ArrayList;
import java.util.List;

/** Moves a whole number and all later ones of its domain by the same amount. */
final class Translate implements Pass {
  private static final int LEAST = 3;
  private static final int MOST = 16;

  @Override
  public void run(Shrink shrink) {
    int next = 0;
    while (next < shrink.best().length()) {
      if (shrink.best().free(next)) {
        from(shrink, next);
      }
      next++;
    }
  }

  private static void from(Shrink shrink, int at) {
    Choices row = shrink.best();
    List<Integer> places = alike(row, at);
    if (places.size() < LEAST || places.size() > MOST) {
      return;
    }
    Choice.Word first = (Choice.Word) row.at(at);
    IntegerDomain range = (IntegerDomain) first.domain();
    long distance = range.towards() - first.value();
    if (distance != 0 && !moved(shrink, row, places, distance)) {
      moved(shrink, row, places, Long.signum(distance));
    }
  }

  /** Returns the places of the whole numbers of one domain from a place on. */
  private static List<Integer> alike(Choices row, int from) {
    List<Integer> places = new ArrayList<>();
    if (row.at(from) instanceof Choice.Word first && first.domain() instanceof IntegerDomain) {
      for (int at = from; at < row.length() && places.size() <= MOST; at++) {
        if (row.free(at)
            && row.at(at) instanceof Choice.Word word
            && word.domain().equals(first.domain())) {
          places.add(at);
        }
      }
    }
    return places;
  }

  private static boolean moved(Shrink shrink, Choices row, List<Integer> places, long distance) {
    for (int at : places) {
      Choice.Word word = (Choice.Word) row.at(at);
      long value = word.value() + distance;
      boolean wrapped = ((value ^ word.value()) & (value ^ distance)) < 0;
      if (wrapped || !((IntegerDomain) word.domain()).contains(value)) {
        return false;
      }
    }
    return shrink.attempt(row.map(places, leaf -> moved((Choice.Word) leaf, distance)));
  }

  private static Choice.Leaf moved(Choice.Word word, long distance) {
    return new Choice.Word(word.domain(), word.value() + distance);
  }
}
