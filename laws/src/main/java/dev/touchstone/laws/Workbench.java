package dev.touchstone.laws;

import dev.touchstone.Gen;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.term.Vocabulary;
import dev.touchstone.laws.internal.trial.Canonical;
import dev.touchstone.laws.internal.trial.Comparison;
import dev.touchstone.laws.internal.trial.Laboratory;
import dev.touchstone.laws.internal.trial.Observed;
import dev.touchstone.laws.internal.trial.RowTable;
import dev.touchstone.laws.internal.trial.Rows;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** A signature made ready for the search: sorts are numbers, functions and variables symbols. */
final class Workbench {
  private static final int SURVEY_ROWS = 200;

  private final Vocabulary vocabulary = new Vocabulary();
  private final Terms terms = new Terms(vocabulary);
  private final Map<Sort<?>, Integer> types = new LinkedHashMap<>();
  private final List<Comparison> comparisons = new ArrayList<>();
  private final List<String> warnings = new ArrayList<>();
  private final Laboratory laboratory;
  private final Signature signature;

  Workbench(Signature signature) {
    this.signature = signature;
    List<Gen<?>> gens = new ArrayList<>();
    List<Symbol> variables = new ArrayList<>();
    for (Signature.Variable variable : signature.variables) {
      variables.add(vocabulary.variable(variable.name(), type(signature, variable.sort())));
      gens.add(variable.gen());
    }
    for (Signature.Operation function : signature.functions) {
      int[] arguments =
          function.arguments().stream().mapToInt(sort -> type(signature, sort)).toArray();
      vocabulary.function(
          function.name(),
          arguments,
          type(signature, function.result()),
          function.call(),
          function.background());
    }
    Rows rows = new Rows(signature.seed().root().child("rows"), variables, gens, List.of());
    laboratory = new Laboratory(terms, comparisons, rows, new Observed());
  }

  private int type(Signature signature, Sort<?> sort) {
    Integer known = types.get(sort);
    if (known != null) {
      return known;
    }
    int type = vocabulary.type(sort.name());
    types.put(sort, type);
    comparisons.add(comparison(signature, sort));
    return type;
  }

  private Comparison comparison(Signature signature, Sort<?> sort) {
    var observer = signature.observers.get(sort);
    if (observer != null) {
      return (value, context) -> Canonical.of(value == null ? null : observer.apply(value));
    }
    if (Canonical.usable(sort.type())) {
      return Comparison.PLAIN;
    }
    warnings.add("no usable equality for " + sort.name() + ": give an observer");
    return (value, context) -> new Object();
  }

  /** Calls every function on some rows, so that it is known which ones may throw. */
  void survey() {
    RowTable table = new RowTable(laboratory);
    for (int row = 0; row < SURVEY_ROWS; row++) {
      table.load(laboratory.rows().row(row));
      for (Symbol function : vocabulary.functions()) {
        call(function).ifPresent(table::throwing);
      }
    }
  }

  private OptionalInt call(Symbol function) {
    int[] arguments = new int[function.arity()];
    Map<Integer, Integer> next = new HashMap<>();
    for (int i = 0; i < arguments.length; i++) {
      int type = function.arguments()[i];
      List<Symbol> variables = vocabulary.variables(type);
      if (variables.isEmpty()) {
        return OptionalInt.empty();
      }
      int number = next.merge(type, 1, Integer::sum) - 1;
      arguments[i] = terms.atom(variables.get(number % variables.size()));
    }
    return OptionalInt.of(terms.apply(function, arguments));
  }

  Terms terms() {
    return terms;
  }

  /** Returns the names of the sorts by number. */
  List<String> types() {
    return types.keySet().stream().map(Sort::name).toList();
  }

  Signature signature() {
    return signature;
  }

  Laboratory laboratory() {
    return laboratory;
  }

  List<String> warnings() {
    return warnings;
  }
}
