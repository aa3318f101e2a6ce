package dev.touchstone.junit;

import dev.touchstone.Statistics;
import dev.touchstone.Verdict;

/** Tells what is worth knowing about a property that holds. */
final class Remarks {
  private Remarks() {}

  static void publish(Verdict.Passed passed, String which, boolean wanted, Surroundings around) {
    if (wanted || remarkable(passed)) {
      around.publish(which.concat(passed.report()));
    }
    if (wanted) {
      String name = around.displayName().concat(": ").concat(which);
      System.getLogger(Property.class.getName())
          .log(System.Logger.Level.INFO, name.concat(passed.report()));
    }
  }

  private static boolean remarkable(Verdict.Passed passed) {
    Statistics said = passed.statistics();
    boolean silent = said.tables().isEmpty()
        && said.measures().isEmpty()
        && said.covers().isEmpty()
        && said.discards().isEmpty()
        && passed.notes().isEmpty();
    return !silent;
  }
}
