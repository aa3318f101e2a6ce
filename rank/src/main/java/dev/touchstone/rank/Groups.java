package dev.touchstone.rank;

import java.util.List;
import org.apiguardian.api.API;

/**
 * Compares the scores of two groups, and scores with marks given by hand.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Groups {
  private static final int MOST_TERMS = 10_000;
  private static final double TINY = 1e-300;
  private static final double EXACT = 1e-15;

  private Groups() {}

  /** Returns the mean. */
  public static double mean(List<Double> values) {
    checkSize("mean", values, 1);
    return values.stream().mapToDouble(v -> v).sum() / values.size();
  }

  /** Returns the standard deviation of a sample. */
  public static double deviation(List<Double> values) {
    return Math.sqrt(variance(values));
  }

  private static double variance(List<Double> values) {
    checkSize("standard deviation", values, 2);
    double mean = mean(values);
    return values.stream().mapToDouble(v -> (v - mean) * (v - mean)).sum() / (values.size() - 1);
  }

  /**
   * Returns the chance of a difference as great as seen, or greater, between the means of two samples
   * of one population: Welch's test, both sides.
   */
  public static double welch(List<Double> first, List<Double> second) {
    double a = variance(first) / first.size();
    double b = variance(second) / second.size();
    if (a + b == 0) {
      return mean(first) == mean(second) ? 1 : 0;
    }
    double t = (mean(first) - mean(second)) / Math.sqrt(a + b);
    double freedom = (a + b) * (a + b) / (a * a / (first.size() - 1) + b * b / (second.size() - 1));
    return regularBeta(freedom / (freedom + t * t), freedom / 2, 0.5);
  }

  /** Returns the correlation of two series after Pearson. */
  public static double pearson(List<Double> xs, List<Double> ys) {
    checkPair(xs, ys);
    double meanX = mean(xs);
    double meanY = mean(ys);
    double both = 0;
    double x = 0;
    double y = 0;
    for (int i = 0; i < xs.size(); i++) {
      double dx = xs.get(i) - meanX;
      double dy = ys.get(i) - meanY;
      both += dx * dy;
      x += dx * dx;
      y += dy * dy;
    }
    return both / Math.sqrt(x * y);
  }

  /** Returns the correlation of the ranks of two series after Spearman; ties share a rank. */
  public static double spearman(List<Double> xs, List<Double> ys) {
    checkPair(xs, ys);
    return pearson(ranks(xs), ranks(ys));
  }

  private static List<Double> ranks(List<Double> values) {
    return values.stream()
        .map(value -> {
          long below = values.stream().filter(other -> other < value).count();
          long equal = values.stream().filter(other -> other.equals(value)).count();
          return below + (equal + 1) / 2.0;
        })
        .toList();
  }

  /** Returns how far two series agree about pairs: Kendall's tau-b, which allows for ties. */
  public static double kendall(List<Double> xs, List<Double> ys) {
    checkPair(xs, ys);
    long agree = 0;
    long untiedX = 0;
    long untiedY = 0;
    for (int i = 0; i < xs.size(); i++) {
      for (int j = i + 1; j < xs.size(); j++) {
        int x = Double.compare(xs.get(i), xs.get(j));
        int y = Double.compare(ys.get(i), ys.get(j));
        agree += (long) x * y;
        untiedX += Math.abs(x);
        untiedY += Math.abs(y);
      }
    }
    return agree / Math.sqrt((double) untiedX * untiedY);
  }

  private static void checkSize(String what, List<Double> values, int least) {
    if (values.size() < least) {
      throw new IllegalArgumentException(
          "the " + what + " of " + values.size() + " scores; a group needs " + least + " or more");
    }
  }

  private static void checkPair(List<Double> xs, List<Double> ys) {
    if (xs.size() != ys.size() || xs.size() < 2) {
      throw new IllegalArgumentException("a correlation of " + xs.size() + " and " + ys.size()
          + " scores; give two series of one length, two or more");
    }
  }

  /**
   * Returns the regularised incomplete beta function, by the continued fraction of Lentz's method:
   * Press et al., Numerical Recipes (1992), section 6.4.
   */
  private static double regularBeta(double x, double a, double b) {
    if (x <= 0 || x >= 1) {
      return x <= 0 ? 0 : 1;
    }
    if (x > (a + 1) / (a + b + 2)) {
      return 1 - regularBeta(1 - x, b, a);
    }
    double front = Math.exp(
        logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
    return front * fraction(x, a, b) / a;
  }

  private static double fraction(double x, double a, double b) {
    double c = 1;
    double d = 1 / away(1 - (a + b) * x / (a + 1));
    double value = d;
    for (int m = 1; m <= MOST_TERMS; m++) {
      double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
      d = 1 / away(1 + even * d);
      c = away(1 + even / c);
      value *= d * c;
      double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
      d = 1 / away(1 + odd * d);
      c = away(1 + odd / c);
      value *= d * c;
      if (Math.abs(d * c - 1) < EXACT) {
        break;
      }
    }
    return value;
  }

  private static double away(double fromZero) {
    return Math.abs(fromZero) < TINY ? TINY : fromZero;
  }

  /** Stirling's series after raising the argument; exact to 14 digits for x from 0.5 on. */
  private static double logGamma(double x) {
    double shift = 0;
    double at = x;
    while (at < 12) {
      shift -= Math.log(at);
      at++;
    }
    double r = 1 / (at * at);
    double series = (1.0 / 12 - r * (1.0 / 360 - r * (1.0 / 1260 - r / 1680))) / at;
    return shift + (at - 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + series;
  }
}
