package dev.touchstone.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.touchstone.Listener;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.platform.testkit.engine.EngineExecutionResults;

class SettingsTests {
  private static final String SEED = "tf1-000000000001a9";

  private static Configuration configuration(
      Map<String, String> parameters, Map<String, String> environment) {
    return new Configuration(name -> Optional.ofNullable(parameters.get(name)), environment::get);
  }

  private static String found(Configuration configuration, String declared) {
    return Objects.requireNonNull(configuration.find("maxSize", declared)).text();
  }

  @Nested
  class TheNearestSetting {
    private final Map<String, String> environment = Map.of("TOUCHSTONE_MAX_SIZE", "3");
    private final Map<String, String> parameters = Map.of("touchstone.maxSize", "2");

    @Test
    void isTheAnnotation() {
      assertThat(found(configuration(parameters, environment), "1")).isEqualTo("1");
    }

    @Test
    void isTheParameterWhereTheAnnotationLeavesItOpen() {
      assertThat(found(configuration(parameters, environment), "")).isEqualTo("2");
    }

    @Test
    void isTheEnvironmentWhereThereIsNoOther() {
      assertThat(found(configuration(Map.of(), environment), "")).isEqualTo("3");
    }

    @Test
    void isNothingWhereNobodySays() {
      assertThat(configuration(Map.of(), Map.of()).find("maxSize", "")).isNull();
    }

    @Test
    void isTheAnnotationLastIfAToolAsksForIt() {
      Map<String, String> asked = Map.of("touchstone.override", "true", "touchstone.maxSize", "2");
      assertThat(found(configuration(asked, environment), "1")).isEqualTo("2");
      assertThat(found(configuration(Map.of("touchstone.override", "on"), Map.of()), "1"))
          .isEqualTo("1");
    }
  }

  @Nested
  class AWrongSetting {
    @Test
    void isNamedWithItsPlace() {
      assertThatThrownBy(() ->
              Runs.green(Runs.of(Map.of("touchstone.cases", "many"), CountTestCase.class, "open")))
          .hasRootCauseInstanceOf(IllegalProperty.class)
          .hasMessageContaining("touchstone.cases is 'many'; give a whole number");
    }

    @Test
    void isTooSmall() {
      assertThat(Runs.message(Runs.of(CountTestCase.class, "negative")))
          .isEqualTo("@Property(cases) is '-1'; give at least 1");
    }

    @Test
    void mayBeASeed() {
      assertThat(Runs.message(
              Runs.of(Map.of("touchstone.seed", "seven"), CountTestCase.class, "open")))
          .startsWith("touchstone.seed is 'seven'; ");
    }

    @Test
    void mayBeAListener() {
      assertThat(Runs.message(
              Runs.of(Map.of("touchstone.listener", "no.Such"), CountTestCase.class, "open")))
          .isEqualTo("touchstone.listener is 'no.Such'; there is no such class");
    }
  }

  @ParameterizedTest
  @CsvSource({"500 ms,PT0.5S", "10s,PT10S", "10 s,PT10S", "2 min,PT2M"})
  void timesHaveAUnit(String text, Duration time) {
    assertThat(new Setting("somewhere", text).time()).isEqualTo(time);
  }

  @ParameterizedTest
  @CsvSource({"10", "s", "1 day", "-1 s", "1234567890 s", "''"})
  void timesWithoutAUnitAreRefused(String text) {
    assertThatThrownBy(() -> new Setting("here", text).time())
        .isInstanceOf(IllegalProperty.class)
        .hasMessage("here is '" + text + "'; give a time such as 500 ms, 10 s or 2 min");
  }

  static class CountTestCase {
    static int cases;
    static final Set<Thread> THREADS = ConcurrentHashMap.newKeySet();
    static final List<Object> VALUES = Collections.synchronizedList(new ArrayList<>());

    @Property
    void open(@ForAll int n) {
      cases++;
    }

    @Property(cases = 9)
    void nine(@ForAll int n) {
      cases++;
    }

    @Property(cases = 0)
    void zero(@ForAll int n) {
      cases++;
    }

    @Property(cases = -1)
    void negative(@ForAll int n) {}

    @Property(always = 3, cases = 5)
    void thrice(@ForAll int n) {
      cases++;
    }

    @Property(maxSize = 3)
    void small(@ForAll List<Integer> list) {
      VALUES.add(list.size());
    }

    @Property(seed = SEED)
    void seeded(@ForAll int n) {
      VALUES.add(n);
    }

    @Property
    void listed(@ForAll int n) {
      VALUES.add(n);
    }

    @Property(threads = 4, cases = 2_000)
    void threaded(@ForAll int n) {
      THREADS.add(Thread.currentThread());
    }

    @Property(seed = SEED, shrink = false)
    void unshrunk(@ForAll int n) {
      assertTrue(n < 10);
    }

    @Property(seed = SEED)
    void shrunk(@ForAll int n) {
      assertTrue(n < 10);
    }

    @Property(within = "50 ms", cases = 1_000_000_000)
    void brief(@ForAll int n) throws InterruptedException {
      Thread.sleep(1);
      cases++;
    }

    @Property(apart = true)
    void elsewhere(@ForAll int n) {
      THREADS.add(Thread.currentThread());
    }

    @Property(caseTimeout = "50 ms", shrink = false)
    void hanging(@ForAll int n) throws InterruptedException {
      Thread.sleep(60_000);
    }

    @Property(maxDiscards = 100)
    void picky(@ForAll int n) {
      dev.touchstone.Case.assume(Math.floorMod(n, 20) == 0);
    }

    @Property(seed = SEED, failures = 50, cases = 10_000)
    void patient(@ForAll int n) {
      cases++;
      assertEquals(0, n % 2);
    }
  }

  @BeforeEach
  void clear() {
    CountTestCase.cases = 0;
    CountTestCase.VALUES.clear();
    CountTestCase.THREADS.clear();
    Heard.EVENTS.clear();
  }

  private static EngineExecutionResults run(String method) {
    return Runs.of(CountTestCase.class, method);
  }

  @Nested
  class OnTheAnnotation {
    @Test
    void countsCases() {
      Runs.green(run("nine"));
      assertThat(CountTestCase.cases).isEqualTo(9);
    }

    @Test
    void repeatsCases() {
      Runs.green(run("thrice"));
      assertThat(CountTestCase.cases).isEqualTo(15);
    }

    @Test
    void boundsSizes() {
      Runs.green(run("small"));
      assertThat(CountTestCase.VALUES).allSatisfy(size -> assertThat((int) size).isLessThan(20));
    }

    @Test
    void givesTheSameCasesForASeed() {
      Runs.green(run("seeded"));
      List<Object> once = List.copyOf(CountTestCase.VALUES);
      CountTestCase.VALUES.clear();
      Runs.green(run("seeded"));
      assertThat(CountTestCase.VALUES).isEqualTo(once);
    }

    @Test
    void givesOtherCasesWithoutASeed() {
      Runs.green(run("listed"));
      List<Object> once = List.copyOf(CountTestCase.VALUES);
      CountTestCase.VALUES.clear();
      Runs.green(run("listed"));
      assertThat(CountTestCase.VALUES).isNotEqualTo(once);
    }

    @Test
    void spreadsCasesOverThreads() {
      Runs.green(run("threaded"));
      assertThat(CountTestCase.THREADS).hasSizeGreaterThan(1);
    }

    @Test
    void leavesACaseAsItWasFound() {
      assertThat(Runs.message(run("shrunk"))).contains("\n  n = 10\n");
      assertThat(Runs.message(run("unshrunk")))
          .contains("shrunk 0 times (0 evaluations)")
          .doesNotContain("\n  n = 10\n");
    }

    @Test
    void endsInTime() {
      Runs.green(run("brief"));
      assertThat(CountTestCase.cases).isBetween(1, 10_000);
    }

    @Test
    void runsCasesApart() {
      Runs.green(run("elsewhere"));
      assertThat(CountTestCase.THREADS).hasSize(1).doesNotContain(Thread.currentThread());
    }

    @Test
    void endsACaseThatHangs() {
      assertThat(Runs.message(run("hanging"))).startsWith("Falsified after 1 case");
    }

    @Test
    void allowsMoreDiscards() {
      Runs.green(run("picky"));
    }

    @Test
    void looksForMoreFailures() {
      Runs.failure(run("patient"));
      assertThat(CountTestCase.cases).isGreaterThan(90);
    }
  }

  @Nested
  class InTheConfiguration {
    @Test
    void countsCases() {
      Runs.green(Runs.of(Map.of("touchstone.cases", "12"), CountTestCase.class, "open"));
      assertThat(CountTestCase.cases).isEqualTo(12);
    }

    @Test
    void countsCasesWhereTheAnnotationLeavesThemOpen() {
      Runs.green(Runs.of(Map.of("touchstone.cases", "12"), CountTestCase.class, "zero"));
      assertThat(CountTestCase.cases).isEqualTo(12);
      assertThat(
              Runs.message(Runs.of(Map.of("touchstone.cases", "0"), CountTestCase.class, "zero")))
          .isEqualTo("touchstone.cases is '0'; give at least 1");
    }

    @Test
    void yieldsToTheAnnotation() {
      Runs.green(Runs.of(Map.of("touchstone.cases", "12"), CountTestCase.class, "nine"));
      assertThat(CountTestCase.cases).isEqualTo(9);
    }

    @Test
    void overrulesTheAnnotationOnRequest() {
      Runs.green(Runs.of(
          Map.of("touchstone.cases", "12", "touchstone.override", "true"),
          CountTestCase.class,
          "nine"));
      assertThat(CountTestCase.cases).isEqualTo(12);
    }

    @Test
    void givesASeed() {
      Runs.green(run("seeded"));
      List<Object> once = List.copyOf(CountTestCase.VALUES);
      CountTestCase.VALUES.clear();
      Runs.green(Runs.of(Map.of("touchstone.seed", SEED), CountTestCase.class, "listed"));
      assertThat(CountTestCase.VALUES).isEqualTo(once);
    }

    @Test
    void asksForReports() {
      EngineExecutionResults results =
          Runs.green(Runs.of(Map.of("touchstone.report", "true"), CountTestCase.class, "open"));
      assertThat(Runs.published(results)).containsExactly("Passed 100 cases");
    }

    @Test
    void addsAListener() {
      Runs.green(Runs.of(
          Map.of("touchstone.listener", Heard.class.getName()), CountTestCase.class, "nine"));
      assertThat(Heard.EVENTS).hasSize(11);
      assertThat(Heard.EVENTS).last().isInstanceOf(Listener.VerdictReached.class);
    }
  }

  /** Hears what happens to a property. */
  public static final class Heard implements Listener {
    static final List<Listener.Event> EVENTS = new ArrayList<>();

    @Override
    public void on(Event event) {
      EVENTS.add(event);
    }
  }
}
