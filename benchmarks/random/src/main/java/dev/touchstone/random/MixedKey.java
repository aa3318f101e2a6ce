package dev.touchstone.random;

/**
 * A door for the benchmark to the same tree with the mixing of SplittableRandom in the place of the
 * cipher: same addresses, same buffers, same derived draws. What two runs then differ by is the cipher.
 *
 * <p>Source of the mixing: Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators
 * (2014), section 3. A step down the tree costs two mixings, as a split does there, and a word one.
 */
public final class MixedKey extends Key {
  private static final long GAMMA = 0x9E3779B97F4A7C15L;

  private MixedKey(long seed) {
    super(seed, 0, 0, 0);
  }

  /** Returns the root of the tree of a seed. */
  public static Node root(long seed) {
    return Node.ofState(new MixedKey(mix(seed)), 0, 0);
  }

  @Override
  Key absorb(long path, long word, long tag) {
    return new MixedKey(mix(place(path, tag) + word * GAMMA));
  }

  @Override
  void output(long path, long counter, long tag, Block out) {
    long first = place(path, tag) + 4 * counter * GAMMA;
    long second = first + GAMMA;
    long third = second + GAMMA;
    out.w0 = mix(first);
    out.w1 = mix(second);
    out.w2 = mix(third);
    out.w3 = mix(third + GAMMA);
  }

  private long place(long path, long tag) {
    return mix(w0 ^ path * GAMMA + tag);
  }

  private static long mix(long z) {
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }
}
