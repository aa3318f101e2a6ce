package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.UniformDomain;
import java.math.BigInteger;
import java.util.List;

/** Lowers each leaf on its own. */
final class MinimiseLeaves implements Pass {
  @Override
  public void run(Shrink shrink) {
    for (int next = 0; next < shrink.best().length(); next++) {
      if (shrink.best().free(next)) {
        leaf(shrink, next);
      }
    }
  }

  private static void leaf(Shrink shrink, int at) {
    Choices row = shrink.best();
    if (row.at(at) instanceof Choice.Word word) {
      Descent.of(word).search(index -> shrink.attempt(row.with(at, word.at(index))));
    } else if (row.at(at) instanceof Choice.Thing thing) {
      if (shrink.attempt(row.with(at, thing.simplest()))) {
        return;
      }
      if (thing.domain() instanceof UniformDomain) {
        halve(shrink, at);
      } else {
        Texts.minimise(shrink, List.of(at));
      }
    }
  }

  private static void halve(Shrink shrink, int at) {
    Choices row = shrink.best();
    Choice.Thing thing = (Choice.Thing) row.at(at);
    BigInteger bad = BigInteger.ZERO;
    BigInteger good = (BigInteger) thing.value();
    while (good.subtract(bad).bitLength() > 1) {
      BigInteger middle = good.add(bad).shiftRight(1);
      if (shrink.attempt(row.with(at, new Choice.Thing(thing.domain(), middle)))) {
        good = middle;
      } else {
        bad = middle;
      }
    }
  }
}
