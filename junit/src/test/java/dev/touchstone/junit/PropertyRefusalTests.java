package dev.touchstone.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineExecutionResults;

/** Properties that our engine cannot run as they are meant fail and say so. */
class PropertyRefusalTests {
  private static final List<String> LOG = new ArrayList<>();
  private static final AtomicInteger CASES = new AtomicInteger();

  @BeforeEach
  void clear() {
    LOG.clear();
    CASES.set(0);
  }

  private static EngineExecutionResults run(DiscoverySelector... selectors) {
    return Runs.by("touchstone", Map.of(), selectors);
  }

  private static EngineExecutionResults run(Class<?> type, String method) {
    return run(Runs.selectMethod(type, method));
  }

  private static Claim counting() {
    return Claim.forAll(Gen.ints(), n -> CASES.incrementAndGet() > 0);
  }

  static class PlainTestCase {
    @Property
    Claim counted() {
      return counting();
    }
  }

  static class Nothing implements Extension {}

  @ExtendWith(Nothing.class)
  static class ExtendedTestCase {
    @BeforeAll
    static void open() {
      LOG.add("opened");
    }

    @Property
    Claim stated() {
      return counting();
    }
  }

  static class RegisteredTestCase {
    @RegisterExtension
    final Extension nothing = new Nothing();

    @Nested
    class Inner {
      @Property
      Claim stated() {
        return counting();
      }
    }
  }

  static class FolderTestCase {
    @TempDir
    Path folder;

    @Property
    boolean stated() {
      return true;
    }
  }

  static class ResolvedTestCase {
    @BeforeEach
    void prepare(TestInfo info) {}

    @Property
    Claim stated() {
      return counting();
    }
  }

  static class ConstructedTestCase {
    ConstructedTestCase(TestInfo info) {}

    @Property
    Claim stated() {
      return counting();
    }
  }

  @TestMethodOrder(MethodOrderer.MethodName.class)
  static class OrderedTestCase {
    @Property
    Claim stated() {
      return counting();
    }
  }

  static class OddTestCase {
    @Property
    @Timeout(5)
    Claim limited() {
      return counting();
    }

    @Property
    @EnabledIfSystemProperty(named = "never", matches = "set")
    Claim conditional() {
      return counting();
    }

    @Property
    Claim given(TestInfo info) {
      return counting();
    }

    @Property
    boolean mixed(@ForAll int n, TestInfo info) {
      return true;
    }

    @Property
    String text() {
      return "";
    }

    @Property
    static Claim common() {
      return counting();
    }

    @Property
    @SuppressWarnings({"UnusedMethod", "UnusedVariable"}) // it is never called, which is the point
    private void hidden(@ForAll int n) {}

    @Property
    List<Claim> none() {
      return List.of();
    }

    @Property
    List<Object> strange() {
      return List.of("claim");
    }

    @Property
    Claim missing() {
      return null;
    }

    @Property(freshInstance = true)
    Claim fresh() {
      return counting();
    }
  }

  @Nested
  class WhatOnlyJupiterCanGive {
    private static void assertRefused(EngineExecutionResults results, String what) {
      assertThat(results.testEvents().failed().stream()
              .map(event -> event.getRequiredPayload(TestExecutionResult.class))
              .map(result -> result.getThrowable().orElseThrow()))
          .singleElement()
          .satisfies(thrown ->
              assertThat(thrown).isInstanceOf(IllegalProperty.class).hasMessageContaining(what));
      assertThat(CASES).hasValue(0);
    }

    @Test
    void isNamedWithTheWayOut() {
      EngineExecutionResults results = run(selectClass(ExtendedTestCase.class));
      assertRefused(
          results,
          "ExtendedTestCase.stated returns Claim, so Jupiter does not run it and it would go without"
              + " the extension Nothing of ExtendedTestCase; make it void, take a parameter"
              + " 'Checks checks' and call checks.that(claim)");
      assertThat(LOG).isEmpty();
    }

    @Test
    void isFoundOnFieldsMethodsAndConstructors() {
      assertRefused(
          run(selectClass(RegisteredTestCase.class)), "@RegisterExtension of field nothing;");
      assertRefused(run(selectClass(FolderTestCase.class)), "@TempDir of field folder;");
      assertRefused(run(selectClass(ResolvedTestCase.class)), "parameter 'info' of prepare;");
      assertRefused(
          run(selectClass(ConstructedTestCase.class)),
          "parameter 'info' of the constructor of ConstructedTestCase;");
      assertRefused(
          run(selectClass(OrderedTestCase.class)), "@TestMethodOrder of OrderedTestCase;");
    }

    @Test
    void isFoundOnTheProperty() {
      assertRefused(run(OddTestCase.class, "limited"), "@Timeout of limited;");
      assertRefused(
          run(OddTestCase.class, "conditional"), "the extension EnabledIfSystemPropertyCondition");
      assertRefused(
          run(OddTestCase.class, "given"), "has parameters, which nobody supplies; let the claim");
      assertRefused(
          run(OddTestCase.class, "mixed"),
          "nobody supplies parameter 'info'; mark it @ForAll to have it drawn, or make it void");
    }

    @Test
    void mayBeRegisteredByTheConfiguration() {
      Map<String, String> detecting =
          Map.of("junit.jupiter.extensions.autodetection.enabled", "true");
      assertRefused(
          Runs.by("touchstone", detecting, Runs.selectMethod(PlainTestCase.class, "counted")),
          "junit.jupiter.extensions.autodetection.enabled");
    }
  }

  @Nested
  class AMisdeclaredMethod {
    private static void assertSays(String method, String what) {
      assertThat(Runs.failure(run(OddTestCase.class, method)))
          .isInstanceOf(IllegalProperty.class)
          .hasMessage("OddTestCase." + method + " " + what);
    }

    @Test
    void isNotPassedOver() {
      assertSays(
          "text",
          "returns String; return nothing, a boolean, a Claim, or a collection, stream or array of"
              + " claims");
      assertSays("common", "is static, so nobody runs it; remove 'static'");
      assertSays("hidden", "is private, so nobody runs it; remove 'private'");
    }

    @Test
    void returnsAtLeastOneClaimAndNothingElse() {
      assertSays("none", "returned no claim; return at least one");
      assertSays(
          "strange", "returned a java.lang.String where a Claim is wanted; return claims only");
      assertSays("missing", "returned null where a Claim is wanted; return claims only");
    }

    @Test
    void cannotHaveAFreshInstancePerCase() {
      assertSays(
          "fresh",
          "asks for a fresh instance per case, but its claim is made once; remove freshInstance");
    }
  }
}
