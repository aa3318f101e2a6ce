package dev.touchstone;

import static dev.touchstone.Case.target;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class FailuresTests {
  private static Verdict.Falsified falsified(Claim claim) {
    return (Verdict.Falsified) claim.check();
  }

  private static List<Listener.CaseFinished> failing(Claim claim) {
    List<Listener.CaseFinished> failing = new ArrayList<>();
    claim
        .listener(event -> {
          if (event instanceof Listener.CaseFinished end
              && end.status() == Listener.Status.FAILED) {
            failing.add(end);
          }
        })
        .check();
    return failing;
  }

  private static Stream<String> identities(Verdict.Falsified verdict) {
    return Stream.concat(Stream.of(verdict), verdict.others().stream())
        .map(found -> found.identity().exception());
  }

  private static void twoFaults(int x) {
    if (x % 10 == 5) {
      throw new IllegalStateException("five");
    }
    if (x % 10 == 7) {
      throw new IllegalArgumentException("seven");
    }
  }

  @Nested
  class AmongRandomCases {
    private final Claim eighth =
        Claim.forAll(Gen.ints(0, 1_000_000), x -> x % 8 != 3).cases(400);

    @Test
    void areCollectedToTheNumberThatIsAsked() {
      for (int seed = 0; seed < 10; seed++) {
        assertThat(failing(eighth.failures(20).seed(Seed.of(seed)))).hasSize(20);
      }
    }

    @Test
    void areCollectedToTheLastCaseWhereThereAreTooFew() {
      Claim claim = eighth.failures(1_000).cases(100).seed(Seed.of(1));
      List<Listener.CaseFinished> failing = failing(claim);
      assertThat(failing.get(failing.size() - 1).number()).isBetween(80L, 99L);
    }

    @Test
    void areCollectedOfEveryWayThatWasMet() {
      Claim claim = Claim.forAll(Gen.ints(0, 1_000_000)).asserts(FailuresTests::twoFaults);
      for (int seed = 0; seed < 10; seed++) {
        Claim seeded = claim.failures(5).cases(2_000).seed(Seed.of(seed));
        assertThat(failing(seeded).stream()
                .filter(f -> f.reason().contains("State"))
                .count())
            .isGreaterThanOrEqualTo(5);
        assertThat(failing(seeded).stream()
                .filter(f -> f.reason().contains("Argument"))
                .count())
            .isGreaterThanOrEqualTo(5);
        assertThat(identities(falsified(seeded)))
            .containsExactlyInAnyOrder(
                IllegalStateException.class.getName(), IllegalArgumentException.class.getName());
      }
    }

    @Test
    void endWithTheSmallestOfWhatTheyShrinkTo() {
      Claim walls = Claim.forAll(Gen.ints(0, 1_000_000), x -> x != 4 && x < 300_000)
          .maxSize(0)
          .cases(2_000)
          .shrinking(10, java.time.Duration.ofSeconds(10));
      for (int seed = 0; seed < 10; seed++) {
        long one = smallest(walls.seed(Seed.of(seed)));
        long many = smallest(walls.failures(30).seed(Seed.of(seed)));
        assertThat(many).isLessThanOrEqualTo(one);
      }
    }

    private static long smallest(Claim claim) {
      return Long.parseLong(falsified(claim).shrunk().arguments().get(0).value());
    }
  }

  @Test
  void areCollectedWhereAllCasesAreTried() {
    Claim small = Claim.forAll(Gen.ints(0, 9)).asserts(FailuresTests::twoFaults);
    assertThat(identities(falsified(small.failures(2))))
        .containsExactlyInAnyOrder(
            IllegalStateException.class.getName(), IllegalArgumentException.class.getName());
  }

  @Test
  void areCollectedAmongChangedCases() {
    Claim climbing = Claim.forAll(Gen.ints(0, 1_000_000), x -> {
          target(x);
          return x < 999_000;
        })
        .cases(4_000)
        .failures(3);
    for (int seed = 0; seed < 5; seed++) {
      assertThat(failing(climbing.seed(Seed.of(seed)))).hasSize(3);
    }
  }
}
