package dev.touchstone.laws.internal.term;

import java.util.Comparator;

/**
 * The order of terms and equations, simplest first.
 *
 * <p>Terms are compared by depth (or size), number of function symbols, more distinct variables
 * first, then symbol by symbol in the order of declaration. Equations are compared by their less
 * simple side, then by the other one.
 */
public final class Simplicity {
  private final Terms terms;
  private final boolean byDepth;

  /** Compares by depth first, or by size first. */
  public Simplicity(Terms terms, boolean byDepth) {
    this.terms = terms;
    this.byDepth = byDepth;
  }

  /** Compares two terms. */
  public int compare(int a, int b) {
    if (a == b) {
      return 0;
    }
    int order = byDepth
        ? Integer.compare(terms.depth(a), terms.depth(b))
        : Integer.compare(measure(a), measure(b));
    if (order == 0) {
      order = Integer.compare(terms.functions(a), terms.functions(b));
    }
    if (order == 0) {
      order = Long.compare(Long.bitCount(terms.variables(b)), Long.bitCount(terms.variables(a)));
    }
    return order == 0 ? structure(a, b) : order;
  }

  private int measure(int term) {
    return terms.isUndefined(term) ? 0 : terms.size(term);
  }

  private int structure(int a, int b) {
    if (a == b) {
      return 0;
    }
    int order = Long.compare(terms.head(a).rank(), terms.head(b).rank());
    for (int i = 0; order == 0 && i < terms.arity(a); i++) {
      order = structure(terms.argument(a, i), terms.argument(b, i));
    }
    return order;
  }

  /** Returns the equation of two terms, the less simple one on the left. */
  public Equation equation(int a, int b) {
    return compare(a, b) >= 0 ? new Equation(a, b) : new Equation(b, a);
  }

  /** Returns the order of equations. */
  public Comparator<Equation> equations() {
    return (one, two) -> {
      int order = compare(one.left(), two.left());
      return order == 0 ? compare(one.right(), two.right()) : order;
    };
  }

  /** Returns the order of terms. */
  public Comparator<Integer> order() {
    return this::compare;
  }
}
