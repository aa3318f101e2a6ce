package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.UniformDomain;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Predicate;

/**
 * Lowers each leaf on its own.
 *
 * <p>A number of any length is drawn after a bound for its length, so where one was lowered the bounds
 * have a second turn.
 */
final class MinimiseLeaves implements Pass {
  @Override
  public void run(Shrink shrink) {
    if (sweep(shrink)) {
      sweep(shrink);
    }
  }

  private static boolean sweep(Shrink shrink) {
    boolean halved = false;
    for (int next = 0; next < shrink.best().length(); next++) {
      halved |= shrink.best().free(next) && halved(shrink, next);
    }
    return halved;
  }

  /** Lowers a leaf; returns whether it was a number of any length and is smaller now. */
  private static boolean halved(Shrink shrink, int at) {
    Choices row = shrink.best();
    if (row.at(at) instanceof Choice.Word word) {
      Descent.of(word).search(index -> shrink.attempt(row.with(at, word.at(index))));
      return false;
    }
    Choice.Thing thing = (Choice.Thing) row.at(at);
    boolean settled = shrink.attempt(row.with(at, thing.simplest()));
    if (!settled && thing.domain() instanceof UniformDomain) {
      int before = shrink.steps();
      halve(shrink, at, thing);
      return shrink.steps() != before;
    }
    if (!settled) {
      Texts.minimise(shrink, List.of(at));
    }
    return false;
  }

  /** Halves the distance to zero, then takes strides, for a remainder may have led the halving astray. */
  private static void halve(Shrink shrink, int at, Choice.Thing thing) {
    Choices row = shrink.best();
    Predicate<BigInteger> works =
        lower -> shrink.attempt(row.with(at, new Choice.Thing(thing.domain(), lower)));
    BigInteger least = Strides.between((BigInteger) thing.value(), BigInteger.ZERO, works);
    Strides.lower(Strides.USUAL, least, by -> works.test(least.subtract(by)));
  }
}
