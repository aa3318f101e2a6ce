package dev.touchstone.space;

import java.math.BigInteger;
import java.util.stream.Stream;

/** Streams of values in the order of their indices. */
final class Listed {
  private Listed() {}

  static <T> Stream<T> striped(Space<T> space, int size, int stripe, int of) {
    if (of < 1 || stripe < 0 || stripe >= of) {
      throw new IllegalSpace("stripe %d of %d; stripes count from zero".formatted(stripe, of));
    }
    BigInteger step = BigInteger.valueOf(of);
    return upTo(space.count(size), BigInteger.valueOf(stripe), step)
        .map(index -> space.at(size, index));
  }

  static <T> Stream<T> spread(Space<T> space, int size, int most) {
    if (most < 1) {
      throw new IllegalSpace("spread over %d values; ask for at least one".formatted(most));
    }
    BigInteger count = space.count(size);
    BigInteger wanted = BigInteger.valueOf(most).min(count);
    return upTo(wanted, BigInteger.ZERO, BigInteger.ONE)
        .map(i -> space.at(size, i.multiply(count).divide(wanted)));
  }

  private static Stream<BigInteger> upTo(BigInteger end, BigInteger from, BigInteger step) {
    return Stream.iterate(from, index -> index.compareTo(end) < 0, index -> index.add(step));
  }
}
