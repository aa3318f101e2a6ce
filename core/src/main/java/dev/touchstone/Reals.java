package dev.touchstone;

import dev.touchstone.choice.RealDomain;
import java.util.function.DoubleFunction;
import org.apiguardian.api.API;

/**
 * Generates floating-point numbers of a range, with the special values one asks for.
 *
 * <p>Without further words the values are finite, and a range that holds both zeros has both of them.
 * Whole numbers are simpler than fractions, short fractions simpler than long ones, and special values
 * come last.
 *
 * @param <T> {@code Double} or {@code Float}
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public final class Reals<T> implements Gen<T> {
  private final Range range;
  private final boolean oneZero;
  private final DoubleFunction<T> box;
  private final RealDomain domain;

  private Reals(Range range, boolean oneZero, DoubleFunction<T> box) {
    this.range = range;
    this.oneZero = oneZero;
    this.box = box;
    this.domain = range.domain();
  }

  static Reals<Double> doubles(double low, double high) {
    return new Reals<>(new Range(low, high, false, false, false), false, Double::valueOf);
  }

  static Reals<Float> floats(float low, float high) {
    return new Reals<>(new Range(low, high, false, false, true), false, value -> (float) value);
  }

  /** Returns the same generator with positive and negative infinity. */
  public Reals<T> withInfinities() {
    return new Reals<>(
        new Range(range.low, range.high, true, range.nan, range.single), oneZero, box);
  }

  /** Returns the same generator with NaN. */
  public Reals<T> withNan() {
    return new Reals<>(
        new Range(range.low, range.high, range.infinities, true, range.single), oneZero, box);
  }

  /** Returns the same generator with both infinities and NaN. */
  public Reals<T> withSpecials() {
    return withInfinities().withNan();
  }

  /** Returns the same generator with 0.0 wherever it would give -0.0. */
  public Reals<T> withoutNegativeZero() {
    return new Reals<>(range, true, box);
  }

  @Override
  public T generate(Source source) {
    double value = Double.longBitsToDouble(source.draw(domain));
    return box.apply(oneZero && value == 0 ? 0.0 : value);
  }

  private record Range(double low, double high, boolean infinities, boolean nan, boolean single) {
    RealDomain domain() {
      return new RealDomain(low, high, infinities, nan, single);
    }
  }
}
