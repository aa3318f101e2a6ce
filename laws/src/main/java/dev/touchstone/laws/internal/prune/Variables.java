package dev.touchstone.laws.internal.prune;

import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import java.util.LinkedHashSet;
import java.util.Set;

/** The variables of terms, and which of them may stand for a term that throws. */
final class Variables {
  private Variables() {}

  /** Returns the symbols of a role in a term, leftmost first. */
  static Set<Symbol> of(Terms terms, Symbol.Role role, int term) {
    Set<Symbol> found = new LinkedHashSet<>();
    collect(terms, role, term, found);
    return found;
  }

  private static void collect(Terms terms, Symbol.Role role, int term, Set<Symbol> found) {
    Symbol head = terms.head(term);
    if (head.role() == role) {
      found.add(head);
    }
    for (int i = 0; i < head.arity(); i++) {
      collect(terms, role, terms.argument(term, i), found);
    }
  }

  /**
   * Returns the variables of an equation that may only stand for terms that never throw: those that
   * occur on one side alone, unless one side throws anyway. Where exceptions are told apart it matters
   * which of several is thrown first, so no variable may stand for a term that throws.
   */
  static Symbol[] definedOnly(Terms terms, Symbol.Role role, int left, int right) {
    if (!terms.vocabulary().tellsExceptions()
        && (terms.isUndefined(left) || terms.isUndefined(right))) {
      return new Symbol[0];
    }
    Set<Symbol> onLeft = of(terms, role, left);
    Set<Symbol> onRight = of(terms, role, right);
    Set<Symbol> oneSided = new LinkedHashSet<>(onLeft);
    oneSided.addAll(onRight);
    if (!terms.vocabulary().tellsExceptions()) {
      oneSided.removeIf(variable -> onLeft.contains(variable) && onRight.contains(variable));
    }
    return oneSided.toArray(new Symbol[0]);
  }
}
