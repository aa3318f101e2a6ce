package dev.touchstone.random.quality;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.TfRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each check rejects a sound sample with a blemish of the kind it is for, so none is there for show.
 *
 * <p>2^20 longs with a fixed seed. Every blemish is so large that a sound check gives it a chance far
 * below the 1e-6 of a rejection, and keeps out of the way of the simpler checks where it can.
 */
class CheckTests {
  private static final int SIZE = 1 << 20;
  private static final long HIGH_HALF = -1L << 32;

  /** A fault: what stands at a place instead of the word that was there, given all words. */
  @FunctionalInterface
  interface Blemish {
    long at(int i, long[] words);
  }

  record Case(String check, Blemish blemish) {
    @Override
    public String toString() {
      return check;
    }
  }

  static Stream<Case> cases() {
    return Stream.of(
        new Case("bit frequency", (i, words) -> i % 50 == 0 ? words[i] | 1L << 17 : words[i]),
        new Case("bytes", (i, words) -> evenParity(words[i], 8)),
        new Case("16-bit words", (i, words) -> evenParity(words[i], 16)),
        new Case("runs", CheckTests::smallerFirst),
        new Case("gaps", (i, words) -> startsLow(words, i - 1) ? words[i] | 1L << 63 : words[i]),
        new Case("birthday spacings", (i, words) -> words[i] & ~(0xFL << 32)),
        new Case("collisions", (i, words) -> repeats(i, 1_000) ? words[i - 999] : words[i]),
        new Case("serial correlation", (i, words) -> repeats(i, 40) ? words[i - 39] : words[i]),
        new Case("neighbour xor", (i, words) -> repeats(i, 64) ? ~words[i - 1] : words[i]),
        new Case("rank", (i, words) -> i % 64 == 63 ? words[i - 1] ^ words[i - 2] : words[i]));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void rejectsTheBlemishItIsFor(Case each) {
    long[] sample = sound();

    assertThat(Battery.rejections(Battery.judge(sample))).isEmpty();
    assertThat(Battery.rejections(Battery.judge(blemished(sample, each.blemish()))))
        .contains(each.check());
  }

  @Test
  void haveOneBlemishEach() {
    assertThat(cases().map(Case::check))
        .isEqualTo(Battery.CHECKS.stream().map(Battery.Check::name).toList());
  }

  @Test
  void findRepeatedLowHalvesOnlyWhenBitsAreReversed() {
    long[] sample = blemished(
        sound(),
        (i, words) ->
            repeats(i, 1_000) ? (words[i] & HIGH_HALF) | (words[i - 999] & ~HIGH_HALF) : words[i]);

    assertThat(Battery.rejections(Battery.judge(sample))).isEmpty();
    assertThat(Battery.rejections(Battery.judgeReversed(sample))).contains("collisions");
  }

  private static long[] sound() {
    return Streams.sample(TfRandom.of(77)::nextLong, SIZE);
  }

  private static long[] blemished(long[] words, Blemish blemish) {
    long[] result = new long[words.length];
    for (int i = 0; i < words.length; i++) {
      result[i] = blemish.at(i, words);
    }
    return result;
  }

  private static boolean repeats(int i, int period) {
    return i % period == 0 && i > 0;
  }

  private static boolean startsLow(long[] words, int i) {
    return i >= 0 && words[i] >>> 61 == 0;
  }

  /** Sets the lowest bit so that the number of ones among the lowest {@code bits} is even. */
  private static long evenParity(long word, int bits) {
    return word ^ (Long.bitCount(word << (64 - bits)) & 1);
  }

  private static long smallerFirst(int i, long[] words) {
    long a = words[i];
    long b = words[i ^ 1];
    boolean smaller = Long.compareUnsigned(a, b) < 0;
    return smaller == (i % 2 == 0) ? a : b;
  }
}
