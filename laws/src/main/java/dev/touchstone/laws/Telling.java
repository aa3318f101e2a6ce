package dev.touchstone.laws;

import dev.touchstone.laws.internal.explore.Statement;
import dev.touchstone.laws.internal.term.Conditional;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.GenericWording;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.term.Wording;
import dev.touchstone.laws.internal.trial.RowTable;
import dev.touchstone.laws.internal.trial.Rows;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** Decides which of the things that were found are told, and words them. */
final class Telling {
  private static final int SMALL_EXAMPLE = 2;
  private static final int EXAMPLE = 2;

  private final Workbench bench;
  private final Terms terms;
  private final Wording wording;

  Telling(Workbench bench) {
    this.bench = bench;
    this.terms = bench.terms();
    this.wording = new Wording(terms);
  }

  /** Returns the equations that are shown: about a function in the foreground, and each once. */
  List<Equation> shown(Collection<Equation> equations) {
    GenericWording generic = new GenericWording(terms, bench::generic);
    Set<String> seen = new HashSet<>();
    return equations.stream()
        .filter(this::shown)
        .filter(law -> seen.add(generic.of(law)))
        .toList();
  }

  boolean shown(Equation law) {
    return terms.foreground(law.left()) || terms.foreground(law.right());
  }

  boolean shown(Conditional law) {
    return terms.foreground(law.condition()) || shown(law.equation());
  }

  /** Returns the places of those laws that say most, in ascending order. */
  List<Integer> best(List<Equation> laws, int most) {
    return IntStream.range(0, laws.size())
        .boxed()
        .sorted(Comparator.comparingInt((Integer place) -> functions(laws.get(place)))
            .thenComparing(place -> terms.size(laws.get(place).left()))
            .thenComparing(
                place -> -Long.bitCount(terms.variables(laws.get(place).left())))
            .thenComparing(place -> place))
        .limit(most)
        .sorted()
        .toList();
  }

  /** Returns how many functions a law mentions; one that says something of single values counts as more. */
  private int functions(Equation law) {
    int mentioned = (int) terms.vocabulary().functions().stream()
        .filter(function -> !function.background())
        .filter(function -> terms.mentions(law, function))
        .count();
    boolean example = terms.variables(law.left()) == 0 && terms.size(law.left()) > SMALL_EXAMPLE;
    return example ? mentioned + EXAMPLE : mentioned;
  }

  List<Law> worded(Collection<Equation> equations) {
    return shown(equations).stream().map(this::law).toList();
  }

  Law law(Equation equation) {
    String about = "";
    for (Symbol function : terms.vocabulary().functions()) {
      if (terms.mentions(equation, function)) {
        about = function.background() && !about.isEmpty() ? about : function.name();
      }
    }
    return new Law(wording.of(equation.left()), wording.of(equation.right()), about);
  }

  ConditionalLaw law(Conditional law) {
    return new ConditionalLaw(wording.of(law.condition()), law(law.equation()));
  }

  /** Returns what statements have in common that differ only in the names of variables. */
  String shape(Statement statement) {
    return statement.getClass().getSimpleName()
        + new GenericWording(terms, symbol -> false).of(statement.sides());
  }

  Misconception misconception(Statement statement, Rows.Row row) {
    Equation equation = statement.sides();
    RowTable table = new RowTable(bench.laboratory());
    table.load(row);
    String condition =
        statement instanceof Statement.Under under ? wording.of(under.law().condition()) : "";
    return new Misconception(
        condition,
        law(equation),
        values(equation, table),
        table.shown(equation.left()),
        other(statement, table));
  }

  /** Returns the right side; objects may look alike and differ in what further calls of members give. */
  private static String other(Statement statement, RowTable table) {
    String left = table.shown(statement.sides().left());
    String right = table.shown(statement.sides().right());
    return left.equals(right) && !statement.holds(table)
        ? right + ", which differs after further calls"
        : right;
  }

  /** Returns the values that the variables of an equation have on the row of a table. */
  Map<String, String> values(Equation equation, RowTable table) {
    Map<String, String> values = new LinkedHashMap<>();
    for (Symbol variable : terms.vocabulary().variables()) {
      if (terms.mentions(equation, variable)) {
        values.put(variable.name(), table.shown(terms.atom(variable)));
      }
    }
    return values;
  }
}
