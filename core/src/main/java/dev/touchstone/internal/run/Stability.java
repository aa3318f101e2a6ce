package dev.touchstone.internal.run;

import dev.touchstone.UnstableGenerator;
import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;

/** Finds out generators that draw in another way when the same choices are replayed. */
final class Stability {
  private static final String NOTHING = "nothing";

  private Stability() {}

  /** Compares the kinds of draws as far as both go; late draws may be more or fewer. */
  static void check(Choices drawn, Choices again) {
    int[] before = drawn.freeLeaves();
    int[] after = again.freeLeaves();
    for (int i = 0; i < Math.min(before.length, after.length); i++) {
      Choice.Leaf one = (Choice.Leaf) drawn.at(before[i]);
      Choice.Leaf two = (Choice.Leaf) again.at(after[i]);
      if (one.domain().kind() != two.domain().kind()) {
        throw unstable(i, one.domain(), two.domain());
      }
    }
  }

  /** Compares all draws of a case whose generators draw nothing later. */
  static void checkWhole(Choices drawn, Choices again) {
    check(drawn, again);
    int[] before = drawn.freeLeaves();
    int[] after = again.freeLeaves();
    if (before.length != after.length) {
      int at = Math.min(before.length, after.length);
      throw unstable(at, domain(drawn, before, at), domain(again, after, at));
    }
  }

  private static Object domain(Choices choices, int[] leaves, int at) {
    return at < leaves.length ? ((Choice.Leaf) choices.at(leaves[at])).domain() : NOTHING;
  }

  private static UnstableGenerator unstable(int at, Object one, Object two) {
    return new UnstableGenerator(("draw %d was %s and is %s when the same choices are replayed; "
            + "a generator may depend on nothing but what it draws")
        .formatted(at + 1, one, two));
  }
}
