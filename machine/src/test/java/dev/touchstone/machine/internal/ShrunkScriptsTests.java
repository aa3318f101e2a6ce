package dev.touchstone.machine.internal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Gen;
import dev.touchstone.Verdict;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Call;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Script;
import dev.touchstone.machine.Sym;
import dev.touchstone.random.Seed;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ShrunkScriptsTests {
  /** A clock that strikes wrongly from ten on. */
  static final class ClockModel extends Model<Integer, AtomicInteger> {
    ClockModel() {
      command("strikes")
          .run(clock -> Math.min(9, clock.get()))
          .post((s, result) -> result.returned(s));
      command("tick")
          .args(Arg.any(Gen.ints(1, 20)))
          .act(AtomicInteger::addAndGet)
          .next((s, v, n) -> s + n);
    }

    @Override
    protected Integer initial() {
      return 0;
    }

    @Override
    protected AtomicInteger start() {
      return new AtomicInteger();
    }
  }

  @Test
  void makeOneCallDoTheWorkOfTwo() {
    for (int seed = 0; seed < 20; seed++) {
      Verdict verdict = Machine.sequential(new ClockModel()).seed(Seed.of(seed)).check();
      assertThat(((Verdict.Falsified) verdict).shrunk().arguments().get(0).value())
          .isEqualTo("tick(10); strikes()");
    }
  }

  /** Boxes that hold numbers; a box that was closed may not be used; three in one box is too much. */
  static final class Boxes extends Model<Boxes.S, List<List<Integer>>> {
    record Box(Sym<Integer> id, int filled) {}

    record S(List<Box> open) {
      List<Sym<Integer>> ids() {
        return open.stream().map(Box::id).toList();
      }

      S put(Sym<Integer> id) {
        return new S(open.stream()
            .map(b -> b.id().equals(id) ? new Box(id, b.filled() + 1) : b)
            .toList());
      }

      int filled(Sym<Integer> id) {
        return open.stream()
            .filter(b -> b.id().equals(id))
            .findFirst()
            .orElseThrow()
            .filled();
      }
    }

    Boxes(int tooMuch) {
      command("open")
          .fresh()
          .run(boxes -> {
            boxes.add(new ArrayList<>());
            return boxes.size() - 1;
          })
          .next((s, v) -> {
            List<Box> longer = new ArrayList<>(s.open());
            longer.add(new Box(v, 0));
            return new S(List.copyOf(longer));
          });
      command("put")
          .args(Arg.<S, Integer>ref(S::ids), Arg.any(Gen.ints(0, 1_000)))
          .run((boxes, box, number) -> {
            boxes.get(box).add(number);
            return boxes.get(box).size();
          })
          .pre((s, box, number) -> s.ids().contains(box))
          .next((s, v, box, number) -> s.put(box))
          .post((s, box, number, result) ->
              result.returned(s.filled(box) + 1) && s.filled(box) + 1 < tooMuch);
      command("close")
          .args(Arg.<S, Integer>ref(S::ids))
          .act((boxes, box) -> boxes.get(box).clear())
          .pre((s, box) -> s.open().size() > 1)
          .next((s, v, box) ->
              new S(s.open().stream().filter(b -> !b.id().equals(box)).toList()));
      command("look")
          .args(Arg.<S, Integer>ref(S::ids))
          .run((boxes, box) -> boxes.get(box).size());
    }

    @Override
    protected S initial() {
      return new S(List.of());
    }

    @Override
    protected List<List<Integer>> start() {
      return new ArrayList<>();
    }
  }

  /** Checks every script that runs, found or shrunk. */
  private static final class Observer {
    private final Blueprint blueprint;
    private int scripts;

    Observer(Blueprint blueprint) {
      this.blueprint = blueprint;
    }

    void see(Script script) {
      scripts++;
      Object state = blueprint.initial();
      for (Call call : script.calls()) {
        Command command = blueprint.commands().get(call.number());
        assertThat(call.variable()).isLessThan(script.length());
        References.of(call, symbol -> assertThat(symbol.variable()).isLessThan(call.variable()));
        assertThat(command.offered(state)).isTrue();
        assertThat(command.pre(state, call.arguments().toArray())).isTrue();
        state = command.next(state, Sym.of(call.variable()), call.arguments().toArray());
      }
    }
  }

  @Nested
  class EveryCandidate {
    @Test
    void holdsItsPreconditionsAndRefersToEarlierCallsOnly() {
      for (long seed = 0; seed < (Boolean.getBoolean("touchstone.full") ? 20 : 5); seed++) {
        Blueprint blueprint = new Boxes(3).blueprint();
        SequentialChecker checker = new SequentialChecker(blueprint, Options.DEFAULT);
        Observer observer = new Observer(blueprint);
        Verdict verdict = checker
            .claim()
            .about(checker.arguments(Admission.PRECONDITIONS), arguments -> {
              observer.see((Script) arguments[0]);
              checker.body().run(arguments);
            })
            .cases(500)
            .run(Seed.of(seed).root());
        assertThat(((Verdict.Falsified) verdict).shrunk().arguments().get(0).value())
            .isEqualTo("v1 = open(); put(v1, 0); put(v1, 0); put(v1, 0)");
        assertThat(observer.scripts).isGreaterThan(20);
      }
    }
  }

  @Nested
  class AScriptOfMoreThanAHundredCalls {
    /** Under 1,000 runs and two seconds of processor time, warm. */
    @Test
    void shrinksToTenAtMost() {
      shrink(100);
      int tried = 0;
      for (long seed = 0; tried < 3; seed++) {
        long before = processorTime();
        Verdict.Falsified found = shrink(seed);
        Script first = (Script) found.first().values().get(0).orElseThrow();
        if (first.length() >= 100) {
          tried++;
          Script last = (Script) found.shrunk().values().get(0).orElseThrow();
          assertThat(last.length()).isLessThanOrEqualTo(10);
          assertThat(found.evaluations() - found.certificateEvaluations()).isLessThan(1_000);
          assertThat(processorTime() - before).isLessThan(2_000_000_000L);
        }
      }
    }

    private Verdict.Falsified shrink(long seed) {
      SequentialChecker checker = new SequentialChecker(
          new Boxes(8).blueprint(), Options.DEFAULT.length(new Length(1, 300, 200)));
      return (Verdict.Falsified) checker.claim().cases(500).check(Seed.of(seed).root());
    }

    private long processorTime() {
      return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
  }
}
