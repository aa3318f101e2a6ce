package dev.touchstone.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectNestedMethod;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectPackage;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import dev.touchstone.Case;
import dev.touchstone.Claim;
import dev.touchstone.Gen;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.Event;

/** Properties that return something are run by the engine {@code touchstone}. */
class PropertyEngineTests {
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

  private static Claim below(int limit) {
    return Claim.forAll(Gen.ints(), n -> n < limit).names("n");
  }

  private static List<String> ids(EngineExecutionResults results) {
    return results.testEvents().finished().stream()
        .map(event -> event.getTestDescriptor().getUniqueId().toString())
        .toList();
  }

  static class ReturnsTestCase {
    @Property(cases = 20)
    Claim counted() {
      return counting();
    }

    @Property(seed = "tf1-000000000001a9")
    @DisplayName("numbers are below ten")
    Claim wrong() {
      return below(10);
    }

    @Property(seed = "tf1-000000000001a9")
    Stream<Claim> several() {
      return Stream.of(counting(), below(10).label("the second"));
    }

    @Property
    Claim[] listed() {
      return new Claim[] {counting(), counting().cases(7)};
    }

    @Property(seed = "tf1-000000000001a9")
    boolean truth(@ForAll int n, @ForAll boolean any) {
      return n < 10;
    }

    @Property(cases = 30)
    @ExamplesFrom("numbers")
    Boolean holds(@ForAll long n) {
      if (CASES.get() == 0) {
        LOG.add("first " + n);
      }
      return CASES.incrementAndGet() > 0;
    }

    static List<Long> numbers() {
      return List.of(4711L);
    }

    @Property
    boolean once() {
      return false;
    }

    @Property
    @Replay("tf1-000000000001a9/3")
    Claim replayed() {
      return counting();
    }

    @Property
    Claim notHere() {
      Case.assume(CASES.get() < 0, "another place");
      return counting();
    }

    @Property
    void jupiters(@ForAll int n) {
      throw new AssertionError("run by Jupiter only");
    }
  }

  @Nested
  class AMethodThatReturns {
    @Test
    void aClaimIsCheckedAsItsAnnotationSays() {
      Runs.green(run(ReturnsTestCase.class, "counted"));
      assertThat(CASES).hasValue(20);
    }

    @Test
    void aWrongClaimFailsWithTheReport() {
      Throwable failure = Runs.failure(run(ReturnsTestCase.class, "wrong"));
      assertThat(failure).isInstanceOf(AssertionError.class);
      assertThat(failure.getMessage())
          .startsWith("Falsified after ")
          .contains("\n  numbers are below ten\n  n = 10\n", "replay: tf1-000000000001a9/");
    }

    @Test
    void severalClaimsHasAllOfThemChecked() {
      assertThat(Runs.message(run(ReturnsTestCase.class, "several")))
          .startsWith("Claim 2 of 2: Falsified after ")
          .contains("\n  the second\n");
      Runs.green(run(ReturnsTestCase.class, "listed"));
      assertThat(CASES).hasValue(207);
    }

    @Test
    void truthIsAskedForAllValues() {
      assertThat(Runs.message(run(ReturnsTestCase.class, "truth")))
          .contains("\n  n = 10\n  any = false (any value fails)\n");
      Runs.green(run(ReturnsTestCase.class, "holds"));
      assertThat(CASES).hasValue(30);
      assertThat(LOG).containsExactly("first 4711");
    }

    @Test
    void truthAboutNothingIsAskedOnce() {
      assertThat(Runs.message(run(ReturnsTestCase.class, "once")))
          .isEqualTo("ReturnsTestCase.once returned false");
    }

    @Test
    void nothingBecauseOfAnAssumptionIsAborted() {
      assertThat(run(ReturnsTestCase.class, "notHere").testEvents().aborted().count())
          .isEqualTo(1);
    }

    @Test
    void hasTheNameThatJupiterWouldGive() {
      assertThat(Runs.names(
              run(ReturnsTestCase.class, "truth").testEvents().finished().list()))
          .containsExactly("truth(int, boolean)");
    }

    @Test
    void aClaimIsReplayed() {
      EngineExecutionResults results = run(ReturnsTestCase.class, "replayed");
      Runs.green(results);
      assertThat(CASES).hasValue(1);
      assertThat(Runs.published(results)).singleElement().asString().contains("replayed case");
    }

    @Test
    void nothingIsLeftToJupiterAndNothingElseIs() {
      List<String> ours = ids(run(selectClass(ReturnsTestCase.class)));
      List<String> jupiters = ids(Runs.of(ReturnsTestCase.class));
      assertThat(ours).hasSize(9).noneMatch(id -> id.contains("jupiters"));
      assertThat(jupiters).singleElement().asString().contains("jupiters");
    }

    @Test
    void keepsItsFailingCaseAndRunsItFirst(@TempDir Path folder) throws Exception {
      Map<String, String> kept = Map.of("touchstone.database", folder.toString());
      DiscoverySelector wrong = Runs.selectMethod(ReturnsTestCase.class, "wrong");
      Runs.message(Runs.by("touchstone", kept, wrong));
      try (Stream<Path> files = Files.walk(folder)) {
        assertThat(files.filter(file -> file.toString().endsWith(".case"))).hasSize(1);
      }
      assertThat(Runs.message(Runs.by("touchstone", kept, wrong)))
          .startsWith("Falsified after 1 case")
          .contains("stored failure, run first");
    }
  }

  abstract static class BaseTestCase {
    @BeforeAll
    static void openBase() {
      LOG.add("base all");
    }

    @BeforeEach
    void base() {
      LOG.add("base each");
    }

    @AfterEach
    void baseAfter() {
      LOG.add("base after");
    }

    @Property(cases = 1)
    Claim inherited() {
      LOG.add("inherited");
      return counting();
    }
  }

  static class OrderTestCase extends BaseTestCase {
    @BeforeAll
    static void open() {
      LOG.add("all");
    }

    @AfterAll
    static void close() {
      LOG.add("after all");
    }

    @BeforeEach
    void each() {
      LOG.add("each");
    }

    @AfterEach
    void after() {
      LOG.add("after");
    }

    @Nested
    class Inner {
      @BeforeEach
      void inner() {
        LOG.add("inner each");
      }

      @AfterEach
      void innerAfter() {
        LOG.add("inner after");
      }

      @Property(cases = 1)
      Claim nested() {
        LOG.add("nested");
        return counting();
      }
    }
  }

  static class HookedTestCase {
    private int before;

    @BeforeCase
    void count() {
      before++;
    }

    @AfterCase
    void log() {
      LOG.add("case " + before);
    }

    @Property(cases = 3)
    Claim three() {
      return counting();
    }
  }

  @TestInstance(Lifecycle.PER_CLASS)
  static class SharedTestCase {
    private int seen;

    @BeforeAll
    void start() {
      seen = 10;
    }

    @Property
    boolean first() {
      return seen++ >= 10;
    }

    @Property
    boolean second() {
      return seen++ >= 10;
    }

    @AfterAll
    void end() {
      LOG.add("seen " + seen);
    }
  }

  static class BrokenTestCase {
    @BeforeEach
    void breaks() {
      throw new IllegalStateException("not today");
    }

    @AfterEach
    void after() {
      LOG.add("after");
      throw new IllegalArgumentException("nor tomorrow");
    }

    @Property
    Claim never() {
      return counting();
    }
  }

  @Nested
  class TheLifeCycle {
    @Test
    void isJupiters() {
      Runs.green(run(selectClass(OrderTestCase.class)));
      assertThat(LOG)
          .containsExactly(
              "base all",
              "all", //
              "base each",
              "each",
              "inherited",
              "after",
              "base after", //
              "base each",
              "each",
              "inner each",
              "nested",
              "inner after",
              "after",
              "base after", //
              "after all");
    }

    @Test
    void goesAroundCases() {
      Runs.green(run(selectClass(HookedTestCase.class)));
      assertThat(LOG).containsExactly("case 1", "case 2", "case 3");
    }

    @Test
    void mayShareAnInstance() {
      Runs.green(run(selectClass(SharedTestCase.class)));
      assertThat(LOG).containsExactly("seen 12");
    }

    @Test
    void endsWhateverIsThrown() {
      Throwable failure = Runs.failure(run(selectClass(BrokenTestCase.class)));
      assertThat(failure).hasMessage("not today");
      assertThat(failure.getSuppressed())
          .singleElement()
          .satisfies(also -> assertThat(also).hasMessage("nor tomorrow"));
      assertThat(CASES).hasValue(0);
    }
  }

  @Tag("outer")
  static class MarkedTestCase {
    @Property
    @Disabled("not now")
    Claim off() {
      return counting();
    }

    @Property
    @Tag("slow")
    Claim tagged() {
      return counting();
    }

    @Nested
    @Disabled
    class Inner {
      @Property
      Claim nested() {
        return counting();
      }
    }
  }

  @Nested
  class Marks {
    @Test
    void areSeen() {
      EngineExecutionResults results = run(selectClass(MarkedTestCase.class));
      assertThat(results.testEvents().skipped().stream().map(it -> it.getPayload(String.class)))
          .containsExactly(java.util.Optional.of("not now"));
      assertThat(results.containerEvents().skipped().count()).isEqualTo(1);
      Event tagged = results.testEvents().succeeded().stream().findFirst().orElseThrow();
      assertThat(tagged.getTestDescriptor().getTags())
          .extracting(tag -> tag.getName())
          .containsExactlyInAnyOrder("outer", "slow");
    }
  }

  @Nested
  class ARequest {
    @Test
    void mayNameWhatAnEarlierRunHad() {
      List<String> all = ids(run(selectClass(OrderTestCase.class)));
      assertThat(all).hasSize(2);
      for (String id : all) {
        assertThat(ids(Runs.green(run(selectUniqueId(id))))).containsExactly(id);
      }
      String truth = ids(run(ReturnsTestCase.class, "truth")).get(0);
      assertThat(ids(run(selectUniqueId(truth)))).containsExactly(truth);
    }

    @Test
    void mayNameANestedMethodOrClass() throws Exception {
      DiscoverySelector method = selectNestedMethod(
          List.of(OrderTestCase.class),
          OrderTestCase.Inner.class,
          OrderTestCase.Inner.class.getDeclaredMethod("nested"));
      assertThat(ids(run(method))).hasSize(1);
      assertThat(ids(run(selectClass(OrderTestCase.Inner.class)))).isEqualTo(ids(run(method)));
    }

    @Test
    void mayNameAPackage() {
      assertThat(ids(run(selectPackage("outside.returned"))))
          .singleElement()
          .asString()
          .contains("found()");
    }
  }
}
