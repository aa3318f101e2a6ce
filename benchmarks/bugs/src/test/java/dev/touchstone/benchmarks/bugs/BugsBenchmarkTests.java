package dev.touchstone.benchmarks.bugs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.benchmarks.Benchmark;
import dev.touchstone.benchmarks.Hunt;
import dev.touchstone.samples.workloads.Strategy;
import dev.touchstone.samples.workloads.Task;
import dev.touchstone.samples.workloads.Workloads;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class BugsBenchmarkTests {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);

  private String printed() {
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Nested
  class Attempts {
    @Test
    void countTheCasesToTheFault() {
      Claim claim = Claim.forAll(Gen.ints(0, 9), n -> n < 5);
      assertThat(Ours.attempt(claim, 0, Duration.ofSeconds(10)).orElseThrow().cases())
          .isBetween(1L, 100L);
    }

    @Test
    void endAtTheCapWhereNothingFails() {
      Claim claim = Claim.forAll(Gen.ints(), n -> true);
      long started = System.nanoTime();
      assertThat(Ours.attempt(claim, 0, Duration.ofMillis(200))).isEmpty();
      assertThat(Duration.ofNanos(System.nanoTime() - started)).isLessThan(Duration.ofSeconds(10));
    }
  }

  @Nested
  class Hunts {
    @Test
    void giveATaskTenTrialsOfUpToAMinute() {
      assertThat(BugsBenchmark.hunt(new Benchmark.Options(Set.of())))
          .isEqualTo(new Hunt(10, Duration.ofMinutes(1)));
    }

    @Test
    void giveATaskTenTrialsOfUpToTenSecondsWhereTheyAreQuick() {
      assertThat(BugsBenchmark.hunt(new Benchmark.Options(Set.of("--quick"))))
          .isEqualTo(new Hunt(10, Duration.ofSeconds(10)));
    }
  }

  @Nested
  class Fields {
    @Test
    void solveATaskOfEachWorkloadWithInputsWrittenByHand() throws Exception {
      List<Task> tasks = Workloads.all().stream()
          .collect(Collectors.toMap(Task::workload, task -> task, (first, second) -> first))
          .values()
          .stream()
          .toList();
      Hunt hunt = new Hunt(2, Duration.ofSeconds(30));
      Map<String, Hunt.Outcome> outcomes = new Field(hunt, tasks, out).ours(Strategy.HANDWRITTEN);
      assertThat(outcomes)
          .hasSize(3)
          .allSatisfy((task, outcome) -> assertThat(outcome.solved()).as(task).isTrue());
    }
  }

  @Nested
  class Reports {
    private void report(boolean verbose) throws Exception {
      report(
          new Hunt.Outcome(true, OptionalDouble.of(30), 0.5),
          new Hunt.Outcome(false, OptionalDouble.of(9), 10),
          verbose);
    }

    private void report(Hunt.Outcome derived, Hunt.Outcome jqwik) throws Exception {
      report(derived, jqwik, false);
    }

    private void report(Hunt.Outcome derived, Hunt.Outcome jqwik, boolean verbose)
        throws Exception {
      Map<Contender, Map<String, Hunt.Outcome>> outcomes = new EnumMap<>(Contender.class);
      outcomes.put(Contender.DERIVED, all(derived));
      outcomes.put(Contender.HANDWRITTEN, all(new Hunt.Outcome(true, OptionalDouble.of(3), 0.05)));
      outcomes.put(Contender.JQWIK, all(jqwik));
      Results results = new Results(Workloads.all(), outcomes);
      Benchmark.named("bugs")
          .run(new String[0], (options, report) -> results.report(report, verbose), out, out);
    }

    private static Map<String, Hunt.Outcome> all(Hunt.Outcome outcome) {
      return Workloads.all().stream().collect(Collectors.toMap(Task::toString, task -> outcome));
    }

    @Test
    void endWithEveryMetric() throws Exception {
      report(false);
      assertThat(printed().strip()).endsWith("""
          {"bench":"bugs","metrics":{\
          "bst_tasks":53,"bst_solved_derived":53,"bst_solved_handwritten":53,"bst_solved_jqwik":0,\
          "rbt_tasks":58,"rbt_solved_derived":58,"rbt_solved_handwritten":58,"rbt_solved_jqwik":0,\
          "stlc_tasks":20,"stlc_solved_derived":20,"stlc_solved_handwritten":20,\
          "stlc_solved_jqwik":0,"missed_derived":0}}""");
    }

    @Test
    void compareTheCasesOfTasksThatBothSolve() throws Exception {
      report(
          new Hunt.Outcome(true, OptionalDouble.of(30), 0.5),
          new Hunt.Outcome(true, OptionalDouble.of(120), 0.5));
      assertThat(printed()).contains("\"missed_derived\":0,\"cases_x_jqwik\":0.25}}");
    }

    @Test
    void countTheTasksThatJqwikSolvesAndDerivedInputsDoNot() throws Exception {
      report(
          new Hunt.Outcome(false, OptionalDouble.of(30), 10),
          new Hunt.Outcome(true, OptionalDouble.of(120), 0.5));
      assertThat(printed())
          .contains("\"missed_derived\":131}}")
          .contains("Tasks that jqwik solves and derived inputs do not: [bst ");
    }

    @Test
    void sortTasksIntoBuckets() throws Exception {
      report(false);
      assertThat(printed().lines().map(line -> line.replaceAll(" +", " ")))
          .contains("bst derived 53 53 0 53 53 53 30", "bst handwritten 53 53 53 53 53 53 3")
          .contains("bst jqwik 53 0 0 0 0 0 -", "bst insert_1 6 6: 30 6: 3 0: -");
    }

    @Test
    void nameEveryTaskWhereAsked() throws Exception {
      report(true);
      assertThat(printed())
          .contains("bst insert_1 insert_post  ", "stlc top_not_back many_steps  ");
    }
  }
}
