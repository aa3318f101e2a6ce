package dev.touchstone.laws.internal.term;

import java.util.ArrayList;
import java.util.List;

/** Writes terms and equations: operators between their arguments, functions before them. */
public final class Wording {
  private final Terms terms;

  /** Writes terms of a store. */
  public Wording(Terms terms) {
    this.terms = terms;
  }

  /** Returns the text of an equation. */
  public String of(Equation equation) {
    return of(equation.left()) + " = " + of(equation.right());
  }

  /** Returns the text of a term. */
  public String of(int term) {
    return write(term, false);
  }

  private String write(int term, boolean inside) {
    Symbol head = terms.head(term);
    List<String> arguments = new ArrayList<>();
    boolean operator = head.arity() == 2 && isOperator(head.name());
    for (int i = 0; i < head.arity(); i++) {
      arguments.add(write(terms.argument(term, i), operator));
    }
    if (arguments.isEmpty()) {
      return head.name();
    }
    if (operator) {
      String text = arguments.get(0) + " " + head.name() + " " + arguments.get(1);
      return inside ? "(" + text + ")" : text;
    }
    return head.name() + "(" + String.join(", ", arguments) + ")";
  }

  /** Returns whether a name is written between its two arguments. */
  public static boolean isOperator(String name) {
    return name.chars().noneMatch(c -> Character.isLetterOrDigit(c) || c == '[' || c == '_');
  }
}
