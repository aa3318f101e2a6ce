package dev.touchstone.space;

import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import dev.touchstone.space.internal.count.Index;
import dev.touchstone.space.internal.count.Partial;
import dev.touchstone.space.internal.search.Following;
import dev.touchstone.space.internal.search.Race;
import dev.touchstone.space.internal.search.Search;
import java.math.BigInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The valid values of one size, each found by keys: the same key gives the same value, whatever was
 * looked for before, and all values are equally likely.
 *
 * <p>Where valid values are rare, a race for one of them comes past nearly all the tree, each time. So
 * the first race, under a fixed key, tells how rare they are; where it took many runs, and deciding
 * the whole tree takes no more than some races would, all valid values are found first, and a key is
 * a position among them. How it is done depends on the condition and the size alone, not on the memory
 * there is: the budget is kept between draws, and what was dropped is found again.
 */
final class Keyed {
  private static final int FEW_RUNS = 20;
  private static final int RACES = 50;
  private static final long MOST_RUNS = 300_000;

  private final Guided<?> guided;
  private final int size;
  private final Search search;
  private boolean decided;

  private Keyed(Guided<?> guided, int size) {
    this.guided = guided;
    this.size = size;
    this.search = guided.steadySearch(size);
  }

  static Keyed of(Guided<?> guided, int size) {
    Keyed keyed = new Keyed(guided, size);
    keyed.holding(keyed::prepare);
    return keyed;
  }

  private boolean prepare() {
    Race.run(search, node(BigInteger.ZERO), guided.mostCalls());
    long first = search.runs();
    if (first > FEW_RUNS) {
      search.decide(Math.min(RACES * first, MOST_RUNS));
      decided = search.decided();
    }
    return decided;
  }

  private <R> R holding(Supplier<R> work) {
    search.hold();
    try {
      return work.get();
    } finally {
      search.release();
    }
  }

  private Node node(BigInteger key) {
    return Seed.of(size, 0).root().child(key.toString(Character.MAX_RADIX));
  }

  /** Returns the index of the value of a key. */
  BigInteger at(BigInteger key) {
    return index(
        decided ? holding(() -> positioned(key)) : Race.run(search, node(key), guided.mostCalls()));
  }

  private Partial positioned(BigInteger key) {
    if (!search.decided()) {
      search.decide(Long.MAX_VALUE);
    }
    search.visit(node(key).open().nextBig(search.left()));
    return search.complete();
  }

  /** Returns the index of the first valid value from an index on. */
  BigInteger following(BigInteger index) {
    Partial start = Index.at(guided.space().sort(), size, index);
    return index(Following.from(search, start, guided.mostCalls()));
  }

  private BigInteger index(@Nullable Partial found) {
    if (found == null) {
      throw guided.gaveUp("no valid value was found within the calls allowed");
    }
    return found.position().index();
  }
}
