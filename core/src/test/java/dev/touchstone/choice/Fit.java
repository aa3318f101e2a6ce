package dev.touchstone.choice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.apache.commons.statistics.inference.ChiSquareTest;

/** Chi-square fit of counts to shares at alpha 1e-6; seeds are fixed, so a red run is a real one. */
public final class Fit {
  private static final double ALPHA = 1e-6;

  private Fit() {}

  /** Asserts that counts are in the proportion of the given shares. */
  public static void assertFits(long[] counts, double... shares) {
    double total = Arrays.stream(shares).sum();
    long draws = Arrays.stream(counts).sum();
    double[] expected =
        Arrays.stream(shares).map(share -> share / total * draws).toArray();
    double chance = ChiSquareTest.withDefaults().test(expected, counts).getPValue();
    assertThat(chance).as("chance of %s", Arrays.toString(counts)).isGreaterThan(ALPHA);
  }

  /** Asserts that all counts are of equally likely things. */
  public static void assertEven(long[] counts) {
    double[] shares = new double[counts.length];
    Arrays.fill(shares, 1);
    assertFits(counts, shares);
  }
}
