package dev.touchstone.choice;

import org.apiguardian.api.API;

/**
 * The one value that earlier draws leave of a larger range.
 *
 * <p>Unlike a forced draw it counts. Else a case would be lighter for standing at an end of its range,
 * where less is left to choose, and that end would be the simplest value.
 *
 * @param kind the kind of the larger range
 * @param value the value
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record LoneDomain(Kind kind, long value) implements Domain.Scalar {
  /** Returns the whole numbers of a range that earlier draws have narrowed. */
  public static Domain.Scalar narrowed(long low, long high) {
    return low == high ? new LoneDomain(Kind.INTEGER, low) : IntegerDomain.of(low, high);
  }

  @Override
  public boolean forced() {
    return false;
  }

  @Override
  public long index(long value) {
    return 0;
  }

  @Override
  public long value(long index) {
    return value;
  }

  @Override
  public long last() {
    return 0;
  }

  @Override
  public long sample(Dice dice) {
    return value;
  }
}
