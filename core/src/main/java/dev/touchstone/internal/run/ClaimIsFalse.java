package dev.touchstone.internal.run;

/** Says that a claim's predicate returned false; carries no stack. */
public final class ClaimIsFalse extends AssertionError {
  private static final long serialVersionUID = 1L;

  /** Creates the signal. */
  public ClaimIsFalse() {
    super("the claim is false for these values");
  }

  /** Returns the signal for those who throw it seldom and would load it to be verified. */
  public static AssertionError signal() {
    return new ClaimIsFalse();
  }

  @Override
  public synchronized Throwable fillInStackTrace() {
    return this;
  }
}
