package dev.touchstone.machine.internal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.Verdict;
import dev.touchstone.machine.Call;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Script;
import dev.touchstone.machine.Sym;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Our own medicine: models at random, whose smallest failures are looked for and then tried. */
class RandomModelsTests {
  /**
   * What a command does in a state.
   *
   * @param next where it leads
   * @param possible whether its precondition holds
   * @param wrong whether the system gives a wrong result
   */
  record Step(int next, boolean possible, boolean wrong) {
    static Step drawn(Source source, int states, int state, int command) {
      int next = source.from(Gen.ints(0, states - 1));
      boolean possible = command == 0 || source.from(Gen.ints(0, 3)) > 0;
      return new Step(next, possible, state > 0 && source.from(Gen.ints(0, 7)) == 0);
    }
  }

  /** What commands do in each of a few states: by state, then by command. */
  record Plan(List<List<Step>> steps) {
    static Plan drawn(Source source) {
      int states = source.from(Gen.ints(2, 6));
      int commands = source.from(Gen.ints(2, 4));
      List<List<Step>> steps = new ArrayList<>();
      for (int state = 0; state < states; state++) {
        List<Step> row = new ArrayList<>();
        for (int command = 0; command < commands; command++) {
          row.add(Step.drawn(source, states, state, command));
        }
        steps.add(row);
      }
      return new Plan(steps);
    }

    int commands() {
      return steps.get(0).size();
    }

    Step at(int state, int command) {
      return steps.get(state).get(command);
    }
  }

  /** The model of a plan: its system is the number of the state. */
  static final class PlannedModel extends Model<Integer, int[]> {
    PlannedModel(Plan plan) {
      for (int each = 0; each < plan.commands(); each++) {
        int command = each;
        command("c" + command)
            .run(system -> {
              Step step = plan.at(system[0], command);
              system[0] = step.next();
              return step.wrong() ? -1 : 1;
            })
            .pre(s -> plan.at(s, command).possible())
            .next((s, v) -> plan.at(s, command).next())
            .post((s, result) -> result.returned(1));
      }
    }

    @Override
    protected Integer initial() {
      return 0;
    }

    @Override
    protected int[] start() {
      return new int[1];
    }
  }

  /** Returns the script without one call, or an empty one where the rest is impossible then. */
  private static Script without(Script script, int place, Blueprint model) {
    List<Call> calls = new ArrayList<>();
    Object state = model.initial();
    for (int at = 0; at < script.length(); at++) {
      Call call = script.calls().get(at);
      Command command = model.commands().get(call.number());
      if (at != place) {
        if (!command.pre(state, new Object[0])) {
          return new Script(List.of());
        }
        state = command.next(state, Sym.of(calls.size()), new Object[0]);
        calls.add(command.call(calls.size(), new Object[0]));
      }
    }
    return new Script(calls);
  }

  private static boolean everyCallIsNeeded(Plan plan) {
    PlannedModel model = new PlannedModel(plan);
    Verdict verdict = Machine.sequential(model).cases(200).check(Seed.of(11).root());
    if (verdict instanceof Verdict.Falsified falsified) {
      Script smallest = (Script) falsified.shrunk().values().get(0).orElseThrow();
      Failure failure = Execution.of(model.blueprint(), smallest).failure();
      assertThat(failure).isNotNull();
      for (int place = 0; place < smallest.length(); place++) {
        Script shorter = without(smallest, place, model.blueprint());
        Failure other = Execution.of(model.blueprint(), shorter).failure();
        assertThat(other != null && other.identity().equals(failure.identity()))
            .as("%s fails without call %d", smallest, place)
            .isFalse();
      }
    }
    return !verdict.passed();
  }

  /** About half of the plans have a wrong result within reach; the count says so. */
  @Test
  void noCallOfASmallestScriptCanBeLeftOut() {
    int falsified = 0;
    Gen<Plan> plans = Plan::drawn;
    for (int number = 0; number < 300; number++) {
      Plan plan = plans.sample(Seed.of(23).root().child(number), 50);
      falsified += everyCallIsNeeded(plan) ? 1 : 0;
    }
    assertThat(falsified).isGreaterThan(60);
  }
}
