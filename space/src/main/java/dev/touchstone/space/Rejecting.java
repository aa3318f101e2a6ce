package dev.touchstone.space;

import dev.touchstone.space.internal.count.Partial;
import dev.touchstone.space.internal.search.Conditions;
import dev.touchstone.space.internal.search.Formula;
import java.util.ArrayList;
import java.util.List;

/** Conditions with one more at their end: that the value can be made. */
final class Rejecting {
  private Rejecting() {}

  static Conditions after(Conditions conditions) {
    List<Conditions.Test> tests = new ArrayList<>(conditions.tests());
    tests.add(root -> {
      Partial.readAll(root);
      try {
        root.partial().build(root);
        return true;
      } catch (ConstructorRejected refused) {
        return false;
      }
    });
    Formula both =
        new Formula.All(List.of(conditions.formula(), new Formula.Leaf(tests.size() - 1)));
    return Conditions.of(both, tests);
  }
}
