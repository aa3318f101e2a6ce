package dev.touchstone.samples.space;

import dev.touchstone.space.Space;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * The spaces of terms under a number of binders, each made once.
 *
 * @param <T> the type of the terms
 */
final class ClosedTerms<T> {
  private final Kinds<T> kinds;
  private final Map<Integer, Space<T>> under = new HashMap<>();

  private ClosedTerms(Kinds<T> kinds) {
    this.kinds = kinds;
  }

  /** Which kinds of terms there are. */
  interface Kinds<T> {
    /** Returns the spaces of the kinds under some binders, made of spaces under as many or more. */
    List<Space<? extends T>> of(int binders, IntFunction<Space<T>> under);
  }

  static <T> Space<T> of(Kinds<T> kinds) {
    return new ClosedTerms<>(kinds).under(0);
  }

  private Space<T> under(int binders) {
    Space<T> known = under.get(binders);
    if (known == null) {
      known =
          Space.lazy("terms under " + binders, () -> Space.oneOf(kinds.of(binders, this::under)));
      under.put(binders, known);
    }
    return known;
  }
}
