package dev.touchstone.junit;

import static dev.touchstone.Case.assume;
import static dev.touchstone.Case.classify;
import static dev.touchstone.Case.cover;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.touchstone.From;
import dev.touchstone.Gen;
import dev.touchstone.GenerationFailed;
import dev.touchstone.NoGenerator;
import dev.touchstone.Range;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.opentest4j.AssertionFailedError;

class PropertyTests {
  private static final String SEED = "tf1-000000000001a9";

  static class ReverseTestCase {
    static int cases;

    static List<Integer> reversed(List<Integer> xs) {
      List<Integer> copy = new ArrayList<>(xs);
      Collections.reverse(copy);
      return copy;
    }

    @Property
    void twiceIsNothing(@ForAll List<Integer> xs) {
      cases++;
      assertEquals(xs, reversed(reversed(xs)));
    }

    @Property(seed = SEED)
    @Label("reverse(xs ++ ys) == reverse(xs) ++ reverse(ys)")
    void ofBothParts(@ForAll List<Integer> xs, @ForAll List<Integer> ys) {
      List<Integer> joined = new ArrayList<>(xs);
      joined.addAll(ys);
      List<Integer> parts = reversed(xs);
      parts.addAll(reversed(ys));
      assertEquals(reversed(joined), parts);
    }
  }

  @Nested
  class APropertyThatHolds {
    @Test
    void isOneTestWithAHundredCases() {
      ReverseTestCase.cases = 0;
      EngineExecutionResults results = Runs.of(ReverseTestCase.class, "twiceIsNothing");
      results
          .testEvents()
          .assertStatistics(events -> events.started(1).succeeded(1).failed(0));
      assertThat(ReverseTestCase.cases).isEqualTo(100);
    }

    @Test
    void saysNothingWhereThereIsNothingToSay() {
      assertThat(Runs.published(Runs.of(ReverseTestCase.class, "twiceIsNothing")))
          .isEmpty();
    }

    @Test
    void hasTheNameOfItsMethodAndAStableId() {
      EngineExecutionResults results = Runs.of(ReverseTestCase.class, "twiceIsNothing");
      var test = results.testEvents().succeeded().list().get(0).getTestDescriptor();
      assertThat(test.getDisplayName()).isEqualTo("twiceIsNothing(List)");
      assertThat(test.getUniqueId())
          .hasToString(
              "[engine:junit-jupiter]/[class:dev.touchstone.junit.PropertyTests$ReverseTestCase]"
                  + "/[test-template:twiceIsNothing(java.util.List)]/[test-template-invocation:#1]");
      assertThat(test.getSource()).isPresent();
    }

    @Test
    void canBeRunAgainByItsId() {
      EngineExecutionResults results = Runs.of(ReverseTestCase.class, "twiceIsNothing");
      var id =
          results.testEvents().succeeded().list().get(0).getTestDescriptor().getUniqueId();
      Runs.of(
              java.util.Map.of(),
              org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId(id))
          .testEvents()
          .assertStatistics(events -> events.started(1).succeeded(1));
    }
  }

  @Nested
  class APropertyThatDoesNotHold {
    private final Throwable failure = Runs.failure(Runs.of(ReverseTestCase.class, "ofBothParts"));

    @Test
    void failsWithTheReport() {
      String report = failure
          .getMessage()
          .replaceAll("\\d+ (cases|times|evaluations)", "N $1")
          .replaceAll("first seen: .*", "first seen: ...")
          .replaceAll("ofBothParts:\\d+", "ofBothParts:N")
          .replaceAll("/\\d+\\+[0-9a-z]+", "/N+CHOICES");
      assertThat(report).isEqualTo("""
              Falsified after N cases, shrunk N times (N evaluations)
                reverse(xs ++ ys) == reverse(xs) ++ reverse(ys)
                xs = [0]
                ys = [1]
                because: org.opentest4j.AssertionFailedError: expected: <[1, 0]> but was: <[0, 1]>\
               at dev.touchstone.junit.PropertyTests$ReverseTestCase.ofBothParts:N
                first seen: ...
                minimal: all 17 smaller cases with choice index <= 2 pass
                replay: tf1-000000000001a9/N+CHOICES   (annotation: @Replay("..."))\
              """);
    }

    @Test
    void isCausedByWhatTheSmallestCaseThrew() {
      assertThat(failure).isInstanceOf(AssertionFailedError.class);
      assertThat(failure).hasCauseInstanceOf(AssertionFailedError.class);
      assertThat(failure.getCause()).hasMessage("expected: <[1, 0]> but was: <[0, 1]>");
    }

    @Test
    void handsOnExpectedAndActualValues() {
      AssertionFailedError failed = (AssertionFailedError) failure;
      assertThat(failed.getExpected().getValue()).isEqualTo(List.of(1, 0));
      assertThat(failed.getActual().getValue()).isEqualTo(List.of(0, 1));
    }

    @Test
    void leadsToItsSource() {
      assertThat(failure.getStackTrace()).hasSize(1);
      StackTraceElement frame = failure.getStackTrace()[0];
      assertThat(frame.getMethodName()).isEqualTo("ofBothParts");
      assertThat(frame.getFileName()).isEqualTo("PropertyTests.java");
      assertThat(failure.getCause().getStackTrace()).endsWith(frame);
    }
  }

  static class LabelTestCase {
    @Property(seed = SEED)
    @DisplayName("a number is never above 100")
    void byDisplayName(@ForAll int n) {
      assertTrue(n <= 100);
    }

    @Property(seed = SEED)
    @Label("n <= 100")
    @DisplayName("something else")
    void byLabel(@ForAll int n) {
      assertTrue(n <= 100);
    }
  }

  @Nested
  class TheLabel {
    @Test
    void isTheDisplayNameWhereThereIsNoOther() {
      assertThat(Runs.message(Runs.of(LabelTestCase.class, "byDisplayName")))
          .contains("\n  a number is never above 100\n  n = 101\n");
    }

    @Test
    void goesBeforeTheDisplayName() {
      assertThat(Runs.message(Runs.of(LabelTestCase.class, "byLabel")))
          .contains("\n  n <= 100\n  n = 101\n")
          .doesNotContain("something else");
    }
  }

  static class DiscardTestCase {
    @Property
    void assumesTooMuch(@ForAll int n) {
      assume(n == 4711, "n is 4711");
    }

    @Property
    void assumesTooMuchOfJUnit(@ForAll int n) {
      Assumptions.assumeTrue(n == 4711);
    }

    @Property
    void assumesALittleOfJUnit(@ForAll @Range(min = 0, max = 1_000_000) int n) {
      Assumptions.assumeTrue(n % 2 == 0);
      assertEquals(0, n % 2);
    }
  }

  @Nested
  class ACaseThatDoesNotCount {
    @Test
    void failsThePropertyWhereTooManyDoNot() {
      assertThat(Runs.message(Runs.of(DiscardTestCase.class, "assumesTooMuch")))
          .startsWith("Gave up: ")
          .contains("assume n is 4711");
    }

    @Test
    void mayBeRefusedByAnAssumptionOfJUnit() {
      assertThat(Runs.message(Runs.of(DiscardTestCase.class, "assumesTooMuchOfJUnit")))
          .startsWith("Gave up: ")
          .containsPattern("assumption at PropertyTests.java:\\d+");
    }

    @Test
    void isReplacedByOthers() {
      EngineExecutionResults results =
          Runs.green(Runs.of(DiscardTestCase.class, "assumesALittleOfJUnit"));
      assertThat(Runs.published(results)).singleElement().asString().contains("discarded");
    }
  }

  static class StatisticsTestCase {
    @Property(seed = SEED)
    void labelled(@ForAll @Range(min = 1, max = 1_000) int n) {
      classify(n < 500, "small");
    }

    @Property(seed = SEED, checkCoverage = true)
    void uncovered(@ForAll @Range(min = 1, max = 1_000_000) int n) {
      cover(60, "negative", n < 0);
    }
  }

  @Nested
  class Statistics {
    @Test
    void arePublishedWithTheReport() {
      EngineExecutionResults results = Runs.green(Runs.of(StatisticsTestCase.class, "labelled"));
      assertThat(Runs.published(results))
          .singleElement()
          .asString()
          .startsWith("Passed 100 cases\n")
          .contains("% small");
    }

    @Test
    void failThePropertyWhereALabelIsTooRare() {
      assertThat(Runs.message(Runs.of(StatisticsTestCase.class, "uncovered")))
          .startsWith("Too few cases of 'negative': asked 60%, seen 0% in ");
    }
  }

  static class OnceTestCase {
    static int runs;

    @Property
    void holds() {
      runs++;
    }

    @Property
    void fails() {
      throw new IllegalStateException("broken");
    }

    @Property
    void isNotMeant() {
      assume(false, "never");
    }
  }

  @Nested
  class WithoutParametersToDraw {
    @Test
    void runsOnceAndSaysSo() {
      OnceTestCase.runs = 0;
      EngineExecutionResults results = Runs.green(Runs.of(OnceTestCase.class, "holds"));
      assertThat(OnceTestCase.runs).isEqualTo(1);
      assertThat(Runs.published(results))
          .containsExactly("Ran once: there is no @ForAll parameter");
    }

    @Test
    void failsAsAnyTestDoes() {
      assertThat(Runs.failure(Runs.of(OnceTestCase.class, "fails")))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("broken");
    }

    @Test
    void isAbortedByAnAssumption() {
      Runs.of(OnceTestCase.class, "isNotMeant")
          .testEvents()
          .assertStatistics(events -> events.aborted(1).failed(0))
          .aborted()
          .assertThatEvents()
          .allSatisfy(event -> assertThat(event.getPayload().toString()).contains("never"));
    }
  }

  static class HostileTestCase {
    @Property(seed = SEED)
    void throwsAnError(@ForAll int n) {
      if (n > 10) {
        throw new LinkageError("no such method");
      }
    }

    @Property(seed = SEED)
    void neverReturns(@ForAll @Range(min = 0, max = 100) int n) {
      if (n > 3) {
        neverReturns(n);
      }
    }

    @Property
    void cannotBeDrawn(@ForAll Thread thread) {}

    @Property
    void isDrawnByABrokenGenerator(@ForAll @From("broken") int n) {}

    /** Cannot be shown. */
    record Unspeakable(int n) {
      @Override
      public String toString() {
        throw new UnsupportedOperationException("no words");
      }
    }

    @Property(seed = SEED)
    void cannotBeShown(@ForAll Unspeakable value, @ForAll int n) {
      assertTrue(n < 10);
    }

    static final String LINE = "x".repeat(1 << 20);

    @Property(seed = SEED)
    void isTalkative(@ForAll int n) {
      System.out.print(LINE);
      assertTrue(n < 10);
    }

    static Gen<Integer> broken() {
      return source -> {
        throw new ArithmeticException("by zero");
      };
    }
  }

  @Nested
  class HostileCode {
    @Test
    void isFalsifiedByAnError() {
      Throwable failure = Runs.failure(Runs.of(HostileTestCase.class, "throwsAnError"));
      assertThat(failure)
          .hasMessageContaining("\n  n = 11\n")
          .hasCauseInstanceOf(LinkageError.class);
    }

    @Test
    void isFalsifiedByTooDeepARecursion() {
      Throwable failure = Runs.failure(Runs.of(HostileTestCase.class, "neverReturns"));
      assertThat(failure)
          .hasMessageContaining("\n  n = 4\n")
          .hasCauseInstanceOf(StackOverflowError.class);
    }

    @Test
    void cannotKeepAnArgumentOutOfTheReport() {
      assertThat(Runs.message(Runs.of(HostileTestCase.class, "cannotBeShown")))
          .contains("\n  value = <toString threw java.lang.UnsupportedOperationException>")
          .contains("\n  n = 10\n", "\n  replay: tf1-");
    }

    /** At least 100 cases and shrinking steps of a megabyte each. */
    @Test
    void mayPrintWithoutEndAndIsReportedAllTheSame() {
      PrintStream out = System.out;
      AtomicLong printed = new AtomicLong();
      System.setOut(new PrintStream(counting(printed), false, StandardCharsets.UTF_8));
      try {
        String report = Runs.message(Runs.of(
            Map.of("touchstone.failures", "10", "touchstone.cases", "200"),
            HostileTestCase.class,
            "isTalkative"));
        assertThat(report).contains("\n  n = 10\n", "\n  replay: tf1-").hasSizeLessThan(1_000);
      } finally {
        System.setOut(out);
      }
      assertThat(printed.get()).isGreaterThan(100_000_000);
    }

    private OutputStream counting(AtomicLong printed) {
      return new OutputStream() {
        @Override
        public void write(int b) {
          printed.incrementAndGet();
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
          printed.addAndGet(length);
        }
      };
    }

    @Test
    void isToldFromAnUnknownType() {
      assertThat(Runs.failure(Runs.of(HostileTestCase.class, "cannotBeDrawn")))
          .isInstanceOf(NoGenerator.class)
          .hasMessage("no generator for java.lang.Thread at HostileTestCase.cannotBeDrawn(thread);"
              + " register one with Gens.register or annotate with @From");
    }

    @Test
    void isToldFromABrokenGenerator() {
      assertThat(Runs.failure(Runs.of(HostileTestCase.class, "isDrawnByABrokenGenerator")))
          .isInstanceOf(GenerationFailed.class)
          .hasRootCauseInstanceOf(ArithmeticException.class);
    }
  }

  static class ReturnsTestCase {
    @Property
    void fine(@ForAll int n) {}

    @Property
    boolean neverRun(@ForAll int n) {
      return false;
    }
  }

  static class MisdeclaredTestCase {
    @Property
    void both(@ForAll int n, Checks checks) {}

    @Property
    @Test
    void twice() {}

    @Property
    @RepeatedTest(2)
    void thrice() {}

    @Property
    @Replay("tf1-000000000001a9/7")
    void replaysNothing() {}

    @Property
    @ExamplesFrom("numbers")
    void examplesForNothing(Checks checks) {}

    static List<Integer> numbers() {
      return List.of(1);
    }

    @Property
    void unclaimed(@ForAll int n, @Range(min = 1) int forgotten) {}
  }

  static class DrawnBeforeTestCase {
    @BeforeEach
    void prepare(@ForAll int n) {}

    @Property
    void holds(@ForAll int n) {}
  }

  static class DrawnBeforeCaseTestCase {
    @BeforeCase
    void prepare(@ForAll int n) {}

    @Property
    void holds(@ForAll int n) {}
  }

  @Nested
  class AMisdeclaredProperty {
    @Test
    void isNamedBesideItsSiblingsWhereNobodyRunsIt() {
      boolean before = Declarations.othersAreRun;
      Declarations.othersAreRun = false;
      Throwable failure = Runs.failure(Runs.of(ReturnsTestCase.class));
      Declarations.othersAreRun = before;
      assertThat(failure)
          .isInstanceOf(IllegalProperty.class)
          .hasMessage("ReturnsTestCase.neverRun returns boolean, so Jupiter never runs it,"
              + " and the engine 'touchstone' is left out of this run; include it, or make the"
              + " method void and assert, or take a Checks parameter");
    }

    private static void assertRefused(String method, String message) {
      assertThat(Runs.of(MisdeclaredTestCase.class, method).testEvents().failed().stream()
              .map(event -> event.getRequiredPayload(TestExecutionResult.class))
              .map(result -> String.valueOf(result.getThrowable().orElseThrow().getMessage())))
          .anySatisfy(said -> assertThat(said).contains("MisdeclaredTestCase." + method + message));
    }

    @Test
    void hasOneWayToCheck() {
      assertRefused(
          "both", " has @ForAll parameters and takes Checks; it can have only one of them");
    }

    @Test
    void isNoTestAsWell() {
      assertRefused("twice", " is both @Property and @Test, so it would run twice; remove @Test");
      assertRefused(
          "thrice",
          " is both @Property and @RepeatedTest, so it would run twice; remove @RepeatedTest");
    }

    @Test
    void needsAParameterForWhatIsGiven() {
      assertRefused(
          "replaysNothing", " has @Replay but no @ForAll parameter; add @ForAll to a parameter");
      assertRefused(
          "examplesForNothing",
          " has @ExamplesFrom but no @ForAll parameter; add @ForAll to a parameter");
    }

    @Test
    void namesAParameterThatNobodySupplies() {
      assertThat(Runs.failure(Runs.of(MisdeclaredTestCase.class, "unclaimed")))
          .isInstanceOf(IllegalProperty.class)
          .hasMessage("nobody supplies parameter 'int forgotten' of MisdeclaredTestCase.unclaimed;"
              + " mark it @ForAll to have it drawn, or register the extension that knows it");
    }

    @Test
    void drawsNothingForOtherMethods() {
      String refused = "parameter 'n' of prepare is @ForAll, but only parameters of @Property"
          + " methods are drawn; move it there";
      assertThat(Runs.failure(Runs.of(DrawnBeforeTestCase.class, "holds")))
          .hasStackTraceContaining(refused);
      assertThat(Runs.failure(Runs.of(DrawnBeforeCaseTestCase.class, "holds")))
          .isInstanceOf(IllegalProperty.class)
          .hasMessage(refused);
    }
  }
}
