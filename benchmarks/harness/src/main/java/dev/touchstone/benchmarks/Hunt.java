package dev.touchstone.benchmarks;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/**
 * Looks for a fault in several trials and tells the outcome as figures.
 *
 * <p>A task is solved if every trial finds the fault within the cap; it stops at its first trial
 * that does not.
 *
 * @param trials how many trials a task gets
 * @param cap how long a trial may take
 */
public record Hunt(int trials, Duration cap) {
  /** A fault that was found. */
  public record Found(long cases, Duration time) {}

  /** One trial. */
  @FunctionalInterface
  public interface Trial {
    /** Looks for the fault until the cap is reached. */
    Optional<Found> attempt(int number, Duration cap);
  }

  /** What the trials of a task came to. */
  public record Outcome(boolean solved, OptionalDouble medianCases, double slowestSeconds) {
    /** Returns whether every trial found the fault within a number of seconds. */
    public boolean solvedWithin(double seconds) {
      return solved && slowestSeconds <= seconds;
    }

    /** Adds the outcome of a task to figures. */
    public void write(String task, Map<String, Double> figures) {
      figures.put(task + " solved", solved ? 1.0 : 0.0);
      figures.put(task + " seconds", slowestSeconds);
      medianCases.ifPresent(cases -> figures.put(task + " cases", cases));
    }

    /** Reads what was written of a task; throws where nothing was. */
    public static Outcome read(String task, Map<String, Double> figures) {
      Double solved = figures.get(task + " solved");
      Double seconds = figures.get(task + " seconds");
      Double cases = figures.get(task + " cases");
      if (solved == null || seconds == null) {
        throw new IllegalArgumentException("no outcome of the task '" + task + "'");
      }
      return new Outcome(
          solved == 1.0,
          cases == null ? OptionalDouble.empty() : OptionalDouble.of(cases),
          seconds);
    }
  }

  /** Runs the trials of a task. */
  public Outcome run(Trial trial) {
    DoubleStream.Builder cases = DoubleStream.builder();
    double slowest = 0;
    boolean solved = true;
    int found = 0;
    for (int number = 0; number < trials && solved; number++) {
      Optional<Found> result =
          trial.attempt(number, cap).filter(each -> each.time().compareTo(cap) <= 0);
      solved = result.isPresent();
      slowest = Math.max(slowest, seconds(result.map(Found::time).orElse(cap)));
      if (result.isPresent()) {
        cases.add((double) result.get().cases());
        found++;
      }
    }
    double[] all = cases.build().toArray();
    OptionalDouble median =
        found == 0 ? OptionalDouble.empty() : OptionalDouble.of(Gauge.median(all));
    return new Outcome(solved, median, slowest);
  }

  private static double seconds(Duration time) {
    return time.toNanos() / 1e9;
  }
}
