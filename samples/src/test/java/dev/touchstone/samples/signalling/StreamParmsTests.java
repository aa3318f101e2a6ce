package dev.touchstone.samples.signalling;

import static dev.touchstone.samples.Verdicts.passes;
import static dev.touchstone.samples.Verdicts.seeds;
import static dev.touchstone.samples.Verdicts.shrinksTo;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class StreamParmsTests {
  /** Row 12. */
  @Nested
  class Writing {
    @Test
    void losesOnlyParametersWithoutAPart() {
      shrinksTo(
          seeds(100),
          Claim.roundTrip(Gen.of(StreamParms.class), StreamText::write, StreamText::read),
          "StreamParms[control=Optional.empty, local=Optional.empty, remote=Optional.empty]");
    }

    @Test
    void keepsParametersWithAPart() {
      Gen<StreamParms> some =
          Gen.of(StreamParms.class).filter(parms -> !StreamText.write(parms).isEmpty());
      passes(1_000, Claim.roundTrip(some, StreamText::write, StreamText::read));
    }
  }

  /** Row 13. */
  @Nested
  class ADependentDraw {
    @Test
    void keepsItsRuleInTenThousandCases() {
      passes(10_000, Claim.forAll(StreamParms.valid(), StreamParms::controlledIfMedia));
    }

    @Test
    void keepsItsRuleInEveryCandidateOfTheShrinker() {
      List<StreamParms> seen = new ArrayList<>();
      shrinksTo(
          seeds(100),
          Claim.forAll(StreamParms.valid(), parms -> {
            seen.add(parms);
            return parms.control().orElse(0) < 2;
          }),
          "StreamParms[control=Optional[2], local=Optional.empty, "
              + "remote=Optional[Remote[mediaPort=Optional[0]]]]");
      assertThat(seen).hasSizeGreaterThan(1_000).allMatch(StreamParms::controlledIfMedia);
    }
  }
}
