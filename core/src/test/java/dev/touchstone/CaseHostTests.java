package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class CaseHostTests {
  private static final String SEED = "tf1-000000000001a9";
  private static final List<String> LOG = Collections.synchronizedList(new ArrayList<>());
  private static final ThreadLocal<Integer> TURN = new ThreadLocal<>();

  /** Decides, while a case runs, whose turn it is. */
  public static final class Turns implements CaseHost {
    @Override
    public String name() {
      return "turns";
    }

    @Override
    public void around(Source source, Running body) throws Throwable {
      LOG.add("around");
      TURN.set(source.integer(0, 1_000));
      body.run();
      LOG.add("after");
    }
  }

  @BeforeEach
  void clear() {
    LOG.clear();
    TURN.remove();
  }

  private static Claim unfair() {
    return Claim.forAll(Gen.ints()).asserts(n -> {
      if (n > 5 && TURN.get() > 70) {
        throw new IllegalStateException("unfair");
      }
    });
  }

  @Nested
  class AHost {
    @Test
    void isAroundEveryCase() {
      Claim claim = Claim.forAll(Gen.ints()).asserts(n -> LOG.add("case"));
      assertThat(claim.host("turns").cases(2).seed(SEED).check().passed()).isTrue();
      assertThat(LOG).containsExactly("around", "case", "after", "around", "case", "after");
    }

    @Test
    void drawsChoicesThatAreShrunkWithTheCase() {
      Verdict.Falsified found =
          (Verdict.Falsified) unfair().host("turns").cases(1_000).seed(SEED).check();
      assertThat(found.shrunk().arguments().get(0).value()).isEqualTo("6");
      TURN.set(-1);
      unfair().host("turns").replay(found.token()).check();
      assertThat(TURN.get()).isEqualTo(71);
    }

    @Test
    void drawsChoicesThatReplay() {
      Claim claim = unfair().host("turns").cases(1_000);
      Verdict.Falsified found = (Verdict.Falsified) claim.seed(SEED).check();
      Verdict again = claim.replay(found.token()).check();
      assertThat(again).isInstanceOf(Verdict.Falsified.class);
      assertThat(again.report()).contains("value = 6\n", "replayed");
    }

    @Test
    void givesTheSameVerdictOnManyThreads() {
      Claim claim = unfair().host("turns").cases(1_000).seed(SEED);
      assertThat(claim.parallel(4).check().report()).isEqualTo(claim.check().report());
    }

    @Test
    void drawsAnewForEachRunOfACaseThatMustPassSeveralTimes() {
      List<Integer> turns = new ArrayList<>();
      Claim.forAll(Gen.ints())
          .asserts(n -> turns.add(TURN.get()))
          .host("turns")
          .always(3)
          .cases(20)
          .seed(SEED)
          .check();
      assertThat(turns).hasSize(60);
      assertThat(turns.subList(30, 60).stream().distinct().count()).isGreaterThan(10);
    }

    @Test
    void isAroundGivenExamplesAndClaimsAboutNothing() {
      Claim claim = Claim.forAll(Gen.ints()).asserts(n -> LOG.add("n = " + n));
      claim.example(4711).host("turns").cases(1).seed(SEED).check();
      assertThat(LOG).startsWith("around", "n = 4711", "after");
      LOG.clear();
      Claim.exists(Gen.booleans(), b -> b).host("turns").check();
      assertThat(LOG).contains("around", "after");
    }

    @Test
    void changesNoDrawnValueOfTheClaim() {
      List<Integer> plain = new ArrayList<>();
      List<Integer> hosted = new ArrayList<>();
      Claim.forAll(Gen.ints()).asserts(plain::add).seed(SEED).check();
      Claim.forAll(Gen.ints()).asserts(hosted::add).host("turns").seed(SEED).check();
      assertThat(hosted).isEqualTo(plain);
    }
  }

  @Nested
  class AHostThatIsNotThere {
    @Test
    void isNamedWithTheDependencyToAdd() {
      Claim claim = Claim.forAll(Gen.ints(), n -> true);
      assertThatThrownBy(() -> claim.host("controlled"))
          .isInstanceOf(NoCaseHost.class)
          .hasMessage("there is no host 'controlled' for cases;"
              + " add the dependency dev.touchstone:touchstone-schedule");
    }

    @Test
    void isNamedWithThoseThatAre() {
      assertThatThrownBy(() -> CaseHost.named("tunrs"))
          .hasMessage("there is no host 'tunrs' for cases;"
              + " add the dependency that provides it, or name one of [turns]");
    }
  }
}
