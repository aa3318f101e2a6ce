package dev.touchstone.rank;

import dev.touchstone.internal.statistics.Welch;
import java.util.List;
import org.apiguardian.api.API;

/**
 * Compares the scores of two groups, and scores with marks given by hand.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Groups {
  private Groups() {}

  /** Returns the mean. */
  public static double mean(List<Double> values) {
    checkSize("mean", values, 1);
    return values.stream().mapToDouble(v -> v).sum() / values.size();
  }

  /** Returns the standard deviation of a sample. */
  public static double deviation(List<Double> values) {
    checkSize("standard deviation", values, 2);
    double mean = mean(values);
    double squares = values.stream().mapToDouble(v -> (v - mean) * (v - mean)).sum();
    return Math.sqrt(squares / (values.size() - 1));
  }

  /**
   * Returns the chance of a difference as great as seen, or greater, between the means of two samples
   * of one population: Welch's test, both sides.
   */
  public static double welch(List<Double> first, List<Double> second) {
    checkSize("standard deviation", first, 2);
    checkSize("standard deviation", second, 2);
    return Welch.of(array(first), array(second)).p();
  }

  private static double[] array(List<Double> values) {
    return values.stream().mapToDouble(v -> v).toArray();
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
}
