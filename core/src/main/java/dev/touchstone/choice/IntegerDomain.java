package dev.touchstone.choice;

import org.apiguardian.api.API;

/**
 * The whole numbers of a range, the nearest to a target first.
 *
 * <p>Order: target, +1, -1, +2, -2 and so on; where one side ends the other goes on alone. With
 * {@code m} the length of the shorter side, distances up to {@code m} take two positions each and
 * every further one takes a single position, so position and value are one formula apart.
 *
 * <p>Sampling: half of the values lie within the size of the target, three tenths are uniform in
 * their bit length, two tenths uniform; before that, some are constants known to break programs and
 * some repeat an earlier value of the case.
 *
 * @param low the least value
 * @param high the greatest value
 * @param towards the simplest value
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record IntegerDomain(long low, long high, long towards) implements Domain.Scalar {
  private static final int NASTY_BITS = 13;
  private static final int NASTIES = 1 << 9;

  /** Up to how many near numbers the bits suffice that also say that the number is near. */
  static final int NARROW = 1 << 8;

  /** Checks that the target lies in the range. */
  public IntegerDomain {
    if (low > high) {
      throw new IllegalGenerator(
          "the range " + low + ".." + high + " is empty; give the low end first");
    }
    if (towards < low || towards > high) {
      throw new IllegalGenerator(
          "the target " + towards + " is outside the range " + low + ".." + high);
    }
  }

  /** Returns the range with the value nearest to zero as its target. */
  public static IntegerDomain of(long low, long high) {
    return new IntegerDomain(low, high, low > 0 ? low : Math.min(high, 0));
  }

  @Override
  public Kind kind() {
    return Kind.INTEGER;
  }

  @Override
  public boolean forced() {
    return low == high;
  }

  @Override
  public long index(long value) {
    boolean above = value >= towards;
    long distance = above ? value - towards : towards - value;
    long shorter = shorter();
    if (Long.compareUnsigned(distance, shorter) > 0) {
      return shorter + distance;
    }
    return above && distance != 0 ? 2 * distance - 1 : 2 * distance;
  }

  @Override
  public long value(long index) {
    long shorter = shorter();
    if (Long.compareUnsigned(index, 2 * shorter) > 0) {
      long distance = index - shorter;
      return upwards() ? towards + distance : towards - distance;
    }
    long half = index >>> 1;
    return (index & 1) == 1 ? towards + half + 1 : towards - half;
  }

  @Override
  public long last() {
    return high - low;
  }

  private boolean upwards() {
    return Long.compareUnsigned(high - towards, towards - low) > 0;
  }

  private long shorter() {
    return upwards() ? towards - low : high - towards;
  }

  /** Returns whether a value lies in the range. */
  public boolean contains(long value) {
    return value >= low && value <= high;
  }

  @Override
  public long sample(Dice dice) {
    if (low == high) {
      return low;
    }
    int part = dice.part();
    if (dice.shares().near(part)) {
      return near(part, dice);
    }
    return dice.shares().unusual(part) ? unusual(part, dice) : far(part, dice);
  }

  private long near(int part, Dice dice) {
    long below = atMost(towards - low, dice.size());
    long width = below + atMost(high - towards, dice.size()) + 1;
    long place =
        width <= NARROW ? dice.shares().nearPlace(part, width) : dice.between(0, width - 1);
    return towards - below + place;
  }

  private static long atMost(long unsigned, int size) {
    return Long.compareUnsigned(unsigned, size) > 0 ? size : unsigned;
  }

  private long far(int part, Dice dice) {
    return dice.shares().lengths(part) ? logarithmic(part, dice) : dice.between(low, high);
  }

  private long logarithmic(int part, Dice dice) {
    long above = high - towards;
    long beneath = towards - low;
    boolean rising = beneath == 0 || ((part & 1) == 0 && above != 0);
    long side = rising ? above : beneath;
    int most = 64 - Long.numberOfLeadingZeros(side);
    int length = dice.shares().lengthPlace(part, most + 1);
    long top = length == 0 ? 0 : 1L << (length - 1);
    long raw = most <= 33 ? dice.bits(32) : dice.next();
    long distance = top | (raw & (Math.max(1, top) - 1));
    long nearer = Long.compareUnsigned(distance, side) > 0 ? side : distance;
    return rising ? towards + nearer : towards - nearer;
  }

  private long unusual(int part, Dice dice) {
    if (dice.shares().nasty(part)) {
      return nasty(dice.bits(NASTY_BITS));
    }
    int earlier = dice.earlier(Kind.INTEGER);
    return earlier >= 0 && contains(dice.scalarAt(earlier))
        ? dice.scalarAt(earlier)
        : dice.between(low, high);
  }

  /** Returns the constant that thirteen bits name. */
  long nasty(int bits) {
    int which = bits & 15;
    if (which < 4) {
      return which < 2 ? low : high;
    }
    if (which < 10) {
      return clamp(which - 7);
    }
    int most = 64 - Long.numberOfLeadingZeros(Math.max(Math.abs(low + 1), Math.abs(high)));
    long power = 1L << ((((bits >>> 4) & 0xFF) * most) >>> 8);
    long signed = ((bits >>> 12) & 1) == 0 ? power : -power;
    return clamp(signed + (which % 3) - 1);
  }

  /** Returns constants of which each is as likely as the one that random bits name. */
  long[] nasties() {
    long[] constants = new long[NASTIES];
    for (int i = 0; i < NASTIES; i++) {
      int which = i & 15;
      int negative = which > 12 ? 1 : 0;
      constants[i] = nasty(which | i >> 4 << 7 | negative << 12);
    }
    return constants;
  }

  private long clamp(long value) {
    return Math.max(low, Math.min(high, value));
  }
}
