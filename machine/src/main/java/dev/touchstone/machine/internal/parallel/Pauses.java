package dev.touchstone.machine.internal.parallel;

import dev.touchstone.Source;
import dev.touchstone.choice.BranchDomain;
import java.util.ArrayList;
import java.util.List;

/** The pauses a branch may take before a call: mostly none, else one of a ladder of lengths. */
final class Pauses {
  private static final List<Pause> LADDER = ladder();
  private static final BranchDomain DOMAIN = BranchDomain.weighted(weights());

  private Pauses() {}

  private static List<Pause> ladder() {
    List<Pause> ladder = new ArrayList<>(List.of(Pause.NONE, Pause.YIELD));
    for (int rounds = 1; rounds < Pause.MOST_SPINS; rounds = 2 * rounds) {
      ladder.add(Pause.spin(rounds));
    }
    ladder.add(Pause.spin(Pause.MOST_SPINS));
    for (int micros : new int[] {1, 5, 20, Pause.MOST_MICROS}) {
      ladder.add(Pause.park(micros));
    }
    return List.copyOf(ladder);
  }

  private static int[] weights() {
    int[] weights = new int[LADDER.size()];
    java.util.Arrays.fill(weights, 1);
    weights[0] = 2 * weights.length;
    return weights;
  }

  static Pause draw(Source source) {
    return LADDER.get((int) source.draw(DOMAIN));
  }
}
