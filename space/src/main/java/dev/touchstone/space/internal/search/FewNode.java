package dev.touchstone.space.internal.search;

import dev.touchstone.space.internal.count.Bag;
import dev.touchstone.space.internal.count.Whole;
import java.math.BigInteger;

/** A node about a place with few whole values, listed by size and index. */
final class FewNode extends ListedNode implements WholeNode {
  /** More values than this are not listed. */
  static final int MOST = 64;

  private final Whole sort;
  private final Bag rest;
  private final short[] sizes;
  private final byte[] indices;

  private FewNode(int hole, Whole sort, Bag open, int budget, long decided, int slots) {
    super(hole, open, budget, decided, slots);
    this.sort = sort;
    this.rest = open.minus(sort);
    this.sizes = new short[slots];
    this.indices = new byte[slots];
    int slot = 0;
    for (int size = 0; slot < slots; size++) {
      long count = rest.at(budget - size) == 0 ? 0 : sort.at(size);
      for (int index = 0; index < count; index++) {
        sizes[slot] = (short) size;
        indices[slot++] = (byte) index;
      }
    }
    weighAll();
  }

  /** Makes the node that suits the number of values. */
  static Node of(int hole, Whole sort, Bag open, int budget, long decided) {
    Bag rest = open.minus(sort);
    long values = 0;
    for (int size = 0; size <= budget && values <= MOST; size++) {
      if (rest.at(budget - size) != 0) {
        long count = sort.at(size);
        values = count < 0 || count > MOST ? MOST + 1 : values + count;
      }
    }
    return values <= MOST && budget < Short.MAX_VALUE
        ? new FewNode(hole, sort, open, budget, decided, (int) values)
        : new ManyNode(hole, sort, open, budget, decided);
  }

  @Override
  public Object value(int slot) {
    return sort.value(size(slot), index(slot));
  }

  @Override
  public int size(int slot) {
    return sizes[slot];
  }

  @Override
  public BigInteger index(int slot) {
    return BigInteger.valueOf(indices[slot]);
  }

  @Override
  Bag openBelow(int slot) {
    return rest;
  }

  @Override
  int budgetBelow(int slot) {
    return budget - sizes[slot];
  }
}
