package dev.touchstone.machine.internal;

import org.jspecify.annotations.Nullable;

/** Says that an argument has no generator; who knows its command says where. */
public final class ArgFailed extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates the failure of an argument, worded to follow its name. */
  public ArgFailed(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
