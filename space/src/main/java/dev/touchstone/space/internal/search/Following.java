package dev.touchstone.space.internal.search;

import dev.touchstone.space.internal.count.Alternative;
import dev.touchstone.space.internal.count.Hole;
import dev.touchstone.space.internal.count.Partial;
import dev.touchstone.space.internal.count.Sort;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds the first valid value from a given one on, in the order in which the predicate tells values
 * apart; after the last comes the first.
 *
 * <p>The given value is led through the tree: its places correspond to those of a copy that is decided
 * in the order of the predicate's reads.
 */
public final class Following {
  private final Partial copy;
  private final Map<Hole, Hole> given = new HashMap<>();

  private Following(Sort root, Partial value) {
    copy = Partial.unread(root);
    match(copy.root(), value.root());
  }

  /**
   * Returns the first valid value.
   *
   * @param mostRuns how often the predicate may run
   * @return the value without holes; null if there is none or the runs are used up
   */
  public static @Nullable Partial from(Search search, Partial value, long mostRuns) {
    if (search.left().signum() == 0) {
      return null;
    }
    long limit = search.runs() + mostRuns;
    Following following = new Following(value.root().sort(), value);
    Path edge = following.frontier(search.top());
    BigInteger position;
    if (edge.node().weights[edge.slot()] == 0) {
      position = edge.position();
    } else if (search.visit(edge, following::choose)) {
      return value;
    } else {
      position = search.leafPosition();
      search.removeLeaf();
    }
    while (search.left().signum() > 0 && search.runs() < limit) {
      BigInteger at = position.compareTo(search.left()) < 0 ? position : BigInteger.ZERO;
      if (search.visit(at)) {
        return search.complete();
      }
      position = search.leafPosition();
      search.removeLeaf();
    }
    return null;
  }

  /** Returns the edge where the given value leaves what is known to hold valid values. */
  private Path frontier(Node top) {
    Path edge = new Path(null, top, choose(top));
    while (edge.node().weights[edge.slot()] != 0 && edge.below() instanceof Node node) {
      edge = new Path(edge, node, choose(node));
    }
    return edge;
  }

  private void match(Hole ours, Hole theirs) {
    given.put(ours, theirs);
    for (int part = 0; part < ours.parts(); part++) {
      match(ours.part(part), theirs.part(part));
    }
  }

  private int choose(Node node) {
    if (node instanceof TopNode) {
      return 0;
    }
    Hole ours = copy.hole(node.hole);
    Hole theirs = given.get(ours);
    if (theirs == null) {
      throw new IllegalStateException("place " + node.hole + " has no counterpart");
    }
    if (node instanceof BranchNode branch) {
      return chosen(branch, ours, theirs);
    }
    if (node instanceof SplitNode split) {
      return theirs.number() < split.bound() ? 0 : 1;
    }
    return whole(node, theirs);
  }

  private int chosen(BranchNode branch, Hole ours, Hole theirs) {
    Alternative wanted = theirs.chosen();
    int slot = 0;
    while (branch.alternative(slot) != wanted) {
      slot++;
    }
    copy.choose(ours, branch.alternative(slot));
    match(ours, theirs);
    return slot;
  }

  /** Looks the value up by itself: a node may list a slice, in which sizes and indices differ. */
  private static int whole(Node node, Hole theirs) {
    if (node instanceof ManyNode many) {
      return many.slot(theirs.value());
    }
    WholeNode few = (WholeNode) node;
    int slot = 0;
    while (!few.value(slot).equals(theirs.value())) {
      slot++;
    }
    return slot;
  }
}
