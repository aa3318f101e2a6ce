package dev.touchstone.space.internal.count;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * From an index to the value and back.
 *
 * <p>A union walks its alternatives and subtracts their counts; a product walks the sizes of its first
 * part, then divides: the quotient selects in that part, the remainder in the others.
 *
 * <p>Source: Duregard, Jansson and Wang, Feat: Functional Enumeration of Algebraic Types (2012),
 * section 3; Claessen, Duregard and Palka, Generating Constrained Random Data with Uniform
 * Distribution (2014), section 2.3. Deviation: an explicit stack instead of recursion.
 */
public final class Index {
  private final Partial partial;
  private final Deque<Task> tasks = new ArrayDeque<>();

  private record Task(
      Hole hole, int size, long small, @Nullable BigInteger large) {
    static Task of(Hole hole, int size, BigInteger index) {
      return index.bitLength() < Long.SIZE
          ? new Task(hole, size, index.longValue(), null)
          : new Task(hole, size, 0, index);
    }

    BigInteger index() {
      return large == null ? BigInteger.valueOf(small) : large;
    }
  }

  private Index(Partial partial) {
    this.partial = partial;
  }

  /** Fills all open places with the completion that has an index among those of a total size. */
  public static void fill(Partial partial, int size, BigInteger index) {
    Index walk = new Index(partial);
    List<Hole> open = partial.open();
    Bag all = Bag.EMPTY;
    for (Hole hole : open) {
      all = all.plus(hole.sort);
    }
    walk.divide(open, all, size, index);
    walk.finish();
  }

  /** Returns the value of a size with an index below the count, as a partial value without holes. */
  public static Partial at(Sort sort, int size, BigInteger index) {
    Partial partial = Partial.unread(sort);
    Index walk = new Index(partial);
    walk.tasks.push(Task.of(partial.root(), size, index));
    walk.finish();
    return partial;
  }

  private void finish() {
    while (!tasks.isEmpty()) {
      Task task = tasks.pop();
      if (task.hole.sort instanceof Structured structured) {
        choose(task, structured);
      } else {
        partial.choose(task.hole, task.size, task.index());
      }
    }
  }

  private void choose(Task task, Structured sort) {
    long small = task.small;
    BigInteger large = task.large;
    for (Alternative alternative : sort.alternatives()) {
      int left = task.size - alternative.cost();
      Bag parts = alternative.suffix(0);
      long count = parts.at(left);
      if (large == null && (small < count || count == Series.HUGE)) {
        enter(task.hole, alternative);
        divide(List.of(task.hole.parts), parts, left, BigInteger.valueOf(small));
        return;
      }
      if (large == null) {
        small -= count;
        continue;
      }
      BigInteger exact = parts.exactly(left);
      if (large.compareTo(exact) < 0) {
        enter(task.hole, alternative);
        divide(List.of(task.hole.parts), parts, left, large);
        return;
      }
      large = large.subtract(exact);
    }
    throw new IndexOutOfBoundsException(
        "index %s of %s at size %d".formatted(task.index(), sort, task.size));
  }

  private void enter(Hole hole, Alternative alternative) {
    if (hole.chosen == null) {
      partial.choose(hole, alternative);
    }
  }

  private void divide(List<Hole> parts, Bag all, int total, BigInteger index) {
    Bag bag = all;
    int size = total;
    BigInteger left = index;
    int at = 0;
    while (at < parts.size() && bag.at(size) == Series.HUGE) {
      Hole part = parts.get(at++);
      Bag rest = bag.minus(part.sort);
      int own = rest == Bag.EMPTY ? size : 0;
      BigInteger block = block(part, own, rest, size);
      while (left.compareTo(block) >= 0) {
        left = left.subtract(block);
        own++;
        block = block(part, own, rest, size);
      }
      size -= own;
      BigInteger[] divided = left.divideAndRemainder(rest.exactly(size));
      tasks.push(Task.of(part, own, divided[0]));
      left = divided[1];
      bag = rest;
    }
    divide(parts.subList(at, parts.size()), bag, size, left.longValue());
  }

  private static BigInteger block(Hole part, int own, Bag rest, int size) {
    return part.sort.exactly(own).multiply(rest.exactly(size - own));
  }

  /** Divides where all counts fit a long: then so do their products, which are no larger. */
  private void divide(List<Hole> parts, Bag all, int total, long index) {
    Bag bag = all;
    int size = total;
    long left = index;
    for (Hole part : parts) {
      Bag rest = bag.minus(part.sort);
      int own = 0;
      if (rest == Bag.EMPTY) {
        tasks.push(new Task(part, size, left, null));
        return;
      }
      while (true) {
        long others = rest.at(size - own);
        long block = others == 0 ? 0 : part.sort.at(own) * others;
        if (left < block) {
          tasks.push(new Task(part, own, left / others, null));
          left %= others;
          break;
        }
        left -= block;
        own++;
      }
      size -= own;
      bag = rest;
    }
  }

  /**
   * Returns a value taken apart.
   *
   * @return the parts, or null if the value is not of the sort
   * @throws UnknownInverse if some part of it was made by code without an inverse
   */
  public static @Nullable Partial of(Sort sort, Object value) {
    Partial partial = Partial.unread(sort);
    Map<Hole, Object> values = new HashMap<>(Collections.singletonMap(partial.root(), value));
    for (int at = 0; at < partial.size(); at++) {
      Hole hole = partial.hole(at);
      Object whole = values.remove(hole);
      if (whole == null || !apart(partial, hole, whole, values)) {
        return null;
      }
    }
    return partial;
  }

  private static boolean apart(Partial partial, Hole hole, Object value, Map<Hole, Object> values) {
    if (hole.sort instanceof Whole whole) {
      whole.locate(value).ifPresent(place -> partial.choose(hole, place.size(), place.index()));
      return hole.decided();
    }
    for (Alternative alternative : ((Structured) hole.sort).alternatives()) {
      Object[] parts = parts(alternative, value);
      if (parts != null) {
        if (hole.chosen == null) {
          partial.choose(hole, alternative);
        }
        for (int i = 0; i < parts.length; i++) {
          values.put(hole.parts[i], parts[i]);
        }
        return true;
      }
    }
    return false;
  }

  private static Object @Nullable [] parts(Alternative alternative, Object value) {
    Function<Object, Object @Nullable []> unbuild = alternative.unbuild();
    if (unbuild == null) {
      throw new UnknownInverse();
    }
    try {
      return unbuild.apply(value);
    } catch (ClassCastException other) {
      return null;
    }
  }

  /** Signals a function that cannot be undone. */
  public static final class UnknownInverse extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }
}
