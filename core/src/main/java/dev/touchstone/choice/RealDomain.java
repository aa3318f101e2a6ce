package dev.touchstone.choice;

import java.util.Arrays;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * The floating-point numbers of a range, whole numbers first.
 *
 * <p>A value is recorded as the bits of a double. Positions are those of all doubles, so a position
 * outside the range stands for the nearest end of it, and position 0 for the simplest legal value.
 * The ends are compared as {@link Double#compare} does: a range from 0.0 up leaves out -0.0.
 *
 * <p>Sampling: half of the values are short numbers within the size of the simplest one, three tenths
 * are uniform in their exponent, two tenths uniform; before that, some are legal constants known to break
 * programs, each as likely as the others, and some repeat an earlier value of the case.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class RealDomain implements Domain.Scalar {
  private static final double[] NASTY = {
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    0.1,
    1.1,
    0x1p-52,
    1 + 0x1p-52,
    Double.MIN_VALUE,
    Double.MIN_NORMAL,
    Double.MAX_VALUE,
    -Double.MAX_VALUE,
    0x1p53,
    0x1p53 + 2,
    1e-5,
    1e10,
    0x1p31,
    0x1p63,
    Float.MAX_VALUE,
    Float.MIN_VALUE,
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY
  };

  private static final int[] PARTS = {1, 1, 2, 4, 10, 100, 3, 1000};

  private final double low;
  private final double high;
  private final boolean infinities;
  private final boolean nan;
  private final boolean single;
  private final double simplest;
  private volatile double @Nullable [] nasties;

  /** Creates the domain of the doubles, or of the floats if {@code single}, between two ends. */
  public RealDomain(double low, double high, boolean infinities, boolean nan, boolean single) {
    if (!Double.isFinite(low) || !Double.isFinite(high) || Double.compare(low, high) > 0) {
      throw new IllegalGenerator(
          "the range " + low + ".." + high + " is not a range of finite numbers, low end first");
    }
    this.low = low;
    this.high = high;
    this.infinities = infinities;
    this.nan = nan;
    this.single = single;
    this.simplest = round(simplest(low, high));
    if (!within(simplest)) {
      throw new IllegalGenerator("the range " + low + ".." + high + " holds no float");
    }
  }

  @Override
  public Kind kind() {
    return Kind.REAL;
  }

  @Override
  public boolean forced() {
    return Double.compare(low, high) == 0 && !infinities && !nan;
  }

  @Override
  public long index(long value) {
    return RealOrder.index(Double.longBitsToDouble(value));
  }

  @Override
  public long value(long index) {
    return Double.doubleToLongBits(index == 0 ? simplest : legal(RealOrder.value(index)));
  }

  @Override
  public long last() {
    if (nan) {
      return RealOrder.NAN;
    }
    return infinities ? RealOrder.NEGATIVE_INFINITY : RealOrder.INFINITY - 1;
  }

  /** Returns whether a value may be drawn. */
  public boolean contains(double value) {
    if (Double.isNaN(value)) {
      return nan;
    }
    if (Double.isInfinite(value)) {
      return infinities;
    }
    return within(value) && round(value) == value;
  }

  private boolean within(double value) {
    return Double.compare(value, low) >= 0 && Double.compare(value, high) <= 0;
  }

  private double legal(double value) {
    if (contains(value)) {
      return value;
    }
    if (Double.isNaN(value)) {
      return simplest;
    }
    double rounded = round(Math.max(low, Math.min(high, value)));
    return contains(rounded) ? rounded : simplest;
  }

  private double round(double value) {
    return single ? (double) (float) value : value;
  }

  @Override
  public long sample(Dice dice) {
    return Double.doubleToLongBits(legal(draw(dice)));
  }

  private double draw(Dice dice) {
    int part = dice.part();
    if (dice.shares().nasty(part)) {
      return nasty(dice);
    }
    if (dice.shares().earlier(part)) {
      int earlier = dice.earlier(Kind.REAL);
      if (earlier >= 0) {
        return Double.longBitsToDouble(dice.scalarAt(earlier));
      }
    }
    int tenths = part % 10;
    if (tenths < 5) {
      return near(dice);
    }
    return tenths < 8 ? logarithmic(dice) : uniform(dice);
  }

  private double near(Dice dice) {
    double from = Math.max(low, simplest - dice.size());
    double to = Math.min(high, simplest + dice.size());
    int parts = PARTS[dice.bits(3)];
    double first = Math.ceil(from);
    int wholes = (int) (Math.floor(to) - first);
    if (wholes < 1) {
      return from + (to - from) * dice.below(parts + 1) / parts;
    }
    return parts == 1
        ? first + dice.below(wholes + 1)
        : first + dice.below(wholes) + (double) dice.below(parts) / parts;
  }

  private double logarithmic(Dice dice) {
    boolean up = high > 0 && (low >= 0 || dice.bits(1) == 0);
    double least = up ? low : -high;
    double most = up ? high : -low;
    int smallest = single ? Float.MIN_EXPONENT : Double.MIN_EXPONENT;
    int from = least > 0 ? Math.max(smallest, Math.getExponent(least)) : smallest;
    int exponent = from + dice.below(Math.max(0, Math.getExponent(most) - from) + 1);
    double magnitude = Math.scalb(1 + dice.random().nextDouble(), exponent);
    return up ? magnitude : -magnitude;
  }

  private double uniform(Dice dice) {
    double share = dice.random().nextDouble();
    return low * (1 - share) + high * share;
  }

  private double nasty(Dice dice) {
    double[] legal = nasties;
    if (legal == null) {
      legal = nasties();
      nasties = legal;
    }
    return legal[dice.below(legal.length)];
  }

  /** Returns each legal constant once; the simplest value is always one. */
  private double[] nasties() {
    double[] legal = new double[NASTY.length + 3];
    int count = 0;
    for (int i = 0; i < legal.length; i++) {
      double value = round(i < NASTY.length ? NASTY[i] : ends(i - NASTY.length));
      if (contains(value) && !among(legal, count, value)) {
        legal[count++] = value;
      }
    }
    return Arrays.copyOf(legal, count);
  }

  private double ends(int which) {
    return which == 0 ? simplest : which == 1 ? low : high;
  }

  private static boolean among(double[] values, int count, double value) {
    for (int i = 0; i < count; i++) {
      if (Double.compare(values[i], value) == 0) {
        return true;
      }
    }
    return false;
  }

  private static double simplest(double low, double high) {
    if (low <= 0 && high >= 0) {
      return Double.compare(high, 0.0) < 0 ? -0.0 : 0.0;
    }
    if (high < 0) {
      return -simplest(-high, -low);
    }
    double whole = Math.ceil(low);
    return whole <= high && whole < RealOrder.WHOLE_LIMIT ? whole : shortest(low, high);
  }

  private static double shortest(double low, double high) {
    for (int used = 0; used <= 52; used++) {
      double found = Double.NaN;
      for (int e = RealOrder.exponent(low); e <= RealOrder.exponent(high); e++) {
        double unit = Math.scalb(1.0, e - used);
        double candidate = Math.ceil(low / unit) * unit;
        boolean legal = candidate >= low && candidate <= high;
        if (legal && Long.compareUnsigned(RealOrder.index(candidate), RealOrder.index(found)) < 0) {
          found = candidate;
        }
      }
      if (!Double.isNaN(found)) {
        return found;
      }
    }
    return low;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RealDomain that
        && Double.compare(low, that.low) == 0
        && Double.compare(high, that.high) == 0
        && infinities == that.infinities
        && nan == that.nan
        && single == that.single;
  }

  @Override
  public int hashCode() {
    return Double.hashCode(low) * 31 + Double.hashCode(high);
  }

  @Override
  public String toString() {
    return "RealDomain[" + low + ", " + high + "]";
  }
}
