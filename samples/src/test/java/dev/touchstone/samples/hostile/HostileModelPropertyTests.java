package dev.touchstone.samples.hostile;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.junit.Checks;
import dev.touchstone.junit.Property;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Command0;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.ModelError;
import dev.touchstone.machine.remote.Target;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.assertj.core.api.AbstractThrowableAssert;

/** Whatever a model or its system does, the property fails and says what was wrong. */
class HostileModelPropertyTests {
  private interface Commands {
    Command0<Integer, AtomicInteger> command(String name);
  }

  /** A counter with a first command that is right and others that are not. */
  private static final class Counting extends Model<Integer, AtomicInteger> {
    Counting(Consumer<Commands> declare) {
      command("increment").run(AtomicInteger::incrementAndGet).next((s, v) -> s + 1);
      declare.accept(this::command);
    }

    @Override
    protected Integer initial() {
      return 0;
    }

    @Override
    protected AtomicInteger start() {
      return new AtomicInteger();
    }
  }

  private static AbstractThrowableAssert<?, ? extends Throwable> thrownBy(
      Checks checks, Claim claim) {
    return assertThatThrownBy(() -> checks.that(claim));
  }

  private static boolean fails(Error error) {
    throw error;
  }

  private static Counting hoarding() {
    return new Counting(m -> m.command("hoard").act(c -> fails(new OutOfMemoryError("heap"))));
  }

  @Property(cases = 50)
  void aCallWithoutMemoryFailsWithItsScript(Checks checks) {
    thrownBy(checks, Machine.sequential(hoarding()))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("hoard()  -> threw OutOfMemoryError")
        .hasMessageContaining("state before: 0");
  }

  @Property(cases = 50)
  void aCallWithoutMemoryFailsInParallelToo(Checks checks) {
    thrownBy(checks, Machine.parallel(hoarding()).instances(4))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("hoard()  -> threw OutOfMemoryError");
  }

  @Property(cases = 50)
  void aStepWithoutMemoryNamesCommandAndState(Checks checks) {
    thrownBy(
            checks,
            Machine.sequential(new Counting(m -> m.command("late")
                .when(s -> s == 2)
                .act(c -> {})
                .next((s, v) -> fails(new OutOfMemoryError("heap")) ? s : 0))))
        .isInstanceOf(ModelError.class)
        .hasMessageContaining("next of command late threw java.lang.OutOfMemoryError: heap")
        .hasMessageContaining("in state 2");
  }

  @Property(cases = 50)
  void aJudgementWithoutEndNamesCommandAndState(Checks checks) {
    thrownBy(
            checks,
            Machine.sequential(new Counting(m -> m.command("late")
                .when(s -> s == 2)
                .act(c -> {})
                .post((s, result) -> deeper(s) > 0))))
        .isInstanceOf(ModelError.class)
        .hasMessageContaining("post of command late threw java.lang.StackOverflowError")
        .hasMessageContaining("in state 2");
  }

  private static int deeper(int depth) {
    return depth < 0 ? 0 : deeper(depth + 1) + 1;
  }

  @Property(cases = 50)
  void aGeneratorThatThrowsNamesCommandAndState(Checks checks) {
    thrownBy(
            checks,
            Machine.sequential(new Counting(m -> m.command("take")
                .args(Arg.of((Integer s) -> Gen.ints(1, 9).map(n -> n / (2 - s))))
                .act((c, n) -> {}))))
        .isInstanceOf(ModelError.class)
        .hasMessageContaining("argument 1 of command take has a generator that threw")
        .hasMessageContaining("/ by zero in state 2");
  }

  @Property(cases = 50)
  void aModelOfWhichNothingMayBeCalledIsNoPass(Checks checks) {
    Model<Integer, AtomicInteger> never = new Model<>() {
      {
        command("never").act(c -> {}).pre(s -> s > 0);
      }

      @Override
      protected Integer initial() {
        return 0;
      }

      @Override
      protected AtomicInteger start() {
        return new AtomicInteger();
      }
    };
    thrownBy(checks, Machine.sequential(never))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("in the first state 0 every precondition is false");
  }

  @Property(cases = 20)
  void aCallThatNeverReturnsIsFoundInTime(Checks checks) {
    thrownBy(
            checks,
            Machine.sequential(new Counting(
                    m -> m.command("stay").when(s -> s == 1).act(c -> Thread.sleep(100_000))))
                .caseTimeout(Duration.ofMillis(100))
                .shrinking(10, Duration.ofSeconds(2)))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("stay did not return in time")
        .hasMessageContaining("state before: 1");
  }

  @Property(cases = 5)
  void aProcessThatDiesInACallIsFoundWithWhatItSaid(Checks checks) {
    Model<Integer, Target> dying = new Model<>() {
      {
        command("count")
            .run(target -> target.call("count"))
            .next((s, v) -> s + 1)
            .post((s, result) -> true);
      }

      @Override
      protected Integer initial() {
        return 0;
      }

      @Override
      protected Target start() {
        return Target.process(List.of("sh", "-c", "read call; echo disk full >&2; exit 7"));
      }

      @Override
      protected void cleanup(Target target, Integer state) {
        target.close();
      }
    };
    thrownBy(checks, Machine.sequential(dying).shrinking(5, Duration.ofSeconds(5)))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("the process ended with exit code 7 instead of answering count")
        .hasMessageContaining("it said: disk full")
        .hasMessageContaining("state before: 0");
  }
}
