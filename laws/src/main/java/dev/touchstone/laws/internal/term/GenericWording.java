package dev.touchstone.laws.internal.term;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Writes equations so that those that differ only in the instances of generic functions, and in the
 * names of variables, look alike.
 */
public final class GenericWording {
  private final Terms terms;
  private final Predicate<Symbol> generic;

  /** Writes terms of a store; a test tells instances of generic functions. */
  public GenericWording(Terms terms, Predicate<Symbol> generic) {
    this.terms = terms;
    this.generic = generic;
  }

  /** Returns the text of an equation. */
  public String of(Equation equation) {
    StringBuilder text = new StringBuilder();
    Map<Symbol, Integer> variables = new HashMap<>();
    write(equation.left(), text, variables);
    text.append('=');
    write(equation.right(), text, variables);
    return text.toString();
  }

  private void write(int term, StringBuilder text, Map<Symbol, Integer> variables) {
    Symbol head = terms.head(term);
    if (head.isVariable()) {
      text.append('?').append(variables.computeIfAbsent(head, seen -> variables.size()));
    } else if (generic.test(head)) {
      text.append(head.name());
    } else {
      text.append(head.name()).append('#').append(head.id());
    }
    text.append('(');
    for (int i = 0; i < head.arity(); i++) {
      write(terms.argument(term, i), text, variables);
      text.append(',');
    }
    text.append(')');
  }
}
