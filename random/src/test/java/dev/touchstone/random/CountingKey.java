package dev.touchstone.random;

import java.util.concurrent.atomic.AtomicInteger;

/** A real key that counts the cipher calls made through it and its descendants. */
final class CountingKey extends Key {
  private final AtomicInteger calls;

  CountingKey(AtomicInteger calls) {
    this(new Key(1, 2, 3, 4), calls);
  }

  private CountingKey(Key words, AtomicInteger calls) {
    super(words.w0, words.w1, words.w2, words.w3);
    this.calls = calls;
  }

  @Override
  Key absorb(long path, long word, long tag) {
    calls.incrementAndGet();
    return new CountingKey(super.absorb(path, word, tag), calls);
  }

  @Override
  void output(long path, long counter, long tag, Block out) {
    calls.incrementAndGet();
    super.output(path, counter, tag, out);
  }
}
