package dev.touchstone.space.internal.search;

import dev.touchstone.space.internal.count.Alternative;
import dev.touchstone.space.internal.count.Bag;
import dev.touchstone.space.internal.count.Structured;
import java.util.List;

/** A node about a place that takes one of several alternatives. */
final class BranchNode extends ListedNode {
  private final List<Alternative> alternatives;
  private final Bag[] after;

  BranchNode(int hole, Structured sort, Bag open, int budget, long decided) {
    super(hole, open, budget, decided, sort.alternatives().size());
    this.alternatives = sort.alternatives();
    this.after = open.after(sort);
    weighAll();
  }

  Alternative alternative(int slot) {
    return alternatives.get(slot);
  }

  @Override
  Bag openBelow(int slot) {
    return after[slot];
  }

  @Override
  int budgetBelow(int slot) {
    return budget - alternatives.get(slot).opening().cost();
  }
}
