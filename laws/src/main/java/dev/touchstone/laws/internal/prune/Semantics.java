package dev.touchstone.laws.internal.prune;

import dev.touchstone.laws.internal.term.Symbol;

/** What a prover may ask about the code behind terms. */
public interface Semantics {
  /** Takes every term for total and every equation for plausible. */
  Semantics NONE = new Semantics() {
    @Override
    public boolean total(int term) {
      return true;
    }

    @Override
    public boolean plausible(int one, int other) {
      return true;
    }
  };

  /** Returns whether a term was never seen to throw while its variables had values. */
  boolean total(int term);

  /** Returns whether two terms were never seen to differ. */
  boolean plausible(int one, int other);

  /** Returns whether a function of two arguments was true exactly where they were equal. */
  default boolean isEquality(Symbol function) {
    return false;
  }
}
