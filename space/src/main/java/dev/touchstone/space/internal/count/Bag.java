package dev.touchstone.space.internal.count;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A multiset of sorts and how many ways there are to fill all of them within a total size.
 *
 * <p>Open places of a partial value differ by sort only, so their multiset together with the size left
 * decides how many complete values remain. Bags are kept in a trie over ascending sorts that hangs
 * off its smallest sort: equal multisets are the same object, and every step is looked up once.
 */
public final class Bag extends Series {
  /** The bag of nothing. */
  public static final Bag EMPTY = new Bag();

  private final @Nullable Bag rest;
  private final @Nullable Sort last;
  private final Map<Sort, Bag> larger = new HashMap<>(4);
  private final Map<Sort, Bag> without = new HashMap<>(4);
  private final Map<Sort, Bag[]> after = new HashMap<>(4);

  private Bag() {
    this.rest = null;
    this.last = null;
  }

  Bag(Bag rest, Sort last) {
    this.rest = rest;
    this.last = last;
  }

  /** Returns the bag of some sorts. */
  public static Bag of(List<? extends Sort> sorts) {
    Bag bag = EMPTY;
    for (Sort sort : sorts) {
      bag = bag.plus(sort);
    }
    return bag;
  }

  /** Returns this bag with one more sort. */
  public Bag plus(Sort sort) {
    if (rest == null || last == null) {
      return sort.single();
    }
    if (sort.id() < last.id()) {
      return rest.plus(sort).plus(last);
    }
    synchronized (LOCK) {
      return larger.computeIfAbsent(sort, more -> new Bag(this, more));
    }
  }

  /** Returns this bag without one of a sort that it holds. */
  public Bag minus(Sort sort) {
    synchronized (LOCK) {
      Bag known = without.get(sort);
      if (known == null) {
        known = remove(sort);
        without.put(sort, known);
      }
      return known;
    }
  }

  private Bag remove(Sort sort) {
    if (rest == null || last == null) {
      throw new IllegalStateException("no " + sort + " in the bag");
    }
    return last == sort ? rest : rest.minus(sort).plus(last);
  }

  /**
   * Returns the bags that follow when a sort in this bag takes each of its alternatives: the others and
   * the alternative's own open places.
   */
  public Bag[] after(Structured sort) {
    synchronized (LOCK) {
      Bag[] known = after.get(sort);
      if (known == null) {
        Bag others = minus(sort);
        List<Alternative> alternatives = sort.alternatives();
        known = new Bag[alternatives.size()];
        for (int i = 0; i < known.length; i++) {
          Bag next = others;
          for (Sort open : alternatives.get(i).opening().places()) {
            next = next.plus(open);
          }
          known[i] = next;
        }
        after.put(sort, known);
      }
      return known;
    }
  }

  @Override
  protected void compute(int size, Sum sum) {
    if (rest == null || last == null) {
      sum.add(size == 0 ? 1 : 0);
      return;
    }
    if (rest == EMPTY) {
      sum.add(last, size);
      return;
    }
    for (int part = 0; part <= size; part++) {
      if (rest.at(size - part) != 0) {
        sum.addProduct(last, part, rest, size - part);
      }
    }
  }

  @Override
  String name() {
    return rest == null || last == null ? "nothing" : rest.name() + " and " + last;
  }
}
