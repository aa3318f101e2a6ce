package dev.touchstone.benchmarks.jqwik;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import dev.touchstone.benchmarks.Gauge;
import dev.touchstone.benchmarks.Rounds;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.state.Action;
import net.jqwik.api.state.ActionChain;
import net.jqwik.api.state.Transformer;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * jqwik's side of stateful testing: chains of actions on a counter, beside a model of it.
 *
 * <p>Only the time between the first and the last try counts. Every result is compared with the model.
 */
public class JqwikStateful {
  private static final int TRIES = 20_000;

  private static long calls;
  private static int tries;
  private static int length;
  private static long started;
  private static long ended;

  /** A counter and what it should show. */
  static final class Counted {
    private final AtomicInteger real = new AtomicInteger();
    private int expected;

    void add(int step) {
      expected += step;
      calls++;
      int given = real.addAndGet(step);
      if (given != expected) {
        throw new AssertionError(given + " is not " + expected);
      }
    }

    void read() {
      add(0);
    }
  }

  /** Runs chains of increments, additions and readings. */
  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF, seed = "1")
  void counter(@ForAll("chains") ActionChain<Counted> chain) {
    chain.run();
    if (tries++ == 0) {
      started = now();
      calls = 0;
    }
    if (tries % 1000 == 0) {
      ended = now();
    }
  }

  /** Returns the chains' arbitrary. */
  @Provide
  Arbitrary<ActionChain<Counted>> chains() {
    Action.Independent<Counted> add = () -> Arbitraries.integers()
        .between(0, 9)
        .map(step -> Transformer.mutate("add " + step, counted -> counted.add(step)));
    return ActionChain.startWith(Counted::new)
        .withAction(Action.just("increment", Transformer.mutate("increment", c -> c.add(1))))
        .withAction(add)
        .withAction(Action.just("read", Transformer.mutate("read", Counted::read)))
        .withMaxTransformations(length);
  }

  private static long now() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /** Measures the calls per second of processor time and writes the rate. */
  public static void main(String[] args) throws IOException {
    int rounds = Integer.parseInt(args[0]);
    length = Integer.parseInt(args[1]);
    Launcher launcher = LauncherFactory.create();
    double[] seen = new double[rounds - rounds / 2];
    for (int round = 0; round < rounds; round++) {
      tries = 0;
      launcher.execute(LauncherDiscoveryRequestBuilder.request()
          .selectors(selectMethod(JqwikStateful.class, "counter", ActionChain.class.getName()))
          .build());
      if (round >= rounds / 2) {
        seen[round - rounds / 2] = calls * 1e9 / (ended - started);
      }
    }
    new Rounds(rounds)
        .record("commands", Gauge.median(seen))
        .record("length", (double) calls / (TRIES - 1))
        .write();
  }
}
