package dev.touchstone.laws.internal.explore;

import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.trial.Laboratory;
import dev.touchstone.laws.internal.trial.RowTable;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds terms that have one value whatever their variables are, although the signature has no name
 * for it: such a term equals a renaming of itself.
 */
public final class Constants {
  private static final int ROWS = 200;

  private final Laboratory laboratory;
  private final Terms terms;

  /** Prepares the search. */
  public Constants(Laboratory laboratory) {
    this.laboratory = laboratory;
    this.terms = laboratory.terms();
  }

  /** Returns the terms among the right sides of laws that are constant, with the value shown. */
  public Map<Integer, String> in(List<Equation> laws) {
    Map<Integer, String> constants = new LinkedHashMap<>();
    for (Equation law : laws) {
      if (isRenaming(law.left(), law.right(), terms.noReplacements())
          && terms.variables(law.left()) != terms.variables(law.right())) {
        String value = value(law.right());
        if (!value.isEmpty()) {
          constants.put(law.right(), value);
        }
      }
    }
    return constants;
  }

  private boolean isRenaming(int one, int other, int[] with) {
    if (terms.isVariable(one)) {
      int known = with[terms.headId(one)];
      with[terms.headId(one)] = other;
      return terms.isVariable(other) && (known < 0 || known == other);
    }
    if (terms.headId(one) != terms.headId(other)) {
      return false;
    }
    for (int i = 0; i < terms.arity(one); i++) {
      if (!isRenaming(terms.argument(one, i), terms.argument(other, i), with)) {
        return false;
      }
    }
    return true;
  }

  private String value(int term) {
    RowTable table = new RowTable(laboratory);
    table.load(laboratory.rows().row(0));
    if (table.throwing(term)) {
      return "";
    }
    Object first = table.canonical(term);
    Object shown = table.value(term);
    for (int row = 1; row < ROWS; row++) {
      table.load(laboratory.rows().row(row));
      if (!table.canonical(term).equals(first)) {
        return "";
      }
    }
    return shown instanceof Object[] array ? Arrays.deepToString(array) : String.valueOf(shown);
  }
}
