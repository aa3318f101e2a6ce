package dev.touchstone.choice;

import java.math.BigInteger;
import java.util.function.UnaryOperator;
import org.apiguardian.api.API;

/**
 * The numbers below a bound of any size, each equally likely, in their own order.
 *
 * <p>A {@code snap} moves a drawn or edited number to a legal one; what it returns is recorded, and
 * exact replay leaves it out.
 *
 * @param bound the first number that is too large
 * @param snap moves a number to a legal one
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record UniformDomain(BigInteger bound, UnaryOperator<BigInteger> snap)
    implements Domain.Compound {
  private static final BigInteger LARGEST = BigInteger.valueOf(Long.MAX_VALUE);

  /** Checks that the bound is positive. */
  public UniformDomain {
    if (bound.signum() <= 0) {
      throw new IllegalGenerator("the bound of a uniform draw is " + bound + "; it is positive");
    }
  }

  @Override
  public Kind kind() {
    return Kind.UNIFORM;
  }

  @Override
  public boolean forced() {
    return bound.equals(BigInteger.ONE);
  }

  @Override
  public Object simplest() {
    return snapped(BigInteger.ZERO);
  }

  @Override
  public int compare(Object a, Object b) {
    return ((BigInteger) a).compareTo((BigInteger) b);
  }

  @Override
  public int weight(Object value) {
    return 1;
  }

  @Override
  public Object clip(Object value) {
    return snapped(((BigInteger) value).min(bound.subtract(BigInteger.ONE)));
  }

  @Override
  public Object again(Object value) {
    return ((BigInteger) value).compareTo(bound) < 0 ? value : clip(value);
  }

  @Override
  public Object sample(Dice dice) {
    return snapped(dice.below(bound));
  }

  @Override
  public long count() {
    return bound.min(LARGEST).longValue();
  }

  @Override
  public Object at(long index) {
    return snapped(BigInteger.valueOf(index));
  }

  @Override
  public long position(Object value) {
    return ((BigInteger) value).min(LARGEST).longValue();
  }

  private BigInteger snapped(BigInteger number) {
    BigInteger legal = snap.apply(number);
    if (legal == null || legal.signum() < 0 || legal.compareTo(bound) >= 0) {
      throw new IllegalGenerator("the snap of a uniform draw moved " + number + " to " + legal
          + "; move it to a number of 0.." + bound.subtract(BigInteger.ONE));
    }
    return legal;
  }
}
