package dev.touchstone.machine.internal.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Verdict;
import dev.touchstone.machine.Call;
import dev.touchstone.machine.IllegalModel;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.ParallelScript;
import dev.touchstone.machine.Sym;
import dev.touchstone.random.Seed;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class GivenScriptTests {
  private static Call inc(int variable) {
    return new Call(variable, 0, "inc", List.of());
  }

  private static Call get(int variable) {
    return new Call(variable, 1, "get", List.of());
  }

  private static Call draw(int variable) {
    return new Call(variable, 0, "draw", List.of());
  }

  private static Call use(int variable, int drawn) {
    return new Call(variable, 1, "use", List.of(Sym.of(drawn)));
  }

  @Nested
  class OfARace {
    /** More than the smallest: what is given is not made smaller. */
    private final ParallelScript script = new ParallelScript(
        List.of(get(0), inc(1)), List.of(List.of(inc(2), get(3)), List.of(inc(4))));

    @Test
    void isTheOnlyOneThatIsRunAndReported() {
      Verdict verdict = Machine.parallel(new Models.RacyModel())
          .script(script)
          .cases(20_000)
          .seed(Seed.of(6))
          .check();
      assertThat(verdict)
          .as(verdict.report())
          .isInstanceOfSatisfying(
              Verdict.Falsified.class,
              found -> assertThat(found.shrunk().arguments().get(0).value())
                  .isEqualTo("get(); inc() | A: inc(); get() | B: inc()"));
    }
  }

  @Nested
  class WithResultsOfOtherCalls {
    @Test
    void runsAsItIs() {
      ParallelScript script = new ParallelScript(
          List.of(draw(0), draw(1)), List.of(List.of(use(2, 0)), List.of(use(3, 1))));
      Verdict verdict = Machine.parallel(new Models.TicketModel())
          .script(script)
          .cases(100)
          .seed(Seed.of(7))
          .check();
      assertThat(verdict.passed()).as(verdict.report()).isTrue();
    }
  }

  @Nested
  class ThatDoesNotFitTheModel {
    @Test
    void isRefusedWhereACallIsUnknown() {
      ParallelScript script = new ParallelScript(
          List.of(), List.of(List.of(new Call(0, 0, "add", List.of())), List.of(inc(1))));
      assertThatThrownBy(() -> Machine.parallel(new Models.RacyModel()).script(script))
          .isInstanceOf(IllegalModel.class)
          .hasMessageContaining("add()")
          .hasMessageContaining("RacyModel");
    }

    @Test
    void isRefusedWhereAPreconditionIsFalse() {
      ParallelScript script = new ParallelScript(
          List.of(draw(0), use(1, 0)), List.of(List.of(use(2, 0)), List.of(draw(3))));
      assertThatThrownBy(() -> Machine.parallel(new Models.TicketModel()).script(script))
          .isInstanceOf(IllegalModel.class)
          .hasMessageContaining("is not allowed in the state");
    }

    @Test
    void isRefusedWhereAnotherBranchMakesACallIllegal() {
      ParallelScript script =
          new ParallelScript(List.of(draw(0)), List.of(List.of(use(1, 0)), List.of(use(2, 0))));
      assertThatThrownBy(() -> Machine.parallel(new Models.TicketModel()).script(script))
          .isInstanceOf(IllegalModel.class)
          .hasMessageContaining("in every order");
    }
  }
}
