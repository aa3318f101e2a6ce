package dev.touchstone;

import dev.touchstone.choice.IllegalGenerator;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A generator that is looked up when it first draws, so that generators may refer to each other.
 *
 * <p>Each entry halves the depth allowance, and below zero alternatives keep to their first. A
 * generator that still finds no end runs out of stack; the frames it passes on the way out name the
 * cycle.
 */
final class Lazy<T> implements Gen<T> {
  private final Supplier<? extends Gen<T>> supplier;
  private final String place;
  private volatile @Nullable Gen<T> gen;

  Lazy(Supplier<? extends Gen<T>> supplier) {
    this.supplier = supplier;
    this.place = Place.ofCaller();
  }

  @Override
  public T generate(Source source) {
    int depth = source.depth();
    try {
      return source.atDepth(depth > 0 ? depth / 2 : -1, resolved());
    } catch (StackOverflowError endless) {
      throw new Endless(place);
    } catch (Endless endless) {
      throw endless.through(place);
    }
  }

  private Gen<T> resolved() {
    Gen<T> known = gen;
    if (known == null) {
      known = supplier.get();
      if (known == null) {
        throw new IllegalGenerator("the lazy generator of " + place + " is null when it draws;"
            + " assign the field that its supplier reads before the first draw");
      }
      gen = known;
    }
    return known;
  }

  /** Collects the places of a cycle, innermost first. */
  private static final class Endless extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final String BEFORE = "a recursive generator finds no end: lazy of ";
    private static final String AFTER =
        "; put an alternative that does not recurse first, or use Gen.recursive";

    private final transient List<String> places = new ArrayList<>();

    Endless(String place) {
      super(null, null, false, false);
      places.add(place);
    }

    RuntimeException through(String place) {
      boolean closed = places.contains(place);
      places.add(place);
      return closed ? new IllegalGenerator(getMessage()) : this;
    }

    @Override
    public String getMessage() {
      List<String> outermostFirst = new ArrayList<>(places);
      Collections.reverse(outermostFirst);
      return BEFORE.concat(String.join(" -> ", outermostFirst)).concat(AFTER);
    }
  }
}
