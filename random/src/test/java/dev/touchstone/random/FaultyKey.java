package dev.touchstone.random;

/** Our generator with one thing wrong in the block that reaches the cipher. */
final class FaultyKey extends Key {
  /** What is wrong. */
  enum Fault {
    /** The tag does not say how long the path is. */
    NO_LENGTH,
    /** The block number is cut to eight bits. */
    SHORT_COUNTER,
    /** A numbered child differs from its parent in one key word only, under a two-round cipher. */
    XOR_CHILD
  }

  private final Fault fault;

  private FaultyKey(Key words, Fault fault) {
    super(words.w0, words.w1, words.w2, words.w3);
    this.fault = fault;
  }

  static TfRandom generator(Fault fault) {
    return new TfRandom(new FaultyKey(Seed.of(1, 2, 3, 4).key(), fault), 0, 0);
  }

  @Override
  Key absorb(long path, long word, long tag) {
    Key next = switch (fault) {
      case NO_LENGTH -> super.absorb(path, word, tag & ~0xFF);
      case SHORT_COUNTER -> super.absorb(path, word, tag);
      case XOR_CHILD -> new Key(w0 ^ word, w1, w2, w3);
    };
    return new FaultyKey(next, fault);
  }

  @Override
  void output(long path, long counter, long tag, Block out) {
    switch (fault) {
      case NO_LENGTH -> super.output(path, counter, tag & ~0xFF, out);
      case SHORT_COUNTER -> super.output(path, counter & 0xFF, tag, out);
      case XOR_CHILD -> twoRounds(path, counter, tag, out);
    }
  }

  private void twoRounds(long path, long counter, long tag, Block out) {
    long[] key = {w0, w1, w2, w3};
    long[] x = TweakedThreefish.encrypt(key, new long[2], new long[] {path, counter, tag, 0}, 2);
    out.w0 = x[0];
    out.w1 = x[1];
    out.w2 = x[2];
    out.w3 = x[3];
  }
}
