package dev.touchstone.space.internal.search;

import dev.touchstone.space.internal.count.Bag;
import dev.touchstone.space.internal.count.Whole;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A node about a place with many whole values, of which only those that were visited have an edge.
 *
 * <p>Values of one size that were not visited all weigh the same, so gaps between visited ones are
 * crossed by one division.
 */
final class ManyNode extends Node implements WholeNode {
  private final Whole sort;
  private final Bag rest;
  private final List<Size> sizes = new ArrayList<>();
  private final List<Size> sizeOf = new ArrayList<>();
  private final List<BigInteger> indexOf = new ArrayList<>();

  private static final class Size {
    final int size;
    final BigInteger each;
    final Map<BigInteger, Integer> visited = new TreeMap<>();
    BigInteger left;

    Size(int size, BigInteger each, BigInteger left) {
      this.size = size;
      this.each = each;
      this.left = left;
    }
  }

  ManyNode(int hole, Whole sort, Bag open, int budget, long decided) {
    super(hole, open, budget, decided, 4);
    this.sort = sort;
    this.rest = open.minus(sort);
    for (int size = 0; size <= budget; size++) {
      BigInteger each = rest.exactly(budget - size);
      if (each.signum() > 0 && sort.at(size) != 0) {
        sizes.add(new Size(size, each, each.multiply(sort.exactly(size))));
      }
    }
  }

  @Override
  int select(Position position) {
    BigInteger left = position.value();
    for (Size size : sizes) {
      if (left.compareTo(size.left) < 0) {
        return select(size, left, position);
      }
      left = left.subtract(size.left);
    }
    throw new IndexOutOfBoundsException("position beyond the values of a branch");
  }

  private int select(Size size, BigInteger start, Position position) {
    BigInteger left = start;
    BigInteger next = BigInteger.ZERO;
    for (Map.Entry<BigInteger, Integer> known : size.visited.entrySet()) {
      BigInteger gap = known.getKey().subtract(next).multiply(size.each);
      if (left.compareTo(gap) < 0) {
        break;
      }
      left = left.subtract(gap);
      BigInteger weight = weight(known.getValue());
      if (left.compareTo(weight) < 0) {
        position.set(left);
        return known.getValue();
      }
      left = left.subtract(weight);
      next = known.getKey().add(BigInteger.ONE);
    }
    BigInteger[] divided = left.divideAndRemainder(size.each);
    position.set(divided[1]);
    return visit(size, next.add(divided[0]));
  }

  @Override
  BigInteger before(int slot) {
    BigInteger before = BigInteger.ZERO;
    for (Size size : sizes) {
      if (size == sizeOf.get(slot)) {
        BigInteger index = indexOf.get(slot);
        BigInteger unvisited = index;
        for (Map.Entry<BigInteger, Integer> known : size.visited.entrySet()) {
          if (known.getKey().compareTo(index) >= 0) {
            break;
          }
          unvisited = unvisited.subtract(BigInteger.ONE);
          before = before.add(weight(known.getValue()));
        }
        return before.add(unvisited.multiply(size.each));
      }
      before = before.add(size.left);
    }
    return before;
  }

  /** Returns the edge of a value, which is made if it was not visited. */
  int slot(Object value) {
    Whole.Place place = sort.locate(value).orElseThrow();
    return slot(place.size(), place.index());
  }

  /** Returns the edge of a value, which is made if it was not visited. */
  private int slot(int size, BigInteger index) {
    Size found = sizes.stream().filter(each -> each.size == size).findFirst().orElseThrow();
    Integer known = found.visited.get(index);
    return known == null ? visit(found, index) : known;
  }

  /** Returns the edge at a position among all values that there were before any was removed. */
  int slotAt(BigInteger position) {
    BigInteger left = position;
    for (Size size : sizes) {
      BigInteger full = size.each.multiply(sort.exactly(size.size));
      if (left.compareTo(full) < 0) {
        return slot(size.size, left.divide(size.each));
      }
      left = left.subtract(full);
    }
    throw new IndexOutOfBoundsException("position beyond the values of a branch");
  }

  private int visit(Size size, BigInteger index) {
    int slot = indexOf.size();
    if (slot == weights.length) {
      grow();
    }
    indexOf.add(index);
    sizeOf.add(size);
    size.visited.put(index, slot);
    weigh(slot, size.each);
    return slot;
  }

  @Override
  void remove(int slot, long count, @Nullable BigInteger large) {
    super.remove(slot, count, large);
    Size size = sizeOf.get(slot);
    size.left = size.left.subtract(large == null ? BigInteger.valueOf(count) : large);
  }

  /** Sets a weight that was restored, and counts the values again. */
  void restore(int slot, BigInteger weight) {
    Size size = sizeOf.get(slot);
    size.left = size.left.subtract(weight(slot)).add(weight);
    weigh(slot, weight);
  }

  @Override
  int slots() {
    return indexOf.size();
  }

  @Override
  BigInteger total() {
    return sizes.stream().map(size -> size.left).reduce(BigInteger.ZERO, BigInteger::add);
  }

  @Override
  public int size(int slot) {
    return sizeOf.get(slot).size;
  }

  @Override
  public Object value(int slot) {
    return sort.value(size(slot), index(slot));
  }

  @Override
  public BigInteger index(int slot) {
    return indexOf.get(slot);
  }

  @Override
  Bag openBelow(int slot) {
    return rest;
  }

  @Override
  int budgetBelow(int slot) {
    return budget - size(slot);
  }
}
