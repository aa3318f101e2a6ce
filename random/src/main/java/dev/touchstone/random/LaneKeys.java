package dev.touchstone.random;

import java.util.Arrays;

/**
 * The keys of blocks that stand side by side: five arrays, one for each word and one for the parity.
 *
 * @param a the first words
 * @param b the second words
 * @param c the third words
 * @param d the fourth words
 * @param e the exclusive or of the four words and a constant of the cipher
 */
@SuppressWarnings("ArrayRecordComponent") // never compared, printed or changed
record LaneKeys(long[] a, long[] b, long[] c, long[] d, long[] e) {
  /** Returns one key for all blocks. */
  static LaneKeys all(Key key) {
    long[] words = new long[4 * Lanes.COUNT];
    Arrays.fill(words, 0, Lanes.COUNT, key.w0);
    Arrays.fill(words, Lanes.COUNT, 2 * Lanes.COUNT, key.w1);
    Arrays.fill(words, 2 * Lanes.COUNT, 3 * Lanes.COUNT, key.w2);
    Arrays.fill(words, 3 * Lanes.COUNT, 4 * Lanes.COUNT, key.w3);
    return of(words);
  }

  /** Returns the blocks of some lanes as keys. */
  static LaneKeys of(long[] blocks) {
    long[][] words = new long[4][];
    long[] parity = new long[Lanes.COUNT];
    Arrays.fill(parity, Threefish.PARITY);
    for (int word = 0; word < words.length; word++) {
      words[word] =
          Arrays.copyOfRange(blocks, word * Lanes.COUNT, word * Lanes.COUNT + Lanes.COUNT);
      for (int i = 0; i < Lanes.COUNT; i++) {
        parity[i] ^= words[word][i];
      }
    }
    return new LaneKeys(words[0], words[1], words[2], words[3], parity);
  }
}
