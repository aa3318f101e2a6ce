package dev.touchstone.benchmarks;

import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongSupplier;

/**
 * Runs a workload in rounds in one JVM and reports its best and its middle rate.
 *
 * <p>A workload returns how many cases or values it made; the rate is that per second of the
 * processor time of its thread. The first half of the rounds warms the JVM up and does not count.
 */
public final class Rounds {
  private final Map<String, Double> rates = new TreeMap<>();
  private final int rounds;

  /** Creates the runner of a number of rounds per workload, half of them to warm up. */
  public Rounds(int rounds) {
    this.rounds = rounds;
  }

  /** Measures a workload whose processor time is that of the whole call. */
  public Rounds measure(String name, LongSupplier workload) {
    double[] seen = new double[rounds - rounds / 2];
    for (int round = 0; round < rounds; round++) {
      long[] made = new long[1];
      double nanos = Gauge.cpu(() -> made[0] = workload.getAsLong()).toNanos();
      if (round >= rounds / 2) {
        seen[round - rounds / 2] = made[0] * 1e9 / nanos;
      }
    }
    rates.put(name, Gauge.median(seen));
    return this;
  }

  /** Records a figure that was measured otherwise. */
  public Rounds record(String name, double figure) {
    rates.put(name, figure);
    return this;
  }

  /** Returns the rates so far. */
  public Map<String, Double> rates() {
    return rates;
  }

  /** Writes the rates for the parent of a fork. */
  public void write() throws IOException {
    Fork.Figures.write(rates);
  }
}
