package dev.touchstone.laws;

import dev.touchstone.laws.internal.explore.Statement;
import java.util.ArrayList;
import java.util.List;

/** Everything that findings say of all rows. */
final class Statements {
  private Statements() {}

  static List<Statement> of(Findings findings) {
    List<Statement> all = new ArrayList<>();
    findings.kept().laws().forEach(law -> all.add(new Statement.Equal(law)));
    findings.kept().variants().forEach(law -> all.add(new Statement.Equal(law)));
    findings.conditionals().forEach(law -> all.add(new Statement.Under(law)));
    findings.weak().forEach(law -> all.add(new Statement.WhereDefined(law)));
    all.addAll(findings.inequalities());
    return all;
  }
}
