package dev.touchstone.random;

import java.io.DataInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Objects;
import org.apiguardian.api.API;

/**
 * The value a whole tree of random bits grows from: 64, 128 or 256 bits.
 *
 * <p>A seed prints as a short text with a check character, {@code tf1-014d2pf2dbsqqzxq5tk1v58cgg0},
 * which {@link #parse} reads back. A 256-bit seed is the root key itself; shorter ones are expanded
 * by one cipher call. The independence of branches is proved for a uniform 256-bit root key; with a
 * shorter seed the same structure stands, but trying all seeds costs 2^128 or 2^64.
 *
 * <p>Not for keys or secrets: a seed is printed in reports on purpose.
 *
 * @since 0.1
 */
@API(status = API.Status.MAINTAINED, since = "0.1")
public final class Seed {
  private static final Key EXPANSION = expansionKey("touchstone tf1 seed expansion v1");

  private final long[] words;

  private Seed(long... words) {
    this.words = words;
  }

  static Seed ofWords(long[] words) {
    return new Seed(words.clone());
  }

  /**
   * Draws a fresh seed of 128 bits from the operating system.
   *
   * @return a seed that was not used before
   */
  public static Seed random() {
    return random(128);
  }

  /**
   * Draws a fresh seed from the operating system.
   *
   * @param bits 64, 128 or 256
   * @return a seed that was not used before
   * @throws IllegalArgumentException for any other number of bits
   */
  public static Seed random(int bits) {
    if (bits != 64 && bits != 128 && bits != 256) {
      throw new IllegalArgumentException(
          "bits is %d; 64, 128 and 256 are accepted".formatted(bits));
    }
    byte[] bytes = fresh(bits / Byte.SIZE);
    long[] words = new long[bits / Long.SIZE];
    for (int i = 0; i < bytes.length; i++) {
      words[i / Long.BYTES] = words[i / Long.BYTES] << Byte.SIZE | (bytes[i] & 0xFF);
    }
    return new Seed(words);
  }

  /** Reads the system's random bytes itself where it can: providers of such bytes start slowly. */
  private static byte[] fresh(int count) {
    byte[] bytes = new byte[count];
    try (DataInputStream system = new DataInputStream(new FileInputStream("/dev/urandom"))) {
      system.readFully(bytes);
    } catch (IOException absent) {
      new SecureRandom().nextBytes(bytes);
    }
    return bytes;
  }

  /**
   * Returns the 64-bit seed {@code x}, short enough to type.
   *
   * @param x any value
   * @return the seed
   */
  public static Seed of(long x) {
    return new Seed(x);
  }

  /**
   * Returns the 128-bit seed {@code a,b}.
   *
   * @param a the most significant word
   * @param b the least significant word
   * @return the seed
   */
  public static Seed of(long a, long b) {
    return new Seed(a, b);
  }

  /**
   * Returns the 256-bit seed {@code a,b,c,d}.
   *
   * @param a the most significant word, also the first word of the root key
   * @param b the second word
   * @param c the third word
   * @param d the least significant word
   * @return the seed
   */
  public static Seed of(long a, long b, long c, long d) {
    return new Seed(a, b, c, d);
  }

  /**
   * Reads what {@link #toString} printed; upper case is accepted, and i, l, o for 1, 1, 0.
   *
   * @param text {@code tf1-} and 14, 27 or 53 characters
   * @return the seed
   * @throws MalformedReplay if the text is no seed or a character is wrong
   * @throws UnknownReplayFormat if the text names another algorithm
   */
  public static Seed parse(String text) {
    return ReplayReader.seed(Objects.requireNonNull(text, "text"));
  }

  /**
   * Returns the size of this seed.
   *
   * @return 64, 128 or 256
   */
  public int bits() {
    return words.length * Long.SIZE;
  }

  /**
   * Returns the root of the tree that grows from this seed.
   *
   * @return a node whose address is this seed's text
   */
  public Node root() {
    return Node.ofSeed(this);
  }

  Key key() {
    return switch (words.length) {
      case 1 -> EXPANSION.absorb(words[0], 0, bits());
      case 2 -> EXPANSION.absorb(words[0], words[1], bits());
      default -> new Key(words[0], words[1], words[2], words[3]);
    };
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Seed seed && Arrays.equals(words, seed.words);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }

  /**
   * Prints this seed as text that {@link #parse} and {@link Node#parse} read.
   *
   * @return {@code tf1-} and 14, 27 or 53 characters
   */
  @Override
  public String toString() {
    return ReplayReader.SEED_ID + "-" + SeedText.print(words);
  }

  private static Key expansionKey(String name) {
    long[] k = new long[4];
    for (int at = 0; at < name.length(); at++) {
      k[at / 8] |= (long) name.charAt(at) << (8 * (at % 8));
    }
    return new Key(k[0], k[1], k[2], k[3]);
  }
}
