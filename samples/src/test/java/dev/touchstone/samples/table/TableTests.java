package dev.touchstone.samples.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.machine.Machine;
import dev.touchstone.samples.Races;
import dev.touchstone.samples.Verdicts;
import org.junit.jupiter.api.Test;

class TableTests {
  @Test
  void theRightOnePasses() {
    Verdicts.passes(1_000, Machine.sequential(new TableModel(Table.Variant.SOUND)));
    Races.none(1, 50, Machine.parallel(new TableModel(Table.Variant.SOUND)));
  }

  @Test
  void deletionsThatAreForgottenShowCallByCall() {
    Verdicts.shrinksTo(
        Verdicts.seeds(5),
        Machine.sequential(new TableModel(Table.Variant.FORGETS_DELETES)).cases(2_000),
        "insert(0, 0); close(); reopen(); delete(0); close(); reopen(); lookup(0)");
  }

  @Test
  void lateWritesThatAreLostNeedThreads() {
    Verdicts.passes(1_000, Machine.sequential(new TableModel(Table.Variant.LOSES_LATE_WRITES)));
    assertThat(Races.seen(3, Machine.parallel(new TableModel(Table.Variant.LOSES_LATE_WRITES)))
            .report())
        .contains("no possible interleaving", "close()");
  }
}
