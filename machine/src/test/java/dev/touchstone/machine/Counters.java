package dev.touchstone.machine;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** Models of a counter for tests. */
final class Counters {
  private Counters() {}

  /** A model whose commands a test declares. */
  abstract static class Counting extends Model<Integer, AtomicInteger> {
    @Override
    protected Integer initial() {
      return 0;
    }

    @Override
    protected AtomicInteger start() throws Exception {
      return new AtomicInteger();
    }

    final Ran0<Integer, Integer> increment() {
      return command("increment").run(AtomicInteger::incrementAndGet).next((s, v) -> s + 1);
    }
  }

  static Counting of(Consumer<Counting> declare) {
    return new Counting() {
      {
        declare.accept(this);
      }

      @Override
      protected String name() {
        return "Counting";
      }
    };
  }
}
