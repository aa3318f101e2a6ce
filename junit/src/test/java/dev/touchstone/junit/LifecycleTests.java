package dev.touchstone.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.Range;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestInstance;

class LifecycleTests {
  private static final List<String> LOG = Collections.synchronizedList(new ArrayList<>());

  private static void log(String what) {
    LOG.add(what);
  }

  private static long count(String what) {
    return LOG.stream().filter(what::equals).count();
  }

  @BeforeEach
  void clear() {
    LOG.clear();
  }

  static class OrderedBaseTestCase {
    @BeforeCase
    void beforeInBase() {
      log("before base");
    }

    @AfterCase
    void afterInBase() {
      log("after base");
    }
  }

  static class OrderedTestCase extends OrderedBaseTestCase {
    @BeforeAll
    static void once() {
      log("before all");
    }

    @BeforeEach
    void first() {
      log("before each");
    }

    @BeforeCase
    void before() {
      log("before case");
    }

    @AfterCase
    void after() {
      log("after case");
    }

    @AfterEach
    void last() {
      log("after each");
    }

    @Property(cases = 2)
    void holds(@ForAll int n) {
      log("case");
    }

    @Nested
    class Inside {
      @BeforeCase
      void before() {
        log("before inner case");
      }

      @AfterCase
      void after() {
        log("after inner case");
      }

      @Property(cases = 1)
      void holds(@ForAll int n) {
        log("inner case");
      }
    }
  }

  @Nested
  class Methods {
    @Test
    void runOncePerTestOrOncePerCase() {
      Runs.green(Runs.of(OrderedTestCase.class, "holds"));
      assertThat(LOG)
          .containsExactly(
              "before all",
              "before each",
              "before base",
              "before case",
              "case",
              "after case",
              "after base",
              "before base",
              "before case",
              "case",
              "after case",
              "after base",
              "after each");
    }

    @Test
    void ofEnclosingClassesGoAroundThoseOfNestedOnes() {
      Runs.green(Runs.of(OrderedTestCase.Inside.class, "holds"));
      assertThat(LOG)
          .containsExactly(
              "before all",
              "before each",
              "before base",
              "before case",
              "before inner case",
              "inner case",
              "after inner case",
              "after case",
              "after base",
              "after each");
    }
  }

  static class ResetTestCase {
    int calls;

    @BeforeCase
    void reset() {
      calls = 0;
      log("reset");
    }

    @AfterCase
    void tidy() {
      log("tidy");
    }

    @Property
    void failsOnTheSecondCall(@ForAll @Range(min = 0, max = 1_000) int n) {
      log("run");
      calls++;
      assertEquals(1, calls);
      assertTrue(n < 50);
    }
  }

  @Nested
  class WhileShrinking {
    @Test
    void methodsRunAroundEveryCaseToo() {
      assertThat(Runs.message(Runs.of(ResetTestCase.class, "failsOnTheSecondCall")))
          .contains("\n  n = 50\n");
      assertThat(count("run")).isGreaterThan(5);
      assertThat(count("reset")).isEqualTo(count("run"));
      assertThat(count("tidy")).isEqualTo(count("run"));
    }
  }

  static class ChecksTestCase {
    int calls;

    @BeforeCase
    void reset() {
      calls = 0;
      log("reset");
    }

    @AfterCase
    void tidy() {
      log("tidy");
    }

    @Property(cases = 2)
    void inOrder(Checks checks) {
      log("method");
      checks.that(Claim.forAll(Gen.ints(0, 1_000_000), n -> {
        log("case");
        return true;
      }));
      log("method ends");
    }

    @Property
    void shrunk(Checks checks) {
      checks.that(Claim.forAll(Gen.ints(0, 1_000), n -> {
        log("run");
        calls++;
        return calls == 1 && n < 50;
      }));
    }

    @Property
    void claimsNothing(Checks checks) {}

    @Property(freshInstance = true)
    void fresh(Checks checks) {
      log("run");
    }

    @Nested
    class Inside {
      @BeforeCase
      void before() {
        log("before inner case");
      }

      @Property(cases = 1)
      void holds(Checks checks) {
        checks.that(Claim.forAll(Gen.ints(0, 1_000_000), n -> {
          log("inner case");
          return true;
        }));
      }
    }
  }

  @Nested
  class ClaimsGivenToChecks {
    @Test
    void haveMethodsAroundTheirCasesAndNoneAroundTheMethod() {
      Runs.green(Runs.of(ChecksTestCase.class, "inOrder"));
      assertThat(LOG)
          .containsExactly(
              "method", "reset", "case", "tidy", "reset", "case", "tidy", "method ends");
    }

    @Test
    void areNotEvenNeeded() {
      Runs.green(Runs.of(ChecksTestCase.class, "claimsNothing"));
      assertThat(LOG).isEmpty();
    }

    @Test
    void haveMethodsAroundShrunkCasesToo() {
      assertThat(Runs.message(Runs.of(ChecksTestCase.class, "shrunk")))
          .contains("\n  value = 50\n");
      assertThat(count("run")).isGreaterThan(5);
      assertThat(count("reset")).isEqualTo(count("run"));
      assertThat(count("tidy")).isEqualTo(count("run"));
    }

    @Test
    void haveThoseOfEnclosingClassesAroundThoseOfNestedOnes() {
      Runs.green(Runs.of(ChecksTestCase.Inside.class, "holds"));
      assertThat(LOG).containsExactly("reset", "before inner case", "inner case", "tidy");
    }

    @Test
    void cannotHaveAFreshInstancePerCase() {
      assertThat(Runs.failure(Runs.of(ChecksTestCase.class, "fresh")))
          .isInstanceOf(IllegalProperty.class)
          .hasMessage("ChecksTestCase.fresh asks for a fresh instance per case, but its claims are"
              + " made once; remove freshInstance");
      assertThat(LOG).isEmpty();
    }
  }

  static class BrokenHooksTestCase {
    @BeforeCase
    void before() {
      log("before");
    }

    @AfterCase
    void breaks() {
      throw new IllegalStateException("cannot tidy up");
    }

    @AfterCase
    void stillRuns() {
      log("after");
    }

    @Property
    void holds(@ForAll int n) {}

    @Property
    void fails(@ForAll int n) {
      throw new ArithmeticException("wrong");
    }
  }

  static class BrokenBeforeTestCase {
    @BeforeCase
    void breaks() {
      throw new IllegalStateException("cannot set up");
    }

    @AfterCase
    void after() {
      log("after");
    }

    @Property
    void isNeverRun(@ForAll int n) {
      log("run");
    }
  }

  @Nested
  class BrokenMethods {
    @Test
    void failTheCase() {
      assertThat(Runs.failure(Runs.of(BrokenHooksTestCase.class, "holds")))
          .hasMessageContaining("Falsified after 1 case")
          .hasCauseInstanceOf(IllegalStateException.class);
      assertThat(count("after")).isEqualTo(count("before"));
    }

    @Test
    void neverHideWhatThePropertyThrew() {
      Throwable cause =
          Runs.failure(Runs.of(BrokenHooksTestCase.class, "fails")).getCause();
      assertThat(cause).isInstanceOf(ArithmeticException.class);
      assertThat(cause.getSuppressed()).hasAtLeastOneElementOfType(IllegalStateException.class);
    }

    @Test
    void keepTheCaseFromRunning() {
      assertThat(Runs.failure(Runs.of(BrokenBeforeTestCase.class, "isNeverRun")))
          .hasCauseInstanceOf(IllegalStateException.class);
      assertThat(LOG).containsOnly("after");
    }
  }

  static class SharedInstanceTestCase {
    static final Set<Object> INSTANCES = Collections.newSetFromMap(new IdentityHashMap<>());

    @Property(cases = 30)
    void one(@ForAll int n) {
      INSTANCES.add(this);
    }
  }

  static class FreshInstanceTestCase {
    final String name;
    int calls;

    FreshInstanceTestCase(TestInfo info) {
      name = info.getDisplayName();
    }

    @BeforeCase
    void before() {
      calls++;
    }

    @Property(freshInstance = true)
    void hasItsOwnState(@ForAll int n) {
      calls++;
      assertEquals(2, calls);
      assertEquals("hasItsOwnState(int)", name);
    }

    @Nested
    class Inside {
      int calls;

      @Property(freshInstance = true)
      void hasItsOwnState(@ForAll int n) {
        calls++;
        assertEquals(1, calls);
        assertTrue(FreshInstanceTestCase.this.calls > 0);
      }
    }
  }

  static class FreshPlainTestCase {
    private int calls;

    @Property(freshInstance = true, threads = 4)
    void hasItsOwnState(@ForAll int n) {
      calls++;
      assertEquals(1, calls);
    }
  }

  @TestInstance(TestInstance.Lifecycle.PER_CLASS)
  static class PerClassTestCase {
    static final Set<Object> INSTANCES = Collections.newSetFromMap(new IdentityHashMap<>());

    @BeforeAll
    void prepare() {
      INSTANCES.add(this);
    }

    @Property
    void one(@ForAll int n) {
      INSTANCES.add(this);
    }

    @Property
    void two(@ForAll int n) {
      INSTANCES.add(this);
    }

    @Property(freshInstance = true)
    void contradictory(@ForAll int n) {}
  }

  @Nested
  class TheTestInstance {
    @Test
    void isTheSameInEveryCase() {
      SharedInstanceTestCase.INSTANCES.clear();
      Runs.green(Runs.of(SharedInstanceTestCase.class));
      assertThat(SharedInstanceTestCase.INSTANCES).hasSize(1);
    }

    @Test
    void isFreshInEveryCaseOnRequest() {
      Runs.green(Runs.of(FreshInstanceTestCase.class));
      Runs.green(Runs.of(FreshPlainTestCase.class));
    }

    @Test
    void isTheSameInEveryPropertyOfAClassWithOneInstance() {
      PerClassTestCase.INSTANCES.clear();
      Runs.green(Runs.of(PerClassTestCase.class, "one"));
      assertThat(PerClassTestCase.INSTANCES).hasSize(1);
    }

    @Test
    void cannotBeBothFreshAndShared() {
      assertThat(Runs.failure(Runs.of(PerClassTestCase.class, "contradictory")))
          .isInstanceOf(IllegalProperty.class)
          .hasMessage(
              "PerClassTestCase.contradictory asks for a fresh instance per case in a class"
                  + " with one instance for all tests; remove freshInstance or @TestInstance(PER_CLASS)");
    }
  }
}
