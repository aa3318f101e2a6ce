package dev.touchstone.laws.internal.explore;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.Verdict;
import dev.touchstone.laws.internal.trial.Crew;
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
 *
 * <p>Rows are taken in blocks, and those of a block are dealt out among threads. A law is tried on all rows of a
 * block, so what is found, and how much work it was, does not depend on the number of threads.
 */
public final class Confirmation {
  private static final int MAX_SIZE = 20;
  private static final int SIZES = 100;
  private static final int SPARE_CASES = 1_000;
  private static final int SPARE = 4;
  private static final int LEAST_ROWS = 2_000;
  private static final int BLOCK = 500;

  private final Laboratory laboratory;
  private final Node node;
  private final int rows;
  private final Settings.Enough enough;
  private final List<Laboratory> places = new ArrayList<>();
  private final List<RowTable> tables = new ArrayList<>();
  private final RowTable ownTable;
  private int fewest;

  /** Prepares to try laws on a number of rows. */
  public Confirmation(Laboratory laboratory, Node node, int rows) {
    this(laboratory, node, rows, (terms, evaluations) -> false, 1);
  }

  /** Prepares to try laws on a number of rows, or on fewer if that takes too much, in some threads. */
  public Confirmation(
      Laboratory laboratory, Node node, int rows, Settings.Enough enough, int threads) {
    this.laboratory = laboratory;
    this.node = node;
    this.rows = rows;
    this.enough = enough;
    this.fewest = rows;
    this.ownTable = new RowTable(laboratory);
    for (int i = 0; i < threads; i++) {
      Laboratory place = laboratory.apart();
      places.add(place);
      tables.add(new RowTable(place));
    }
  }

  /** The first row of a block that refutes a law. */
  private record Against(Statement law, Rows.Row row, int number) {}

  /** Returns the laws that are false, each with a smallest row that refutes it. */
  public Map<Statement, Rows.Row> refuted(List<? extends Statement> laws) {
    return refuted(laws, rows);
  }

  /** Returns the laws that are false on the first rows of all, each with a smallest row that refutes it. */
  public Map<Statement, Rows.Row> refuted(List<? extends Statement> laws, int rows) {
    Map<Statement, Rows.Row> refuted = new LinkedHashMap<>();
    List<Statement> standing = new ArrayList<>(laws);
    long before = laboratory.observed().outcomes();
    for (Rows.Row row : laboratory.rows().refuting()) {
      ownTable.load(row);
      List<Statement> fallen =
          standing.stream().filter(law -> !law.holds(ownTable)).toList();
      fallen.forEach(law -> refuted.put(law, smallest(law, row, 0)));
      standing.removeAll(fallen);
    }
    for (int first = 1; first <= rows && !standing.isEmpty(); first += BLOCK) {
      if (first > LEAST_ROWS && enough.after(0, laboratory.observed().outcomes() - before)) {
        fewest = Math.min(fewest, first - 1);
        break;
      }
      for (Against against : block(first, Math.min(first + BLOCK - 1, rows), standing)) {
        refuted.put(against.law(), smallest(against.law(), against.row(), against.number()));
      }
      standing.removeAll(refuted.keySet());
    }
    return refuted;
  }

  private List<Against> block(int first, int last, List<Statement> standing) {
    Against[][] found = new Against[places.size()][standing.size()];
    List<Runnable> pieces = new ArrayList<>();
    for (int piece = 0; piece < places.size(); piece++) {
      int own = piece;
      pieces.add(() -> {
        for (int k = first + own; k <= last; k += places.size()) {
          search(k, tables.get(own), standing, found[own]);
        }
      });
    }
    Crew.work(pieces);
    places.forEach(place -> laboratory.observed().take(place.observed()));
    return merged(found, standing.size());
  }

  private void search(int number, RowTable table, List<Statement> standing, Against[] found) {
    Rows.Row row = laboratory
        .rows()
        .gen()
        .sample(node.child(number), MAX_SIZE * (number % SIZES) / (SIZES - 1));
    table.load(row);
    for (int i = 0; i < found.length; i++) {
      if (!standing.get(i).holds(table) && found[i] == null) {
        found[i] = new Against(standing.get(i), row, number);
      }
    }
  }

  /** Returns what the threads found by the first row against each law, as one thread would have found it. */
  private static List<Against> merged(Against[][] found, int laws) {
    List<Against> merged = new ArrayList<>();
    for (int law = 0; law < laws; law++) {
      Against first = null;
      for (Against[] piece : found) {
        if (piece[law] != null && (first == null || piece[law].number() < first.number())) {
          first = piece[law];
        }
      }
      if (first != null) {
        merged.add(first);
      }
    }
    merged.sort((one, other) -> Integer.compare(one.number(), other.number()));
    return merged;
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
