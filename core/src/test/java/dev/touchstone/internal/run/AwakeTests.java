package dev.touchstone.internal.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class AwakeTests {
  private static final long NAP = 1_000;

  private final AtomicLong clock = new AtomicLong(5_000_000);
  private final Awake awake = new Awake(clock::get);

  @Test
  void beginsAtZero() {
    assertThat(awake.nanos()).isZero();
  }

  @Test
  void countsNapsAsLongAsTheyWere() {
    clock.addAndGet(700);
    awake.nap(NAP);
    clock.addAndGet(1_300);
    awake.nap(NAP);
    assertThat(awake.nanos()).isEqualTo(2_000);
  }

  @Test
  void countsATimeInWhichEverythingStoodStillAsTwoNaps() {
    clock.addAndGet(3_600_000_000_000L);
    awake.nap(NAP);
    assertThat(awake.nanos()).isEqualTo(2 * NAP);
    clock.addAndGet(400);
    awake.nap(NAP);
    assertThat(awake.nanos()).isEqualTo(2 * NAP + 400);
  }
}
