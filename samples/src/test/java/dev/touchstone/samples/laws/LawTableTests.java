package dev.touchstone.samples.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.laws.LawReport;
import dev.touchstone.samples.Verdicts;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every row of the table, under several seeds at once. */
class LawTableTests {
  private static final int ROWS_CONFIRMED = 10_000;
  private static final int FEW_ROWS_CONFIRMED = 2_000;

  static List<LawRow> rows() {
    return LawTable.rows();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void givesTheLawsOfItsRow(LawRow row) {
    Verdicts.seedsIfFull(10).parallel().forEach(seed -> {
      LawReport report = row.discovered(seed, confirmed(row));
      assertThat(row.complaints(report)).as("seed %d%n%s", seed, report).isEmpty();
    });
  }

  /** Returns how many rows a law must survive: false laws of rounding live longer than others. */
  private static int confirmed(LawRow row) {
    return Verdicts.full() || row.name().startsWith("F") ? ROWS_CONFIRMED : FEW_ROWS_CONFIRMED;
  }
}
