package dev.touchstone.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Gen;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.IllegalModel;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Result;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class TroublesomeModelsTests {
  /** Commands by number; a subclass says what they do. */
  private abstract static class Counting extends Model<Integer, AtomicInteger> {
    @Override
    protected Integer initial() {
      return 0;
    }

    @Override
    protected AtomicInteger start() {
      return new AtomicInteger();
    }
  }

  private static final class NeverYes extends Counting {
    NeverYes() {
      command("ask").run(AtomicInteger::get).post((s, result) -> result.returned(0));
    }

    @Override
    protected boolean refused(Integer state, String command, Result<?> result) {
      return true;
    }
  }

  /** Fails at its tenth call, whatever came before, and never again. */
  private static final class FailingOnce extends Counting {
    private final AtomicInteger calls = new AtomicInteger();

    FailingOnce() {
      command("tick")
          .run(counter -> calls.incrementAndGet() == 10 ? -1 : counter.incrementAndGet())
          .next((s, v) -> s + 1)
          .post((s, result) -> result.returned(s + 1));
    }
  }

  private static final class Barred extends Counting {
    Barred() {
      command("enter").run(AtomicInteger::get).pre(s -> s > 0).post((s, result) -> true);
    }
  }

  private static final class Strict extends Counting {
    Strict() {
      command("open")
          .run(AtomicInteger::get)
          .pre(s -> s == 0)
          .next((s, v) -> 1)
          .post((s, r) -> true);
      for (String name : new String[] {"a", "b", "c", "d", "e", "f"}) {
        command(name)
            .run(AtomicInteger::get)
            .pre(s -> s == 1)
            .next((s, v) -> 2)
            .post((s, r) -> true);
      }
    }
  }

  private static final class Unsteady extends Counting {
    private static final AtomicInteger CALLS = new AtomicInteger();

    Unsteady() {
      command("add")
          .run(AtomicInteger::incrementAndGet)
          .next((s, v) -> s + 1)
          .post((s, result) -> result.returned(s + 1));
      command("noise")
          .run(counter -> CALLS.incrementAndGet())
          .pre(s -> s > 0)
          .post((s, result) -> true);
    }
  }

  private static final class Exploding extends Counting {
    Exploding() {
      command("put")
          .args(Arg.any(Gen.ints(0, 1_000_000)), Arg.any(Gen.ints(0, 1_000_000)))
          .run((counter, a, b) -> counter.addAndGet(a ^ b))
          .next((s, v, a, b) -> s + (a ^ b))
          .post((s, a, b, result) -> result.returned(s + (a ^ b)));
      command("sum").run(AtomicInteger::get).post((s, result) -> result.returned(s));
    }
  }

  private static final class Hanging extends Counting {
    Hanging() {
      command("add")
          .run(AtomicInteger::incrementAndGet)
          .next((s, v) -> s + 1)
          .post((s, result) -> result.returned(s + 1));
      command("wait")
          .run(counter -> {
            while (counter.get() >= 2) {
              Thread.onSpinWait();
            }
            return counter.get();
          })
          .post((s, result) -> result.returned(s));
    }
  }

  private static final class Sleeping extends Counting {
    Sleeping() {
      command("add")
          .run(AtomicInteger::incrementAndGet)
          .next((s, v) -> s + 1)
          .post((s, result) -> result.returned(s + 1));
      command("sleep")
          .run(counter -> {
            try {
              Thread.sleep(1_000_000);
            } catch (InterruptedException woken) {
              throw new IllegalStateException("woken", woken);
            }
            return counter.get();
          })
          .pre(s -> s > 1)
          .post((s, result) -> result.returned(s));
    }
  }

  private static final class Throwing extends Counting {
    Throwing() {
      command("add")
          .run(AtomicInteger::incrementAndGet)
          .next((s, v) -> s + 1)
          .post((s, result) -> result.returned(s + 1));
      command("bad")
          .run(AtomicInteger::get)
          .pre(s -> 1 / (3 - s) > -10)
          .post((s, result) -> result.returned(s));
    }
  }

  @Test
  void aModelWithoutAnyPositiveAnswerIsSaidToBeOne() {
    ExampleSet set = Examples.of(new NeverYes()).stale(200).find();
    assertThat(set.examples()).isEmpty();
    assertThat(set.warnings())
        .anyMatch(warning -> warning.startsWith("nothing interesting was found"))
        .anyMatch(warning -> warning.startsWith("command ask never succeeded"));
  }

  @Test
  void aModelWhoseFirstStateAllowsNothingIsRefused() {
    assertThatThrownBy(() -> Examples.of(new Barred()).find())
        .isInstanceOf(IllegalModel.class)
        .hasMessageContaining("can be called in its first state 0")
        .hasMessageContaining("see pre and when of enter");
  }

  @Test
  void preconditionsThatAreTooStrictAreNamed() {
    ExampleSet set = Examples.of(new Strict()).by(Heuristic.DELETE).stale(300).find();
    assertThat(set.examples()).isNotEmpty();
    assertThat(set.warnings())
        .anyMatch(warning ->
            warning.matches(".* things found are that a call is not allowed, most often [a-f];.*"));
  }

  @Test
  void systemsThatAreUnsteadyAreLabelled() {
    ExampleSet set = Examples.of(new Unsteady()).stale(300).find();
    assertThat(set.examples()).anyMatch(Example::unstable);
    assertThat(set.warnings()).anyMatch(warning -> warning.contains("unstable"));
  }

  @Test
  void failuresThatDoNotComeBackAreLabelledWhereverTheyAreShown() {
    ExampleSet set = Examples.of(new FailingOnce()).stale(100).find();
    assertThat(set.failures()).singleElement().satisfies(failure -> {
      assertThat(failure.unstable()).isTrue();
      assertThat(failure.script().toString()).contains("tick()");
    });
    String mark = "unstable: it did not fail like that when it ran again";
    assertThat(Render.terminal(set)).contains(mark);
    assertThat(Render.tree(set)).contains(mark);
    assertThat(Render.html(set, false)).contains(mark);
    assertThat(Render.markdown(set, false)).contains(mark);
    assertThat(Render.latex(set, false)).contains(mark);
    assertThat(Render.data(set).toString()).contains("unstable=true");
  }

  @Test
  void manyFeaturesEndTheSearchAtItsBudget() {
    ExampleSet set = Examples.of(new Exploding()).evaluations(3_000).find();
    assertThat(set.effort().evaluations()).isLessThan(20_000);
    assertThat(set.truncated()).isEqualTo("the budget of 3000 evaluations is spent");
    assertThat(set.examples()).isNotEmpty();
  }

  @Test
  void aCallThatNeverReturnsIsNamed() {
    ExampleSet set = Examples.of(new Hanging()).time(Duration.ofSeconds(20)).find();
    assertThat(set.truncated()).contains("never returned").contains("wait()");
    assertThat(set.warnings()).anyMatch(warning -> warning.contains("cut short"));
  }

  @Test
  void callsThatMustBeWokenAgainAndAgainEndTheSearch() {
    ExampleSet set = Examples.of(new Sleeping()).find();
    assertThat(set.truncated()).contains("did not return in time again and again");
    assertThat(set.failures())
        .singleElement()
        .satisfies(failure -> assertThat(failure.script().toString()).contains("sleep()"));
  }

  @Test
  void aModelThatThrowsIsSetAside() {
    ExampleSet set = Examples.of(new Throwing()).stale(300).find();
    assertThat(set.warnings()).anyMatch(warning -> warning.contains("the model failed in"));
  }
}
