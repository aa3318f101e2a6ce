package dev.touchstone.random;

import java.util.Arrays;

/**
 * {@link Threefish} on many blocks side by side, each under a key of its own.
 *
 * <p>One block is a chain in which every step waits for the one before, so most of a processor stands
 * idle. Here each step is a short loop over all blocks, which the compiler turns into vector
 * instructions: 64 blocks take a third of the time that they take one after the other.
 *
 * <p>How the loops are cut is for the compiler, which turns only short ones into vector instructions.
 * The blocks stand in one array, first words first, so that it sees that they do not overlap; each
 * word of the keys has an array of its own, so that they rotate by name as in the cipher of one block.
 * And a method this long is never copied into its callers, where other loops would come of it. What
 * else was tried: docs/decisions/0013.
 */
final class Lanes {
  /** How many blocks stand side by side. */
  static final int COUNT = 64;

  private Lanes() {}

  /** Returns blocks that are all the same. */
  static long[] blocks(long x0, long x1, long x2) {
    long[] blocks = new long[4 * COUNT];
    Arrays.fill(blocks, 0, COUNT, x0);
    Arrays.fill(blocks, COUNT, 2 * COUNT, x1);
    Arrays.fill(blocks, 2 * COUNT, 3 * COUNT, x2);
    return blocks;
  }

  /** Encrypts blocks in place. */
  static void encrypt(long[] x, LaneKeys keys) {
    long[] a = keys.a();
    long[] b = keys.b();
    long[] c = keys.c();
    long[] d = keys.d();
    long[] e = keys.e();
    for (int s = 0; s < Threefish.LAST_INJECTION; s += 2) {
      long even = s;
      long odd = s + 1L;
      for (int i = 0; i < COUNT; i++) {
        long p = x[i] + a[i];
        long q = x[i + COUNT] + b[i];
        long r = x[i + 2 * COUNT] + c[i];
        long t = x[i + 3 * COUNT] + d[i] + even;
        p += q;
        q = Long.rotateLeft(q, 14) ^ p;
        r += t;
        t = Long.rotateLeft(t, 16) ^ r;
        x[i] = p;
        x[i + COUNT] = q;
        x[i + 2 * COUNT] = r;
        x[i + 3 * COUNT] = t;
      }
      for (int i = 0; i < COUNT; i++) {
        long p = x[i];
        long q = x[i + COUNT];
        long r = x[i + 2 * COUNT];
        long t = x[i + 3 * COUNT];
        p += t;
        t = Long.rotateLeft(t, 52) ^ p;
        r += q;
        q = Long.rotateLeft(q, 57) ^ r;
        p += q;
        q = Long.rotateLeft(q, 23) ^ p;
        r += t;
        t = Long.rotateLeft(t, 40) ^ r;
        p += t;
        t = Long.rotateLeft(t, 5) ^ p;
        r += q;
        q = Long.rotateLeft(q, 37) ^ r;
        x[i] = p;
        x[i + COUNT] = q;
        x[i + 2 * COUNT] = r;
        x[i + 3 * COUNT] = t;
      }
      for (int i = 0; i < COUNT; i++) {
        long p = x[i] + b[i];
        long q = x[i + COUNT] + c[i];
        long r = x[i + 2 * COUNT] + d[i];
        long t = x[i + 3 * COUNT] + e[i] + odd;
        p += q;
        q = Long.rotateLeft(q, 25) ^ p;
        r += t;
        t = Long.rotateLeft(t, 33) ^ r;
        x[i] = p;
        x[i + COUNT] = q;
        x[i + 2 * COUNT] = r;
        x[i + 3 * COUNT] = t;
      }
      for (int i = 0; i < COUNT; i++) {
        long p = x[i];
        long q = x[i + COUNT];
        long r = x[i + 2 * COUNT];
        long t = x[i + 3 * COUNT];
        p += t;
        t = Long.rotateLeft(t, 46) ^ p;
        r += q;
        q = Long.rotateLeft(q, 12) ^ r;
        p += q;
        q = Long.rotateLeft(q, 58) ^ p;
        r += t;
        t = Long.rotateLeft(t, 22) ^ r;
        p += t;
        t = Long.rotateLeft(t, 32) ^ p;
        r += q;
        q = Long.rotateLeft(q, 32) ^ r;
        x[i] = p;
        x[i + COUNT] = q;
        x[i + 2 * COUNT] = r;
        x[i + 3 * COUNT] = t;
      }
      long[] first = a;
      long[] second = b;
      a = c;
      b = d;
      c = e;
      d = first;
      e = second;
    }
    for (int i = 0; i < COUNT; i++) {
      x[i] += a[i];
      x[i + COUNT] += b[i];
      x[i + 2 * COUNT] += c[i];
      x[i + 3 * COUNT] += d[i] + Threefish.LAST_INJECTION;
    }
  }
}
