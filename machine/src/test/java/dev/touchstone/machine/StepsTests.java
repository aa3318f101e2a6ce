package dev.touchstone.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Range;
import dev.touchstone.Verdict;
import dev.touchstone.random.Seed;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

class StepsTests {
  static class QueueSteps {
    final Deque<Integer> tested = new ArrayDeque<>();
    final List<Integer> model = new ArrayList<>();

    @Step
    void add(int n) {
      tested.add(n);
      model.add(n);
    }

    @Step
    @When("notEmpty")
    void poll() {
      if (!model.remove(0).equals(next())) {
        throw new AssertionError("another element");
      }
    }

    Integer next() {
      return tested.poll();
    }

    boolean notEmpty() {
      return !model.isEmpty();
    }
  }

  static class StackSteps extends QueueSteps {
    @Override
    Integer next() {
      return tested.pollLast();
    }
  }

  static final class AddingSteps extends StackSteps {
    @Step
    @Override
    void add(@Range(min = 7, max = 8) int n) {
      super.add(n);
    }

    @Override
    void poll() {
      throw new AssertionError("no step any more");
    }
  }

  @Test
  void areInheritedUnlessOverridden() {
    Verdict verdict = Machine.sequential(Steps.of(AddingSteps::new))
        .cases(100)
        .check(Seed.of(1).root());
    assertThat(verdict.passed()).as(verdict.report()).isTrue();
    assertThat(verdict.statistics().counts().get("commands")).containsOnlyKeys("add");
  }

  @Test
  void takeArgumentsAsAnnotationsSay() {
    AddingSteps seen = new AddingSteps();
    Machine.sequential(Steps.of(() -> seen)).cases(100).check(Seed.of(1).root());
    assertThat(seen.model).contains(7, 8).allMatch(n -> n == 7 || n == 8);
  }

  @Test
  void passWhereTheSystemIsRight() {
    Verdict verdict = Machine.sequential(Steps.of(QueueSteps::new))
        .cases(300)
        .check(Seed.of(1).root());
    assertThat(verdict.passed()).as(verdict.report()).isTrue();
    assertThat(verdict.statistics().counts().get("commands")).containsOnlyKeys("add", "poll");
  }

  @Test
  void shrinkWhereItIsNot() {
    Verdict.Falsified verdict = (Verdict.Falsified) Machine.sequential(Steps.of(StackSteps::new))
        .cases(300)
        .check(Seed.of(1).root());
    assertThat(verdict.shrunk().arguments().get(0).value()).isEqualTo("add(0); add(1); poll()");
    assertThat(verdict.report()).contains("poll threw java.lang.AssertionError");
  }

  static final class Unknown {
    @Step
    @When("missing")
    void go() {}
  }

  @Test
  void areRefusedWhereTheyAskForAMethodThatIsNotThere() {
    assertThatThrownBy(() -> Steps.of(Unknown::new))
        .isInstanceOf(IllegalModel.class)
        .hasMessageContaining("step go asks missing(), which Unknown does not have");
  }
}
