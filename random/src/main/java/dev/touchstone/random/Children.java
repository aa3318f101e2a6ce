package dev.touchstone.random;

import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * The numbered children of one place, for those who open very many of them one after the other.
 *
 * <p>Child {@code i} is what {@link TfRandom#child(long)} opens, bit by bit; here it costs less, because
 * after two hundred children in a row the next ones are made together, with the bits that the ones
 * before drew first:
 *
 * <pre>{@code
 * Children cases = Seed.of(1, 2).root().children();
 * long first = cases.open(37).nextLong();
 * }</pre>
 *
 * <p>Not thread-safe; what it opens is independent of it.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Children {
  private static final int ALONE = 192;

  private final Key key;
  private final long path;
  private final int length;
  private final boolean together;
  private @Nullable LaneKeys keys;
  private @Nullable Brood brood;
  private long next;
  private int row;
  private int used;

  Children(Key key, long path, int length) {
    this.key = key;
    this.path = path;
    this.length = length;
    this.together = key.plain();
  }

  /**
   * Opens the child with a number.
   *
   * @param index any value
   * @return a new generator that has drawn nothing
   */
  public TfRandom open(long index) {
    return new TfRandom(keyOf(index), 0, 0);
  }

  private Key keyOf(long index) {
    if (brood != null && brood.holds(index)) {
      used++;
      return brood.key(index);
    }
    boolean goesOn = index == next || used >= Lanes.COUNT / 2;
    row = goesOn ? Math.min(ALONE, row + 1) : 0;
    next = index + 1;
    return row < ALONE || !together ? key.layout().index(key, path, length, index) : bred(index);
  }

  private Key bred(long index) {
    Column[] wanted = brood == null ? new Column[0] : brood.wanted();
    if (keys == null) {
      keys = LaneKeys.all(key);
    }
    brood = new Brood(keys, path, length, index, wanted);
    next = index + Lanes.COUNT;
    used = 1;
    return brood.key(index);
  }
}
