package dev.touchstone.internal.database;

/** Says why a case file cannot be read. */
final class UnreadableCase extends Exception {
  private static final long serialVersionUID = 1L;

  /** Whether another version wrote it. */
  private final boolean unknownVersion;

  UnreadableCase(String problem, boolean unknownVersion) {
    super(problem, null, false, false);
    this.unknownVersion = unknownVersion;
  }

  boolean unknownVersion() {
    return unknownVersion;
  }

  String problem() {
    return String.valueOf(getMessage());
  }
}
