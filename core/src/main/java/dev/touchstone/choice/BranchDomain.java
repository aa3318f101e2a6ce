package dev.touchstone.choice;

import java.util.Arrays;
import org.apiguardian.api.API;

/**
 * One of several alternatives, in declared order; weights change how often, never the order.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class BranchDomain implements Domain.Scalar {
  private final int count;
  private final int[] upTo;

  private BranchDomain(int count, int[] upTo) {
    this.count = count;
    this.upTo = upTo;
  }

  /** Returns the domain of equally likely alternatives. */
  public static BranchDomain of(int count) {
    if (count < 1) {
      throw new IllegalGenerator("a choice among " + count + " alternatives; give at least one");
    }
    return new BranchDomain(count, new int[0]);
  }

  /** Returns the domain of alternatives drawn in proportion to positive weights. */
  public static BranchDomain weighted(int... weights) {
    int[] upTo = new int[weights.length];
    long total = 0;
    for (int i = 0; i < weights.length; i++) {
      if (weights[i] <= 0) {
        throw new IllegalGenerator(
            "weight of alternative " + (i + 1) + " is " + weights[i] + "; weights are positive");
      }
      total += weights[i];
      if (total > Integer.MAX_VALUE) {
        throw new IllegalGenerator("the weights add up to more than " + Integer.MAX_VALUE);
      }
      upTo[i] = (int) total;
    }
    if (weights.length == 0) {
      throw new IllegalGenerator("a choice among no alternatives; give at least one");
    }
    return new BranchDomain(weights.length, upTo);
  }

  /**
   * Returns a domain to draw from by chance only: alternatives of weight zero stay legal.
   *
   * @param weights zero or more, one of them positive
   */
  public static BranchDomain likely(int... weights) {
    int[] upTo = new int[weights.length];
    int total = 0;
    for (int i = 0; i < weights.length; i++) {
      if (weights[i] < 0) {
        throw new IllegalGenerator("weight of alternative " + (i + 1) + " is " + weights[i]
            + "; weights are not negative");
      }
      total = Math.addExact(total, weights[i]);
      upTo[i] = total;
    }
    if (total == 0) {
      throw new IllegalGenerator("a choice among alternatives of weight zero; give one a weight");
    }
    return new BranchDomain(weights.length, upTo);
  }

  @Override
  public Kind kind() {
    return Kind.BRANCH;
  }

  @Override
  public boolean forced() {
    return count == 1;
  }

  @Override
  public long index(long value) {
    return value;
  }

  @Override
  public long value(long index) {
    return index;
  }

  @Override
  public long last() {
    return count - 1L;
  }

  @Override
  public long sample(Dice dice) {
    if (upTo.length == 0) {
      return dice.below(count);
    }
    int drawn = dice.below(upTo[count - 1]);
    int chosen = 0;
    while (drawn >= upTo[chosen]) {
      chosen++;
    }
    return chosen;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BranchDomain that
        && count == that.count
        && Arrays.equals(upTo, that.upTo);
  }

  @Override
  public int hashCode() {
    return 31 * count + Arrays.hashCode(upTo);
  }

  @Override
  public String toString() {
    return "BranchDomain[" + count + "]";
  }
}
