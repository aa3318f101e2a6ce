package dev.touchstone.samples.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.machine.Machine;
import dev.touchstone.samples.Races;
import dev.touchstone.samples.Verdicts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BoundedQueueTests {
  private static BoundedQueueModel queue(int capacity, BoundedQueue.Variant variant) {
    return new BoundedQueueModel(capacity, variant);
  }

  @Test
  void theRightOnePasses() {
    Verdicts.passes(1_000, Machine.sequential(queue(3, BoundedQueue.Variant.SOUND)));
    Races.none(1, 50, Machine.parallel(queue(3, BoundedQueue.Variant.SOUND)));
  }

  @Test
  void aFullQueueThatLooksEmptyIsFoundCallByCall() {
    Verdicts.shrinksTo(
        Verdicts.seeds(5),
        Machine.sequential(queue(2, BoundedQueue.Variant.FULL_LOOKS_EMPTY)).cases(1_000),
        "put(0); put(0); size()");
  }

  @ParameterizedTest
  @EnumSource(names = {"UNGUARDED_PUT", "SOUND"})
  void onlyThreadsShowAPutWithoutALock(BoundedQueue.Variant variant) {
    Verdicts.passes(1_000, Machine.sequential(queue(4, variant)));
    if (variant == BoundedQueue.Variant.UNGUARDED_PUT) {
      assertThat(Races.found(2, queue(4, variant)).report()).contains("no possible interleaving");
    }
  }
}
