package dev.touchstone;

import dev.touchstone.choice.Boxing;
import dev.touchstone.choice.Domain;
import java.util.Arrays;
import java.util.function.LongFunction;

/**
 * A generator whose value is one draw, so that a list of them can be drawn in one go.
 *
 * @param domain what is drawn
 * @param shape makes the value from what was drawn
 */
record Leaf<T>(Domain.Scalar domain, LongFunction<T> shape) implements Gen<T> {
  /** A class of its own and no lambda: ints are what the first test of a run mostly draws. */
  enum IntShape implements Boxing<Integer> {
    ONLY;

    @Override
    public Integer apply(long number) {
      return (int) number;
    }

    @Override
    public Integer[] kept() {
      return Kept.INTS;
    }
  }

  /** Longs as objects. */
  enum LongShape implements Boxing<Long> {
    ONLY;

    @Override
    public Long apply(long number) {
      return number;
    }

    @Override
    public Long[] kept() {
      return Kept.LONGS;
    }
  }

  /** The objects that Java keeps, looked up when the first row is drawn. */
  private static final class Kept {
    static final Integer[] INTS = new Integer[Boxing.COUNT];
    static final Long[] LONGS = new Long[Boxing.COUNT];

    static {
      Arrays.setAll(INTS, i -> i + Boxing.LEAST);
      Arrays.setAll(LONGS, i -> (long) i + Boxing.LEAST);
    }
  }

  @Override
  public T generate(Source source) {
    return shape.apply(source.draw(domain));
  }
}
