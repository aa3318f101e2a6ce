package dev.touchstone.choice;

import java.util.function.IntUnaryOperator;

/** How long a drawn sequence is, and how many sequences of a length there are. */
final class Lengths {
  private static final int NASTY_MOST = 1000;

  private Lengths() {}

  static void check(int min, int max) {
    if (min < 0 || min > max) {
      throw new IllegalGenerator(
          "the lengths " + min + ".." + max + " are empty; give 0 <= least <= greatest");
    }
  }

  /** Draws a length that is legal and no greater than the size asks for. */
  static int sample(int min, int max, Dice dice) {
    int most = Math.max(min, Math.min(max, dice.size()));
    return min + dice.below(most - min + 1);
  }

  static int nasty(int min, int max, Dice dice) {
    int which = dice.bits(2);
    return which < 2 ? min : which == 2 || max > NASTY_MOST ? Math.min(max, min + 1) : max;
  }

  /** Returns {@code base} to the power of {@code length}, or the greatest long. */
  static long power(long base, int length) {
    long power = 1;
    for (int i = 0; base > 1 && i < length && power < Long.MAX_VALUE; i++) {
      power = power > Long.MAX_VALUE / base ? Long.MAX_VALUE : power * base;
    }
    return power;
  }

  /** Returns how many sequences over {@code base} symbols have a length between two bounds. */
  static long count(long base, int min, int max) {
    long count = 0;
    for (int length = min; length <= max; length++) {
      long power = power(base, length);
      if (power > Long.MAX_VALUE - count) {
        return Long.MAX_VALUE;
      }
      count += power;
      if (base == 1 && length - min > 64) {
        return (long) max - min + 1;
      }
    }
    return count;
  }

  /** Returns the position of a sequence among all of at least {@code min} symbols, by length. */
  static long position(long base, int min, int length, IntUnaryOperator symbol) {
    long before = length == min ? 0 : count(base, min, length - 1);
    if (before == Long.MAX_VALUE || power(base, length) == Long.MAX_VALUE) {
      return Long.MAX_VALUE;
    }
    long rank = 0;
    for (int i = 0; i < length; i++) {
      rank = rank * base + symbol.applyAsInt(i);
    }
    return before > Long.MAX_VALUE - rank ? Long.MAX_VALUE : before + rank;
  }
}
