package dev.touchstone.machine.internal;

/**
 * How scripts are drawn and what is looked for.
 *
 * @param length how long scripts are
 * @param bugs how many bugs end the run
 * @param knownBugs whether known bugs are checked to still exist
 */
public record Options(Length length, int bugs, boolean knownBugs) {
  /** What holds where nothing is set. */
  public static final Options DEFAULT = new Options(Length.BY_SIZE, 1, false);

  /** Returns the options with another length. */
  public Options length(Length other) {
    return new Options(other, bugs, knownBugs);
  }

  /** Returns the options with another number of bugs. */
  public Options bugs(int other) {
    return new Options(length, other, knownBugs);
  }

  /** Returns the options with known bugs checked. */
  public Options withKnownBugs() {
    return new Options(length, bugs, true);
  }
}
