package dev.touchstone.laws;

import dev.touchstone.Gen;
import dev.touchstone.laws.internal.reflect.Kind;
import dev.touchstone.laws.internal.term.Call;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.TermReader;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.term.Vocabulary;
import dev.touchstone.laws.internal.trial.Canonical;
import dev.touchstone.laws.internal.trial.Comparison;
import dev.touchstone.laws.internal.trial.Laboratory;
import dev.touchstone.laws.internal.trial.Observed;
import dev.touchstone.laws.internal.trial.RowTable;
import dev.touchstone.laws.internal.trial.Rows;
import dev.touchstone.laws.internal.trial.Thrown;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A signature made ready for the search: sorts are numbers, functions and variables symbols. */
final class Workbench {
  /** What the names of constants that stand for exceptions begin with. */
  static final String EXCEPTION = "thrown.";

  private static final int SURVEY_ROWS = 200;
  private static final @Nullable Object[] NO_CONTEXT = {};

  private final Vocabulary vocabulary = new Vocabulary();
  private final Terms terms = new Terms(vocabulary);
  private final Map<Sort<?>, Integer> types = new LinkedHashMap<>();
  private final List<Comparison> comparisons = new ArrayList<>();
  private final List<String> warnings = new ArrayList<>();
  private final Set<Symbol> generic = new HashSet<>();
  private final Signature signature;
  private final Laboratory laboratory;

  Workbench(Signature signature) {
    this.signature = signature;
    if (signature.exceptions() == Exceptions.BY_CLASS) {
      vocabulary.tellExceptions();
    }
    List<Gen<?>> gens = new ArrayList<>();
    List<Symbol> variables = new ArrayList<>();
    for (Signature.Variable variable : signature.variables) {
      variables.add(vocabulary.variable(variable.name(), type(signature, variable.sort())));
      gens.add(signature.often(variable));
    }
    for (Signature.Operation function : signature.functions) {
      int[] arguments =
          function.arguments().stream().mapToInt(sort -> type(signature, sort)).toArray();
      Symbol symbol = vocabulary.function(
          function.name(),
          arguments,
          type(signature, function.result()),
          function.call(),
          function.background());
      if (function.generic()) {
        generic.add(symbol);
      }
      if (function.whole()) {
        vocabulary.keepWhole(symbol);
      }
    }
    if (signature.settings().wanted().conditions()) {
      addTruthValues(signature);
      addComparisons(signature);
    }
    Rows rows = new Rows(signature.seed().root().child("rows"), variables, gens, List.of());
    rows.together(signature.pairs().stream().flatMap(this::together).toList());
    laboratory = new Laboratory(terms, comparisons, rows, new Observed());
  }

  /** Returns pairs as values of the first variables of their sorts, if there are enough. */
  private Stream<Rows.Together> together(Satisfying.Pairs pairs) {
    List<Symbol> first = vocabulary.variables(type(signature, pairs.a()));
    List<Symbol> second = vocabulary.variables(type(signature, pairs.b()));
    int place = pairs.a().equals(pairs.b()) ? 1 : 0;
    return first.isEmpty() || second.size() <= place
        ? Stream.of()
        : Stream.of(new Rows.Together(List.of(first.get(0), second.get(place)), pairs.gen()));
  }

  private void addTruthValues(Signature signature) {
    for (boolean value : new boolean[] {true, false}) {
      String name = Boolean.toString(value);
      int type = type(signature, Sort.BOOL);
      boolean declared = vocabulary.functions().stream()
          .anyMatch(known -> known.name().equals(name) && known.result() == type);
      if (!declared) {
        vocabulary.function(name, new int[0], type, arguments -> value, true);
      }
    }
  }

  private void addComparisons(Signature signature) {
    int truth = type(signature, Sort.BOOL);
    for (Map.Entry<Sort<?>, Integer> entry : List.copyOf(types.entrySet())) {
      int type = entry.getValue();
      boolean declared = vocabulary.functions().stream()
          .anyMatch(known ->
              known.result() == truth && Arrays.equals(known.arguments(), new int[] {type, type}));
      if (type == truth || declared || vocabulary.variables(type).isEmpty()) {
        continue;
      }
      Comparison comparison = comparisons.get(type);
      addComparison("==", type, truth, v -> same(comparison, v));
      addComparison("!=", type, truth, v -> !same(comparison, v));
      if (Comparable.class.isAssignableFrom(entry.getKey().type())) {
        addComparison("<", type, truth, v -> compare(v) < 0);
        addComparison("<=", type, truth, v -> compare(v) <= 0);
      }
    }
  }

  private void addComparison(String name, int type, int truth, Call call) {
    vocabulary.builtIn(name, new int[] {type, type}, truth, call);
  }

  private static boolean same(Comparison comparison, @Nullable Object[] sides) throws Throwable {
    return comparison.see(sides[0], NO_CONTEXT).equals(comparison.see(sides[1], NO_CONTEXT));
  }

  @SuppressWarnings("unchecked") // values of a comparable type are comparable with each other
  private static int compare(@Nullable Object[] sides) {
    return ((Comparable<Object>) Kind.object(Objects.requireNonNull(sides[0])))
        .compareTo(Kind.object(Objects.requireNonNull(sides[1])));
  }

  /** Returns the type of the truth values, if there are any. */
  OptionalInt truthType() {
    Integer type = types.get(Sort.BOOL);
    return type == null ? OptionalInt.empty() : OptionalInt.of(type);
  }

  /** Returns the constant that is true, if there are conditions. */
  int truth() {
    int type = Objects.requireNonNull(types.get(Sort.BOOL), "truth values");
    return vocabulary.functions().stream()
        .filter(known -> known.name().equals("true") && known.result() == type)
        .mapToInt(terms::atom)
        .findFirst()
        .orElseThrow();
  }

  /** Returns the orders of the types that have one. */
  @SuppressWarnings("unchecked") // values of a comparable type are comparable with each other
  Map<Integer, Comparator<Object>> orders() {
    Map<Integer, Comparator<Object>> orders = new LinkedHashMap<>();
    types.forEach((sort, type) -> {
      Comparator<Object> declared = signature.orders.get(sort);
      if (declared != null) {
        orders.put(type, declared);
      } else if (Comparable.class.isAssignableFrom(sort.type()) && !sort.equals(Sort.BOOL)) {
        orders.put(
            type,
            (one, other) -> ((Comparable<Object>) Kind.object(one)).compareTo(Kind.object(other)));
      }
    });
    return orders;
  }

  /** Returns the laws that need not be found again. */
  List<Equation> known() {
    TermReader reader = new TermReader(terms);
    List<Equation> known = new ArrayList<>(reader.equations(signature.known));
    signature.knownIfReadable.forEach(law -> known.addAll(ifReadable(reader, law)));
    return known;
  }

  private static List<Equation> ifReadable(TermReader reader, String law) {
    try {
      return reader.equations(List.of(law));
    } catch (IllegalArgumentException aboutOtherFunctions) {
      return List.of();
    }
  }

  /** Returns whether a function is an instance of a generic one. */
  boolean generic(Symbol function) {
    return generic.contains(function);
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
    if (vocabulary.tellsExceptions()) {
      nameExceptions();
    }
  }

  /** Adds a constant for each class of exceptions that functions of a type were seen to throw. */
  private void nameExceptions() {
    for (Symbol function : List.copyOf(vocabulary.functions())) {
      for (String type : laboratory.observed().thrown(function)) {
        Thrown thrown = new Thrown(type);
        String name = EXCEPTION + thrown.simpleName();
        boolean named = vocabulary.functions().stream()
            .anyMatch(known -> known.name().equals(name) && known.result() == function.result());
        if (!named) {
          vocabulary.keepWhole(vocabulary.function(
              name,
              new int[0],
              function.result(),
              arguments -> {
                throw thrown.raised();
              },
              true));
        }
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
