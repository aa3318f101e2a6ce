package dev.touchstone.random;

/** A door for the benchmark to the cipher, which is not exported: one key, one block at a time. */
public final class Cipher {
  private final Key key;
  private final Key out = new Key();

  /** Fixes the key. */
  public Cipher(long k0, long k1, long k2, long k3) {
    key = new Key(k0, k1, k2, k3);
  }

  /** Encrypts one block and returns the first word of the result. */
  public long encrypt(long x0, long x1, long x2, long x3) {
    Threefish.encrypt(key, x0, x1, x2, x3, out);
    return out.w0;
  }
}
