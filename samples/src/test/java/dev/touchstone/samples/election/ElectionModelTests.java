package dev.touchstone.samples.election;

import static dev.touchstone.samples.Verdicts.falsified;
import static dev.touchstone.samples.Verdicts.full;
import static dev.touchstone.samples.Verdicts.passes;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Claim;
import dev.touchstone.Verdict;
import dev.touchstone.machine.Machine;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ElectionModelTests {
  private static Claim claim(int nodes, Cluster.Variant variant) {
    return Machine.sequential(new ElectionModel(nodes, variant)).cases(10_000);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5})
  void passesAsItShould(int nodes) {
    passes(full() ? 10_000 : 2_000, claim(nodes, Cluster.Variant.RIGHT));
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5})
  void isFoundOutWhereItStartsRoundsInHaste(int nodes) {
    Verdict.Falsified found = falsified(0, claim(nodes, Cluster.Variant.HASTY));
    assertThat(found.report()).contains("deliver(").contains("trace:").contains("Leads[node=");
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5})
  void isFoundOutWhereItForgetsTheRecovered(int nodes) {
    Verdict.Falsified found = falsified(0, claim(nodes, Cluster.Variant.FORGETFUL));
    assertThat(found.report()).contains("recover(").contains("trace:");
    assertThat(found.identity().toString()).startsWith("invariant at ");
  }
}
