package dev.touchstone.machine.internal.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Gen;
import dev.touchstone.Ticker;
import dev.touchstone.Verdict;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Order;
import dev.touchstone.machine.internal.ScriptFailed;
import dev.touchstone.random.Seed;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What a smallest parallel script leaves to try: no call less, no call moved to the prefix and no
 * smaller argument fails within ten runs.
 *
 * <p>The sum is kept per thread, so that a script fails in every run or in none, whatever the cores do.
 */
class SmallestParallelTests {
  private static final int RUNS = 10;
  private static final int SEEDS = Boolean.getBoolean("touchstone.full") ? 100 : 3;
  private static final Duration LIMIT = Duration.ofSeconds(60);

  private static final class Sum {
    private final ThreadLocal<Integer> own = ThreadLocal.withInitial(() -> 0);

    int add(int number) {
      own.set(own.get() + number);
      return own.get();
    }
  }

  private static final class SumModel extends Model<Integer, Sum> {
    SumModel() {
      command("look").run(sum -> 0).post((s, result) -> result.returned(0));
      command("add")
          .args(Arg.any(Gen.ints(0, 5)))
          .run(Sum::add)
          .next((s, v, number) -> s + number)
          .post((s, number, result) -> result.returned(s + number));
    }

    @Override
    protected Integer initial() {
      return 0;
    }

    @Override
    protected Sum start() {
      return new Sum();
    }
  }

  private final SumModel model = new SumModel();
  private final ParallelRun run =
      new ParallelRun(model.blueprint(), Order.SERIALISABLE, LIMIT, LIMIT, Ticker.system(), 2, 8);

  private boolean fails(Paced script) {
    for (int i = 0; i < RUNS; i++) {
      try {
        run.check(script);
      } catch (ScriptFailed failed) {
        return true;
      } catch (Throwable other) {
        throw new AssertionError(other);
      }
    }
    return false;
  }

  /** A script as the lists of its calls: the prefix first, then the branches. */
  private static List<List<Planned>> rows(Paced script) {
    List<List<Planned>> rows = new ArrayList<>();
    rows.add(new ArrayList<>(script.prefix()));
    script.branches().forEach(branch -> rows.add(new ArrayList<>(branch)));
    return rows;
  }

  private static Paced script(List<List<Planned>> rows) {
    Arrangement arrangement = new Arrangement(0, rows.size() - 1, Long.MAX_VALUE);
    for (int row = 0; row < rows.size(); row++) {
      for (Planned planned : rows.get(row)) {
        arrangement.add(row - 1, planned);
      }
    }
    arrangement.settle();
    return new Paced(arrangement);
  }

  private static List<Paced> steps(Paced smallest) {
    List<Paced> steps = new ArrayList<>();
    for (int row = 0; row < rows(smallest).size(); row++) {
      for (int at = 0; at < rows(smallest).get(row).size(); at++) {
        List<List<Planned>> shorter = rows(smallest);
        Planned planned = shorter.get(row).remove(at);
        steps.add(script(shorter));
        if (row > 0 && at == 0) {
          shorter.get(0).add(planned);
          steps.add(script(shorter));
        }
        if (planned.command().name().equals("add")) {
          for (int lower = 0; lower < (int) planned.arguments()[0]; lower++) {
            List<List<Planned>> less = rows(smallest);
            Object[] argument = {lower};
            less.get(row)
                .set(
                    at,
                    new Planned(planned.command(), planned.variable(), argument, planned.pause()));
            steps.add(script(less));
          }
        }
      }
    }
    return steps;
  }

  @Test
  void noSingleStepStillFails() {
    for (long seed = 0; seed < SEEDS; seed++) {
      Verdict verdict = Machine.parallel(model)
          .order(Order.SERIALISABLE)
          .instances(8)
          .cases(2_000)
          .seed(Seed.of(seed))
          .check();
      assertThat(verdict).as(verdict.report()).isInstanceOf(Verdict.Falsified.class);
      Paced smallest =
          (Paced) ((Verdict.Falsified) verdict).shrunk().values().get(0).orElseThrow();
      assertThat(fails(smallest)).isTrue();
      assertThat(steps(smallest)).hasSizeGreaterThan(3).noneMatch(this::fails);
    }
  }
}
