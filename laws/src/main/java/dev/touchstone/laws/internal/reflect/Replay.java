package dev.touchstone.laws.internal.reflect;

import dev.touchstone.laws.internal.trial.Canonical;
import org.jspecify.annotations.Nullable;

/**
 * A value of a class with changing objects: how to make the object anew, and one object to look at.
 *
 * <p>Code that may change an object gets a fresh one. Code that was never seen to change it shares the
 * one that is looked at.
 */
final class Replay {
  private final Making making;
  private final Object shared;
  private final Equality equality;
  private @Nullable Object seen;

  /** Makes an object; may throw what user code throws. */
  @FunctionalInterface
  interface Making {
    Object make() throws Throwable;
  }

  private Replay(Making making, Object shared, Equality equality) {
    this.making = making;
    this.shared = shared;
    this.equality = equality;
  }

  /** Makes the first object at once, so that what making throws is thrown here. */
  static Replay of(Making making, Equality equality) throws Throwable {
    return new Replay(making, making.make(), equality);
  }

  /** Takes an object that was made just now and is used nowhere else. */
  static Replay of(Making making, Object made, Equality equality) {
    return new Replay(making, made, equality);
  }

  Object shared() {
    return shared;
  }

  Object fresh() throws Throwable {
    return making.make();
  }

  /** Returns what the value is compared by. */
  Object seen() {
    if (seen == null) {
      seen = equality.seen(shared, making);
    }
    return seen;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Replay that && equality.natural() && shared.equals(that.shared));
  }

  @Override
  public int hashCode() {
    return equality.natural() ? shared.hashCode() : System.identityHashCode(this);
  }

  @Override
  public String toString() {
    return equality.shown(shared);
  }

  /** Returns the object itself where a value is a replay. */
  static @Nullable Object object(@Nullable Object value) {
    return value instanceof Replay replay ? replay.shared : value;
  }

  /** Returns what any value is compared by. */
  static Object canonical(@Nullable Object value) {
    return value instanceof Replay replay ? replay.seen() : Canonical.of(value);
  }
}
