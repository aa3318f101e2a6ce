package dev.touchstone.random;

/**
 * The running value of the hash: a cipher key that absorbs one block and becomes the next key.
 *
 * <p>The fold has neither feed-forward nor padding. It is a pseudorandom function as long as no
 * sequence of blocks ever queried is a proper prefix of another, which {@link Layout} guarantees.
 *
 * <p>This class is the only way to the cipher, and a key carries its layout. So the model check and
 * the deliberately faulty generators of the tests replace the key and run everything above it
 * unchanged.
 *
 * <p>Source: Claessen and Palka, Splittable Pseudorandom Number Generators using Cryptographic
 * Hashing (2013), sections 3 and 4.
 */
class Key extends Block {
  Key() {}

  Key(long k0, long k1, long k2, long k3) {
    w0 = k0;
    w1 = k1;
    w2 = k2;
    w3 = k3;
  }

  Layout layout() {
    return Layout.TF1;
  }

  /** Returns whether this key hashes as {@link Threefish} does, so that others may do it for it. */
  boolean plain() {
    return getClass() == Key.class;
  }

  Key absorb(long path, long word, long tag) {
    Key next = new Key();
    Threefish.encrypt(this, path, word, tag, 0, next);
    return next;
  }

  void output(long path, long counter, long tag, Block out) {
    Threefish.encrypt(this, path, counter, tag, 0, out);
  }

  final boolean sameWords(Key other) {
    return w0 == other.w0 && w1 == other.w1 && w2 == other.w2 && w3 == other.w3;
  }
}
