package dev.touchstone.random;

import java.util.random.RandomGenerator;

/**
 * The state and encoding of the Haskell package tf-random 0.5, over our cipher.
 *
 * <p>A block is {@code [bits, count, 0, 0]}: nothing in it tells an output from a key change or a
 * short path from a longer one, so callers there must never draw and split at the same state. It
 * serves as an oracle with published words, and with {@link #faulty} as a planted generator.
 */
final class CompatRandom implements RandomGenerator {
  private final Key key;
  private final long start;
  private final long bits;
  private final int index;
  private final boolean faulty;
  private final Key block = new Key();
  private long count;
  private int word;

  private CompatRandom(Key key, long count, long bits, int index, boolean faulty) {
    this.key = key;
    this.start = count;
    this.count = count;
    this.bits = bits;
    this.index = index;
    this.faulty = faulty;
  }

  static CompatRandom of(long a, long b, long c, long d) {
    return new CompatRandom(new Key(a, b, c, d), 0, 0, 0, false);
  }

  /** Has the package's fault: a wide split across the 64-bit boundary shifts by the wrong amount. */
  CompatRandom faulty() {
    return new CompatRandom(key, count, bits, index, true);
  }

  @Override
  public int nextInt() {
    if (word == 0) {
      key.output(bits, count, 0, block);
    }
    long pair = word < 2 ? block.w0 : word < 4 ? block.w1 : word < 6 ? block.w2 : block.w3;
    int result = (int) (word % 2 == 0 ? pair >>> 32 : pair);
    word = (word + 1) % 8;
    count++;
    return result;
  }

  @Override
  public long nextLong() {
    return (long) nextInt() << 32 | (nextInt() & 0xFFFFFFFFL);
  }

  CompatRandom left() {
    return splitn(1, 0);
  }

  CompatRandom right() {
    return splitn(1, 1);
  }

  /** Takes {@code width} steps at once; the lowest bit of {@code steps} is the first. */
  CompatRandom splitn(int width, long steps) {
    int end = index + width;
    if (end <= Long.SIZE) {
      return new CompatRandom(key, count, bits | steps << index, end, faulty);
    }
    int taken = Long.SIZE - index;
    long filled = taken == 0 ? bits : bits | steps << index;
    long leftover = faulty ? steps >>> (end - Long.SIZE) : steps >>> taken;
    return new CompatRandom(key.absorb(filled, count, 0), 0, leftover, end - Long.SIZE, faulty);
  }

  /** Where this generator stands; equal states give equal words. */
  State state() {
    return new State(key.w0, key.w1, key.w2, key.w3, start, bits, index);
  }

  record State(long k0, long k1, long k2, long k3, long start, long bits, int index) {}
}
