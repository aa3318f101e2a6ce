package dev.touchstone.space;

import dev.touchstone.random.TfRandom;
import dev.touchstone.space.internal.search.Conditions;
import dev.touchstone.space.internal.search.Search;
import dev.touchstone.space.internal.search.Watcher;
import java.math.BigInteger;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * Learns in which order combined conditions are best tried: those first that leave the fewest values
 * after as many runs.
 *
 * <p>Each condition is tried first, the others after it, on positions of a tree of its own. What is
 * counted is not how often values are refused but how many are ruled out: a condition that refuses
 * after two reads may rule out less than one that reads ten parts on which all the others hang. Runs
 * are doubled while several conditions are close to each other. The order is fixed afterwards: a
 * tree depends on it.
 */
final class WarmUp {
  private static final int FIRST_RUNS = 100;
  private static final int MOST_RUNS = 400;
  private static final BigInteger CLOSE = BigInteger.valueOf(4);

  private final Guided<?> guided;
  private final int size;
  private final TfRandom random;
  private long runs;

  WarmUp(Guided<?> guided, int size, TfRandom random) {
    this.guided = guided;
    this.size = size;
    this.random = random;
  }

  /** A search that starts with one of the conditions. */
  private record Start(int condition, Search search) {
    BigInteger left() {
      return search.left();
    }
  }

  long runs() {
    return runs;
  }

  Conditions ordered(Conditions conditions) {
    if (conditions.tests().size() == 1) {
      return conditions;
    }
    List<Start> starts = conditions.order().stream()
        .map(first ->
            new Start(first, guided.search(size, conditions.startingWith(first), Watcher.NOBODY)))
        .toList();
    List<Start> close = starts;
    int done = 0;
    for (int all = FIRST_RUNS; close.size() > 1 && all <= MOST_RUNS; all *= 2) {
      for (Start start : close) {
        visit(all - done, start.search);
      }
      done = all;
      BigInteger fewest =
          Collections.min(close, Comparator.comparing(Start::left)).left();
      close = close.stream()
          .filter(start -> start.left().compareTo(fewest.multiply(CLOSE)) <= 0)
          .toList();
    }
    runs = starts.stream().mapToLong(start -> start.search.runs()).sum();
    return conditions.ordered(starts.stream()
        .sorted(Comparator.comparing(Start::left))
        .map(Start::condition)
        .toList());
  }

  private void visit(int positions, Search search) {
    for (int i = 0; i < positions && !search.decided(); i++) {
      if (!search.visit(random.nextBig(search.left()))) {
        search.removeLeaf();
      }
    }
  }
}
