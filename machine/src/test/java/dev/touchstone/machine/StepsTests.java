package dev.touchstone.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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

  static final class StackSteps extends QueueSteps {
    @Step
    @Override
    void add(int n) {
      super.add(n);
    }

    @Step
    @When("ready")
    @Override
    void poll() {
      super.poll();
    }

    boolean ready() {
      return notEmpty();
    }

    @Override
    Integer next() {
      return tested.pollLast();
    }
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
