package dev.touchstone.random;

import java.math.BigInteger;

/**
 * Whole words as short text with a check character.
 *
 * <p>The words form one big-endian number, written five bits per character with zero bits in front
 * as filling. The check is a weighted sum over GF(32), modulus x^5+x^2+1: digit {@code i} has weight
 * {@code x^(i+1)}. The weights are non-zero and neighbours differ, so every single wrong character
 * and every swap of two neighbours changes the sum.
 */
final class SeedText {
  private static final String ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
  private static final int DIGIT_BITS = 5;
  private static final int MODULUS = 0b100101;

  private SeedText() {}

  static String print(long... words) {
    StringBuilder text = new StringBuilder();
    for (int at = digits(words.length) - 1; at >= 0; at--) {
      text.append(ALPHABET.charAt(fiveBits(words, at * DIGIT_BITS)));
    }
    return text.append(ALPHABET.charAt(check(text, 0, text.length()))).toString();
  }

  /** Returns the bits from one on, counted from the end; in front of the first word are zeros. */
  private static int fiveBits(long[] words, int bit) {
    int word = words.length - 1 - bit / Long.SIZE;
    int shift = bit % Long.SIZE;
    long bits = words[word] >>> shift;
    if (shift > Long.SIZE - DIGIT_BITS && word > 0) {
      bits |= words[word - 1] << (Long.SIZE - shift);
    }
    return (int) bits & 31;
  }

  /** Reads the characters {@code from} (inclusive) to {@code to} (exclusive) of {@code text}. */
  static long[] parse(String text, int from, int to) {
    BigInteger value = BigInteger.ZERO;
    for (int at = from; at < to; at++) {
      if (digit(text.charAt(at)) < 0) {
        throw new MalformedReplay(
            text, at, "only digits and letters other than u are accepted, at 14, 27 or 53 places");
      }
    }
    long[] words = new long[words(text, from, to)];
    if (check(text, from, to - 1) != digit(text.charAt(to - 1))) {
      throw new MalformedReplay(
          text, to - 1, "the check character does not match: one or two characters are wrong");
    }
    for (int at = from; at < to - 1; at++) {
      value = value.shiftLeft(DIGIT_BITS).or(BigInteger.valueOf(digit(text.charAt(at))));
    }
    if (value.bitLength() > words.length * Long.SIZE) {
      throw new MalformedReplay(
          text,
          from,
          "the first character makes the value longer than %d bits".formatted(words.length * 64));
    }
    for (int at = words.length - 1; at >= 0; at--) {
      words[at] = value.longValue();
      value = value.shiftRight(Long.SIZE);
    }
    return words;
  }

  static int digits(int words) {
    return (words * Long.SIZE + DIGIT_BITS - 1) / DIGIT_BITS;
  }

  private static int words(String text, int from, int to) {
    for (int words = 1; words <= 4; words *= 2) {
      if (to - from == digits(words) + 1) {
        return words;
      }
    }
    throw new MalformedReplay(
        text,
        to,
        "%d characters where a seed has 14 (64 bits), 27 (128 bits) or 53 (256 bits)"
            .formatted(to - from));
  }

  private static int digit(char c) {
    char lower = c >= 'A' && c <= 'Z' ? (char) (c + ('a' - 'A')) : c;
    return switch (lower) {
      case 'i', 'l' -> 1;
      case 'o' -> 0;
      default -> ALPHABET.indexOf(lower);
    };
  }

  private static int check(CharSequence text, int from, int to) {
    int sum = 1;
    int weight = 1;
    for (int at = from; at < to; at++) {
      weight = times(weight, 2);
      sum ^= times(weight, digit(text.charAt(at)));
    }
    return sum;
  }

  private static int times(int a, int b) {
    int product = 0;
    for (int bit = DIGIT_BITS - 1; bit >= 0; bit--) {
      product <<= 1;
      if ((product & 32) != 0) {
        product ^= MODULUS;
      }
      if ((b >> bit & 1) != 0) {
        product ^= a;
      }
    }
    return product;
  }
}
