package dev.touchstone.internal.statistics;

import java.util.Arrays;

/**
 * Compares the means of two samples of unequal variance: the test of Welch, and Cohen's d.
 *
 * <p>The tail of Student's distribution is an incomplete beta function, computed by its continued
 * fraction after Lentz: Press et al., Numerical Recipes (1992), section 6.4.
 *
 * @param firstMean the mean of the first sample
 * @param secondMean the mean of the second sample
 * @param firstDeviation the standard deviation of the first sample
 * @param secondDeviation the standard deviation of the second sample
 * @param t how far the second mean lies above the first, in standard errors
 * @param degrees the degrees of freedom
 * @param p how likely so great a distance is by chance, in both directions
 * @param pooledDeviation the standard deviation within the samples
 * @param effect how far the means are apart, in pooled standard deviations
 */
public record Welch(
    double firstMean,
    double secondMean,
    double firstDeviation,
    double secondDeviation,
    double t,
    double degrees,
    double p,
    double pooledDeviation,
    double effect) {
  private static final int ROUNDS = 10_000;
  private static final double TINY = 1e-300;
  private static final double CLOSE = 1e-15;

  /** Compares two samples of at least two values each. */
  public static Welch of(double[] first, double[] second) {
    if (first.length < 2 || second.length < 2) {
      throw new IllegalArgumentException("samples of " + first.length + " and " + second.length
          + " values; give at least two each");
    }
    double one = variance(first) / first.length;
    double two = variance(second) / second.length;
    double degrees = (one + two)
        * (one + two)
        / (one * one / (first.length - 1) + two * two / (second.length - 1));
    double distance = mean(second) - mean(first);
    double t = distance / Math.sqrt(one + two);
    double pooled =
        Math.sqrt(((first.length - 1) * variance(first) + (second.length - 1) * variance(second))
            / (first.length + second.length - 2));
    return new Welch(
        mean(first),
        mean(second),
        Math.sqrt(variance(first)),
        Math.sqrt(variance(second)),
        t,
        degrees,
        one + two == 0 ? certain(distance) : beta(degrees / (degrees + t * t), degrees / 2, 0.5),
        pooled,
        distance / pooled);
  }

  private static double certain(double distance) {
    return distance == 0 ? 1 : 0;
  }

  private static double mean(double[] values) {
    return Arrays.stream(values).average().orElseThrow();
  }

  private static double variance(double[] values) {
    double mean = mean(values);
    return Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum() / (values.length - 1);
  }

  /** Returns the regularised incomplete beta function, by its continued fraction. */
  private static double beta(double x, double a, double b) {
    if (x <= 0 || x >= 1) {
      return x <= 0 ? 0 : 1;
    }
    double front = Math.exp(
        logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
    return x < (a + 1) / (a + b + 2)
        ? front * fraction(x, a, b) / a
        : 1 - front * fraction(1 - x, b, a) / b;
  }

  private static double fraction(double x, double a, double b) {
    double c = 1;
    double d = 1 / away(1 - (a + b) * x / (a + 1));
    double value = d;
    for (int m = 1; m <= ROUNDS; m++) {
      double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
      d = 1 / away(1 + even * d);
      c = away(1 + even / c);
      value *= d * c;
      double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
      d = 1 / away(1 + odd * d);
      c = away(1 + odd / c);
      value *= d * c;
      if (Math.abs(d * c - 1) < CLOSE) {
        break;
      }
    }
    return value;
  }

  private static double away(double value) {
    return Math.abs(value) < TINY ? TINY : value;
  }

  /** Returns the logarithm of the gamma function: Stirling's series above ten, the recurrence below. */
  private static double logGamma(double value) {
    double x = value;
    double shift = 0;
    while (x < 10) {
      shift += Math.log(x);
      x++;
    }
    double square = 1 / (x * x);
    double series = (1.0 / 12 - square * (1.0 / 360 - square * (1.0 / 1260 - square / 1680))) / x;
    return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + series - shift;
  }
}
