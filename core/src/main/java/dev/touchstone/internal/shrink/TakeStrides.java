package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.IntegerDomain;
import dev.touchstone.choice.RealDomain;
import java.math.BigInteger;
import java.util.List;
import java.util.function.LongPredicate;

/**
 * Lowers numbers, equal ones together and then each on its own, by steps that keep a remainder, and
 * tries the positions right below, which lie on either side; fractions get one binary digit, or two.
 *
 * <p>Most tries are in vain where no remainder matters, so the pass waits until no other helps.
 * A number at the end of its range is there for being extreme, unless a step helps that is a multiple
 * of all the others.
 */
final class TakeStrides implements Pass {
  private static final int LAST = 4;
  private static final int SMALLEST = 64;
  private static final double[] SIGNIFICANDS = {1.0, 1.5};
  private static final long LONG_STEP = 5040;
  private static final int MOST_LEAVES = 8;

  private final List<BigInteger> lengths;
  private final int mostLeaves;

  private TakeStrides(List<BigInteger> lengths, int mostLeaves) {
    this.lengths = lengths;
    this.mostLeaves = mostLeaves;
  }

  /** Takes steps of the lengths that conditions often have. */
  static TakeStrides usual() {
    return new TakeStrides(Strides.USUAL, Integer.MAX_VALUE);
  }

  /** Takes steps of many other lengths, in a case of few choices. */
  static TakeStrides unusual() {
    return new TakeStrides(Strides.UNUSUAL, MOST_LEAVES);
  }

  @Override
  public void run(Shrink shrink) {
    if (shrink.best().freeLeaves().length > mostLeaves) {
      return;
    }
    for (List<Integer> places : LowerEqual.groups(shrink.best())) {
      Choices row = shrink.best();
      if (places.stream().allMatch(place -> place < row.length() && row.free(place))) {
        lower(shrink, places);
      }
    }
    for (int next = 0; next < shrink.best().length(); next++) {
      if (shrink.best().free(next) && !extreme(shrink, next)) {
        lower(shrink, List.of(next));
        end(shrink, next);
      }
    }
  }

  private static boolean extreme(Shrink shrink, int at) {
    Choices row = shrink.best();
    if (!(row.at(at) instanceof Choice.Word word)
        || !(word.domain() instanceof IntegerDomain range)
        || (word.value() != range.low() && word.value() != range.high())) {
      return false;
    }
    boolean up = word.value() > range.towards();
    long distance = up ? word.value() - range.towards() : range.towards() - word.value();
    long lower = up ? word.value() - LONG_STEP : word.value() + LONG_STEP;
    return Long.compareUnsigned(distance, 2 * LONG_STEP) > 0
        && !shrink.attempt(row.with(at, new Choice.Word(range, lower)));
  }

  private void lower(Shrink shrink, List<Integer> places) {
    Choices row = shrink.best();
    if (row.at(places.get(0)) instanceof Choice.Word word) {
      LongPredicate works = index -> shrink.attempt(row.map(
          places, leaf -> leaf instanceof Choice.Word each ? each.at(index) : leaf));
      if (word.domain() instanceof IntegerDomain range) {
        whole(range, word.value(), works);
      } else if (word.domain() instanceof RealDomain range) {
        real(range, Double.longBitsToDouble(word.value()), works);
      }
    } else if (row.at(places.get(0)) instanceof Choice.Thing thing
        && thing.value() instanceof BigInteger value) {
      Strides.lower(
          lengths, value, by -> shrink.attempt(row.map(places, leaf -> lowered(leaf, value, by))));
    }
  }

  private void whole(IntegerDomain range, long value, LongPredicate works) {
    boolean up = value > range.towards();
    long distance = up ? value - range.towards() : range.towards() - value;
    Strides.lower(
        lengths,
        BigInteger.valueOf(distance < 0 ? Long.MAX_VALUE : distance),
        by -> works.test(range.index(up ? value - by.longValue() : value + by.longValue())));
  }

  private void real(RealDomain range, double value, LongPredicate works) {
    long whole = (long) Math.abs(value);
    if (whole == Math.abs(value) && whole < 1L << 53) {
      Strides.lower(lengths, BigInteger.valueOf(whole), by -> {
        double lower = Math.copySign((double) (whole - by.longValue()), value);
        return range.contains(lower) && works.test(range.index(Double.doubleToLongBits(lower)));
      });
    } else if (Double.isFinite(value)) {
      fraction(range, value, works);
    }
  }

  /** Looks for a fraction of one or two digits, which may be far from one of many. */
  private static void fraction(RealDomain range, double value, LongPredicate works) {
    for (double significand : SIGNIFICANDS) {
      for (int exponent = 1; exponent <= SMALLEST; exponent++) {
        double lower = Math.copySign(Math.scalb(significand, -exponent), value);
        if (range.contains(lower) && works.test(range.index(Double.doubleToLongBits(lower)))) {
          return;
        }
      }
    }
  }

  private static Choice.Leaf lowered(Choice.Leaf leaf, BigInteger value, BigInteger by) {
    return leaf instanceof Choice.Thing thing && thing.value().equals(value)
        ? new Choice.Thing(thing.domain(), value.subtract(by))
        : leaf;
  }

  private static void end(Shrink shrink, int at) {
    if (at < shrink.best().length()
        && shrink.best().at(at) instanceof Choice.Word word
        && word.domain() instanceof IntegerDomain) {
      Choices row = shrink.best();
      for (int back = 1; back <= LAST && Long.compareUnsigned(word.index(), back) >= 0; back++) {
        shrink.attempt(row.with(at, word.at(word.index() - back)));
      }
    }
  }
}
