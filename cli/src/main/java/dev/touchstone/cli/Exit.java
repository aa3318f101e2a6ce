package dev.touchstone.cli;

/** How the command ends, as the caller's shell sees it. */
enum Exit {
  /** All went well. */
  OK(0),
  /** Something was found: a falsified claim, a race, a lost law. */
  FINDING(1),
  /** The words of the command, or what they name, are wrong. */
  USAGE(2),
  /** The tool itself failed. */
  INTERNAL(3);

  private final int code;

  Exit(int code) {
    this.code = code;
  }

  int code() {
    return code;
  }
}
