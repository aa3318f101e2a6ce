package dev.touchstone.samples.flow;

import static dev.touchstone.samples.Verdicts.seedsIfFull;
import static dev.touchstone.samples.Verdicts.shrinksTo;

import dev.touchstone.machine.Machine;
import org.junit.jupiter.api.Test;

class FlowModelTests {
  @Test
  void endsInTheFaultyCommandAndWhatItNeeds() {
    shrinksTo(
        seedsIfFull(100), Machine.sequential(new FlowModel()).cases(1_000), "v1 = b(); d(v1)");
  }
}
