package dev.touchstone.internal.derive;

/** Joins components to a value. */
@FunctionalInterface
interface Maker {
  /** What a maker returns that does not accept its components. */
  Object REFUSED = new Object();

  /** Returns the value, or {@link #REFUSED}. */
  Object make(Object[] components);
}
