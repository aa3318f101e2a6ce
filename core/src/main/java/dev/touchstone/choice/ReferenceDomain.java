package dev.touchstone.choice;

import java.util.Arrays;
import org.apiguardian.api.API;

/**
 * One of the things produced so far, oldest first.
 *
 * <p>A recorded value is the producer's ordinal, not its position, so it keeps its meaning when
 * producers before it go away.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class ReferenceDomain implements Domain.Scalar {
  /** How far apart the first ordinals of two producers lie where one producer makes several things. */
  public static final int STRIDE = 1 << 10;

  private static final ReferenceDomain[] MARKS = new ReferenceDomain[256];

  static {
    Arrays.setAll(MARKS, ReferenceDomain::newMark);
  }

  private final int[] producers;
  private final boolean mark;

  private ReferenceDomain(int[] producers, boolean mark) {
    this.producers = producers;
    this.mark = mark;
  }

  /**
   * Returns the domain of a draw that only records where a producer starts.
   *
   * <p>A replay learns from it what the producer was called when its choices were recorded, so later
   * references find it under its new number. The ordinals of what it produces start at its number
   * times {@link #STRIDE}.
   *
   * @param number the producer's number
   */
  public static ReferenceDomain mark(int number) {
    return number < MARKS.length ? MARKS[number] : newMark(number);
  }

  private static ReferenceDomain newMark(int number) {
    return new ReferenceDomain(new int[] {number}, true);
  }

  /** Returns whether this only marks a producer. */
  public boolean marks() {
    return mark;
  }

  /** Returns whether an ordinal is among the candidates. */
  boolean has(long producer) {
    return Arrays.binarySearch(producers, (int) producer) >= 0;
  }

  /** Returns the domain of the given producers' ordinals, in ascending order. */
  public static ReferenceDomain of(int... producers) {
    if (producers.length == 0) {
      throw new IllegalGenerator("a reference needs at least one candidate");
    }
    for (int i = 1; i < producers.length; i++) {
      if (producers[i - 1] >= producers[i]) {
        throw new IllegalGenerator("the producers of a reference are not in ascending order");
      }
    }
    return new ReferenceDomain(producers.clone(), false);
  }

  @Override
  public Kind kind() {
    return Kind.REFERENCE;
  }

  /** A single candidate counts like many: a case must not get smaller by asking too early. */
  @Override
  public boolean forced() {
    return mark;
  }

  /** Returns the position of a producer, or of the nearest older one where it is gone. */
  @Override
  public long index(long producer) {
    int found = Arrays.binarySearch(producers, (int) producer);
    return found >= 0 ? found : Math.max(0, -found - 2);
  }

  @Override
  public long value(long index) {
    return producers[(int) index];
  }

  @Override
  public long last() {
    return producers.length - 1L;
  }

  @Override
  public long sample(Dice dice) {
    return producers[dice.below(producers.length)];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ReferenceDomain that
        && mark == that.mark
        && Arrays.equals(producers, that.producers);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(producers);
  }

  @Override
  public String toString() {
    return "ReferenceDomain" + Arrays.toString(producers);
  }
}
