package dev.touchstone.space.internal.search;

import dev.touchstone.random.TfRandom;
import dev.touchstone.space.internal.count.Partial;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.PriorityQueue;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds a valid value that depends on a random node and the predicate alone, not on what the tree has
 * learned; all valid values are equally likely.
 *
 * <p>Every value, valid or not, arrives at a random time, all with the same exponential distribution.
 * The first valid arrival wins. Times are drawn top down: of the values below a node the first one
 * arrives at the time of the node, lies below an edge with a probability in proportion to its
 * weight, and the next edge follows after an exponential delay. Bits are addressed by the path, so an
 * edge that is known to hold nothing valid can be left out without changing anything else. That is
 * what the tree is for here.
 *
 * <p>Source of the idea of drawing such times top down: Maddison, Tarlow and Minka, A* Sampling (2014).
 * Times are doubles, so probabilities are equal up to rounding in the last of 53 bits.
 */
public final class Race {
  private static final int MOST_BITS = 900;

  private final Search search;
  private final int shift;
  private final PriorityQueue<Runner> runners = new PriorityQueue<>();
  private @Nullable Path path;
  private double now;
  private dev.touchstone.random.Node random;

  private Race(Search search, dev.touchstone.random.Node random) {
    this.search = search;
    this.random = random;
    this.shift = Math.max(0, search.top().full(0).bitLength() - MOST_BITS);
  }

  /**
   * Returns the winner; the memory budget is kept between races, not during one.
   *
   * @param mostRuns how often the predicate may run
   * @return the value without holes; null if there is no valid one or the runs are used up
   */
  public static @Nullable Partial run(
      Search search, dev.touchstone.random.Node random, long mostRuns) {
    if (search.left().signum() == 0) {
      return null;
    }
    search.hold();
    try {
      return new Race(search, random).winner(search.runs() + mostRuns);
    } finally {
      search.release();
    }
  }

  private @Nullable Partial winner(long limit) {
    Path edge = frontier(new Runner(null, search.top(), random, 0).enter());
    while (edge != null && search.runs() < limit) {
      path = edge;
      if (search.visit(edge, this::choose)) {
        TfRandom last = random.child("leaf").open();
        return search.complete(last.nextBig(search.leafWeight()));
      }
      search.removeLeaf();
      edge = frontier(next());
    }
    return null;
  }

  /** Goes on, from an edge, to the first arrival that leads out of what is known. */
  private @Nullable Path frontier(@Nullable Path from) {
    Path edge = from;
    while (edge != null) {
      if (edge.node().weights[edge.slot()] == 0) {
        edge = next();
      } else if (edge.below() instanceof Node node) {
        edge = new Runner(edge, node, random, now).enter();
      } else {
        return edge;
      }
    }
    return null;
  }

  private @Nullable Path next() {
    Runner runner = runners.poll();
    if (runner == null) {
      return null;
    }
    now = runner.time;
    return runner.enter();
  }

  private int choose(Node node) {
    Runner runner = new Runner(path, node, random, now);
    Path edge = runner.enter();
    path = edge;
    return edge.slot();
  }

  /** A node of which edges enter one after the other. */
  private final class Runner implements Comparable<Runner> {
    private final @Nullable Path above;
    private final Node node;
    private final dev.touchstone.random.Node place;
    private final TfRandom draws;
    private final Set<Integer> entered = new HashSet<>();
    private final BigInteger full;
    private BigInteger waiting;
    private double time;

    Runner(@Nullable Path above, Node node, dev.touchstone.random.Node place, double time) {
      this.above = above;
      this.node = node;
      this.place = place;
      this.draws = place.open();
      this.time = time;
      this.full = node.open.exactly(node.budget);
      this.waiting = full;
    }

    Path enter() {
      int slot;
      do {
        slot = slotAt(draws.nextBig(full));
      } while (!entered.add(slot));
      random = node instanceof WholeNode whole
          ? place.child(whole.size(slot) + ":" + whole.index(slot))
          : place.child(slot);
      waiting = waiting.subtract(node.full(slot));
      if (waiting.signum() > 0 && alive()) {
        time += draws.nextExponential() / waiting.shiftRight(shift).doubleValue();
        runners.add(this);
      }
      return new Path(above, node, slot);
    }

    /** Whether some edge that waits may still hold a valid value. */
    private boolean alive() {
      if (node instanceof ManyNode) {
        return true;
      }
      for (int slot = 0; slot < node.weights.length; slot++) {
        if (node.weights[slot] != 0 && !entered.contains(slot)) {
          return true;
        }
      }
      return false;
    }

    private int slotAt(BigInteger position) {
      if (node instanceof ManyNode many) {
        return many.slotAt(position);
      }
      BigInteger left = position;
      int slot = 0;
      while (left.compareTo(node.full(slot)) >= 0) {
        left = left.subtract(node.full(slot));
        slot++;
      }
      return slot;
    }

    @Override
    public int compareTo(Runner other) {
      return Double.compare(time, other.time);
    }
  }
}
