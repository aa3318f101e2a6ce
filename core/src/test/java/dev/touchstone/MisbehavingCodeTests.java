package dev.touchstone;

import static dev.touchstone.Case.assume;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.random.Seed;
import java.time.Duration;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class MisbehavingCodeTests {
  private static Verdict.Falsified falsified(Claim claim) {
    Verdict verdict = claim.seed(Seed.of(1)).check();
    assertThat(verdict).isInstanceOf(Verdict.Falsified.class);
    return (Verdict.Falsified) verdict;
  }

  private static String value(Verdict.Falsified falsified) {
    return falsified.shrunk().arguments().get(0).value();
  }

  @Nested
  class ABodyThatHangs {
    @Test
    void isInterruptedAndShrunk() {
      Claim claim = Claim.forAll(Gen.ints(0, 1000))
          .asserts(n -> {
            if (n > 10) {
              Thread.sleep(100_000);
            }
          })
          .caseTimeout(Duration.ofMillis(20))
          .shrinking(100, Duration.ofSeconds(2));
      Verdict.Falsified falsified = falsified(claim);
      assertThat(falsified.identity()).isEqualTo(Identity.TIMEOUT);
      assertThat(value(falsified)).isEqualTo("11");
      assertThat(falsified.shrunk().thrown()).hasMessage("the case did not end within 20 ms");
      assertThat(falsified.shrunk().thrown().getStackTrace())
          .anyMatch(frame -> frame.getClassName().contains("MisbehavingCodeTests"));
    }

    @Test
    void isLeftBehindWhereItIgnoresInterruptsAndRunsApart() {
      AtomicBoolean released = new AtomicBoolean();
      Claim claim = Claim.forAll(Gen.ints(0, 1000))
          .asserts(n -> {
            while (n > 10 && !released.get()) {
              Thread.interrupted();
            }
          })
          .caseTimeout(Duration.ofMillis(20))
          .apart();
      Verdict.Falsified falsified = falsified(claim);
      released.set(true);
      assertThat(falsified.identity()).isEqualTo(Identity.TIMEOUT);
      assertThat(falsified.report()).contains("does not end, not even when interrupted");
    }
  }

  @Nested
  class ABodyThatThrowsAnError {
    @Test
    void isFalsifiedByAStackOverflow() {
      Verdict.Falsified falsified =
          falsified(Claim.forAll(Gen.ints(0, 1000)).asserts(n -> descend(n > 10 ? -1 : n)));
      assertThat(falsified.identity().exception()).isEqualTo("java.lang.StackOverflowError");
      assertThat(value(falsified)).isEqualTo("11");
    }

    @Test
    void isFalsifiedByAnOutOfMemoryError() {
      Verdict.Falsified falsified = falsified(Claim.forAll(Gen.ints(0, 1000))
          .asserts(n -> assertThat(new long[n > 10 ? Integer.MAX_VALUE : n]).isNotNull()));
      assertThat(falsified.identity().exception()).isEqualTo("java.lang.OutOfMemoryError");
      assertThat(value(falsified)).isEqualTo("11");
    }

    @Test
    void isFalsifiedByAnExceptionWithoutAStack() {
      Verdict.Falsified falsified = falsified(Claim.forAll(Gen.ints(0, 1000)).asserts(n -> {
        if (n > 10) {
          throw new Hostile();
        }
      }));
      assertThat(falsified.identity().exception()).isEqualTo(Hostile.class.getName());
      assertThat(value(falsified)).isEqualTo("11");
      assertThat(falsified.report()).contains("because: " + Hostile.class.getName());
    }

    /** Answers no question. */
    private static final class Hostile extends RuntimeException {
      private static final long serialVersionUID = 1L;

      @Override
      public synchronized Throwable getCause() {
        throw new IllegalStateException("no cause");
      }

      @Override
      @SuppressWarnings("NullAway") // the mistake under test
      public StackTraceElement[] getStackTrace() {
        return null;
      }

      @Override
      public String getMessage() {
        throw new IllegalStateException("no message");
      }
    }

    private static int descend(int depth) {
      return depth == 0 ? 0 : 1 + descend(depth - 1);
    }
  }

  @Nested
  class AnAssumptionOutsideOfAClaim {
    @Test
    void saysWhereItStands() {
      assertThatThrownBy(() -> assume(false))
          .hasMessageStartingWith("discarded by assume at MisbehavingCodeTests.java:")
          .hasMessageEndingWith("; this ends a case of a claim and is of no use elsewhere");
    }
  }

  @Nested
  class ABodyThatIsInterrupted {
    @Test
    void byATimeLimitOfItsTestEndsTheCheck() {
      Thread test = Thread.currentThread();
      AtomicInteger runs = new AtomicInteger();
      Claim claim = Claim.forAll(Gen.ints()).asserts(n -> {
        if (runs.incrementAndGet() == 3) {
          test.interrupt();
        }
        Thread.sleep(1);
      });
      assertThatThrownBy(claim::check)
          .isInstanceOf(IllegalStateException.class)
          .hasMessageStartingWith("interrupted while a claim was checked; the case was tf1-")
          .hasRootCauseInstanceOf(InterruptedException.class);
      assertThat(Thread.interrupted()).isTrue();
      assertThat(runs).hasValue(4);
    }

    @Test
    void byItselfIsAFinding() {
      Claim claim = Claim.forAll(Gen.ints()).asserts(n -> {
        Thread.currentThread().interrupt();
        Thread.sleep(1);
      });
      assertThat(claim.check()).isInstanceOf(Verdict.Falsified.class);
    }
  }

  @Nested
  class ABodyThatLeavesAnInterruptPending {
    private final Claim leaving = Claim.forAll(Gen.ints(0, 1_000_000), n -> {
          boolean before = Thread.currentThread().isInterrupted();
          Thread.currentThread().interrupt();
          return !before;
        })
        .seed(Seed.of(1));

    @Test
    void doesNotFailTheNextCase() {
      assertThat(leaving.check().passed()).isTrue();
      assertThat(Thread.interrupted()).isTrue();
      assertThat(leaving.parallel(3).check().passed()).isTrue();
    }

    @Test
    void leavesTheInterruptToTheCaller() {
      leaving.check();
      assertThat(Thread.interrupted()).isTrue();
      Claim.forAll(Gen.ints(), n -> true).check();
      assertThat(Thread.interrupted()).isFalse();
    }
  }

  @Nested
  class AGenerator {
    @Test
    void thatThrowsIsNamed() {
      Gen<Integer> broken = Gen.ints().map(n -> {
        throw new IllegalStateException("no value today");
      });
      assertThatThrownBy(() -> Claim.forAll(broken, n -> true).names("n").check())
          .isInstanceOf(GenerationFailed.class)
          .hasMessageContaining("the generator of n")
          .hasMessageContaining("no value today");
    }

    private final Gen<Integer> moody = Gen.ints(0, 1_000).map(n -> {
      if (n == 300) {
        throw new IllegalStateException("no 300 today");
      }
      return n;
    });

    @Test
    void thatThrowsForSomeCasesDoesNotLoseAFailingOne() {
      Verdict.Falsified found = (Verdict.Falsified) Claim.forAll(moody, n -> n < 299)
          .names("n")
          .seed("tf1-00000000001y4w")
          .check();
      assertThat(found.shrunk().arguments().get(0).value()).isEqualTo("299");
      assertThat(found.notes())
          .containsExactly("passed over while shrinking: the generator of n threw"
              + " java.lang.IllegalStateException: no 300 today after 1 draw");
    }

    @Test
    void thatIsToldToGiveWhatItCannotDoesNotLoseAFailingCase() {
      Gen<Integer> strict =
          Gen.ints(0, 1_000).flatMap(n -> Gen.ints(n == 300 ? 301 : 0, 300).map(m -> n));
      Verdict.Falsified found = (Verdict.Falsified) Claim.forAll(strict, n -> n < 299)
          .names("n")
          .seed("tf1-00000000001y4w")
          .check();
      assertThat(found.shrunk().arguments().get(0).value()).isEqualTo("299");
      assertThat(found.notes()).hasSize(1);
    }

    @Test
    void ofResultsThatThrowsForSomeDoesNotLoseAFailingCase() {
      Verdict.Falsified found = (Verdict.Falsified)
          Claim.forAll(Gen.functions(moody), (Function<Integer, Integer> f) -> f.apply(1) < 299)
              .seed(Seed.of(1))
              .check();
      assertThat(found.shrunk().arguments().get(0).value()).isEqualTo("{_ -> 299}");
    }

    @Test
    void thatThrowsSaysWhereItWas() {
      Gen<Integer> large = Gen.ints(0, 100).map(AGenerator::small);
      Gen<Pair<Boolean, Integer>> spanned =
          Gen.pairs(Gen.booleans(), s -> s.span("left", inner -> inner.from(large)));
      assertThat(failure(Gen.lists(Gen.pairs(Gen.booleans(), large), 60, 60)))
          .containsPattern("the generator of xs\\[\\d+] threw .*: large after \\d+ draws");
      assertThat(failure(Gen.lists(Gen.lists(spanned, 20, 20), 3, 3)))
          .containsPattern("the generator of xs\\[\\d]\\[\\d+]/left threw");
      assertThat(failure(s -> s.fork("twig").span("right", inner -> inner.from(large))))
          .contains("the generator of xs/twig/right threw");
    }

    @Test
    void thatThrowsSaysHowToMakeItThrowAgain() {
      Claim claim = Claim.forAll(Gen.ints().map(AGenerator::small), n -> true);
      String told = message(claim);
      assertThat(message(claim.replay(told.substring(told.indexOf("tf1-")))))
          .isEqualTo(told.substring(0, told.indexOf("; replay: ")));
    }

    @Test
    void thatThrowsInAFewCasesSaysSoToo() {
      Claim claim =
          Claim.forAll(Gen.ints(0, 100).map(AGenerator::small), n -> true).cases(200);
      String told = message(claim);
      assertThat(message(claim.replay(told.substring(told.indexOf("tf1-")))))
          .isEqualTo(told.substring(0, told.indexOf("; replay: ")));
    }

    private static String message(Claim claim) {
      return String.valueOf(
          catchThrowableOfType(GenerationFailed.class, claim::check).getMessage());
    }

    @Test
    void thatThrowsDeepDownSaysWhereItWasAtLast() {
      assertThat(failure(s -> nested(s, 3))).startsWith("the generator of xs/3/2/1/0 threw");
      assertThat(failure(s -> nested(s, 100)))
          .contains("of xs/.../11/10/9/8/7/6/5/4/3/2/1/0 threw");
      assertThat(failure(s -> nested(s, Integer.MAX_VALUE))).contains("StackOverflowError");
    }

    private static int nested(Source source, int depth) {
      return source.span("" + depth, s -> depth == 0 ? small(99) : nested(s, depth - 1));
    }

    @Test
    void thatIsInterruptedAtTheLimitSaysSo() {
      Gen<Integer> sleepy = Gen.draw(s -> slept(s.integer(0, 9)));
      assertThatThrownBy(() -> limited(Gen.lists(sleepy, 3, 3)).check())
          .isInstanceOf(GenerationFailed.class)
          .hasMessageStartingWith("the generator of xs[0] did not end within 50 ms; it was at "
              + AGenerator.class.getName() + ".slept(MisbehavingCodeTests.java:");
    }

    @Test
    void thatSwallowsTheInterruptSaysSo() {
      Gen<Integer> late = Gen.draw(s -> {
        try {
          return slept(s.integer(0, 9));
        } catch (IllegalStateException swallowed) {
          return 0;
        }
      });
      assertThatThrownBy(() -> limited(late).check())
          .isInstanceOf(GenerationFailed.class)
          .hasMessageStartingWith("the generator of xs did not end within 50 ms; it was at ");
    }

    @Test
    void thatThrowsWhatCannotBePrintedIsNamed() {
      Gen<Integer> broken = Gen.ints().map(n -> {
        throw new Unprintable();
      });
      assertThat(failure(broken))
          .startsWith("the generator of xs threw " + Unprintable.class.getName()
              + ", whose toString threw java.lang.UnsupportedOperationException after 1 draw");
    }

    private static String failure(Gen<?> gen) {
      Claim claim = Claim.forAll(gen, value -> true).names("xs").seed(Seed.of(1));
      Throwable thrown = catchThrowable(claim::check);
      assertThat(thrown).isInstanceOf(GenerationFailed.class);
      return String.valueOf(thrown.getMessage());
    }

    private static Claim limited(Gen<?> gen) {
      return Claim.forAll(gen, value -> true).names("xs").caseTimeout(Duration.ofMillis(50));
    }

    private static int small(int n) {
      if (n > 50) {
        throw new IllegalStateException("large");
      }
      return n;
    }

    private static int slept(int n) {
      try {
        Thread.sleep(100_000);
        return n;
      } catch (InterruptedException interrupted) {
        throw new IllegalStateException(interrupted);
      }
    }

    private static final class Unprintable extends RuntimeException {
      private static final long serialVersionUID = 1L;

      @Override
      public String getMessage() {
        throw new UnsupportedOperationException();
      }
    }

    @Test
    void thatThrowsWhileAFunctionIsCalledIsNamed() {
      Gen<Integer> broken = Gen.ints().map(n -> {
        throw new IllegalStateException("no value today");
      });
      Gen<Function<Integer, Integer>> functions = Gen.functions(broken);
      assertThatThrownBy(() -> Claim.forAll(functions, f -> f.apply(1) > 0).check())
          .isInstanceOf(GenerationFailed.class)
          .hasMessageStartingWith(
              "the generator of results of a generated java.util.function.Function threw"
                  + " java.lang.IllegalStateException: no value today");
    }

    @Test
    void thatGivesAFunctionWrongResultsIsNamed() {
      Gen<IntUnaryOperator> wrong = Gen.function(IntUnaryOperator.class, Gen.constant("text"));
      assertThatThrownBy(() -> Claim.forAll(wrong, f -> f.applyAsInt(1) > 0).check())
          .isInstanceOf(GenerationFailed.class)
          .hasMessageContaining("gave java.lang.String; its method gives java.lang.Integer");
    }

    @Test
    void ofFunctionsThatCannotEncodeAnArgumentIsNamed() {
      Gen<Function<Object, Integer>> functions = Gen.functions(Gen.ints());
      Runnable lambda = () -> {};
      assertThatThrownBy(() -> Claim.forAll(functions, f -> f.apply(lambda) > 0).check())
          .isInstanceOf(GenerationFailed.class)
          .hasMessage("cannot use a lambda of Runnable as argument of a generated function:"
              + " no structural encoding; give Encoder<Runnable>");
    }

    @Test
    void thatDiscardsWhileAFunctionIsCalledDiscardsTheCase() {
      Gen<Function<Integer, Integer>> functions =
          Gen.functions(Gen.ints().filter("impossible", n -> false));
      assertThat(Claim.forAll(functions, f -> f.apply(1) > 0).check().report())
          .contains("Gave up")
          .contains("impossible 100%");
    }

    @Test
    void thatNeverStopsDrawingIsNamed() {
      Gen<Integer> endless = Gen.draw(s -> {
        int sum = 0;
        while (sum != Integer.MIN_VALUE) {
          sum += s.bool() ? 1 : 2;
        }
        return sum;
      });
      assertThatThrownBy(() -> Claim.forAll(endless, n -> true).check())
          .isInstanceOf(GenerationFailed.class)
          .hasMessageContaining("too many choices; bound the generator of ");
    }

    @Test
    void whoseFilterRefusesEverythingIsGivenUp() {
      Verdict verdict =
          Claim.forAll(Gen.ints().filter("impossible", n -> false), n -> true).check();
      assertThat(verdict.report()).contains("Gave up").contains("impossible 100%");
    }

    @Test
    void thatDependsOnSomethingElseIsNamed() {
      AtomicInteger calls = new AtomicInteger();
      Gen<Object> unstable =
          Gen.draw(s -> calls.getAndIncrement() % 2 == 0 ? s.integer(0, 9) : (Object) s.bool());
      assertThatThrownBy(
              () -> Claim.forAll(unstable, value -> false).seed(Seed.of(3)).check())
          .isInstanceOf(UnstableGenerator.class)
          .hasMessageContaining("draw 1");
    }

    @Test
    void thatDependsOnSomethingElseIsNotTakenForASmallSpace() {
      AtomicInteger calls = new AtomicInteger();
      Gen<Integer> unstable = Gen.draw(s -> calls.getAndIncrement() < 2 ? 0 : s.integer(0, 1));
      assertThatThrownBy(() -> Claim.forAll(unstable, value -> true).check())
          .isInstanceOf(UnstableGenerator.class)
          .hasMessageContaining("draw 1 was nothing and is Integer");
    }

    @Test
    void thatCannotGiveAValueIsRefusedAtOnce() {
      assertThatThrownBy(() -> Gen.ints(3, 2)).isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(() -> Gen.elements(List.of())).isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(Gen::oneOf).isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(() -> Gen.weight(-2, Gen.ints())).isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(() -> Claim.forAll(Gen.ints(), n -> true).cases(0))
          .isInstanceOf(IllegalGenerator.class);
    }
  }

  @Nested
  class ABodyThatChangesItsArgument {
    @Test
    void isShownWithTheArgumentAsItWasBefore() {
      Verdict.Falsified falsified = falsified(Claim.forAll(Gen.lists(Gen.ints()), xs -> {
        List<Integer> before = new ArrayList<>(xs);
        Collections.sort(xs);
        return xs.equals(before);
      }));
      assertThat(falsified.shrunk().arguments().get(0))
          .isEqualTo(new Verdict.Shown("value", "[0, -1]", "(changed by the property to [-1, 0])"));
    }
  }

  @Nested
  class AnAssumptionOnAnotherThread {
    @Test
    void discardsTheCaseHoweverItIsWrapped() {
      Claim wrapping = Claim.forAll(Gen.ints())
          .asserts(x -> CompletableFuture.runAsync(() -> Case.assume(false)).join());
      assertThat(wrapping.check()).isInstanceOf(Verdict.GaveUp.class);
    }
  }

  @Nested
  class ABodyThatChangesAnArrayInAPair {
    @Test
    void isShownWithThePairAsItWasBefore() {
      Gen<Pair<int[], String>> pairs =
          Gen.pairs(Gen.arrays(int[].class, Gen.ints(), 1, 1), Gen.strings());
      Verdict.Falsified falsified = falsified(Claim.forAll(pairs, pair -> {
        pair.first()[0]++;
        return false;
      }));
      assertThat(falsified.shrunk().arguments().get(0))
          .isEqualTo(new Verdict.Shown(
              "value",
              "([0], \"\")",
              "(any value fails) (changed by the property to ([1], \"\"))"));
    }
  }

  @Nested
  class AValueThatCannotBeShownInTime {
    private static final AtomicBoolean RELEASED = new AtomicBoolean();

    record Sleeper(int number) {
      @Override
      public String toString() {
        try {
          Thread.sleep(100_000);
        } catch (InterruptedException interrupted) {
          throw new IllegalStateException(interrupted);
        }
        return "awake";
      }
    }

    record Spinner(int number) {
      @Override
      public String toString() {
        while (!RELEASED.get()) {
          LockSupport.parkNanos(1_000_000);
          Thread.interrupted();
        }
        return "done";
      }
    }

    record Around(int before, Sleeper sleeper, String after) {}

    record Slow(int number) {
      @Override
      public int number() {
        return new Sleeper(number).toString().length();
      }
    }

    private static final class SlowRow extends AbstractList<Integer> {
      @Override
      public Integer get(int index) {
        return new Sleeper(index).toString().length();
      }

      @Override
      public int size() {
        return 3;
      }
    }

    private static List<Verdict.Shown> shown(Gen<?> gen) {
      Claim claim = Claim.forAll(gen, Gen.lists(Gen.ints()), (value, list) -> list.size() < 2)
          .names("value", "list")
          .caseTimeout(Duration.ofMillis(500));
      return falsified(claim).shrunk().arguments();
    }

    private static void isShownAs(String text, Gen<?> gen) {
      assertThat(shown(gen))
          .extracting(Verdict.Shown::name, Verdict.Shown::value)
          .containsExactly(tuple("value", text), tuple("list", "[0, 0]"));
    }

    @AfterAll
    static void release() {
      RELEASED.set(true);
    }

    @Test
    void isInterrupted() {
      isShownAs("<toString did not end>", Gen.ints(0, 9).map(Sleeper::new));
    }

    @Test
    void isLeftBehindWhereItIgnoresInterrupts() {
      isShownAs("<toString did not end>", Gen.ints(0, 9).map(Spinner::new));
    }

    @Test
    void hidesNothingOfWhatIsAroundIt() {
      isShownAs(
          "Around[before=0, sleeper=<toString did not end>, after=\"it\"]",
          Gen.ints(0, 9).map(n -> new Around(n, new Sleeper(n), "it")));
    }

    @Test
    void mayBeARecordWhoseAccessorDoesNotEnd() {
      isShownAs("<toString did not end>", Gen.ints(0, 9).map(Slow::new));
    }

    @Test
    void mayBeAListWhoseElementsDoNotCome() {
      isShownAs("<toString did not end>", Gen.ints(0, 9).map(n -> new SlowRow()));
    }

    @Test
    void doesNotHoldUpListeners() {
      Set<String> rendered = new TreeSet<>();
      Claim.forAll(Gen.ints(0, 9).map(Sleeper::new), sleeper -> true)
          .caseTimeout(Duration.ofMillis(500))
          .listener(event -> {
            if (event instanceof Listener.CaseFinished finished && rendered.isEmpty()) {
              finished.arguments().render().forEach(feature -> rendered.add(feature.value()));
            }
          })
          .check();
      assertThat(rendered).containsExactly("<toString did not end>");
    }
  }

  @Nested
  class AFlakyBody {
    @Test
    void isSaidToBeFlaky() {
      AtomicInteger calls = new AtomicInteger();
      Verdict verdict = Claim.forAll(Gen.ints(), n -> calls.incrementAndGet() != 20)
          .seed(Seed.of(1))
          .check();
      assertThat(verdict.report()).contains("flaky: failed 1 of 2 runs");
    }
  }

  @Nested
  class TwoFailures {
    private final Claim claim = Claim.forAll(Gen.ints()).asserts(n -> {
      if (n >= 1000) {
        throw new IllegalStateException("large");
      }
      if (n >= 10) {
        throw new UnsupportedOperationException("small");
      }
    });

    @Test
    void areKeptApart() {
      for (int seed = 0; seed < 20; seed++) {
        Verdict verdict = claim.seed(Seed.of(seed)).check();
        Verdict.Falsified falsified = (Verdict.Falsified) verdict;
        boolean large = falsified.identity().exception().endsWith("IllegalStateException");
        assertThat(value(falsified)).isEqualTo(large ? "1000" : "10");
        assertThat(falsified.shrunk().thrown().getClass().getName())
            .isEqualTo(falsified.identity().exception());
        if (large) {
          assertThat(falsified.others()).hasSize(1);
          assertThat(value(falsified.others().get(0))).isEqualTo("10");
        }
      }
    }

    @Test
    void areBothFoundWhereMoreAreAskedFor() {
      Verdict.Falsified falsified = falsified(claim.failures(5).cases(10_000));
      List<String> values = new ArrayList<>(List.of(value(falsified)));
      falsified.others().forEach(other -> values.add(value(other)));
      assertThat(values).containsExactlyInAnyOrder("10", "1000");
    }
  }

  @Nested
  class AFailureThatLosesItsStack {
    private final Claim claim = Claim.forAll(Gen.ints(0, 1_000_000)).asserts(n -> {
      if (n >= 10) {
        throw failure(n % 3 != 0);
      }
    });

    @Test
    void isShrunkAsIfItHadIt() {
      for (int seed = 0; seed < 20; seed++) {
        Verdict.Falsified falsified =
            (Verdict.Falsified) claim.seed(Seed.of(seed)).check();
        assertThat(value(falsified)).isEqualTo("10");
        assertThat(falsified.others()).isEmpty();
        assertThat(falsified.identity().line()).isPositive();
      }
    }

    @Test
    void staysApartFromOtherExceptions() {
      Identity lost = new Identity("A", Identity.UNKNOWN_PLACE, -1);
      assertThat(lost.matches(new Identity("A", "x.Y.z", 3))).isTrue();
      assertThat(new Identity("A", "x.Y.z", 3).matches(lost)).isTrue();
      assertThat(lost.matches(new Identity("B", "x.Y.z", 3))).isFalse();
      assertThat(new Identity("A", "x.Y.z", 3).matches(new Identity("A", "x.Y.z", 4)))
          .isFalse();
    }

    private static RuntimeException failure(boolean stack) {
      return new ArithmeticFailure(stack);
    }

    private static final class ArithmeticFailure extends RuntimeException {
      private static final long serialVersionUID = 1L;

      ArithmeticFailure(boolean stack) {
        super("by zero", null, false, stack);
      }
    }
  }

  @Nested
  class TooManyDiscards {
    @Test
    void areGivenUpWithTheSiteNamed() {
      Verdict verdict = Claim.forAll(Gen.ints())
          .asserts(n -> assume(n == 123_456_789))
          .seed(Seed.of(1))
          .check();
      assertThat(verdict).isInstanceOf(Verdict.GaveUp.class);
      assertThat(verdict.report())
          .contains("assume at MisbehavingCodeTests.java:")
          .contains("100%")
          .doesNotContain("Space");
    }

    sealed interface Chain {
      record End() implements Chain {}

      record Link(int number, Chain rest) implements Chain {}
    }

    @Test
    void ofRecordsComeWithTheSpaceThatWouldHelp() {
      Claim rare = Claim.forAll(Gen.of(Chain.class)).asserts(chain -> {
        assume(chain instanceof Chain.Link link && link.number % 32 == 1);
      });
      Verdict gaveUp = rare.seed(Seed.of(1)).maxDiscards(10).check();
      assertThat(gaveUp).isInstanceOf(Verdict.GaveUp.class);
      assertThat(gaveUp.report())
          .contains("Space.of(Chain.class).suchThat(value -> ...)", "@Uniform(where = ");
      Verdict passed = rare.seed(Seed.of(1)).maxDiscards(1_000).cases(20).check();
      assertThat(passed).isInstanceOf(Verdict.Passed.class);
      assertThat(passed.report()).contains("Space.of(Chain.class)");
    }

    @Test
    void areNoCauseForAdviceWhereTheyAreFew() {
      Verdict verdict = Claim.forAll(Gen.of(Chain.class))
          .asserts(chain -> assume(chain instanceof Chain.Link))
          .seed(Seed.of(1))
          .check();
      assertThat(verdict.report()).doesNotContain("Space.of");
    }
  }
}
