package dev.touchstone.space;

import dev.touchstone.random.Seed;
import dev.touchstone.random.TfRandom;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;

/**
 * Looks for values with two representations.
 *
 * <p>Sizes with at most {@link #LISTED} values are listed; of larger ones {@link #DRAWN} are drawn. A
 * value that was drawn twice at the same address is no finding. Among n values with d doubled ones the
 * chance to miss all is about exp(-DRAWN^2 d / n^2).
 */
final class Distinctness {
  private static final BigInteger LISTED = BigInteger.valueOf(100_000);
  private static final int DRAWN = 10_000;

  private Distinctness() {}

  static <T> void check(Space<T> space, int most) {
    Map<T, SizedIndex> seen = new HashMap<>();
    TfRandom random = Seed.of(1, 2).root().child("distinct").open();
    for (int size = 0; size <= most; size++) {
      BigInteger count = space.count(size);
      boolean listed = count.compareTo(LISTED) <= 0;
      int tries = listed ? count.intValueExact() : DRAWN;
      for (int i = 0; i < tries; i++) {
        note(space, size, listed ? BigInteger.valueOf(i) : random.nextBig(count), seen);
      }
      if (seen.size() > 1_000_000) {
        seen.clear();
      }
    }
  }

  private static <T> void note(
      Space<T> space, int size, BigInteger index, Map<T, SizedIndex> seen) {
    SizedIndex now = new SizedIndex(size, index);
    T value = space.at(size, index);
    SizedIndex before = seen.putIfAbsent(value, now);
    if (before != null && !before.equals(now)) {
      throw new IllegalSpace(
          ("%s is in the space twice, as size %d index %s and as size %d index %s;"
                  + " let maps be injective and unions disjoint, else it would be drawn more often than others")
              .formatted(value, before.size(), before.index(), now.size(), now.index()));
    }
  }
}
