package dev.touchstone.internal.show;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Floating-point numbers as the shortest decimal that reads back as the same number.
 *
 * <p>Of all decimals that round to the number the shortest is taken, of several the nearest, with
 * one or two digits counting as equally short. This is what {@code Double.toString} has promised
 * since JDK 19; earlier ones print some numbers longer, and a report must be the same on all.
 *
 * <p>Source: Giulietti, The Schubfach way to render doubles (2020), section 1, for the result; the
 * way to it here is the plain one: what this JDK prints is rounded to fewer and fewer digits for as
 * long as it reads back.
 */
public final class Decimals {
  private static final int FEWEST_DIGITS = 2;
  private static final List<RoundingMode> NEAREST_FIRST =
      List.of(RoundingMode.HALF_EVEN, RoundingMode.UP, RoundingMode.DOWN);

  private Decimals() {}

  /** Returns the shortest decimal of a double; NaN, Infinity and -0.0 as Java prints them. */
  public static String of(double value) {
    if (value == 0 || Double.isNaN(value) || Double.isInfinite(value)) {
      return Double.toString(value);
    }
    double magnitude = Math.abs(value);
    BigDecimal shortest = shortest(
        Double.toString(magnitude),
        new BigDecimal(magnitude),
        decimal -> Double.parseDouble(decimal.toString()) == magnitude);
    return (value < 0 ? "-" : "") + layout(shortest);
  }

  /** Returns the shortest decimal of a float; NaN, Infinity and -0.0 as Java prints them. */
  public static String of(float value) {
    if (value == 0 || Float.isNaN(value) || Float.isInfinite(value)) {
      return Float.toString(value);
    }
    float magnitude = Math.abs(value);
    BigDecimal shortest = shortest(
        Float.toString(magnitude),
        new BigDecimal(magnitude),
        decimal -> Float.parseFloat(decimal.toString()) == magnitude);
    return (value < 0 ? "-" : "") + layout(shortest);
  }

  private static BigDecimal shortest(String printed, BigDecimal exact, Predicate<BigDecimal> same) {
    BigDecimal shortest = new BigDecimal(printed).stripTrailingZeros();
    int digits = Math.max(FEWEST_DIGITS, shortest.precision());
    BigDecimal found = rounded(exact, digits, same);
    while (found != null) {
      shortest = found;
      found = digits == FEWEST_DIGITS ? null : rounded(exact, --digits, same);
    }
    return shortest;
  }

  private static @Nullable BigDecimal rounded(
      BigDecimal exact, int digits, Predicate<BigDecimal> same) {
    for (RoundingMode mode : NEAREST_FIRST) {
      BigDecimal rounded = exact.round(new MathContext(digits, mode));
      if (same.test(rounded)) {
        return rounded;
      }
    }
    return null;
  }

  private static String layout(BigDecimal decimal) {
    BigDecimal stripped = decimal.stripTrailingZeros();
    String digits = stripped.unscaledValue().toString();
    int point = digits.length() - stripped.scale();
    if (point > 7 || point < -2) {
      String fraction = digits.length() == 1 ? "0" : digits.substring(1);
      return digits.charAt(0) + "." + fraction + "E" + (point - 1);
    }
    if (point <= 0) {
      return "0." + "0".repeat(-point) + digits;
    }
    return point >= digits.length()
        ? digits + "0".repeat(point - digits.length()) + ".0"
        : digits.substring(0, point) + "." + digits.substring(point);
  }
}
