package dev.touchstone.machine.internal;

import dev.touchstone.internal.run.Misuse;

/** Says that a system could not be started, so nothing can be said about it. */
public final class StartFailed extends RuntimeException implements Misuse {
  private static final long serialVersionUID = 1L;

  /** Creates the failure of a model's start. */
  public StartFailed(String model, Throwable cause) {
    super("the system of " + model + " did not start: " + cause, cause);
  }
}
