package dev.touchstone.choice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class BytesDomainTests {
  private static final BytesDomain UP_TO_TWO = new BytesDomain(0, 2);

  @Nested
  class Order {
    @Test
    void isByLengthThenUnsigned() {
      assertThat(UP_TO_TWO.count()).isEqualTo(1 + 256 + 65_536);
      for (long at = 1; at < UP_TO_TWO.count(); at += 7) {
        byte[] before = (byte[]) UP_TO_TWO.at(at - 1);
        byte[] after = (byte[]) UP_TO_TWO.at(at);
        boolean ascends = before.length < after.length
            || (before.length == after.length && Arrays.compareUnsigned(before, after) < 0);
        assertThat(ascends).as("position %d", at).isTrue();
        assertThat(UP_TO_TWO.compare(before, after)).isNegative();
      }
    }

    @Test
    void positionsAndArraysAreInverse() {
      for (BytesDomain domain : List.of(UP_TO_TWO, new BytesDomain(3, 7), new BytesDomain(1, 1))) {
        Rolls.longs(1, 2_000)
            .map(bits -> Long.remainderUnsigned(bits, domain.count()))
            .forEach(at -> assertThat(domain.position(domain.at(at))).isEqualTo(at));
      }
    }

    @Test
    void startsWithTheShortestOfZeros() {
      assertThat((byte[]) new BytesDomain(3, 5).simplest()).containsExactly(0, 0, 0);
      assertThat((byte[]) new BytesDomain(3, 5).at(0)).containsExactly(0, 0, 0);
      assertThat(new BytesDomain(0, 100).count()).isEqualTo(Long.MAX_VALUE);
      assertThat(new BytesDomain(0, 100).position(new byte[50])).isEqualTo(Long.MAX_VALUE);
    }
  }

  @Nested
  class Sampling {
    @Test
    void keepsToTheLengths() {
      BytesDomain domain = new BytesDomain(2, 40);
      assertThat(Rolls.samples(domain, 500).map(byte[].class::cast))
          .allMatch(bytes -> bytes.length >= 2 && bytes.length <= 40);
    }

    @Test
    void drawsUniformArraysOfOneByteValue() {
      BytesDomain domain = new BytesDomain(4, 4);
      assertThat(Rolls.samples(domain, 1_000).map(bytes -> Arrays.toString((byte[]) bytes)))
          .contains("[0, 0, 0, 0]", "[-1, -1, -1, -1]", "[1, 1, 1, 1]");
    }
  }

  @Test
  void clipsByCuttingOrPadding() {
    BytesDomain domain = new BytesDomain(2, 3);
    assertThat((byte[]) domain.clip(new byte[] {7})).containsExactly(7, 0);
    assertThat((byte[]) domain.clip(new byte[] {1, 2, 3, 4})).containsExactly(1, 2, 3);
  }

  @Test
  void weighsOneAndTheLength() {
    assertThat(UP_TO_TWO.weight(new byte[2])).isEqualTo(3);
    assertThat(new BytesDomain(0, 0).forced()).isTrue();
    assertThat(new BytesDomain(1, 1).forced()).isFalse();
  }

  @Test
  void refusesBadLengths() {
    assertThatThrownBy(() -> new BytesDomain(3, 2)).isInstanceOf(IllegalGenerator.class);
  }
}
