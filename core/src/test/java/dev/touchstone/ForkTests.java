package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ForkTests {
  private static final Gen<Integer> LEFT = Gen.draw(s -> s.fork("left").from(Gen.ints(0, 1_000)));
  private static final Gen<Integer> FIRST = Gen.draw(s -> s.fork(1).from(Gen.ints(0, 1_000)));

  private static Verdict.Falsified falsified(Claim claim) {
    return (Verdict.Falsified) claim.seed("tf1-000000000001a9").check();
  }

  private static String smallest(Claim claim) {
    return falsified(claim).shrunk().arguments().get(0).value();
  }

  @Nested
  class AKeyThatIsUsedAgain {
    @Test
    void drawsAnotherValue() {
      Gen<List<Integer>> twice = Gen.draw(s -> List.of(s.from(LEFT), s.from(LEFT)));
      Claim same = Claim.forAll(twice, pair -> pair.get(0).equals(pair.get(1)));
      assertThat(smallest(same)).isEqualTo("[0, 1]");
    }

    @Test
    void inElementsOfAListDrawsDifferentElements() {
      for (Gen<Integer> element : List.of(LEFT, FIRST)) {
        Claim few = Claim.forAll(Gen.lists(element), list -> new HashSet<>(list).size() < 3);
        assertThat(smallest(few)).isEqualTo("[0, 1, 2]");
      }
    }

    @Test
    void isReplayedByItsToken() {
      Claim few = Claim.forAll(Gen.lists(LEFT), list -> new HashSet<>(list).size() < 3);
      Verdict.Falsified found = falsified(few);
      Verdict.Falsified replayed = (Verdict.Falsified) few.replay(found.token()).check();
      assertThat(replayed.shrunk().arguments()).isEqualTo(found.shrunk().arguments());
    }
  }
}
