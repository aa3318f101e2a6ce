package dev.touchstone.benchmarks.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.touchstone.random.MixedKey;
import dev.touchstone.random.Seed;
import dev.touchstone.random.TfRandom;
import java.io.IOException;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RandomBenchmarkTests {
  @Nested
  class Contenders {
    @Test
    void areTheGeneratorsTheyAreCalled() {
      assertThat(Contender.values())
          .extracting(contender -> contender.create().getClass().getSimpleName())
          .containsExactly("TfRandom", "SplittableRandom", "L64X128MixRandom", "L128X256MixRandom");
    }

    @Test
    void encryptTheSameBlocks() {
      Blocks ours = new Blocks();
      Blocks peers = new Blocks();
      for (int block = 0; block < 100; block++) {
        assertThat(ours.touchstone()).isEqualTo(peers.bouncyCastle());
      }
    }
  }

  @Nested
  class Bounds {
    @Test
    void sayWhetherTheyAreMet() {
      assertThat(Bound.atMost(1.3, 1.2).judgeGate(1.25)).isEqualTo("<= 1.3 met");
      assertThat(Bound.atMost(1.3, 1.2).judgeAim(1.25)).isEqualTo("<= 1.2 MISSED");
      assertThat(Bound.aimAtLeast(350).judgeAim(349.9)).isEqualTo(">= 350 MISSED");
      assertThat(Bound.atMost(0, 0).judgeGate(0)).isEqualTo("<= 0 met");
    }

    @Test
    void withoutGateAreReportedOnly() {
      assertThat(Bound.aimAtMost(20).judgeGate(25)).isEqualTo("reported");
    }
  }

  @Nested
  class WholeRunsOfClaims {
    @ParameterizedTest
    @EnumSource
    void holdOnEitherTree(Workload workload) {
      assertThat(workload.run(false, 50, Seed.of(1).root())).isEqualTo(50);
      assertThat(workload.run(false, 50, MixedKey.root(1))).isEqualTo(50);
    }

    @Test
    void drawEvenlyWithoutTheCipherToo() {
      TfRandom random = MixedKey.root(1).child(3).open();
      long ones = 0;
      for (int i = 0; i < 10_000; i++) {
        ones += Long.bitCount(random.split().nextLong());
      }
      assertThat(ones).isCloseTo(320_000L, within(2_000L));
    }
  }

  @Nested
  class ProcessorTimes {
    @Test
    void growWithWork() throws IOException {
      double before = ProcessorTime.millis();
      long x = 1;
      for (int i = 0; i < 100_000_000; i++) {
        x = x * 31 + i;
      }
      assertThat(x).isNotZero();
      assertThat(ProcessorTime.millis()).isGreaterThan(before);
    }
  }

  @Nested
  class TablesOfDieharder {
    @Test
    void areReadByColumn() {
      Dieharder.Row row =
          Dieharder.Row.parse("         sts_monobit|   1|    100000|     100|0.01434249|  WEAK  ");
      assertThat(row)
          .isEqualTo(new Dieharder.Row("sts_monobit", "1", "100000", "100", "0.01434249", "WEAK"));
    }

    @Test
    void comeFromTheProgramItself() throws Exception {
      assumeTrue(Dieharder.installed(), "dieharder is not installed");

      assertThat(Dieharder.judge("s", 100)).singleElement().satisfies(row -> {
        assertThat(row.test()).isEqualTo("sts_monobit");
        assertThat(row.verdict()).isIn("PASSED", "WEAK");
      });
    }

    @Test
    void areRefusedInAnotherForm() {
      assertThatThrownBy(() -> Dieharder.Row.parse("sts_monobit|1"))
          .hasMessageContaining("not a line");
    }
  }
}
