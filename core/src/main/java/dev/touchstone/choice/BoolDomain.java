package dev.touchstone.choice;

import org.apiguardian.api.API;

/**
 * False, then true; true is drawn with a given probability.
 *
 * @param probability the probability of true; 0 and 1 leave no choice
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record BoolDomain(double probability) implements Domain.Scalar {
  /** A fair coin. */
  public static final BoolDomain FAIR = new BoolDomain(0.5);

  /** A draw that can only be true. */
  public static final BoolDomain ALWAYS = new BoolDomain(1);

  private static final double UNIT = 0x1p-53;

  /** Checks the probability. */
  public BoolDomain {
    if (!(probability >= 0 && probability <= 1)) {
      throw new IllegalGenerator(
          "the probability of a bool is " + probability + "; it lies between 0 and 1");
    }
  }

  @Override
  public Kind kind() {
    return Kind.BOOL;
  }

  @Override
  public boolean forced() {
    return probability == 0 || probability == 1;
  }

  /** Returns the value itself: a forced true stays true where it is replayed as a free choice. */
  @Override
  public long index(long value) {
    return value;
  }

  @Override
  public long value(long index) {
    return forced() ? (long) probability : index;
  }

  @Override
  public long last() {
    return forced() ? 0 : 1;
  }

  @Override
  public long sample(Dice dice) {
    if (probability == 0.5) {
      return dice.bits(1);
    }
    if (forced()) {
      return (long) probability;
    }
    return (dice.next() >>> 11) * UNIT < probability ? 1 : 0;
  }
}
