package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Seed;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PhasesTests {
  @TempDir
  Path folder;

  private final List<Long> run = new ArrayList<>();

  private Claim claim(long limit) {
    return Claim.forAll(Gen.longs(), n -> {
          run.add(n);
          return n < limit;
        })
        .names("n")
        .seed(Seed.of(1))
        .database(folder, "a property");
  }

  @Nested
  class WithAnExampleAndAStoredFailure {
    @BeforeEach
    void storeAFailure() {
      claim(1_000).check();
      run.clear();
    }

    @Test
    void theExampleIsRunFirstThenTheFailureThenCaseZero() {
      claim(Long.MAX_VALUE).example(-77L).example(-78L).check();
      assertThat(run).startsWith(-77L, -78L, 1_000L, 0L);
    }

    @Test
    void aFailingExampleIsTheVerdict() {
      Verdict verdict = claim(1_000).example(5_000L).check();
      assertThat(verdict.report()).contains("n = 5000").doesNotContain("stored failure");
    }

    @Test
    void aFailingStoredCaseIsTheVerdictAfterAnExampleThatPasses() {
      Verdict verdict = claim(1_000).example(5L).check();
      assertThat(run).startsWith(5L, 1_000L);
      assertThat(verdict.report()).contains("n = 1000", "stored failure, run first");
    }
  }
}
