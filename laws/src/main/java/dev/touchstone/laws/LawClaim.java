package dev.touchstone.laws;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.laws.internal.explore.Statement;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.term.Wording;
import dev.touchstone.laws.internal.trial.RowTable;
import dev.touchstone.laws.internal.trial.Rows;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apiguardian.api.API;

/**
 * A law handed over to be checked again, or to be shown by an example.
 *
 * <p>A case tells something where the condition is true; more where no side throws, and the more, the
 * more terms have different values of which the law does not say that they are equal: {@code reverse(reverse(xs)) = xs} says
 * little of an empty list, and more of one that is not its own reverse.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class LawClaim {
  private static final int MOST_STEPS = 4;

  private final String law;
  private final Statement statement;
  private final Terms terms;
  private final Telling telling;
  private final RowTable table;
  private final Gen<LawCase> cases;
  private final List<Integer> parts;

  LawClaim(Workbench bench, Statement statement, Object law) {
    this.law = law.toString();
    this.telling = new Telling(bench);
    this.statement = statement;
    this.terms = bench.terms();
    this.table = new RowTable(bench.laboratory());
    this.cases = bench
        .laboratory()
        .rows()
        .gen(statement.variables(terms), bench.laboratory().rows().row(0))
        .map(row -> new LawCase(row, values(row)));
    Set<Integer> found = new LinkedHashSet<>();
    collect(statement.sides().left(), found);
    collect(statement.sides().right(), found);
    this.parts = List.copyOf(found);
  }

  private void collect(int term, Set<Integer> found) {
    for (int i = 0; i < terms.arity(term); i++) {
      collect(terms.argument(term, i), found);
    }
    found.add(term);
  }

  /** Returns the law. */
  public String law() {
    return law;
  }

  /** Returns the claim that the law holds for all values of its variables. */
  public Claim claim() {
    return Claim.forAll(cases, this::holds).label(law).names("values");
  }

  /** Returns the generator of values for its variables. */
  public Gen<LawCase> cases() {
    return cases;
  }

  /** Returns whether the law holds for some values. */
  public synchronized boolean holds(LawCase one) {
    table.load(one.row());
    return statement.holds(table);
  }

  /** Returns how much the law says of some values; 0 where it says nothing. */
  public synchronized int tells(LawCase one) {
    table.load(one.row());
    int left = statement.sides().left();
    int right = statement.sides().right();
    boolean idle =
        statement instanceof Statement.Under under && !table.isTrue(under.law().condition());
    if (idle || table.throwing(left) != table.throwing(right)) {
      return 0;
    }
    int different = table.throwing(left) ? 1 : 1 + parts.size() * parts.size();
    for (int i = 0; i < parts.size(); i++) {
      for (int k = i + 1; k < parts.size(); k++) {
        different += differ(parts.get(i), parts.get(k)) ? 1 : 0;
      }
    }
    return different;
  }

  private boolean differ(int one, int other) {
    return terms.type(one) == terms.type(other)
        && !table.throwing(one)
        && !table.throwing(other)
        && table.outcome(one) != table.outcome(other);
  }

  /** Returns some values, what parts of the law are then, and what both sides are. */
  public synchronized String shown(LawCase one) {
    table.load(one.row());
    Wording wording = new Wording(terms);
    int left = statement.sides().left();
    int right = statement.sides().right();
    List<String> said = new ArrayList<>();
    if (!one.toString().isEmpty()) {
      said.add(one.toString());
    }
    parts.stream()
        .filter(part -> terms.arity(part) > 0 && part != left && part != right)
        .limit(MOST_STEPS)
        .forEach(part -> said.add(wording.of(part) + " = " + table.shown(part)));
    String value = table.shown(left);
    said.add(
        statement instanceof Statement.AtMost
            ? value + " is at most " + table.shown(right)
            : table.throwing(left) ? "both sides throw" : "both sides are " + value);
    return String.join("; ", said);
  }

  private synchronized Map<String, String> values(Rows.Row row) {
    table.load(row);
    return telling.values(statement.sides(), table);
  }

  @Override
  public String toString() {
    return law;
  }
}
