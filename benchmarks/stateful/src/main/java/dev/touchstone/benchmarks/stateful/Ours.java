package dev.touchstone.benchmarks.stateful;

import dev.touchstone.Gen;
import dev.touchstone.benchmarks.Rounds;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.SequentialClaim;
import dev.touchstone.random.Seed;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;

/** Touchstone's side of the counter: generation, run, judgement and statistics. */
final class Ours {
  /** The mean length of scripts where nobody asks for another. */
  static final int USUAL_CALLS = 16;

  /** The length of jqwik's chains where a property has as many tries as there are cases here. */
  static final int LONG_CALLS = 141;

  private static final int CASES = 20_000;
  private static final int NEVER = 1_000_000;
  private static long calls;

  /** A counter is a number. */
  private static final class CounterModel extends Model<Integer, AtomicInteger> {
    CounterModel() {
      command("increment")
          .run(counter -> add(counter, 1))
          .next((sum, v) -> sum + 1)
          .post((sum, result) -> result.returned(sum + 1));
      command("add")
          .args(Arg.any(Gen.ints(0, 9)))
          .run(CounterModel::add)
          .next((sum, v, step) -> sum + step)
          .post((sum, step, result) -> result.returned(sum + step));
      command("read").run(counter -> add(counter, 0)).post((sum, result) -> result.returned(sum));
    }

    private static int add(AtomicInteger counter, int step) {
      calls++;
      return counter.addAndGet(step);
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

  private Ours() {}

  public static void main(String[] args) throws IOException {
    int rounds = Integer.parseInt(args[0]);
    int length = Integer.parseInt(args[1]);
    new Rounds(rounds)
        .measure("commands", () -> {
          calls = 0;
          scripts(length).cases(CASES).seed(Seed.of(1)).orThrow();
          return calls;
        })
        .record("length", (double) calls / CASES)
        .write();
  }

  private static SequentialClaim scripts(int length) {
    SequentialClaim usual = Machine.sequential(new CounterModel());
    return length == USUAL_CALLS ? usual : usual.stop(1, NEVER).atMost(length);
  }
}
