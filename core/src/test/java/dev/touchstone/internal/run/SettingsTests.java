package dev.touchstone.internal.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import java.time.Duration;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SettingsTests {
  @Nested
  class OfAClaimThatNobodyChanged {
    private final Settings settings = Claim.forAll(Gen.ints(), n -> true).settings();

    @Test
    void letACaseTakeOneMinute() {
      assertThat(settings.caseTimeout).isEqualTo(Duration.ofSeconds(60));
    }

    @Test
    void letShrinkingTakeTenSeconds() {
      assertThat(settings.shrinkTime).isEqualTo(Duration.ofSeconds(10));
    }

    @Test
    void letShrinkingRunTheBodyFiveThousandTimes() {
      assertThat(settings.shrinkEvaluations).isEqualTo(5_000);
    }

    @Test
    void runACaseOnceWhileSearching() {
      assertThat(settings.always).isEqualTo(1);
    }

    @Test
    void runAFlakyCaseTenTimesWhileShrinking() {
      assertThat(settings.alwaysShrinking).isEqualTo(10);
    }

    @Test
    void askForOneHundredCasesUpToASizeOfOneHundred() {
      assertThat(settings.cases).isEqualTo(100);
      assertThat(settings.maxSize).isEqualTo(100);
    }

    @Test
    void letTenCasesBeDiscardedPerCaseThatCounts() {
      assertThat(settings.discards).isEqualTo(10);
    }
  }
}
