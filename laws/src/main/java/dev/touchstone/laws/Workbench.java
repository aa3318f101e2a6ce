package dev.touchstone.laws;

import dev.touchstone.Gen;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.term.Vocabulary;
import dev.touchstone.laws.internal.trial.Canonical;
import dev.touchstone.laws.internal.trial.Comparison;
import dev.touchstone.laws.internal.trial.Laboratory;
import dev.touchstone.laws.internal.trial.Observed;
import dev.touchstone.laws.internal.trial.Rows;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A signature made ready for the search: sorts are numbers, functions and variables symbols. */
final class Workbench {
  private final Vocabulary vocabulary = new Vocabulary();
  private final Terms terms = new Terms(vocabulary);
  private final Map<Sort<?>, Integer> types = new LinkedHashMap<>();
  private final List<Comparison> comparisons = new ArrayList<>();
  private final List<String> warnings = new ArrayList<>();
  private final Laboratory laboratory;

  Workbench(Signature signature) {
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
      return (value, context) -> Canonical.of(observer.apply(value));
    }
    if (Canonical.usable(sort.type())) {
      return Comparison.PLAIN;
    }
    warnings.add("no usable equality for " + sort.name() + ": give an observer");
    return (value, context) -> new Object();
  }

  Terms terms() {
    return terms;
  }

  Laboratory laboratory() {
    return laboratory;
  }

  List<String> warnings() {
    return warnings;
  }
}
