package dev.touchstone.samples.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.laws.Law;
import dev.touchstone.laws.LawReport;
import dev.touchstone.laws.Signature;
import dev.touchstone.laws.Theory;
import dev.touchstone.samples.Verdicts;
import java.util.List;
import java.util.function.Supplier;

/**
 * A signature with the laws it must give, judged by what follows from what, never by wording.
 *
 * @param signature makes the signature
 * @param depth the depth of terms
 * @param seeds how many seeds the row states
 */
record LawRow(Supplier<Signature> signature, int depth, int seeds) {
  private static final int ROWS_CONFIRMED = 2_000;

  static LawRow of(Supplier<Signature> signature) {
    return new LawRow(signature, 3, 10);
  }

  LawReport discovered(long seed) {
    return signature.get().depth(depth).confirm(ROWS_CONFIRMED).seed(seed).discover();
  }

  /** Requires that laws follow from those that are found, and others do not. */
  void implies(List<String> expected, List<String> absent) {
    Verdicts.seedsIfFull(seeds).forEach(seed -> {
      LawReport report = discovered(seed);
      Theory theory = report.theory();
      assertThat(theory.unproved(expected))
          .as("seed %d: not implied by%n%s", seed, report)
          .isEmpty();
      assertThat(theory.unproved(absent))
          .as("seed %d: implied by%n%s", seed, report)
          .hasSameSizeAs(absent);
    });
  }

  /** Requires that the laws found, without allowed ones, are as many as those and imply the same. */
  void isExactly(List<String> expected, String... allowed) {
    Verdicts.seedsIfFull(seeds).forEach(seed -> {
      LawReport report = discovered(seed);
      assertThat(report.theory().unproved(expected))
          .as("seed %d: not implied by%n%s", seed, report)
          .isEmpty();
      List<String> found = report.laws().stream()
          .map(Law::toString)
          .filter(law -> !List.of(allowed).contains(law))
          .toList();
      Theory theory = signature.get().theory(expected.toArray(new String[0]));
      assertThat(theory.unproved(found))
          .as("seed %d: beyond the expected", seed)
          .isEmpty();
      assertThat(found).as("seed %d", seed).hasSameSizeAs(expected);
    });
  }
}
