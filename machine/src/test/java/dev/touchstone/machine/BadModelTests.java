package dev.touchstone.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Gen;
import dev.touchstone.Identity;
import dev.touchstone.Verdict;
import dev.touchstone.random.Seed;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BadModelTests {
  static Error error(Class<? extends Error> type) {
    try {
      return type.getConstructor(String.class).newInstance("thrown on purpose");
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static Verdict check(Model<?, ?> model) {
    return Machine.sequential(model).cases(200).check(Seed.of(1).root());
  }

  @Nested
  class IsRefusedAtOnce {
    @Test
    void withoutCommands() {
      assertThatThrownBy(() -> Machine.sequential(Counters.of(m -> {})))
          .isInstanceOf(IllegalModel.class)
          .hasMessageContaining("declares no commands");
    }

    @Test
    void withTwoCommandsOfOneName() {
      assertThatThrownBy(() -> Counters.of(m -> {
            m.increment();
            m.increment();
          }))
          .isInstanceOf(IllegalModel.class)
          .hasMessageContaining("declares command increment twice");
    }

    @Test
    void withACommandWithoutABody() {
      assertThatThrownBy(() -> Machine.sequential(Counters.of(m -> m.command("idle"))))
          .isInstanceOf(IllegalModel.class)
          .hasMessageContaining("command idle has no body");
    }

    @Test
    void whereTheFirstStateOffersNothing() {
      assertThatThrownBy(() -> Machine.sequential(
              Counters.of(m -> m.command("late").when(s -> s > 0).act(c -> {}))))
          .isInstanceOf(IllegalModel.class)
          .hasMessageContaining("offers no command in its first state 0");
    }

    @Test
    void withAWeightOfNothing() {
      assertThatThrownBy(() -> Counters.of(m -> m.command("idle").weight(0)))
          .isInstanceOf(IllegalModel.class)
          .hasMessageContaining("weight 0");
    }
  }

  @Nested
  class ThrowsAModelError {
    @Test
    void whereWhenThrows() {
      assertThatThrownBy(() -> check(Counters.of(m -> {
            m.increment();
            m.command("bad").when(s -> 1 / (s - 2) > 9).act(c -> {});
          })))
          .isInstanceOf(ModelError.class)
          .hasMessageContaining("when of command bad threw java.lang.ArithmeticException")
          .hasMessageContaining("in state 2");
    }

    @Test
    void wherePreThrows() {
      assertThatThrownBy(() -> check(Counters.of(m -> m.increment().pre(s -> 1 / (s - 2) < 9))))
          .isInstanceOf(ModelError.class)
          .hasMessageContaining("pre of command increment threw");
    }

    @Test
    void whereNextThrows() {
      assertThatThrownBy(() -> check(Counters.of(m -> m.increment().next((s, v) -> {
            if (s == 2) {
              throw new IllegalStateException("no third");
            }
            return s + 1;
          }))))
          .isInstanceOf(ModelError.class)
          .hasMessageContaining("next of command increment threw")
          .hasMessageContaining("no third")
          .hasMessageContaining("in state 2 with arguments ()");
    }

    @Test
    void wherePostThrows() {
      assertThatThrownBy(() ->
              check(Counters.of(m -> m.increment().post((s, result) -> 1 / (s - 2) < 9))))
          .isInstanceOf(ModelError.class)
          .hasMessageContaining("post of command increment threw");
    }

    @Test
    void whereNextChangesTheStateItWasGiven() {
      Model<List<Integer>, AtomicInteger> changing = new Model<>() {
        {
          command("add").act(c -> {}).next((s, v) -> {
            s.add(1);
            return s;
          });
        }

        @Override
        protected List<Integer> initial() {
          return new ArrayList<>();
        }

        @Override
        protected AtomicInteger start() {
          return new AtomicInteger();
        }
      };
      assertThatThrownBy(() -> check(changing))
          .isInstanceOf(ModelError.class)
          .hasMessageContaining("next of command add changed the state it was given from []");
    }

    @ParameterizedTest
    @ValueSource(classes = {OutOfMemoryError.class, StackOverflowError.class, LinkageError.class})
    void whateverItsFunctionsThrow(Class<? extends Error> type) {
      Supplier<Boolean> throwing = () -> {
        throw error(type);
      };
      Map<String, Consumer<Counters.Counting>> models = Map.of(
          "when", m -> m.command("late").when(s -> s > 0 && throwing.get()).act(c -> {}),
          "pre", m -> m.command("late").act(c -> {}).pre(s -> s > 0 && throwing.get()),
          "knownBug",
              m -> m.command("late").act(c -> {}).knownBug("B-1", s -> s > 0 && throwing.get()),
          "next", m -> m.command("late").act(c -> {}).next((s, v) -> throwing.get() ? s : 0),
          "post", m -> m.command("late").act(c -> {}).post((s, r) -> throwing.get()));
      models.forEach((function, declared) -> assertThatThrownBy(() -> check(Counters.of(m -> {
            m.increment();
            declared.accept(m);
          })))
          .isInstanceOf(ModelError.class)
          .hasMessageContaining(function + " of command late threw " + type.getName())
          .hasMessageContaining("in state ")
          .hasCauseInstanceOf(type));
    }

    @Test
    void whereRefusedThrows() {
      assertThatThrownBy(() -> check(new Counters.Counting() {
            {
              increment();
            }

            @Override
            protected boolean refused(Integer state, String command, Result<?> result) {
              return 1 / (2 - state) > 9;
            }
          }))
          .isInstanceOf(ModelError.class)
          .hasMessageContaining("threw java.lang.ArithmeticException: / by zero for the result 3")
          .hasMessageContaining("of command increment in state 2");
    }

    @Test
    void whereTheFirstStateThrows() {
      assertThatThrownBy(() -> check(new Counters.Counting() {
            {
              increment();
            }

            @Override
            protected Integer initial() {
              throw new IllegalStateException("not configured");
            }
          }))
          .isInstanceOf(ModelError.class)
          .hasMessageContaining("threw java.lang.IllegalStateException: not configured");
    }

    /** A state that cannot be compared. */
    private record Odd(int sum) {
      @Override
      public int hashCode() {
        return 1 / (2 - sum);
      }
    }

    @Test
    void whereStatesCannotBeCompared() {
      Model<Odd, AtomicInteger> odd = new Model<>() {
        {
          command("add").act(c -> {}).next((s, v) -> new Odd(s.sum() + 1));
        }

        @Override
        protected Odd initial() {
          return new Odd(0);
        }

        @Override
        protected AtomicInteger start() {
          return new AtomicInteger();
        }
      };
      assertThatThrownBy(() -> check(odd))
          .isInstanceOf(ModelError.class)
          .hasMessageContaining("hashCode of the state Odd[sum=2] threw java.lang.Arithmetic")
          .hasMessageContaining("at command add");
    }

    @Test
    void whereNextAsksForAValue() {
      assertThatThrownBy(() -> check(Counters.of(m -> m.increment().next((s, v) -> v.value()))))
          .isInstanceOf(ModelError.class)
          .hasMessageContaining("next of command increment threw")
          .hasRootCauseInstanceOf(UnboundSymbol.class);
    }
  }

  /** Its function cannot be interrupted: the case is left behind while its script is drawn. */
  @Test
  void whoseNextNeverEndsIsReportedWhereItIsAndWithoutAnOldScript() {
    AtomicBoolean over = new AtomicBoolean();
    Verdict verdict = Machine.sequential(Counters.of(m -> m.increment().next((s, v) -> {
          while (s == 2 && !over.get()) {
            Thread.onSpinWait();
          }
          return s + 1;
        })))
        .caseTimeout(Duration.ofMillis(100))
        .apart()
        .check(Seed.of(1).root());
    over.set(true);
    assertThat(verdict.report())
        .contains("script = (not drawn to its end)")
        .contains("BadModelTests");
  }

  @Test
  void isUnstableWhereNextDependsOnMoreThanItsParameters() {
    AtomicInteger hidden = new AtomicInteger();
    assertThatThrownBy(() ->
            check(Counters.of(m -> m.increment().next((s, v) -> hidden.incrementAndGet()))))
        .isInstanceOf(UnstableModel.class)
        .hasMessageContaining("next of command increment gave 1 and then 2 for state 0");
  }

  @Nested
  class ASystem {
    @Test
    void thatDoesNotStartIsGivenUp() {
      Verdict verdict = check(new Counters.Counting() {
        {
          increment();
        }

        @Override
        protected AtomicInteger start() throws Exception {
          throw new java.io.IOException("no such port");
        }
      });
      assertThat(verdict).isInstanceOf(Verdict.GaveUp.class);
      assertThat(verdict.report()).contains("did not start: java.io.IOException: no such port");
    }

    @Test
    void thatIsNotThereIsGivenUp() {
      Verdict verdict = check(new Counters.Counting() {
        {
          increment();
        }

        @Override
        @SuppressWarnings("NullAway") // the mistake this is about
        protected AtomicInteger start() {
          return null;
        }
      });
      assertThat(verdict).isInstanceOf(Verdict.GaveUp.class);
      assertThat(verdict.report()).contains("did not start", "start returned null");
    }

    @Test
    void isCleanedUpAfterFailuresAndHeardBefore() {
      List<String> told = new ArrayList<>();
      check(new Counters.Counting() {
        {
          increment().post((s, result) -> false);
        }

        @Override
        protected void onFailure(AtomicInteger system, Integer state) {
          told.add("failure");
        }

        @Override
        protected void cleanup(AtomicInteger system, Integer state) {
          told.add("cleanup");
        }
      });
      assertThat(told).containsSubsequence("failure", "cleanup");
      assertThat(told.get(told.size() - 1)).isEqualTo("cleanup");
    }

    @Test
    void thatCannotBeCleanedUpIsReportedBesideTheVerdict() {
      Verdict verdict = check(new Counters.Counting() {
        {
          increment();
        }

        @Override
        protected void cleanup(AtomicInteger system, Integer state) {
          throw new IllegalStateException("still busy");
        }
      });
      assertThat(verdict.passed()).isTrue();
      assertThat(verdict.report()).contains("cleanup threw:");
    }

    @Test
    void thatHangsIsReportedWithItsCommandAndState() {
      Verdict verdict = Machine.sequential(Counters.of(m -> {
            m.increment();
            m.command("wait")
                .when(s -> s > 1)
                .act(c -> Thread.sleep(100_000))
                .post((s, result) -> true);
          }))
          .caseTimeout(Duration.ofMillis(100))
          .shrinking(20, Duration.ofSeconds(3))
          .check(Seed.of(1).root());
      assertThat(verdict).isInstanceOf(Verdict.Falsified.class);
      assertThat(((Verdict.Falsified) verdict).identity()).isEqualTo(Identity.TIMEOUT);
      assertThat(verdict.report())
          .contains("wait did not return in time")
          .contains("state before: 2");
    }

    @ParameterizedTest
    @ValueSource(classes = {OutOfMemoryError.class, StackOverflowError.class, LinkageError.class})
    void thatThrowsAnErrorFailsWhateverItsPostconditionSays(Class<? extends Error> type) {
      Verdict verdict = check(Counters.of(m -> {
        m.increment();
        m.command("crash")
            .when(s -> s > 1)
            .act(c -> {
              throw error(type);
            })
            .post((s, result) -> true);
      }));
      assertThat(((Verdict.Falsified) verdict).identity())
          .hasToString(type.getName() + " at crash");
      assertThat(verdict.report())
          .contains("crash()      -> threw " + type.getSimpleName(), "state before: 2", "replay:");
    }

    @Test
    void ofManyThingsIsShownByTheEndsOfItsState() {
      Model<List<Integer>, AtomicInteger> large = new Model<>() {
        {
          command("wrong").run(AtomicInteger::incrementAndGet).post((s, result) -> false);
        }

        @Override
        protected List<Integer> initial() {
          return Collections.nCopies(10_000, 7);
        }

        @Override
        protected AtomicInteger start() {
          return new AtomicInteger();
        }
      };
      assertThat(check(large).report())
          .hasSizeLessThan(2_000)
          .contains("state before: [7, 7, 7", "... 9900 more ...", "7, 7]");
    }

    @Test
    void thatHasNoMemoryLeftIsAFindingLikeAnyOther() {
      Verdict verdict = check(Counters.of(m -> m.command("hoard").run(c -> {
        List<long[]> hoard = new ArrayList<>();
        while (hoard.size() < 1_000) {
          hoard.add(new long[Integer.MAX_VALUE - 8]);
        }
        return hoard.size();
      })));
      assertThat(verdict.report()).contains("hoard()  -> threw OutOfMemoryError");
    }

    @Test
    void whoseArgumentHasNoValueIsAFindingThoughThePostconditionAllowsExceptions() {
      Model<List<Sym<String>>, AtomicInteger> model = new Model<>() {
        {
          command("make")
              .<String>run(c -> {
                throw new IllegalStateException("none left");
              })
              .next((s, v) -> List.of(v))
              .post((s, result) -> true);
          command("use")
              .args(Arg.ref((List<Sym<String>> s) -> s))
              .act((c, made) -> {})
              .post((s, made, result) -> true);
        }

        @Override
        protected List<Sym<String>> initial() {
          return List.of();
        }

        @Override
        protected AtomicInteger start() {
          return new AtomicInteger();
        }
      };
      assertThat(check(model).report())
          .contains("use threw dev.touchstone.machine.UnboundSymbol")
          .contains("let next keep the symbol only where the call succeeds");
    }
  }

  @Nested
  class AnArgument {
    private Verdict drawn(Function<Integer, Gen<Integer>> gen) {
      return check(Counters.of(m -> {
        m.increment();
        m.command("take").args(Arg.of(gen)).act((c, n) -> {});
      }));
    }

    @Test
    @SuppressWarnings("NullAway") // the mistake this is about
    void withoutAGeneratorIsAnErrorWithCommandAndState() {
      assertThatThrownBy(() -> drawn(s -> s < 2 ? Gen.ints(0, 9) : null))
          .isInstanceOf(ModelError.class)
          .hasMessageContaining("argument 1 of command take has no generator")
          .hasMessageContaining("in state 2");
    }

    @Test
    void whoseGeneratorThrowsIsAnErrorWithCommandAndState() {
      assertThatThrownBy(() -> drawn(s -> Gen.ints(0, 9).map(n -> n / (1 - s))))
          .isInstanceOf(ModelError.class)
          .hasMessageContaining("argument 1 of command take has a generator that threw")
          .hasMessageContaining("java.lang.ArithmeticException: / by zero in state 1")
          .hasCauseInstanceOf(ArithmeticException.class);
    }

    @ParameterizedTest
    @ValueSource(classes = {OutOfMemoryError.class, StackOverflowError.class, LinkageError.class})
    void whoseGeneratorThrowsAnErrorIsAnErrorWithCommandAndState(Class<? extends Error> type) {
      assertThatThrownBy(() -> drawn(s -> Gen.ints(0, 9).map(n -> {
            throw error(type);
          })))
          .isInstanceOf(ModelError.class)
          .hasMessageContaining("argument 1 of command take has a generator that threw")
          .hasMessageContaining(type.getName() + ": thrown on purpose in state 0");
    }

    @Test
    void whoseFunctionThrowsIsAnErrorWithCommandAndState() {
      assertThatThrownBy(() -> drawn(s -> Gen.ints(0, 9 / (1 - s))))
          .isInstanceOf(ModelError.class)
          .hasMessageContaining("argument 1 of command take has a function that threw")
          .hasMessageContaining("in state 1");
    }
  }

  @Test
  void isGivenUpWhereNothingMayEverBeCalled() {
    Verdict verdict = check(Counters.of(m -> m.command("never").act(c -> {}).pre(s -> s > 0)));
    assertThat(verdict).isInstanceOf(Verdict.GaveUp.class);
    assertThat(verdict.report())
        .contains("in the first state 0 every precondition is false")
        .contains("see pre and knownBug of never");
  }

  @Test
  void warnsOfCommandsThatNeverRan() {
    Verdict verdict = check(Counters.of(m -> {
      m.increment();
      m.command("never").act(c -> {}).pre(s -> s > 1_000);
    }));
    assertThat(verdict.report()).contains("warning: command never never ran in 200 cases");
  }
}
