package dev.touchstone.random;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Consecutive numbered children of one place, made together.
 *
 * <p>Siblings mostly draw alike: what one asks for at its start, the next one asks for, too. So with
 * the keys of its children a brood makes those of their output blocks that enough of the brood
 * before asked for, all {@link Lanes side by side}. Any other block is made when it is asked for. A brood
 * decides when bits are made, never which.
 *
 * <p>What was made does not change any more, so a child may be kept and used by any thread.
 */
final class Brood {
  private static final int MOST_PLACES = 8;

  private final long first;
  private final long[] keys;
  private final Column[] ready;
  private final @Nullable Column[] others = new @Nullable Column[MOST_PLACES];

  /** Makes the children of a place from a number on, with the blocks that are wanted of each. */
  Brood(LaneKeys parent, long path, int length, long first, Column[] wanted) {
    this.first = first;
    keys = Lanes.blocks(path, 0, Layout.tag(length, Layout.INDEX, 0));
    for (int i = 0; i < Lanes.COUNT; i++) {
      keys[i + Lanes.COUNT] = first + i;
    }
    Lanes.encrypt(keys, parent);
    ready = new Column[wanted.length];
    LaneKeys children = LaneKeys.of(keys);
    for (int i = 0; i < wanted.length; i++) {
      ready[i] = wanted[i].made(children);
    }
  }

  boolean holds(long index) {
    return Long.compareUnsigned(index - first, Lanes.COUNT) < 0;
  }

  Key key(long index) {
    int lane = (int) (index - first);
    return new Sibling(
        keys[lane],
        keys[lane + Lanes.COUNT],
        keys[lane + 2 * Lanes.COUNT],
        keys[lane + 3 * Lanes.COUNT],
        this,
        lane);
  }

  /** Returns the places that many of the children asked for. */
  Column[] wanted() {
    Column[] wanted = new Column[ready.length + MOST_PLACES];
    int count = 0;
    for (Column column : ready) {
      if (column.wanted()) {
        wanted[count++] = column;
      }
    }
    for (Column column : others) {
      if (column != null && column.wanted()) {
        wanted[count++] = column;
      }
    }
    return Arrays.copyOf(wanted, count);
  }

  private void output(Sibling key, long path, long number, long tag, Block out) {
    int next = key.next;
    if (next < ready.length && ready[next].at(path, number, tag)) {
      key.next = next + 1;
      ready[next].give(key.lane, out);
      return;
    }
    for (int i = 0; i < ready.length; i++) {
      if (ready[i].at(path, number, tag)) {
        key.next = i + 1;
        ready[i].give(key.lane, out);
        return;
      }
    }
    Threefish.encrypt(key, path, number, tag, 0, out);
    count(path, number, tag);
  }

  private void count(long path, long number, long tag) {
    for (int i = 0; i < MOST_PLACES; i++) {
      Column other = others[i];
      if (other == null) {
        others[i] = Column.unmade(path, number, tag);
        return;
      }
      if (other.at(path, number, tag)) {
        other.ask();
        return;
      }
    }
  }

  /** The key of one child. */
  private static final class Sibling extends Key {
    private final Brood brood;
    private final int lane;

    /** Which of the blocks that are ready is probably asked for next. */
    private int next;

    Sibling(long k0, long k1, long k2, long k3, Brood brood, int lane) {
      super(k0, k1, k2, k3);
      this.brood = brood;
      this.lane = lane;
    }

    @Override
    boolean plain() {
      return true;
    }

    @Override
    void output(long path, long counter, long tag, Block out) {
      brood.output(this, path, counter, tag, out);
    }
  }
}
