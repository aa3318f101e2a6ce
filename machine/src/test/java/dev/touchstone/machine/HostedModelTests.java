package dev.touchstone.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.CaseHost;
import dev.touchstone.Claim;
import dev.touchstone.NoCaseHost;
import dev.touchstone.Source;
import dev.touchstone.Verdict;
import dev.touchstone.random.Seed;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import outside.ReloadedModel;

/** A host may run the scripts of a model, and decide what its branches do. */
public class HostedModelTests {
  private static final Set<Class<?>> SEEN = Collections.synchronizedSet(new HashSet<>());
  private static final URL WHERE =
      ReloadedModel.class.getProtectionDomain().getCodeSource().getLocation();
  private static int around;

  /** Hears of a class whose code runs. */
  public static void seen(Class<?> type) {
    SEEN.add(type);
  }

  /** Loads models once more, as a host that rewrites them would. */
  public static final class Reloading implements CaseHost {
    private final ClassLoader loader = new URLClassLoader(new URL[] {WHERE}, new Without());

    @Override
    public String name() {
      return "reloading";
    }

    @Override
    public Class<?> relocate(Class<?> type) {
      try {
        return loader.loadClass(type.getName());
      } catch (ClassNotFoundException impossible) {
        throw new AssertionError(impossible);
      }
    }

    @Override
    public void around(Source source, Running body) throws Throwable {
      around++;
      body.run();
    }
  }

  /** Hides the models from whoever looks for them, so that they must be loaded again. */
  private static final class Without extends ClassLoader {
    Without() {
      super(HostedModelTests.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.startsWith("outside.")) {
        throw new ClassNotFoundException(name);
      }
      return super.loadClass(name, resolve);
    }
  }

  /** Returns the model of a dispenser whose numbers two branches may draw at once, or may not. */
  private static Model<Integer, AtomicInteger> dispenser(boolean orderly) {
    return Counters.of(counting -> counting
        .command("draw")
        .run(cell -> orderly ? cell.incrementAndGet() : drawn(cell))
        .next((last, v) -> last + 1)
        .post((last, result) -> result.returned(last + 1)));
  }

  private static int drawn(AtomicInteger cell) {
    assertThat(Conductor.runsACase()).isTrue();
    int seen = cell.get();
    Conductor.pause();
    cell.set(seen + 1);
    return seen + 1;
  }

  @BeforeEach
  void clear() {
    SEEN.clear();
    around = 0;
  }

  private static void runsElsewhere(Claim claim, Class<?> original) {
    assertThat(claim.cases(20).seed(Seed.of(1)).check().report()).startsWith("Passed 20 cases");
    assertThat(SEEN).isNotEmpty().doesNotContain(original);
    assertThat(SEEN).allMatch(type -> type.getName().equals(original.getName()));
  }

  @Nested
  class AHostThatGivesOtherClasses {
    @Test
    void runsSequentialScriptsOnThem() {
      runsElsewhere(
          Machine.sequential(new ReloadedModel()).host("reloading"), ReloadedModel.Ticker.class);
      assertThat(around).isEqualTo(20);
    }

    @Test
    void runsParallelScriptsOnThem() {
      Model<?, ?> model = Steps.of(ReloadedModel.ReloadedModelSteps::new);
      runsElsewhere(
          Machine.parallel(model).host("reloading"), ReloadedModel.ReloadedModelSteps.class);
      assertThat(around).isEqualTo(20);
    }

    @Test
    void runsStepsOnThem() {
      Model<?, ?> model = Steps.of(ReloadedModel.ReloadedModelSteps::new);
      runsElsewhere(
          Machine.sequential(model).host("reloading"), ReloadedModel.ReloadedModelSteps.class);
    }

    @Test
    void leavesClassesOfItsOwnAlone() {
      Reloading host = new Reloading();
      Class<?> other = host.relocate(ReloadedModel.class);
      Model<?, ?> model = new ReloadedModel();
      Model<?, ?> moved = model.under(host);
      assertThat(moved.getClass()).isSameAs(other);
      assertThat(moved.under(host)).isSameAs(moved);
    }

    @Test
    void saysWhyAModelCannotBeMadeAgain() {
      Claim claim =
          Machine.sequential(new ReloadedModel.ReloadedModelWithParameter(1)).host("reloading");
      assertThatThrownBy(claim::check)
          .isInstanceOf(IllegalModel.class)
          .hasMessageStartingWith("the host 'reloading' gives another class in the place of"
              + " outside.ReloadedModel$ReloadedModelWithParameter, which has no constructor without"
              + " parameters")
          .hasMessageEndingWith("or make the claim in a property that runs under the host");
    }
  }

  @Nested
  class AHostThatConducts {
    private Verdict.Falsified race() {
      return (Verdict.Falsified) Machine.parallel(dispenser(false))
          .host("conductor")
          .cases(1_000)
          .seed(Seed.of(1))
          .check();
    }

    @Test
    void runsTheBranchesOfAScript() {
      Verdict verdict = Machine.parallel(dispenser(true))
          .branches(2)
          .host("conductor")
          .cases(200)
          .seed(Seed.of(1))
          .check();
      assertThat(verdict.report()).startsWith("Passed 200 cases");
      assertThat(Conductor.seen).hasSize(2);
      assertThat(Conductor.seen.get(0)).matches("A\\[v\\d+(, v\\d+)*]");
      assertThat(Conductor.seen.get(1)).matches("B\\[v\\d+(, v\\d+)*]");
    }

    @Test
    void findsARaceThatShrinksWithItsSchedule() {
      Verdict.Falsified found = race();
      assertThat(found.report())
          .contains("no possible interleaving", "A: ", "B: ")
          .doesNotContain("runs\n", "flaky");
      assertThat(found.shrunk().arguments().get(0).value().split("draw\\(\\)", -1))
          .hasSize(3);
    }

    @Test
    void givesTheSameRunForTheSameToken() {
      Claim claim = Machine.parallel(dispenser(false)).host("conductor");
      String token = race().token();
      String report = claim.replay(token).check().report();
      for (int i = 0; i < 20; i++) {
        assertThat(claim.replay(token).check().report()).isEqualTo(report);
      }
      assertThat(report).contains("no possible interleaving");
    }

    @Test
    void keepsTheSettingsGivenBefore() {
      ParallelClaim claim = Machine.parallel(dispenser(false))
          .branches(3)
          .order(Order.SERIALISABLE)
          .host("conductor");
      Verdict verdict = claim.branches(2).cases(1_000).seed(Seed.of(1)).check();
      assertThat(verdict).isInstanceOf(Verdict.Falsified.class);
      assertThat(Conductor.seen).hasSize(2);
    }

    @Test
    void isAroundSequentialScripts() {
      Verdict verdict = Machine.sequential(dispenser(false))
          .host("conductor")
          .cases(50)
          .seed(Seed.of(1))
          .check();
      assertThat(verdict.report()).startsWith("Passed 50 cases");
    }

    @Test
    void startsNoSystemOutsideACase() {
      Model<Integer, AtomicInteger> wrong = dispenser(false);
      wrong.command("skip").run(HostedModelTests::drawn).next((last, v) -> last + 2);
      Verdict verdict =
          Machine.sequential(wrong).host("conductor").cases(50).seed(Seed.of(1)).check();
      assertThat(verdict.report()).startsWith("Falsified").doesNotContain("earlier cases");
    }
  }

  @Nested
  class AControlledSchedule {
    @Test
    void namesTheDependencyThatIsMissing() {
      assertThatThrownBy(() -> Machine.parallel(new ReloadedModel()).controlled())
          .isInstanceOf(NoCaseHost.class)
          .hasMessageEndingWith("add the dependency dev.touchstone:touchstone-schedule");
      assertThatThrownBy(() -> Machine.sequential(new ReloadedModel()).controlled())
          .isInstanceOf(NoCaseHost.class)
          .hasMessageEndingWith("add the dependency dev.touchstone:touchstone-schedule");
    }
  }
}
