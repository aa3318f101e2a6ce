package dev.touchstone.random;

/**
 * How an address becomes blocks, generic in the path bits and the label bytes one block holds.
 *
 * <pre>
 * word 0  path bits since the last key change, first step in the lowest bit; 0 left, 1 right
 * word 1  OUTPUT: block number   REKEY: 0   INDEX: the index   LABEL: next bytes, little-endian
 * word 2  tag = length of the path (0..64) | kind &lt;&lt; 8 | remaining &lt;&lt; 16
 * word 3  0
 * </pre>
 *
 * <p>Two invariants carry the proof. <em>Prefix-free</em>: a query is any number of other blocks and
 * then exactly one OUTPUT block, so a shorter query would need an OUTPUT block where the longer one
 * has another kind. <em>Injective</em>: reading left to right, the kind names each block, the length
 * says which path bits are real, REKEY always has the full length, and {@code remaining} (label
 * bytes not yet absorbed, this block's included) says where a label ends.
 *
 * <p>Frozen as {@code tf1}: a change here is a new replay id. Shrunk copies of the layout exist only
 * for the exhaustive model check.
 */
record Layout(int pathBits, int labelBytes) {
  static final Layout TF1 = new Layout(64, 8);

  static final int OUTPUT = 0;
  static final int REKEY = 1;
  static final int INDEX = 2;
  static final int LABEL = 3;

  private static final int KIND_SHIFT = 8;
  private static final int REMAINING_SHIFT = 16;

  static long tag(int length, int kind, int remaining) {
    return length | (long) kind << KIND_SHIFT | (long) remaining << REMAINING_SHIFT;
  }

  Key rekey(Key key, long path) {
    return key.absorb(path, 0, tag(pathBits, REKEY, 0));
  }

  Key index(Key key, long path, int length, long index) {
    return key.absorb(path, index, tag(length, INDEX, 0));
  }

  Key label(Key key, long path, int length, byte[] label) {
    Key next = key.absorb(path, word(label, 0), tag(length, LABEL, label.length));
    for (int at = labelBytes; at < label.length; at += labelBytes) {
      next = next.absorb(0, word(label, at), tag(0, LABEL, label.length - at));
    }
    return next;
  }

  private long word(byte[] label, int from) {
    long word = 0;
    int end = Math.min(label.length, from + labelBytes);
    for (int at = from; at < end; at++) {
      word |= (label[at] & 0xFFL) << (8 * (at - from));
    }
    return word;
  }
}
