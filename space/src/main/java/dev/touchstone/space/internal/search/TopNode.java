package dev.touchstone.space.internal.search;

import dev.touchstone.space.internal.count.Bag;

/** The edge that leads to the whole tree. */
final class TopNode extends ListedNode {
  TopNode(Bag open, int budget) {
    super(-1, open, budget, 0, 1);
    weighAll();
  }

  @Override
  Bag openBelow(int slot) {
    return open;
  }

  @Override
  int budgetBelow(int slot) {
    return budget;
  }
}
