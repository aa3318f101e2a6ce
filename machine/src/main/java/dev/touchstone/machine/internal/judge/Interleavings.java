package dev.touchstone.machine.internal.judge;

import java.math.BigInteger;

/** Counts the orders in which branches can interleave. */
public final class Interleavings {
  private Interleavings() {}

  /** Returns n!/(n1! ... nK!) for branches of lengths n1 to nK with sum n. */
  public static BigInteger count(int... lengths) {
    BigInteger count = BigInteger.ONE;
    int placed = 0;
    for (int length : lengths) {
      for (int k = 1; k <= length; k++) {
        placed++;
        count = count.multiply(BigInteger.valueOf(placed)).divide(BigInteger.valueOf(k));
      }
    }
    return count;
  }

  /** Returns whether there are at most so many orders. */
  public static boolean within(long budget, int... lengths) {
    return count(lengths).compareTo(BigInteger.valueOf(budget)) <= 0;
  }
}
