package dev.touchstone.laws.internal.prune;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.term.Vocabulary;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Terms of one type over two constants, a unary and a binary function, for tests of provers. */
final class Arithmetic {
  final Vocabulary vocabulary = new Vocabulary();
  final Terms terms = new Terms(vocabulary);
  final int type = vocabulary.type("T");
  final Symbol x = vocabulary.variable("x", type);
  final Symbol y = vocabulary.variable("y", type);
  final Symbol z = vocabulary.variable("z", type);
  final Symbol a = function("a", 0);
  final Symbol b = function("b", 0);
  final Symbol f = function("f", 1);
  final Symbol g = function("g", 2);

  private Symbol function(String name, int arity) {
    return vocabulary.function(name, new int[arity], 0, arguments -> null, false);
  }

  int atom(Symbol symbol) {
    return terms.atom(symbol);
  }

  int call(Symbol symbol, int... arguments) {
    return terms.apply(symbol, arguments);
  }

  /** Returns a generator of terms without variables, or with them. */
  Gen<Integer> termGen(int depth, boolean variables) {
    return source -> term(source, depth, variables);
  }

  private int term(Source source, int depth, boolean variables) {
    int leaves = variables ? 5 : 2;
    int shape = source.branch(depth == 0 ? 1 : 3);
    if (shape == 0) {
      return atom(List.of(a, b, x, y, z).get(source.branch(leaves)));
    }
    int first = term(source, depth - 1, variables);
    return shape == 1 ? call(f, first) : call(g, first, term(source, depth - 1, variables));
  }

  Gen<List<Equation>> equationGen(int depth, boolean variables, int most) {
    Gen<Integer> sides = termGen(depth, variables);
    return Gen.lists(Gen.zip(sides, sides, Equation::new), 0, most);
  }

  /** Returns whether an equation holds in every algebra of two elements in which all laws hold. */
  boolean followsInSmallModels(List<Equation> laws, Equation goal) {
    for (int model = 0; model < 1 << 8; model++) {
      int code = model;
      if (laws.stream().allMatch(law -> holds(code, law)) && !holds(code, goal)) {
        return false;
      }
    }
    return true;
  }

  private boolean holds(int model, Equation equation) {
    for (int values = 0; values < 8; values++) {
      if (value(model, values, equation.left()) != value(model, values, equation.right())) {
        return false;
      }
    }
    return true;
  }

  /** Bits of the model: a, b, f(0), f(1), g(0,0), g(0,1), g(1,0), g(1,1). */
  private int value(int model, int values, int term) {
    Symbol head = terms.head(term);
    if (head.isVariable()) {
      return values >> vocabulary.variables().indexOf(head) & 1;
    }
    int bit = head.equals(a) ? 0 : head.equals(b) ? 1 : 0;
    if (head.equals(f)) {
      bit = 2 + value(model, values, terms.argument(term, 0));
    }
    if (head.equals(g)) {
      bit = 4
          + 2 * value(model, values, terms.argument(term, 0))
          + value(model, values, terms.argument(term, 1));
    }
    return model >> bit & 1;
  }

  /** Returns whether ground equations imply another one, by closing a table until it is stable. */
  boolean impliedByBruteForce(List<Equation> laws, Equation goal) {
    List<Integer> known = new ArrayList<>();
    laws.forEach(law -> {
      collect(law.left(), known);
      collect(law.right(), known);
    });
    collect(goal.left(), known);
    collect(goal.right(), known);
    Map<Integer, Integer> name = new HashMap<>();
    known.forEach(term -> name.put(term, term));
    laws.forEach(law -> rename(name, law.left(), law.right()));
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int one : known) {
        for (int other : known) {
          if (!name.get(one).equals(name.get(other)) && congruent(name, one, other)) {
            rename(name, one, other);
            changed = true;
          }
        }
      }
    }
    return name.get(goal.left()).equals(name.get(goal.right()));
  }

  private static void rename(Map<Integer, Integer> name, int one, int other) {
    int old = name.get(one);
    int kept = name.get(other);
    name.replaceAll((term, was) -> was == old ? kept : was);
  }

  private boolean congruent(Map<Integer, Integer> name, int one, int other) {
    if (terms.headId(one) != terms.headId(other)) {
      return false;
    }
    for (int i = 0; i < terms.arity(one); i++) {
      if (!name.get(terms.argument(one, i)).equals(name.get(terms.argument(other, i)))) {
        return false;
      }
    }
    return true;
  }

  private void collect(int term, List<Integer> known) {
    if (!known.contains(term)) {
      known.add(term);
      for (int i = 0; i < terms.arity(term); i++) {
        collect(terms.argument(term, i), known);
      }
    }
  }
}
