package dev.touchstone.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Gen;
import dev.touchstone.Verdict;
import dev.touchstone.random.Seed;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParallelBadInputTests {
  /** A counter whose commands a test declares. */
  private static class Counting extends Model<Integer, AtomicInteger> {
    Counting(Consumer<Counting> declare) {
      declare.accept(this);
    }

    void increment() {
      command("increment")
          .run(AtomicInteger::incrementAndGet)
          .next((s, v) -> s + 1)
          .post((s, result) -> result.returned(s + 1));
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

  private static Verdict check(Model<?, ?> model) {
    return Machine.parallel(model)
        .branches(2)
        .instances(8)
        .cases(200)
        .check(Seed.of(4).root());
  }

  private static String report(Model<?, ?> model) {
    Verdict verdict = check(model);
    assertThat(verdict).as(verdict.report()).isInstanceOf(Verdict.Falsified.class);
    return verdict.report();
  }

  @Nested
  class AModel {
    @Test
    void whoseNextThrowsIsAnErrorWithCommandAndState() {
      assertThatThrownBy(() ->
              check(new Counting(m -> m.command("bad").act(counter -> {}).next((s, v) -> {
                if (s == 2) {
                  throw new IllegalStateException("no third");
                }
                return s + 1;
              }))))
          .isInstanceOf(ModelError.class)
          .hasMessageContaining("next of command bad threw")
          .hasMessageContaining("in state 2");
    }

    @Test
    void whosePostThrowsIsAnErrorWithCommandAndState() {
      assertThatThrownBy(() -> check(new Counting(m -> m.command("bad")
              .act(counter -> {})
              .next((s, v) -> s + 1)
              .post((s, result) -> 1 / (s - 1) < 9))))
          .isInstanceOf(ModelError.class)
          .hasMessageContaining("post of command bad threw java.lang.ArithmeticException")
          .hasMessageContaining("in state 1");
    }

    @ParameterizedTest
    @ValueSource(classes = {OutOfMemoryError.class, StackOverflowError.class, LinkageError.class})
    void whosePostThrowsAnErrorIsAnErrorWithCommandAndState(Class<? extends Error> type) {
      assertThatThrownBy(() ->
              check(new Counting(m -> m.command("bad").act(counter -> {}).post((s, result) -> {
                throw BadModelTests.error(type);
              }))))
          .isInstanceOf(ModelError.class)
          .hasMessageContaining("post of command bad threw " + type.getName())
          .hasMessageContaining("in state 0");
    }

    @Test
    void whoseGeneratorThrowsIsAnErrorWithCommandAndState() {
      assertThatThrownBy(() -> check(new Counting(m -> {
            m.increment();
            m.command("take")
                .args(Arg.of((Integer s) -> Gen.ints(0, 9).map(n -> n / (1 - s))))
                .act((c, n) -> {});
          })))
          .isInstanceOf(ModelError.class)
          .hasMessageContaining("argument 1 of command take has a generator that threw")
          .hasMessageContaining("in state 1");
    }

    @Test
    void whosePreconditionNeverHoldsSaysSo() {
      Verdict verdict = check(new Counting(m -> {
        m.increment();
        m.command("never").act(counter -> {}).pre(s -> s < 0);
      }));
      assertThat(verdict.report()).contains("warning: command never never ran in 200 cases");
    }
  }

  @Test
  void aModelOfWhichNothingMayEverBeCalledIsGivenUp() {
    Verdict verdict = check(new Counting(m -> m.command("never").act(c -> {}).pre(s -> s > 0)));
    assertThat(verdict).isInstanceOf(Verdict.GaveUp.class);
    assertThat(verdict.report()).contains("in the first state 0 every precondition is false");
  }

  @Nested
  class ASystem {
    /** Two locks that are taken in either order. */
    static final class Crossing {
      private final Object one = new Object();
      private final Object two = new Object();

      void ahead() {
        take(one, two);
      }

      void back() {
        take(two, one);
      }

      private static void take(Object first, Object second) {
        synchronized (first) {
          for (int round = 0; round < 200; round++) {
            Thread.onSpinWait();
          }
          synchronized (second) {
            Thread.onSpinWait();
          }
        }
      }
    }

    static final class CrossingModel extends Model<Integer, Crossing> {
      CrossingModel() {
        command("ahead").act(Crossing::ahead);
        command("back").act(Crossing::back);
      }

      @Override
      protected Integer initial() {
        return 0;
      }

      @Override
      protected Crossing start() {
        return new Crossing();
      }
    }

    /** Deadlocked threads use no core, so shrinking goes on beside them. */
    @Test
    void thatDeadlocksIsShrunkToTheTwoCalls() {
      Verdict verdict = Machine.parallel(new CrossingModel())
          .cases(100_000)
          .within(Duration.ofMinutes(2))
          .check(Seed.of(5).root());
      assertThat(verdict.report())
          .contains("hang: the branches wait for each other's locks")
          .contains("Crossing.take")
          .containsPattern("A:       (ahead|back)\\(\\)\n  B:       (ahead|back)\\(\\)\n  A: did");
    }

    @Test
    void thatNeverEndsIsLeftBehindWhateverTheOrderOfSettings() {
      AtomicBoolean over = new AtomicBoolean();
      Verdict verdict = Machine.parallel(new Counting(m -> {
            m.increment();
            m.command("stay").act(counter -> {
              while (!over.get()) {
                Thread.onSpinWait();
              }
            });
          }))
          .cases(50)
          .caseTimeout(Duration.ofMillis(200))
          .check(Seed.of(4).root());
      over.set(true);
      assertThat(verdict).isInstanceOf(Verdict.Falsified.class);
      assertThat(verdict.report())
          .contains("hang: the branches did not end within 200 ms")
          .contains("did not end when interrupted: left behind")
          .contains("ParallelBadInputTests")
          .contains("nothing was run after that, to shrink or to count")
          .containsPattern("Falsified after \\d+ cases?, shrunk 0 times \\(0 evaluations\\): hang")
          .contains("\n  not shrunk\n")
          .doesNotContain("minimal", "fails in")
          .doesNotContain("ThreadPoolExecutor");
    }

    @Test
    void thatThrowsAnErrorFailsWhateverItsPostconditionSays() {
      assertThat(report(new Counting(m -> m.command("crash")
              .act(counter -> {
                throw new StackOverflowError("deep");
              })
              .post((s, result) -> true))))
          .contains("crash()", "StackOverflowError");
    }

    @Test
    void thatCannotBeCleanedUpIsReportedBesideTheVerdict() {
      Verdict verdict = check(new Counting(Counting::increment) {
        @Override
        protected void cleanup(AtomicInteger system, Integer state) {
          throw new IllegalStateException("still busy");
        }
      });
      assertThat(verdict.passed()).as(verdict.report()).isTrue();
      assertThat(verdict.report())
          .contains("cleanup threw java.lang.IllegalStateException: still busy");
    }

    @Test
    void keepsItsFindingWhereOnFailureThrows() {
      assertThat(report(
              new Counting(m -> m.command("wrong")
                  .run(AtomicInteger::incrementAndGet)
                  .post((s, result) -> result.returned(1))) {
                @Override
                protected void onFailure(AtomicInteger system, Integer state) {
                  throw new IllegalStateException("no log");
                }
              }))
          .contains("wrong()")
          .contains("no possible interleaving", "onFailure threw: java.lang.Illegal");
    }

    @Test
    void thatInterruptsItsThreadIsJudgedAllTheSame() {
      Verdict verdict = check(new Counting(m -> {
        m.increment();
        m.command("interrupt").act(counter -> Thread.currentThread().interrupt());
      }));
      assertThat(verdict.passed()).as(verdict.report()).isTrue();
    }

    @Test
    @SuppressWarnings("removal") // what a hostile system may throw
    void thatKillsItsThreadIsAFinding() {
      assertThat(report(new Counting(m -> m.command("die").act(counter -> {
            throw new ThreadDeath();
          }))))
          .contains("die()", "ThreadDeath");
    }
  }

  @Nested
  class AfterAllCalls {
    /** Increments that give nothing: only the end shows that one is lost. */
    @Test
    void theInvariantMustHoldInSomeOrder() {
      String report =
          report(new Counting(m -> m.command("add").act(counter -> {}).next((s, v) -> s + 1)) {
            @Override
            protected boolean invariant(Integer state, AtomicInteger counter) {
              return state < 2;
            }
          });
      assertThat(report)
          .containsAnyOf(
              "then the invariant is false in state 2",
              "invariant is false after add in the prefix");
    }

    @Test
    void anInvariantThatHoldsInOneOrderIsEnough() {
      Verdict verdict = check(new Counting(Counting::increment) {
        @Override
        protected boolean invariant(Integer state, AtomicInteger counter) {
          return state == counter.get();
        }
      });
      assertThat(verdict.passed()).as(verdict.report()).isTrue();
    }

    @Test
    void theTraceMustHaveItsProperties() {
      String report = report(new Model<Integer, Trace<String>>() {
        {
          command("ring").act(trace -> trace.add("ring")).next((s, v) -> s + 1);
          traced(TraceProperty.<String>holds("rings once", events -> events.size() < 2));
        }

        @Override
        protected Integer initial() {
          return 0;
        }

        @Override
        protected Trace<String> start() {
          return new Trace<>();
        }

        @Override
        protected @Nullable Trace<?> trace(Trace<String> system) {
          return system;
        }

        @Override
        protected String name() {
          return "BellModel";
        }
      });
      assertThat(report)
          .contains("rings once does not hold, broken by \"ring\"")
          .contains("A:       ring()")
          .contains("trace: [ring, ring]");
    }
  }
}
