package dev.touchstone.machine.internal;

import dev.touchstone.Source;
import org.jspecify.annotations.Nullable;

/** Hears of each call while its script is drawn, and may draw something of its own beside it. */
@FunctionalInterface
public interface Aside {
  /** Hears nothing. */
  Aside NONE = (source, position, command, state, arguments) -> {};

  /** Hears of a call that was drawn in a state. */
  void drawn(
      Source source, int position, Command command, Object state, @Nullable Object[] arguments);
}
