package dev.touchstone.benchmarks.jqwik;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import dev.touchstone.benchmarks.Gauge;
import dev.touchstone.benchmarks.Rounds;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.Size;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * jqwik's side: real properties through the launcher. Only the time between the first and the last
 * try counts, so discovery and reporting cost it nothing.
 */
public class JqwikThroughput {
  private static final int INT_TRIES = 200_000;
  private static final int LIST_TRIES = 20_000;

  private static long made;
  private static int tries;
  private static long started;
  private static long ended;

  /** The counterpart of the record on our side. */
  record Point(int x, int y, boolean visible) {}

  /** The counterpart of the recursive type on our side. */
  interface Tree {
    /** The empty tree. */
    record Leaf() implements Tree {}

    /** A value between two trees. */
    record Fork(Tree left, int value, Tree right) implements Tree {}
  }

  /** Any int. */
  @Property(tries = INT_TRIES, shrinking = ShrinkingMode.OFF, seed = "1")
  boolean ints(@ForAll int n) {
    return tick(1);
  }

  /** Lists of up to a hundred ints. */
  @Property(tries = LIST_TRIES, shrinking = ShrinkingMode.OFF, seed = "1")
  boolean lists(@ForAll @Size(max = 100) List<Integer> xs) {
    return tick(xs.size());
  }

  /** Records. */
  @Property(tries = INT_TRIES / 4, shrinking = ShrinkingMode.OFF, seed = "1")
  boolean records(@ForAll("points") Point point) {
    return tick(1);
  }

  /** Trees. */
  @Property(tries = LIST_TRIES, shrinking = ShrinkingMode.OFF, seed = "1")
  boolean trees(@ForAll("forest") Tree tree) {
    return tick(nodes(tree));
  }

  /** Returns the records' arbitrary. */
  @Provide
  Arbitrary<Point> points() {
    return Combinators.combine(
            Arbitraries.integers(), Arbitraries.integers(), Arbitraries.of(true, false))
        .as(Point::new);
  }

  /** Returns the trees' arbitrary. */
  @Provide
  Arbitrary<Tree> forest() {
    return Arbitraries.recursive(
        () -> Arbitraries.just(new Tree.Leaf()),
        smaller -> Combinators.combine(smaller, Arbitraries.integers(), smaller).as(Tree.Fork::new),
        0,
        5);
  }

  private static int nodes(Tree tree) {
    return tree instanceof Tree.Fork fork ? 1 + nodes(fork.left()) + nodes(fork.right()) : 0;
  }

  private static boolean tick(int values) {
    if (tries++ == 0) {
      started = now();
    } else {
      made += values;
    }
    if (tries % 1000 == 0) {
      ended = now();
    }
    return true;
  }

  private static long now() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /** Measures all properties and writes the rates. */
  public static void main(String[] args) throws IOException {
    int rounds = Integer.parseInt(args[0]);
    Rounds rates = new Rounds(rounds);
    rates.record("int", rate(rounds, "ints", "int"));
    rates.record("list", rate(rounds, "lists", "java.util.List"));
    rates.record("record", rate(rounds, "records", Point.class.getName()));
    rates.record("tree", rate(rounds, "trees", Tree.class.getName()));
    rates.write();
  }

  private static double rate(int rounds, String method, String parameter) {
    Launcher launcher = LauncherFactory.create();
    double[] seen = new double[rounds - rounds / 2];
    for (int round = 0; round < rounds; round++) {
      made = 0;
      tries = 0;
      launcher.execute(LauncherDiscoveryRequestBuilder.request()
          .selectors(selectMethod(JqwikThroughput.class, method, parameter))
          .build());
      if (round >= rounds / 2) {
        seen[round - rounds / 2] = made * 1e9 / (ended - started);
      }
    }
    return Gauge.median(seen);
  }
}
