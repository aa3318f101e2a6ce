package dev.touchstone.space.internal.count;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Sets of values of a sort: a set costs one, and each element one more than itself.
 *
 * <p>A set is its elements in strictly ascending order of size, then index. Sets whose elements have at
 * least a given size form a series each: choose m elements of that size, then a set of larger ones.
 * Combinations are numbered in the combinatorial number system.
 */
public final class Subsets extends Whole {
  private final Sort element;
  private final List<Tail> tails = new ArrayList<>();

  /** Describes the sets of a sort. */
  public Subsets(Sort element) {
    super("sets of " + element.name());
    this.element = element;
  }

  @Override
  protected void compute(int size, Sum sum) {
    if (size > 0) {
      sum.add(tail(0), size - 1);
    }
  }

  private Tail tail(int least) {
    synchronized (LOCK) {
      while (tails.size() <= least) {
        tails.add(new Tail(tails.size()));
      }
      return tails.get(least);
    }
  }

  private final class Tail extends Series {
    private final int least;

    Tail(int least) {
      this.least = least;
    }

    @Override
    protected void compute(int size, Sum sum) {
      if (size <= least) {
        sum.add(size == 0 ? 1 : 0);
        return;
      }
      for (int chosen = 0; chosen * (least + 1) <= size; chosen++) {
        sum.add(block(least, chosen, size));
      }
    }

    @Override
    String name() {
      return Subsets.this.name();
    }
  }

  private BigInteger block(int least, int chosen, int size) {
    BigInteger ways = binomial(element.exactly(least), chosen);
    return ways.signum() == 0
        ? ways
        : ways.multiply(tail(least + 1).exactly(size - chosen * (least + 1)));
  }

  private static BigInteger binomial(BigInteger n, int k) {
    if (n.compareTo(BigInteger.valueOf(k)) < 0) {
      return BigInteger.ZERO;
    }
    BigInteger result = BigInteger.ONE;
    for (int i = 0; i < k; i++) {
      result = result.multiply(n.subtract(BigInteger.valueOf(i))).divide(BigInteger.valueOf(i + 1));
    }
    return result;
  }

  @Override
  public Object value(int size, BigInteger index) {
    Set<Object> elements = new LinkedHashSet<>();
    BigInteger left = index;
    int rest = size - 1;
    for (int own = 0; rest > 0; own++) {
      int chosen = 0;
      BigInteger block = block(own, 0, rest);
      while (left.compareTo(block) >= 0) {
        left = left.subtract(block);
        chosen++;
        block = block(own, chosen, rest);
      }
      rest -= chosen * (own + 1);
      BigInteger[] divided = left.divideAndRemainder(tail(own + 1).exactly(rest));
      for (BigInteger each : combination(divided[0], chosen)) {
        Partial made = Index.at(element, own, each);
        elements.add(made.build(made.root()));
      }
      left = divided[1];
    }
    return java.util.Collections.unmodifiableSet(elements);
  }

  private static List<BigInteger> combination(BigInteger rank, int chosen) {
    List<BigInteger> result = new ArrayList<>();
    BigInteger left = rank;
    for (int k = chosen; k > 0; k--) {
      BigInteger top = largest(left, k);
      left = left.subtract(binomial(top, k));
      result.add(0, top);
    }
    return result;
  }

  private static BigInteger largest(BigInteger rank, int k) {
    BigInteger low = BigInteger.valueOf(k - 1L);
    BigInteger high = rank.add(BigInteger.valueOf(k));
    while (high.subtract(low).compareTo(BigInteger.ONE) > 0) {
      BigInteger middle = low.add(high).shiftRight(1);
      if (binomial(middle, k).compareTo(rank) <= 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }

  @Override
  public Optional<Place> locate(Object value) {
    if (!(value instanceof Set<?> set)) {
      return Optional.empty();
    }
    List<Place> places = new ArrayList<>();
    for (Object each : set) {
      Partial apart = Index.of(element, each);
      if (apart == null) {
        return Optional.empty();
      }
      places.add(apart.position());
    }
    places.sort(java.util.Comparator.comparingInt(Place::size).thenComparing(Place::index));
    return Optional.of(rank(places));
  }

  private Place rank(List<Place> places) {
    int size = 1 + places.stream().mapToInt(place -> place.size() + 1).sum();
    Sum sum = new Sum();
    int rest = size - 1;
    for (int own = 0; rest > 0; own++) {
      int now = own;
      List<BigInteger> same =
          places.stream().filter(place -> place.size() == now).map(Place::index).toList();
      for (int fewer = 0; fewer < same.size(); fewer++) {
        sum.add(block(own, fewer, rest));
      }
      rest -= same.size() * (own + 1);
      BigInteger rank = BigInteger.ZERO;
      for (int k = 0; k < same.size(); k++) {
        rank = rank.add(binomial(same.get(k), k + 1));
      }
      sum.add(rank.multiply(tail(own + 1).exactly(rest)));
    }
    return new Place(size, sum.total());
  }
}
