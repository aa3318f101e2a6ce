package dev.touchstone.space.internal.shadow;

/** Signals a condition or a type that cannot be run on shadow classes, and why. */
public final class NotShadowable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NotShadowable(String reason) {
    super(reason, null, false, false);
  }
}
