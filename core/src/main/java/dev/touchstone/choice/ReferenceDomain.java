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
  private final int[] producers;

  private ReferenceDomain(int[] producers) {
    this.producers = producers;
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
    return new ReferenceDomain(producers.clone());
  }

  @Override
  public Kind kind() {
    return Kind.REFERENCE;
  }

  @Override
  public boolean forced() {
    return producers.length == 1;
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
    return other instanceof ReferenceDomain that && Arrays.equals(producers, that.producers);
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
