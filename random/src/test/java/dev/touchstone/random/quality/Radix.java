package dev.touchstone.random.quality;

/** Sorts unsigned 32-bit numbers by three digits; the checks sort some hundred million of them. */
final class Radix {
  private static final int DIGIT_BITS = 11;
  private static final int DIGITS = 1 << DIGIT_BITS;

  private Radix() {}

  static void sort(int[] numbers) {
    int[] from = numbers;
    int[] to = new int[numbers.length];
    for (int shift = 0; shift < Integer.SIZE; shift += DIGIT_BITS) {
      distribute(from, to, shift);
      int[] swapped = from;
      from = to;
      to = swapped;
    }
    if (from != numbers) {
      System.arraycopy(from, 0, numbers, 0, numbers.length);
    }
  }

  private static void distribute(int[] from, int[] to, int shift) {
    int[] next = new int[DIGITS + 1];
    for (int number : from) {
      next[((number >>> shift) & (DIGITS - 1)) + 1]++;
    }
    for (int digit = 0; digit < DIGITS; digit++) {
      next[digit + 1] += next[digit];
    }
    for (int number : from) {
      to[next[(number >>> shift) & (DIGITS - 1)]++] = number;
    }
  }
}
