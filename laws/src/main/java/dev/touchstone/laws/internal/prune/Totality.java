package dev.touchstone.laws.internal.prune;

/** Says which terms never throw while their variables have values. */
@FunctionalInterface
public interface Totality {
  /** Takes every term for total. */
  Totality ALWAYS = term -> true;

  /** Returns whether a term was never seen to throw. */
  boolean total(int term);
}
