package dev.touchstone.space;

import dev.touchstone.random.TfRandom;
import dev.touchstone.space.internal.count.Hole;
import dev.touchstone.space.internal.search.Conditions;
import dev.touchstone.space.internal.search.Search;
import dev.touchstone.space.internal.search.Watcher;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Learns in which order combined conditions are best tried: those that refuse most for what they read
 * first.
 *
 * <p>Each condition is tried first in turn, on positions of a tree of its own that remembers what it
 * refused, so that later runs meet what earlier ones left. The order is fixed afterwards: a tree
 * depends on it.
 */
final class WarmUp implements Watcher {
  private static final int RUNS = 200;

  private final Guided<?> guided;
  private final int size;
  private final TfRandom random;
  private long runs;
  private long opened;

  WarmUp(Guided<?> guided, int size, TfRandom random) {
    this.guided = guided;
    this.size = size;
    this.random = random;
  }

  long runs() {
    return runs;
  }

  Conditions ordered(Conditions conditions) {
    int count = conditions.tests().size();
    double[] worth = new double[count];
    for (int first = 0; first < count; first++) {
      worth[first] = worth(conditions.alone(first), Math.max(1, RUNS / count));
    }
    List<Integer> order = new ArrayList<>(conditions.order());
    order.sort(Comparator.comparingDouble(condition -> -worth[condition]));
    return conditions.ordered(order);
  }

  private double worth(Conditions alone, int tries) {
    Search search = guided.search(size, alone, this);
    opened = 0;
    double refused = 0;
    for (int i = 0; i < tries && search.left().signum() > 0; i++) {
      BigInteger before = search.left();
      if (!search.visit(random.nextBig(before))) {
        search.removeLeaf();
        refused++;
      }
    }
    runs += search.runs();
    return refused / (1 + opened);
  }

  @Override
  public void opened(int condition, Hole hole) {
    opened++;
  }
}
