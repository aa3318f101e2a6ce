package dev.touchstone.random;

import java.util.function.LongFunction;
import java.util.random.RandomGenerator;
import java.util.random.RandomGenerator.SplittableGenerator;

/** The generators that are bad on purpose: a battery is worth what it rejects. */
public final class Planted {
  private Planted() {}

  /** The two-component generator of 1988 with its ad hoc split. */
  public static SplittableGenerator twoComponent() {
    return new TwoComponentRandom(12_345, 67_890);
  }

  /** SplitMix whose right half is the left half advanced by one draw. */
  public static SplittableGenerator lagging() {
    return SplitMix.lagging(42);
  }

  /** SplitMix with an increment of the test's choice, the same in every half. */
  public static SplittableGenerator weakGamma(long gamma) {
    return SplitMix.weak(42, gamma);
  }

  /** A linear congruential generator that hands its next state to its right half. */
  public static SplittableGenerator naiveLcg() {
    return new NaiveLcg(42);
  }

  /** Our generator without the length in the tag. */
  public static TfRandom withoutLength() {
    return FaultyKey.generator(FaultyKey.Fault.NO_LENGTH);
  }

  /** Our generator with the block number cut to eight bits. */
  public static TfRandom shortCounter() {
    return FaultyKey.generator(FaultyKey.Fault.SHORT_COUNTER);
  }

  /** Our generator with children made by one XOR, under a two-round cipher. */
  public static TfRandom xorChild() {
    return FaultyKey.generator(FaultyKey.Fault.XOR_CHILD);
  }

  /** The 256-way children of nodes at a bit index, 256 of each node, in the package with the fault. */
  public static LongFunction<RandomGenerator> faultyChildren(int bitIndex) {
    CompatRandom root = CompatRandom.of(1, 2, 3, 4).faulty();
    return number ->
        root.splitn(40, number >>> 8).splitn(bitIndex - 40, 0).splitn(8, number & 0xFF);
  }
}
