package dev.touchstone.samples.workloads;

import static dev.touchstone.samples.Verdicts.under;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Claim;
import dev.touchstone.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class WorkloadTests {
  private static final int ENOUGH = 200_000;
  private static final int CORRECT = 2_000;
  private static final String UNPUBLISHED = "delete_5 INSERT_DELETE";

  static List<Task> tasks() {
    return Workloads.all();
  }

  private static Claim unshrunk(Claim claim, int cases) {
    return claim.cases(cases).shrinking(1, Duration.ofSeconds(1));
  }

  @ParameterizedTest
  @MethodSource("tasks")
  void everyFaultIsFoundByThePropertyThatTellsIt(Task task) {
    Verdict verdict = under(0, unshrunk(task.claim(Strategy.HANDWRITTEN), ENOUGH));
    assertThat(verdict).as(task.toString()).isInstanceOf(Verdict.Falsified.class);
  }

  @Nested
  class GuidedInputs {
    static Stream<Task> firstOfEachFaultInSearchTrees() {
      return SearchTrees.tasks().stream()
          .collect(Collectors.groupingBy(Task::mutant))
          .values()
          .stream()
          .map(tasks -> tasks.get(0));
    }

    @ParameterizedTest
    @MethodSource("firstOfEachFaultInSearchTrees")
    void findEveryFaultOfSearchTrees(Task task) {
      assertThat(under(0, unshrunk(task.claim(Strategy.GUIDED), CORRECT)))
          .as(task.toString())
          .isInstanceOf(Verdict.Falsified.class);
    }

    static Stream<Claim> correct() {
      return Stream.of(
          SearchTrees.workload()
              .claim(new SearchTree.Ops(), MapProperty.INSERT_VALID, Strategy.GUIDED),
          RedBlackTrees.workload()
              .claim(RedBlackTrees.correct(), MapProperty.DELETE_VALID, Strategy.GUIDED),
          LambdaTerms.correct(LambdaTerms.Preservation.ONE_STEP, Strategy.GUIDED));
    }

    @ParameterizedTest
    @MethodSource("correct")
    void areAllValid(Claim claim) {
      Verdict verdict = under(0, claim.cases(60));
      assertThat(verdict).as(verdict.report()).isInstanceOf(Verdict.Passed.class);
      assertThat(((Verdict.Passed) verdict).statistics().discarded()).isZero();
    }
  }

  @Nested
  class SearchTreeTasks {
    @Test
    void are53() {
      assertThat(SearchTrees.tasks()).hasSize(53);
    }

    @Test
    void areAsManyPerFaultAsKnown() {
      Map<String, Long> perMutant = SearchTrees.tasks().stream()
          .collect(Collectors.groupingBy(Task::mutant, Collectors.counting()));
      assertThat(SearchTreeMutants.all().keySet().stream().map(perMutant::get))
          .containsExactly(6L, 7L, 6L, 7L, 6L, 8L, 7L, 6L);
    }

    @ParameterizedTest
    @EnumSource(MapProperty.class)
    void holdForTheCorrectTrees(MapProperty property) {
      Verdict verdict = under(
          0,
          SearchTrees.workload()
              .claim(new SearchTree.Ops(), property, Strategy.HANDWRITTEN)
              .cases(CORRECT));
      assertThat(verdict.passed()).as(verdict.report()).isTrue();
    }

    static Stream<Blind> blind() {
      return WorkloadTests.blind(SearchTrees.workload(), List.of(MapProperty.values()));
    }

    @ParameterizedTest
    @MethodSource("blind")
    void areAllThereAre(Blind pair) {
      pair.holds();
    }
  }

  @Nested
  class RedBlackTreeTasks {
    @Test
    void are58() {
      assertThat(RedBlackTrees.tasks()).hasSize(58);
    }

    static List<MapProperty> properties() {
      return MapProperty.withoutUnion();
    }

    @ParameterizedTest
    @MethodSource("properties")
    void holdForTheCorrectTrees(MapProperty property) {
      Verdict verdict = under(
          0,
          RedBlackTrees.workload()
              .claim(RedBlackTrees.correct(), property, Strategy.HANDWRITTEN)
              .cases(CORRECT));
      assertThat(verdict.passed()).as(verdict.report()).isTrue();
    }

    static Stream<Blind> blind() {
      return WorkloadTests.blind(RedBlackTrees.workload(), MapProperty.withoutUnion())
          .filter(pair -> !pair.name.equals(UNPUBLISHED));
    }

    @Test
    void leaveOutOnePairThatIsNotPublished() {
      Claim claim = RedBlackTrees.workload()
          .claim(
              RedBlackMutants.all().get("delete_5"),
              MapProperty.INSERT_DELETE,
              Strategy.HANDWRITTEN);
      assertThat(under(0, unshrunk(claim, ENOUGH))).isInstanceOf(Verdict.Falsified.class);
    }

    @ParameterizedTest
    @MethodSource("blind")
    void areAllThereAre(Blind pair) {
      pair.holds();
    }
  }

  @Nested
  class LambdaTermTasks {
    @Test
    void are20() {
      assertThat(LambdaTerms.tasks()).hasSize(20);
    }

    @ParameterizedTest
    @EnumSource(LambdaTerms.Preservation.class)
    void holdForTheCorrectReduction(LambdaTerms.Preservation property) {
      Verdict verdict =
          under(0, LambdaTerms.correct(property, Strategy.HANDWRITTEN).cases(CORRECT));
      assertThat(verdict.passed()).as(verdict.report()).isTrue();
    }
  }

  /** A property that does not tell a fault. */
  record Blind(String name, Claim claim) {
    void holds() {
      Verdict verdict = under(0, unshrunk(claim, CORRECT));
      assertThat(verdict.passed()).as("%s: %s", name, verdict.report()).isTrue();
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private static <T> Stream<Blind> blind(MapWorkload<T> workload, List<MapProperty> properties) {
    return workload.mutants().entrySet().stream()
        .flatMap(mutant -> properties.stream()
            .filter(property -> !workload.told().get(mutant.getKey()).contains(property))
            .map(property -> new Blind(
                mutant.getKey() + " " + property,
                workload.claim(mutant.getValue(), property, Strategy.HANDWRITTEN))));
  }
}
