package dev.touchstone.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class CipherCallTests {
  private final AtomicInteger calls = new AtomicInteger();
  private final TfRandom random = new TfRandom(new CountingKey(calls), 0, 0);

  @Test
  void sixtyFourSplitsCostNothingAndTheNextOneCall() {
    split(64);
    assertThat(calls).hasValue(0);

    split(1);
    assertThat(calls).hasValue(1);
  }

  @Test
  void everySixtyFourthSplitAfterThatCostsOneMore() {
    split(128);
    assertThat(calls).hasValue(1);

    split(1);
    assertThat(calls).hasValue(2);
  }

  @Test
  void bothHalvesOfASplitShareTheNewKey() {
    split(64);
    TfRandom right = random.split();

    assertThat(right.node().key()).isSameAs(random.node().key());
    assertThat(calls).hasValue(1);
  }

  @Test
  void fourLongsCostOneCall() {
    draw(4);
    assertThat(calls).hasValue(1);

    draw(1);
    assertThat(calls).hasValue(2);
  }

  @Test
  void aNumberedChildAndItsFirstLongCostTwoCallsWhateverTheNumber() {
    for (long index : new long[] {0, 1, 63, 64, 65, 1_000_000, Long.MAX_VALUE, -1}) {
      calls.set(0);
      random.child(index).nextLong();

      assertThat(calls).as("child %d", index).hasValue(2);
    }
  }

  @Test
  void aLabelledChildCostsOneCallForEachEightBytes() {
    for (int bytes = 0; bytes <= 40; bytes++) {
      calls.set(0);
      random.child("x".repeat(bytes));

      assertThat(calls).as("label of %d bytes", bytes).hasValue(Math.max(1, (bytes + 7) / 8));
    }
  }

  private void split(int times) {
    for (int i = 0; i < times; i++) {
      random.split();
    }
  }

  private void draw(int longs) {
    for (int i = 0; i < longs; i++) {
      random.nextLong();
    }
  }
}
