package dev.touchstone.benchmarks.bugs;

import dev.touchstone.benchmarks.Fork;
import dev.touchstone.benchmarks.Hunt;
import dev.touchstone.samples.workloads.Strategy;
import dev.touchstone.samples.workloads.Task;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Sends contenders through tasks, two tasks at a time. */
public final class Field {
  private static final int LANES = 2;
  private static final int PROGRESS = 10;

  private final Hunt hunt;
  private final List<Task> tasks;
  private final PrintStream progress;

  /** Prepares to send contenders through tasks and to tell how far they are. */
  public Field(Hunt hunt, List<Task> tasks, PrintStream progress) {
    this.hunt = hunt;
    this.tasks = tasks;
    this.progress = progress;
  }

  /** Returns our outcomes by task. */
  public Map<String, Hunt.Outcome> ours(Strategy strategy) throws Exception {
    AtomicInteger done = new AtomicInteger();
    List<Callable<Hunt.Outcome>> works = new ArrayList<>();
    for (Task task : tasks) {
      works.add(() -> {
        Hunt.Outcome outcome =
            hunt.run((number, cap) -> Ours.attempt(task.claim(strategy), number, cap));
        if (done.incrementAndGet() % PROGRESS == 0) {
          progress.printf("%s: %d of %d tasks%n", strategy, done.get(), tasks.size());
        }
        return outcome;
      });
    }
    List<Hunt.Outcome> outcomes = inLanes(works);
    Map<String, Hunt.Outcome> byTask = new LinkedHashMap<>();
    for (int at = 0; at < outcomes.size(); at++) {
      byTask.put(tasks.get(at).toString(), outcomes.get(at));
    }
    return byTask;
  }

  /** Returns jqwik's outcomes by task, from one JVM per lane. */
  Map<String, Hunt.Outcome> jqwik() throws Exception {
    progress.printf(
        "JQWIK: at most %d minutes%n",
        (long) tasks.size() * hunt.trials() * hunt.cap().toSeconds() / LANES / 60 + 1);
    List<Callable<Map<String, Double>>> works = new ArrayList<>();
    for (int lane = 0; lane < LANES; lane++) {
      String part = Integer.toString(lane);
      works.add(() -> Fork.peer("jqwik")
          .within(hunt.cap().multipliedBy((long) tasks.size() * hunt.trials()))
          .run(
              "dev.touchstone.benchmarks.jqwik.JqwikBugs",
              Integer.toString(hunt.trials()),
              Long.toString(hunt.cap().toMillis()),
              part,
              Integer.toString(LANES)));
    }
    Map<String, Double> figures = new LinkedHashMap<>();
    inLanes(works).forEach(figures::putAll);
    Map<String, Hunt.Outcome> byTask = new LinkedHashMap<>();
    for (Task task : tasks) {
      byTask.put(task.toString(), Hunt.Outcome.read(task.toString(), figures));
    }
    return byTask;
  }

  private static <T> List<T> inLanes(List<Callable<T>> works) throws Exception {
    ExecutorService lanes = Executors.newFixedThreadPool(LANES);
    try {
      List<T> results = new ArrayList<>();
      for (Future<T> future : lanes.invokeAll(works)) {
        results.add(future.get());
      }
      return results;
    } finally {
      lanes.shutdownNow();
    }
  }
}
