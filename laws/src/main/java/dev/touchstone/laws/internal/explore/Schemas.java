package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.term.Simplicity;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/**
 * Builds shapes of terms, and fills them with variables.
 *
 * <p>A schema is a term in which every hole of a type is that type's first variable. Larger schemas are
 * built from live ones only.
 */
final class Schemas {
  private final Terms terms;
  private final Simplicity simplicity;
  private final List<List<Symbol>> variables = new ArrayList<>();
  private final List<Map<Integer, List<Integer>>> live = new ArrayList<>();
  private int mostFunctions = Integer.MAX_VALUE;

  Schemas(Terms terms, Simplicity simplicity) {
    this.terms = terms;
    this.simplicity = simplicity;
    for (int type = 0; type < terms.vocabulary().typeCount(); type++) {
      variables.add(terms.vocabulary().variables(type));
      live.add(new TreeMap<>());
    }
  }

  /** Says that larger schemas may be built from a schema. */
  void enliven(int schema) {
    live.get(terms.type(schema))
        .computeIfAbsent(terms.size(schema), size -> new ArrayList<>())
        .add(schema);
  }

  /** Returns the schemas of a size, simplest first, those of known functions before others. */
  List<Integer> ofSize(int size, BooleanSupplier stop) {
    List<Integer> schemas = new ArrayList<>();
    if (size == 1) {
      variables.stream()
          .filter(ofType -> !ofType.isEmpty())
          .forEach(ofType -> schemas.add(terms.atom(ofType.get(0))));
    }
    for (Symbol function : terms.vocabulary().functions()) {
      if (!stop.getAsBoolean()) {
        build(function, size - 1, 0, new int[function.arity()], schemas);
      }
    }
    schemas.sort((a, b) -> {
      int order = Boolean.compare(terms.foreground(a), terms.foreground(b));
      return order == 0 ? simplicity.compare(a, b) : order;
    });
    return schemas;
  }

  /** Returns the schemas of a size that mention at most a number of functions that take arguments. */
  List<Integer> ofSize(int size, int functions, BooleanSupplier stop) {
    mostFunctions = functions;
    List<Integer> schemas = ofSize(size, stop);
    mostFunctions = Integer.MAX_VALUE;
    return schemas;
  }

  private boolean fits(Symbol function, int[] chosen, int count) {
    if (mostFunctions == Integer.MAX_VALUE) {
      return true;
    }
    Set<Symbol> mentioned = new HashSet<>(Set.of(function));
    for (int i = 0; i < count; i++) {
      collect(chosen[i], mentioned);
    }
    return mentioned.size() <= mostFunctions;
  }

  private void collect(int term, Set<Symbol> mentioned) {
    if (terms.arity(term) > 0) {
      mentioned.add(terms.head(term));
      for (int i = 0; i < terms.arity(term); i++) {
        collect(terms.argument(term, i), mentioned);
      }
    }
  }

  private void build(Symbol function, int left, int at, int[] chosen, List<Integer> schemas) {
    if (!fits(function, chosen, at)) {
      return;
    }
    if (at == chosen.length) {
      if (left == 0) {
        schemas.add(terms.apply(function, chosen));
      }
      return;
    }
    int most = left - (chosen.length - at - 1);
    for (var ofSize : live.get(function.arguments()[at]).entrySet()) {
      boolean last = at == chosen.length - 1;
      if (last ? ofSize.getKey() == left : ofSize.getKey() <= most) {
        for (int argument : ofSize.getValue()) {
          chosen[at] = argument;
          build(function, left - ofSize.getKey(), at + 1, chosen, schemas);
        }
      }
    }
  }

  /** Returns all ways to fill a schema with variables, most different variables first. */
  List<Integer> instances(int schema) {
    List<Integer> instances = fill(schema);
    instances.sort((a, b) -> {
      int order =
          Long.compare(Long.bitCount(terms.variables(b)), Long.bitCount(terms.variables(a)));
      return order == 0 ? simplicity.compare(a, b) : order;
    });
    return instances;
  }

  private List<Integer> fill(int schema) {
    Symbol head = terms.head(schema);
    List<Integer> filled = new ArrayList<>();
    if (head.isVariable()) {
      variables.get(head.result()).forEach(variable -> filled.add(terms.atom(variable)));
    } else {
      List<List<Integer>> arguments = new ArrayList<>();
      for (int i = 0; i < head.arity(); i++) {
        arguments.add(fill(terms.argument(schema, i)));
      }
      combine(head, arguments, 0, new int[head.arity()], filled);
    }
    return filled;
  }

  private void combine(
      Symbol head, List<List<Integer>> arguments, int at, int[] chosen, List<Integer> filled) {
    if (at == chosen.length) {
      filled.add(terms.apply(head, chosen));
      return;
    }
    for (int argument : arguments.get(at)) {
      chosen[at] = argument;
      combine(head, arguments, at + 1, chosen, filled);
    }
  }
}
