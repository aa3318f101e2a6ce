package dev.touchstone.random;

import java.util.ConcurrentModificationException;
import java.util.Objects;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * From blocks to longs: four buffered words, filled when the first of them is asked for.
 *
 * <p>One counter is the whole state: its two lowest bits are the place in the block, the others the
 * number of the block.
 */
abstract class Buffer extends Block {
  /** How many places on either side {@link #nextBlocks} may overwrite. */
  public static final int MARGIN = 3;

  private static final boolean CHECK_THREAD = Boolean.getBoolean("touchstone.random.checkThread");

  /** How many longs were drawn at this node. */
  private long drawn;

  private @Nullable Thread owner;

  /** Writes output block {@code number} of the current node into the four words. */
  abstract void fill(long number);

  /** Draws the next word of the current block, or the first of the next block. */
  public long nextLong() {
    checkThread();
    long number = drawn++;
    int word = (int) number & 3;
    if (word == 0) {
      fill(number >>> 2);
    }
    return switch (word) {
      case 0 -> w0;
      case 1 -> w1;
      case 2 -> w2;
      default -> w3;
    };
  }

  /**
   * Draws many longs, the same as one by one, in whole blocks: up to {@link #MARGIN} places before the
   * first and behind the last are overwritten.
   *
   * @param into gets the longs
   * @param from the place of the first
   * @param count how many, zero or more
   * @throws IndexOutOfBoundsException if the places and the margins are not all there
   */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public void nextBlocks(long[] into, int from, int count) {
    Objects.checkFromIndexSize(from - MARGIN, count + 2 * MARGIN, into.length);
    checkThread();
    int end = from + count;
    int at = from - ((int) drawn & 3);
    long number = drawn >>> 2;
    drawn += count;
    if (at < from && at < end) {
      at = put(into, at);
      number++;
    }
    while (at < end) {
      fill(number++);
      at = put(into, at);
    }
  }

  /** Writes the four words from a place on; returns the place behind them. */
  private int put(long[] into, int at) {
    into[at] = w0;
    into[at + 1] = w1;
    into[at + 2] = w2;
    into[at + 3] = w3;
    return at + 4;
  }

  /** Forgets the buffered words and starts at block 0 again. */
  final void restart() {
    drawn = 0;
  }

  /** Makes the first caller's thread the owner and refuses others, if the check is turned on. */
  final void checkThread() {
    if (CHECK_THREAD) {
      checkOwner(Thread.currentThread());
    }
  }

  private void checkOwner(Thread current) {
    if (owner == null) {
      owner = current;
    } else if (owner != current) {
      throw new ConcurrentModificationException(
          "generator of thread \"%s\" used by thread \"%s\"; give each thread its own split() or child()"
              .formatted(owner.getName(), current.getName()));
    }
  }
}
