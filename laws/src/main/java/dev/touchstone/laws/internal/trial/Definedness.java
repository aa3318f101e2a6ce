package dev.touchstone.laws.internal.trial;

import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Tells which terms never throw while their variables have values, by running them.
 *
 * <p>A term of functions that were never seen to throw is total. Others are run on a fixed number of
 * rows; variables of a prover are renamed to variables of the signature first, and a term with too many
 * of them is not taken for total.
 */
public final class Definedness {
  private static final int ROWS = 100;

  private final Laboratory laboratory;
  private final Terms terms;
  private final Map<Integer, Boolean> known = new HashMap<>();
  private final List<RowTable> tables = new ArrayList<>();

  /** Starts without any answer. */
  public Definedness(Laboratory laboratory) {
    this.laboratory = laboratory;
    this.terms = laboratory.terms();
  }

  /** Returns whether a term was never seen to throw. */
  public boolean total(int term) {
    if (!laboratory.observed().anyPartial()) {
      return !terms.isUndefined(term);
    }
    Boolean answer = known.get(term);
    if (answer == null) {
      answer = decide(term);
      known.put(term, answer);
    }
    return answer;
  }

  private boolean decide(int term) {
    if (laboratory.observed().hasThrown(term)) {
      return false;
    }
    if (onlyTotalFunctions(term)) {
      return true;
    }
    int testable = testable(term);
    return testable >= 0 && survives(testable);
  }

  private boolean onlyTotalFunctions(int term) {
    Symbol head = terms.head(term);
    if (head.role() == Symbol.Role.UNDEFINED
        || (head.isFunction() && laboratory.observed().partial(head))) {
      return false;
    }
    for (int i = 0; i < head.arity(); i++) {
      if (!onlyTotalFunctions(terms.argument(term, i))) {
        return false;
      }
    }
    return true;
  }

  private int testable(int term) {
    Map<Integer, List<Symbol>> free = new HashMap<>();
    int[] with = terms.noReplacements();
    return rename(term, with, free) ? terms.replace(term, with) : -1;
  }

  private boolean rename(int term, int[] with, Map<Integer, List<Symbol>> free) {
    Symbol head = terms.head(term);
    if (head.arity() == 0 && !head.isFunction() && with[head.id()] < 0) {
      List<Symbol> left = free.computeIfAbsent(
          head.result(), type -> new ArrayList<>(terms.vocabulary().variables(type)));
      if (left.isEmpty()) {
        return false;
      }
      with[head.id()] = terms.atom(left.remove(0));
    }
    for (int i = 0; i < head.arity(); i++) {
      if (!rename(terms.argument(term, i), with, free)) {
        return false;
      }
    }
    return true;
  }

  private boolean survives(int term) {
    for (int row = 0; row < ROWS; row++) {
      if (tables.size() == row) {
        RowTable table = new RowTable(laboratory);
        table.load(laboratory.rows().row(row));
        tables.add(table);
      }
      if (tables.get(row).throwing(term)) {
        return false;
      }
    }
    return true;
  }
}
