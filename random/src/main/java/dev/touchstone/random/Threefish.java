package dev.touchstone.random;

/**
 * The Threefish-256 block cipher with all 72 rounds and a zero tweak.
 *
 * <p>A body of eight rounds and two key injections runs nine times. That is small enough to be
 * compiled early and well; unrolled completely it would be slower both cold and hot. The five key
 * words rotate through the locals, two places per body, so an injection never computes an index.
 *
 * <p>Two things look odd and are for the compiler, which keeps much of the order it reads. The number
 * of the odd injection is written {@code s | 1}: as a sum its constant travels through the following
 * rotations, which costs a fifth of the speed. In the round after an injection both sums stand before
 * both rotations, which is worth a twentieth. What else was tried: docs/decisions/0009.
 *
 * <p>Source: Ferguson et al., The Skein Hash Function Family, version 1.3 (2010), section 3.3.
 * Deviation: the tweak is fixed to zero and its additions are left out.
 */
final class Threefish {
  static final long PARITY = 0x1BD11BDAA9FC1A22L;
  static final int LAST_INJECTION = 18;

  private Threefish() {}

  /** Encrypts the block {@code x0 x1 x2 x3} under {@code key} into {@code out}. */
  static void encrypt(Block key, long x0, long x1, long x2, long x3, Block out) {
    long a = key.w0;
    long b = key.w1;
    long c = key.w2;
    long d = key.w3;
    long e = PARITY ^ a ^ b ^ c ^ d;
    for (int s = 0; s < LAST_INJECTION; s += 2) {
      x0 += a;
      x1 += b;
      x2 += c;
      x3 += d + s;

      x0 += x1;
      x2 += x3;
      x1 = Long.rotateLeft(x1, 14) ^ x0;
      x3 = Long.rotateLeft(x3, 16) ^ x2;
      x0 += x3;
      x3 = Long.rotateLeft(x3, 52) ^ x0;
      x2 += x1;
      x1 = Long.rotateLeft(x1, 57) ^ x2;
      x0 += x1;
      x1 = Long.rotateLeft(x1, 23) ^ x0;
      x2 += x3;
      x3 = Long.rotateLeft(x3, 40) ^ x2;
      x0 += x3;
      x3 = Long.rotateLeft(x3, 5) ^ x0;
      x2 += x1;
      x1 = Long.rotateLeft(x1, 37) ^ x2;

      x0 += b;
      x1 += c;
      x2 += d;
      x3 += e + (s | 1);

      x0 += x1;
      x2 += x3;
      x1 = Long.rotateLeft(x1, 25) ^ x0;
      x3 = Long.rotateLeft(x3, 33) ^ x2;
      x0 += x3;
      x3 = Long.rotateLeft(x3, 46) ^ x0;
      x2 += x1;
      x1 = Long.rotateLeft(x1, 12) ^ x2;
      x0 += x1;
      x1 = Long.rotateLeft(x1, 58) ^ x0;
      x2 += x3;
      x3 = Long.rotateLeft(x3, 22) ^ x2;
      x0 += x3;
      x3 = Long.rotateLeft(x3, 32) ^ x0;
      x2 += x1;
      x1 = Long.rotateLeft(x1, 32) ^ x2;

      long first = a;
      long second = b;
      a = c;
      b = d;
      c = e;
      d = first;
      e = second;
    }
    out.w0 = x0 + a;
    out.w1 = x1 + b;
    out.w2 = x2 + c;
    out.w3 = x3 + d + LAST_INJECTION;
  }
}
