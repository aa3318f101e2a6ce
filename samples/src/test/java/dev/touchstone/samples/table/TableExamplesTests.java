package dev.touchstone.samples.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.examples.ExampleCheck;
import dev.touchstone.examples.ExampleSnapshot;
import dev.touchstone.examples.Retest;

class TableExamplesTests {
  // region snapshot
  @ExampleSnapshot("src/test/examples/table.examples")
  void areThoseOfTheFile(ExampleCheck examples) {
    assertThat(examples.verify(new FileTableModel()))
        .hasSizeGreaterThan(10)
        .allMatch(retest -> retest.outcome() == Retest.Outcome.PASSED);
  }
  // endregion
}
