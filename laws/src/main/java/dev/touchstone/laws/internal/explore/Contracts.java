package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.trial.Laboratory;
import dev.touchstone.laws.internal.trial.RowTable;
import dev.touchstone.random.Node;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Tests whether {@code equals}, {@code hashCode} and {@code compareTo} of the values keep their
 * promises: laws compare by them.
 *
 * <p>Each promise is tried on the variables of a type, and what breaks it is shrunk. Objects that are made
 * twice in the same way are equal more often than those that are drawn apart, so hash codes are
 * compared on them as well.
 */
public final class Contracts {
  private static final int ROWS = 3_000;
  private static final int ROWS_MADE_TWICE = 200;
  private static final int SIZES = 10;

  private final Laboratory laboratory;
  private final Terms terms;
  private final Node node;
  private final UnaryOperator<Object> object;

  /** Prepares to test the variables' values, with what gives the object of a value. */
  public Contracts(Laboratory laboratory, Node node, UnaryOperator<Object> object) {
    this.laboratory = laboratory;
    this.terms = laboratory.terms();
    this.node = node;
    this.object = object;
  }

  /** Returns which promises are broken, each with the smallest values that break it. */
  public List<String> breaches() {
    List<Statement.Keeps> promises = new ArrayList<>();
    Map<Integer, Symbol> unhashed = new LinkedHashMap<>();
    for (int type = 0; type < terms.vocabulary().typeCount(); type++) {
      List<Symbol> variables = terms.vocabulary().variables(type);
      if (!variables.isEmpty() && isForeign(variables.get(0))) {
        promises.addAll(promises(variables));
        unhashed.put(type, variables.get(0));
      }
    }
    List<String> found = new ArrayList<>();
    new Confirmation(laboratory, node, promises.isEmpty() ? 0 : ROWS)
        .refuted(promises)
        .forEach((promise, row) -> {
          RowTable table = new RowTable(laboratory);
          table.load(row);
          Statement.Keeps broken = (Statement.Keeps) promise;
          int type = terms.type(broken.members().get(0));
          found.add(worded(type, broken.breach(table)));
          unhashed.remove(broken.contract() == Contract.HASHED ? type : -1);
        });
    unhashed.forEach((type, variable) -> {
      String breach = madeTwice(variable);
      if (!breach.isEmpty()) {
        found.add(worded(type, breach));
      }
    });
    return found;
  }

  private List<Statement.Keeps> promises(List<Symbol> variables) {
    List<Integer> atoms = variables.stream().map(terms::atom).toList();
    return Arrays.stream(Contract.values())
        .filter(contract -> contract.arity() <= atoms.size())
        .map(contract -> new Statement.Keeps(contract, atoms.subList(0, contract.arity()), object))
        .toList();
  }

  /** Returns whether values are of classes that do not belong to the JDK. */
  private boolean isForeign(Symbol variable) {
    RowTable table = new RowTable(laboratory);
    for (int row = 0; row < SIZES; row++) {
      table.load(laboratory.rows().row(row));
      Object value = table.value(terms.atom(variable));
      if (value != null && object.apply(value).getClass().getClassLoader() != null) {
        return true;
      }
    }
    return false;
  }

  private String worded(int type, String breach) {
    return "%s: %s; laws that compare such values are not reliable"
        .formatted(terms.vocabulary().typeName(type), breach);
  }

  /** Returns the shortest value whose equal copy has another hash code, in words, or "". */
  private String madeTwice(Symbol variable) {
    int term = terms.atom(variable);
    RowTable one = new RowTable(laboratory);
    RowTable other = new RowTable(laboratory);
    String shortest = "";
    for (int k = 0; k < ROWS_MADE_TWICE; k++) {
      one.load(laboratory.rows().gen().sample(node.child(k), k % SIZES));
      other.load(laboratory.rows().gen().sample(node.child(k), k % SIZES));
      if (!isHashed(one, other, term)) {
        String breach = Contract.HASHED.breach(List.of(one.shown(term), other.shown(term)));
        shortest = shortest.isEmpty() || breach.length() < shortest.length() ? breach : shortest;
      }
    }
    return shortest;
  }

  private boolean isHashed(RowTable one, RowTable other, int term) {
    Object first = one.value(term);
    Object second = other.value(term);
    return first == null
        || second == null
        || Contract.HASHED.isKept(List.of(object.apply(first), object.apply(second)));
  }
}
