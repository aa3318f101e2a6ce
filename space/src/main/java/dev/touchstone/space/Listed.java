package dev.touchstone.space;

import java.math.BigInteger;
import java.util.stream.Stream;

/** Streams of values in the order of their indices. */
final class Listed {
  private Listed() {}

  static <T> Stream<T> every(Space<T> space, int size, BigInteger from, BigInteger step) {
    BigInteger count = space.count(size);
    return Stream.iterate(from, index -> index.compareTo(count) < 0, index -> index.add(step))
        .map(index -> space.at(size, index));
  }
}
