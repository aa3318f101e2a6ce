package dev.touchstone.laws.internal.explore;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.Verdict;
import dev.touchstone.laws.internal.trial.Laboratory;
import dev.touchstone.laws.internal.trial.RowTable;
import dev.touchstone.laws.internal.trial.Rows;
import dev.touchstone.random.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Tries laws on many fresh rows, and finds the smallest row that refutes a false one.
 *
 * <p>All laws share the rows. A law that falls is claimed once more of its own variables alone, and
 * what refutes the claim is shrunk. A budget may end the trial early, but not before the first rows.
 */
public final class Confirmation {
  private static final int MAX_SIZE = 20;
  private static final int SIZES = 100;
  private static final int SPARE_CASES = 1_000;
  private static final int SPARE = 4;
  private static final int LEAST_ROWS = 2_000;

  private final Laboratory laboratory;
  private final Node node;
  private final int rows;
  private final Settings.Enough enough;
  private final RowTable table;
  private final RowTable ownTable;
  private int fewest;

  /** Prepares to try laws on a number of rows. */
  public Confirmation(Laboratory laboratory, Node node, int rows) {
    this(laboratory, node, rows, (terms, evaluations) -> false);
  }

  /** Prepares to try laws on a number of rows, or on fewer if that takes too much. */
  public Confirmation(Laboratory laboratory, Node node, int rows, Settings.Enough enough) {
    this.laboratory = laboratory;
    this.node = node;
    this.rows = rows;
    this.enough = enough;
    this.fewest = rows;
    this.table = new RowTable(laboratory);
    this.ownTable = new RowTable(laboratory);
  }

  /** Returns the laws that are false, each with a smallest row that refutes it. */
  public Map<Statement, Rows.Row> refuted(List<? extends Statement> laws) {
    Map<Statement, Rows.Row> refuted = new LinkedHashMap<>();
    List<Statement> standing = new ArrayList<>(laws);
    Gen<Rows.Row> gen = laboratory.rows().gen();
    long before = laboratory.observed().outcomes();
    for (int k = 1; k <= rows && !standing.isEmpty(); k++) {
      if (k > LEAST_ROWS && enough.after(0, laboratory.observed().outcomes() - before)) {
        fewest = Math.min(fewest, k - 1);
        break;
      }
      Rows.Row row = gen.sample(node.child(k), MAX_SIZE * (k % SIZES) / (SIZES - 1));
      table.load(row);
      int number = k;
      standing.removeIf(law -> {
        boolean differs = !law.holds(table);
        if (differs) {
          refuted.put(law, smallest(law, row, number));
        }
        return differs;
      });
    }
    return refuted;
  }

  /** Returns on how many rows every law was tried that was not refuted. */
  public int rows() {
    return fewest;
  }

  /**
   * Returns a smallest row on which a law is false. Variables that it does not mention stay as they are,
   * so that no effort goes into them.
   */
  private Rows.Row smallest(Statement law, Rows.Row first, int number) {
    Gen<Rows.Row> gen = laboratory.rows().gen(law.variables(laboratory.terms()), first);
    Verdict verdict = Claim.forAll(gen, row -> agree(law, row))
        .cases(SPARE * (number + SPARE_CASES))
        .maxSize(MAX_SIZE)
        .explaining(false)
        .check(node);
    return verdict instanceof Verdict.Falsified falsified
        ? falsified.shrunk().values().get(0).map(Rows.Row.class::cast).orElse(first)
        : first;
  }

  private boolean agree(Statement law, Rows.Row row) {
    ownTable.load(row);
    return law.holds(ownTable);
  }
}
