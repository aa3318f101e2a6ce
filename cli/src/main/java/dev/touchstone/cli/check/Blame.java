package dev.touchstone.cli.check;

import java.util.List;

/**
 * Who ended a child before its time.
 *
 * @param cause how it ended
 * @param suspects those that ran side by side, where any of them may have done it
 * @param nobody whether nothing ran that could have
 */
record Blame(String cause, List<Pending> suspects, boolean nobody) {
  static final Blame NONE = new Blame("", List.of(), false);

  /** Returns what is to be said where each of the suspects was run alone and none did it. */
  String together() {
    return cause + "\n"
        + String.join(" and ", suspects.stream().map(Pending::name).toList())
        + " ran side by side; run alone, none of them ends the JVM";
  }
}
