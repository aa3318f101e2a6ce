package dev.touchstone;

import dev.touchstone.choice.Domain;
import java.util.function.LongFunction;

/**
 * A generator whose value is one draw, so that a list of them can be drawn in one go.
 *
 * @param domain what is drawn
 * @param shape makes the value from what was drawn
 */
record Leaf<T>(Domain.Scalar domain, LongFunction<T> shape) implements Gen<T> {
  /** A class of its own and no lambda: ints are what the first test of a run mostly draws. */
  enum IntShape implements LongFunction<Integer> {
    ONLY;

    @Override
    public Integer apply(long number) {
      return (int) number;
    }
  }

  @Override
  public T generate(Source source) {
    return shape.apply(source.draw(domain));
  }
}
