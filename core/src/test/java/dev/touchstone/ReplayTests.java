package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.choice.UniformDomain;
import dev.touchstone.random.Seed;
import java.math.BigInteger;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ReplayTests {
  private static final Claim CLAIM = Claim.forAll(
          Gen.lists(Gen.ints()), Gen.longs(), (xs, n) -> xs.size() < 3 || xs.get(1) < 1000 || n < 5)
      .cases(10_000);

  private static Verdict.Falsified falsified(Verdict verdict) {
    assertThat(verdict).isInstanceOf(Verdict.Falsified.class);
    return (Verdict.Falsified) verdict;
  }

  @Nested
  class AToken {
    @Test
    void bringsTheSmallestCaseBack() {
      for (int seed = 0; seed < 50; seed++) {
        Verdict.Falsified found = falsified(CLAIM.seed(Seed.of(seed)).check());
        Verdict.Falsified again = falsified(CLAIM.replay(found.token()).check());
        assertThat(again.shrunk().arguments())
            .usingRecursiveComparison()
            .ignoringFields("remark")
            .isEqualTo(found.shrunk().arguments());
        assertThat(again.token()).isEqualTo(found.token());
        assertThat(again.evaluations()).isZero();
      }
    }

    /** Written down here, so that it means the same on every JDK that runs this test. */
    @Test
    void meansTheSameEverywhere() {
      Claim claim = Claim.forAll(
              Gen.lists(Gen.ints()),
              Gen.strings(),
              (xs, s) -> xs.size() < 2 || xs.get(1) < 1000 || s.length() < 2)
          .names("xs", "s");
      for (int threads : new int[] {1, 8}) {
        Claim replayed =
            claim.parallel(threads).replay("tf1-0000000000001x/4+2200h1we01w01b0400jaqj");
        assertThat(replayed.check().report()).isEqualTo("""
            Falsified after 1 case, shrunk 0 times (0 evaluations)
              xs = [0, 1000]
              s = "\ud800\udc00"
              first seen: xs = [0, 1000], s = "\ud800\udc00"
              replayed
              replay: tf1-0000000000001x/4+2200h1we01w01b0400jaqj   (annotation: @Replay("..."))""");
      }
    }

    @Test
    void runsTheBodyOnce() {
      AtomicInteger runs = new AtomicInteger();
      Claim counting = Claim.forAll(Gen.lists(Gen.ints()), xs -> {
        runs.incrementAndGet();
        xs.add(7);
        return xs.size() < 4;
      });
      Verdict.Falsified found = falsified(counting.seed(Seed.of(1)).check());
      runs.set(0);
      Verdict.Falsified again = falsified(counting.replay(found.token()).check());
      assertThat(runs).hasValue(1);
      assertThat(again.shrunk().arguments()).isEqualTo(found.shrunk().arguments());
      assertThat(again.shrunk().arguments().get(0).remark())
          .isEqualTo("(changed by the property to [0, 0, 0, 7])");
    }

    @Test
    void bringsTheFirstCaseBackWhereItIsAnAddress() {
      Verdict.Falsified found = falsified(CLAIM.seed(Seed.of(1)).check());
      String address = found.token().substring(0, found.token().indexOf('+'));
      Verdict.Falsified again = falsified(CLAIM.replay(address).check());
      assertThat(again.first().arguments()).isEqualTo(found.first().arguments());
      assertThat(again.shrunk().arguments()).isEqualTo(found.shrunk().arguments());
    }

    @Test
    void bringsCasesBackThatHaveNoNumber() {
      Claim small = Claim.forAll(Gen.ints(1, 50), n -> n != 37);
      Verdict.Falsified found = falsified(small.check());
      assertThat(falsified(small.replay(found.token()).check()).shrunk().arguments())
          .isEqualTo(found.shrunk().arguments());
    }

    @Test
    void bringsCasesBackThatHaveManyForcedDraws() {
      Claim constants = Claim.forAll(
          Gen.lists(Gen.constant("x"), 500, 500), Gen.ints(), (xs, n) -> xs.size() + n < 510);
      Verdict.Falsified found = falsified(constants.check());
      Verdict.Falsified again = falsified(constants.replay(found.token()).check());
      assertThat(again.shrunk().arguments().get(1).value()).isEqualTo("10");
      assertThat(again.evaluations()).isZero();
    }

    @Test
    void bringsASnappedValueBackWithoutSnapping() {
      AtomicInteger snaps = new AtomicInteger();
      UniformDomain even = new UniformDomain(BigInteger.valueOf(1000), n -> {
        snaps.incrementAndGet();
        return n.clearBit(0);
      });
      Claim claim = Claim.forAll(source -> (BigInteger) source.draw(even), n -> n.intValue() < 101);
      Verdict.Falsified found = falsified(claim.check());
      assertThat(found.shrunk().arguments().get(0).value()).contains("102");
      snaps.set(0);
      falsified(claim.explaining(false).replay(found.token()).check());
      assertThat(snaps).hasValue(0);
    }

    @Test
    void saysThatTheCasePassesOnceTheFaultIsGone() {
      String token = falsified(CLAIM.seed(Seed.of(1)).check()).token();
      Claim mended = Claim.forAll(Gen.lists(Gen.ints()), Gen.longs(), (xs, n) -> true);
      assertThat(mended.replay(token).check().report()).contains("the replayed case passes");
    }

    @Test
    void fallsBackToItsAddressWhereTheGeneratorsChanged() {
      String token = falsified(CLAIM.seed(Seed.of(1)).check()).token();
      Claim other = Claim.forAll(Gen.longs(), Gen.lists(Gen.booleans()), (n, xs) -> true);
      assertThat(other.replay(token).check().report()).contains("no longer fit");
    }

    @Test
    void isRefusedWhereItIsDamaged() {
      assertThatThrownBy(() -> CLAIM.replay("tf1-nonsense").check()).isInstanceOf(BadToken.class);
    }

    @Test
    void survivesALabelWithAPlusSign() {
      Verdict.Falsified found = falsified(CLAIM.check(Seed.of(1).root().child("a + b's \\ label")));
      assertThat(falsified(CLAIM.replay(found.token()).check()).shrunk().arguments())
          .hasSameSizeAs(List.of(1, 2))
          .first()
          .extracting(Verdict.Shown::value)
          .isEqualTo(found.shrunk().arguments().get(0).value());
    }
  }
}
