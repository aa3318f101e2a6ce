package dev.touchstone.samples.concurrent;

import dev.touchstone.Gen;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Model;
import java.util.function.Supplier;

/** A counter is a number. */
public class CounterModel extends Model<Integer, Counter> {
  private final Supplier<? extends Counter> counters;

  /** Declares all commands. */
  public CounterModel(Supplier<? extends Counter> counters) {
    this(counters, true);
  }

  private CounterModel(Supplier<? extends Counter> counters, boolean all) {
    this.counters = counters;
    command("inc")
        .run(Counter::increment)
        .next((s, v) -> s + 1)
        .post((s, result) -> result.returned(s + 1));
    if (all) {
      Arg<Integer, Integer, Integer> small = Arg.any(Gen.ints(0, 3));
      command("get").run(Counter::value).post((s, result) -> result.returned(s));
      command("cas")
          .args(small, small)
          .run(Counter::compareAndSet)
          .next((s, v, expected, next) -> s.equals(expected) ? next : s)
          .post((s, expected, next, result) -> result.returned(s.equals(expected)));
    }
  }

  /** Returns a model of counting alone. */
  public static CounterModel counting(Supplier<? extends Counter> counters) {
    return new CounterModel(counters, false);
  }

  @Override
  protected Integer initial() {
    return 0;
  }

  @Override
  protected Counter start() {
    return counters.get();
  }
}
