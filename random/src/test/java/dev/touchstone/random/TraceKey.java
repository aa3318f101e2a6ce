package dev.touchstone.random;

import java.util.Arrays;
import java.util.List;

/**
 * A key that remembers the blocks it absorbed instead of encrypting them.
 *
 * <p>It stands in for the cipher in the model check, with a layout small enough that every short
 * address can be enumerated. The mask removes fields of the tag: the planted faulty encoders.
 */
final class TraceKey extends Key {
  static final long WHOLE_TAG = -1;
  static final long WITHOUT_LENGTH = ~0xFFL;
  static final long WITHOUT_KIND = ~0xFF00L;
  static final long WITHOUT_REMAINING = ~0xFFFF0000L;

  private final Layout layout;
  private final long mask;
  private final long[] blocks;
  private final List<long[]> queries;

  /** Starts with no blocks; every query, its output block included, is added to {@code queries}. */
  TraceKey(Layout layout, long mask, List<long[]> queries) {
    this(layout, mask, new long[0], queries);
  }

  private TraceKey(Layout layout, long mask, long[] blocks, List<long[]> queries) {
    this.layout = layout;
    this.mask = mask;
    this.blocks = blocks;
    this.queries = queries;
  }

  @Override
  Layout layout() {
    return layout;
  }

  @Override
  TraceKey absorb(long path, long word, long tag) {
    return new TraceKey(layout, mask, with(path, word, tag), queries);
  }

  @Override
  void output(long path, long counter, long tag, Block out) {
    queries.add(with(path, counter, tag));
  }

  private long[] with(long path, long word, long tag) {
    long[] longer = Arrays.copyOf(blocks, blocks.length + 1);
    longer[blocks.length] = path << 48 | word << 32 | (tag & mask);
    return longer;
  }
}
