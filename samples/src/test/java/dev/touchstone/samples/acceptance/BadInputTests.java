package dev.touchstone.samples.acceptance;

import static dev.touchstone.samples.Verdicts.falsified;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.NoGenerator;
import dev.touchstone.samples.warehouse.Order;
import org.junit.jupiter.api.Test;

class BadInputTests {
  /** Row 22. */
  @Test
  void aTypeThatNobodyCanMakeUpIsNamedWithTheWayToIt() {
    assertThatThrownBy(() -> Gen.of(Order.class))
        .isInstanceOf(NoGenerator.class)
        .hasMessageContaining("no generator for java.net.Socket at Order.lines[].sku.owner")
        .hasMessageContaining("Gens.register")
        .hasMessageContaining("@From");
  }

  private record Silent(int number) {
    @Override
    public String toString() {
      throw new IllegalStateException("not today");
    }
  }

  /** Row 23, first part. */
  @Test
  void anArgumentThatCannotBeShownLeavesTheReportComplete() {
    String report = falsified(
            0,
            Claim.forAll(Gen.ints().map(Silent::new), silent -> silent.number < 10)
                .names("it"))
        .report();
    assertThat(report)
        .startsWith("Falsified after ")
        .contains("it = <toString threw java.lang.IllegalStateException>")
        .contains("replay: tf1-");
  }
}
