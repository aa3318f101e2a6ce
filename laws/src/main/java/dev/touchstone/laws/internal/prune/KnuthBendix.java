package dev.touchstone.laws.internal.prune;

import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;

/**
 * The Knuth-Bendix order of terms with all weights one and precedence by rank.
 *
 * <p>A term is greater than another iff every variable occurs in it at least as often, and it has
 * more symbols, or as many and a head of greater rank, or the same head and the first arguments that
 * differ are so ordered. The order is total on ground terms and stable under substitution. It can be
 * asked under an assumption about the order of variables.
 */
final class KnuthBendix {
  private static final int[] NOTHING = {};

  private final Terms terms;
  private int[] balance = new int[64];
  private int[] assumed = NOTHING;

  KnuthBendix(Terms terms) {
    this.terms = terms;
  }

  /** Assumes an order of variables: positions by symbol, -1 where nothing is assumed. */
  void assume(int[] positions) {
    assumed = positions;
  }

  /** Assumes nothing about variables. */
  void assumeNothing() {
    assumed = NOTHING;
  }

  /** Returns whether one term is greater than another. */
  boolean greater(int one, int other) {
    if (one == other || terms.size(one) < terms.size(other)) {
      return false;
    }
    if (terms.head(one).isPattern() && terms.head(other).isPattern()) {
      return greaterOfSameSize(one, other);
    }
    return covers(one, other)
        && (terms.size(one) > terms.size(other) || greaterOfSameSize(one, other));
  }

  private boolean greaterOfSameSize(int one, int other) {
    Symbol head = terms.head(one);
    Symbol otherHead = terms.head(other);
    if (head.isPattern() || otherHead.isPattern()) {
      return position(head) > position(otherHead) && position(otherHead) >= 0;
    }
    if (!head.equals(otherHead)) {
      return head.rank() > otherHead.rank();
    }
    for (int i = 0; i < head.arity(); i++) {
      int mine = terms.argument(one, i);
      int theirs = terms.argument(other, i);
      if (mine != theirs) {
        return greater(mine, theirs);
      }
    }
    return false;
  }

  private int position(Symbol head) {
    return head.isPattern() && head.id() < assumed.length ? assumed[head.id()] : -1;
  }

  private boolean covers(int one, int other) {
    if (terms.ground(other)) {
      return true;
    }
    if (terms.vocabulary().symbolCount() > balance.length) {
      balance = new int[terms.vocabulary().symbolCount() * 2];
    }
    count(one, 1);
    count(other, -1);
    boolean covered = none(other);
    clear(one);
    clear(other);
    return covered;
  }

  private void count(int term, int step) {
    if (terms.ground(term)) {
      return;
    }
    if (terms.head(term).isPattern()) {
      balance[terms.headId(term)] += step;
    }
    for (int i = 0; i < terms.arity(term); i++) {
      count(terms.argument(term, i), step);
    }
  }

  private boolean none(int term) {
    if (terms.ground(term)) {
      return true;
    }
    if (terms.head(term).isPattern()) {
      return balance[terms.headId(term)] >= 0;
    }
    for (int i = 0; i < terms.arity(term); i++) {
      if (!none(terms.argument(term, i))) {
        return false;
      }
    }
    return true;
  }

  private void clear(int term) {
    if (!terms.ground(term)) {
      balance[terms.headId(term)] = 0;
      for (int i = 0; i < terms.arity(term); i++) {
        clear(terms.argument(term, i));
      }
    }
  }
}
