package dev.touchstone.random;

/**
 * Threefish-256 as its specification states it: one round at a time, indices taken modulo, any tweak.
 *
 * <p>The published vector with a tweak cannot be given to the production cipher, which has none. This
 * entry point takes it, and {@link ThreefishTests} shows that both agree where the tweak is zero.
 */
final class TweakedThreefish {
  private static final int[][] ROTATIONS = {
    {14, 16}, {52, 57}, {23, 40}, {5, 37}, {25, 33}, {46, 12}, {58, 22}, {32, 32}
  };

  private TweakedThreefish() {}

  static long[] encrypt(long[] key, long[] tweak, long[] plain) {
    return encrypt(key, tweak, plain, 72);
  }

  /** The same with any even number of rounds, for a generator that is weak on purpose. */
  static long[] encrypt(long[] key, long[] tweak, long[] plain, int rounds) {
    long[] k = {
      key[0], key[1], key[2], key[3], 0x1BD11BDAA9FC1A22L ^ key[0] ^ key[1] ^ key[2] ^ key[3]
    };
    long[] t = {tweak[0], tweak[1], tweak[0] ^ tweak[1]};
    long[] x = plain.clone();
    for (int round = 0; round < rounds; round++) {
      if (round % 4 == 0) {
        inject(x, k, t, round / 4);
      }
      mix(x, 0, 1, ROTATIONS[round % 8][0]);
      mix(x, 2, 3, ROTATIONS[round % 8][1]);
      long swapped = x[1];
      x[1] = x[3];
      x[3] = swapped;
    }
    inject(x, k, t, rounds / 4);
    return x;
  }

  private static void mix(long[] x, int a, int b, int rotation) {
    x[a] += x[b];
    x[b] = Long.rotateLeft(x[b], rotation) ^ x[a];
  }

  private static void inject(long[] x, long[] k, long[] t, int s) {
    x[0] += k[s % 5];
    x[1] += k[(s + 1) % 5] + t[s % 3];
    x[2] += k[(s + 2) % 5] + t[(s + 1) % 3];
    x[3] += k[(s + 3) % 5] + s;
  }
}
