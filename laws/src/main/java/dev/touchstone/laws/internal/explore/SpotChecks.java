package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.prune.Semantics;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.trial.Laboratory;
import dev.touchstone.laws.internal.trial.RowTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Answers a prover's questions about terms by running them on a few rows.
 *
 * <p>A term of functions that were never seen to throw is total. Others are run on a fixed number of
 * rows; variables of a prover are renamed to variables of the signature first, and a term with too many
 * of them is not taken for total.
 *
 * <p>Two terms that differ on a row cannot be equal: where a prover derives such an equation, some law it
 * was given is false, or holds for the generated values only.
 */
public final class SpotChecks implements Semantics {
  private static final int ROWS = 100;
  private static final int ROWS_TO_DIFFER = 30;

  private final Laboratory laboratory;
  private final Terms terms;
  private final Map<Integer, Boolean> known = new HashMap<>();
  private final List<RowTable> tables = new ArrayList<>();

  /** Starts without any answer. */
  public SpotChecks(Laboratory laboratory) {
    this.laboratory = laboratory;
    this.terms = laboratory.terms();
  }

  @Override
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
    int[] with = renaming(term, term);
    return with.length > 0 && survives(terms.replace(term, with));
  }

  @Override
  public boolean plausible(int one, int other) {
    int[] with = renaming(one, other);
    if (with.length == 0) {
      return true;
    }
    int left = terms.replace(one, with);
    int right = terms.replace(other, with);
    for (int row = 0; row < ROWS_TO_DIFFER; row++) {
      if (table(row).outcome(left) != table(row).outcome(right)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean isEquality(Symbol function) {
    if (function.arity() != 2 || function.arguments()[0] != function.arguments()[1]) {
      return false;
    }
    List<Symbol> variables = terms.vocabulary().variables(function.arguments()[0]);
    if (variables.size() < 2) {
      return false;
    }
    int left = terms.atom(variables.get(0));
    int right = terms.atom(variables.get(1));
    int call = terms.apply(function, left, right);
    boolean seenTrue = false;
    for (int row = 0; row < ROWS; row++) {
      boolean equal = table(row).outcome(left) == table(row).outcome(right);
      if (equal != table(row).isTrue(call)) {
        return false;
      }
      seenTrue |= equal;
    }
    return seenTrue;
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

  private int[] renaming(int one, int other) {
    Map<Integer, List<Symbol>> free = new HashMap<>();
    int[] with = terms.noReplacements();
    return rename(one, with, free) && rename(other, with, free) ? with : new int[0];
  }

  private boolean rename(int term, int[] with, Map<Integer, List<Symbol>> free) {
    Symbol head = terms.head(term);
    boolean leaf = head.isVariable() || head.isPattern() || head.role() == Symbol.Role.SKOLEM;
    if (leaf && with[head.id()] < 0) {
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
      if (table(row).throwing(term)) {
        return false;
      }
    }
    return true;
  }

  private RowTable table(int row) {
    while (tables.size() <= row) {
      RowTable table = new RowTable(laboratory);
      table.load(laboratory.rows().row(tables.size()));
      tables.add(table);
    }
    return tables.get(row);
  }
}
