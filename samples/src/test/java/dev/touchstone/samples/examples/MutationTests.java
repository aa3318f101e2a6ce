package dev.touchstone.samples.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.examples.ExampleSet;
import dev.touchstone.examples.Examples;
import dev.touchstone.examples.MutationScore;
import dev.touchstone.random.Seed;
import dev.touchstone.samples.mutants.Mutants;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MutationTests {
  @ParameterizedTest
  @EnumSource
  void counterfactualExamplesTellMoreThanCoverage(Mutants system) throws Exception {
    ExampleSet combined = Examples.of(system.right()).seed(Seed.of(1)).find();
    MutationScore ours = MutationScore.of(combined.examples(), system.faulty());
    MutationScore coverage = MutationScore.of(system.byCoverage(1).examples(), system.faulty());
    assertThat(ours.share())
        .as("survived %s, by coverage %s", ours.survived(), coverage.survived())
        .isGreaterThan(coverage.share());
    assertThat(system.faulty().size()).isGreaterThanOrEqualTo(8);
    if (system == Mutants.BANK) {
      assertThat(ours.share()).as("survived %s", ours.survived()).isGreaterThanOrEqualTo(0.9);
      assertThat(system.faulty()).hasSize(24);
    }
  }
}
