package dev.touchstone.space.internal.search;

import dev.touchstone.space.internal.count.Bag;
import dev.touchstone.space.internal.count.Numbered;

/** A node about whether a number is below a bound; the smaller numbers come first. */
final class SplitNode extends ListedNode {
  private final long bound;
  private final Numbered smaller;
  private final Numbered others;
  private final Bag rest;

  SplitNode(int hole, Numbered sort, long bound, Bag open, int budget, long decided) {
    super(hole, open, budget, decided, 2);
    this.bound = bound;
    this.smaller = sort.slice(bound, true);
    this.others = sort.slice(bound, false);
    this.rest = open.minus(sort);
    weighAll();
  }

  long bound() {
    return bound;
  }

  Numbered slice(int slot) {
    return slot == 0 ? smaller : others;
  }

  @Override
  Bag openBelow(int slot) {
    return rest.plus(slice(slot));
  }

  @Override
  int budgetBelow(int slot) {
    return budget;
  }
}
