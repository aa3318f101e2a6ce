package dev.touchstone.space;

import dev.touchstone.space.internal.count.Index;
import dev.touchstone.space.internal.count.Partial;
import dev.touchstone.space.internal.count.Sort;
import dev.touchstone.space.internal.count.Whole;
import java.math.BigInteger;

/** The way from a size and an index to a value, and back. */
final class Address {
  private Address() {}

  static Partial follow(Sort sort, int size, BigInteger index) {
    BigInteger count = sort.exactly(size);
    if (index.signum() < 0 || index.compareTo(count) >= 0) {
      throw new IndexOutOfBoundsException(
          "index %s of %s at size %d, which has %s values".formatted(index, sort, size, count));
    }
    return Index.at(sort, size, index);
  }

  static SizedIndex of(Object value, Sort sort) {
    Partial apart;
    try {
      apart = Index.of(sort, value);
    } catch (Index.UnknownInverse unknown) {
      throw new IllegalSpace(
          "cannot find %s: a map or product on the way has no inverse; give map its second function"
              .formatted(value),
          unknown);
    }
    if (apart == null) {
      throw new IllegalSpace("%s is not in this space".formatted(value));
    }
    Whole.Place place = apart.position();
    return new SizedIndex(place.size(), place.index());
  }
}
