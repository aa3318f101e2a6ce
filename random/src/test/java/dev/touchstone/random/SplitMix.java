package dev.touchstone.random;

import java.util.function.UnaryOperator;

/**
 * The generator of Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators (2014), with
 * a split that the test supplies.
 */
final class SplitMix extends PlantedGenerator {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private final long gamma;
  private final UnaryOperator<SplitMix> split;
  private long state;

  private SplitMix(long state, long gamma, UnaryOperator<SplitMix> split) {
    this.state = state;
    this.gamma = gamma;
    this.split = split;
  }

  /** The right half is the left half advanced by one draw. */
  static SplitMix lagging(long seed) {
    return new SplitMix(seed, GOLDEN, left -> {
      SplitMix right = new SplitMix(left.state, GOLDEN, left.split);
      right.nextLong();
      return right;
    });
  }

  /** Splits properly, except that every half gets the same increment, and that one is weak. */
  static SplitMix weak(long seed, long gamma) {
    return new SplitMix(seed, gamma, left -> new SplitMix(left.nextLong(), gamma, left.split));
  }

  @Override
  public long nextLong() {
    state += gamma;
    long z = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  @Override
  public SplitMix split() {
    return split.apply(this);
  }
}
