package dev.touchstone.internal.run;

import dev.touchstone.Statistics;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Runs numbered cases until enough have counted, enough fail, or too many do not count.
 *
 * <p>Threads run stretches of cases, no more than may be wanted; results are judged one by one in the
 * order of the cases, and what was run beyond a failure is forgotten. So the end is the same for any
 * number of threads, and nothing runs after it.
 */
final class Generation {
  private static final int STRETCH = 64;
  private static final long MOST_COVERAGE_CASES = 1_000_000;
  private static final Duration GRACE = Duration.ofSeconds(5);

  private final Runner runner;
  private final Settings settings;
  private final Tally tally;
  private final Cases own;
  private long wanted;
  private long last = -1;
  private long failed;
  private boolean found;
  private boolean ended;
  private boolean gaveUp;

  Generation(Runner runner, Settings settings, Tally tally, Cases own) {
    this.runner = runner;
    this.settings = settings;
    this.tally = tally;
    this.own = own;
  }

  boolean gaveUp() {
    return gaveUp;
  }

  /** Returns how many cases have counted. */
  long counted() {
    return tally.cases() + failed;
  }

  /** Returns whether there is nothing left to look for: enough cases failed or too few counted. */
  boolean over() {
    return gaveUp || found;
  }

  /** Goes on until so many cases have counted in all. */
  void run(long cases) {
    wanted = cases;
    ended = enough() || (last >= 0 && own.late());
    if (settings.threads == 1) {
      alone();
    } else {
      together();
    }
  }

  private void alone() {
    while (!ended) {
      judge(own.stretch(last + 1, (int) Math.max(1, Math.min(STRETCH, missing()))));
    }
  }

  private long missing() {
    return settings.checkCoverage ? 2L * STRETCH * settings.threads : wanted - counted();
  }

  private void together() {
    AtomicBoolean over = new AtomicBoolean();
    ThreadLocal<Cases> worker = ThreadLocal.withInitial(() -> runner.worker(over));
    ExecutorService pool = Executors.newFixedThreadPool(settings.threads, Generation::daemon);
    Deque<Pending> pending = new ArrayDeque<>();
    try {
      long from = last + 1;
      while (!ended) {
        long open = pending.stream().mapToLong(Pending::count).sum();
        while (pending.size() < 2 * settings.threads && open < missing()) {
          int count = share(missing() - open);
          pending.add(Pending.of(from, count, pool, worker));
          from += count;
          open += count;
        }
        Pending first = pending.remove();
        Cases.Stretch next = Threads.join(first.stretch());
        judge(next);
        int rest = first.count() - next.count();
        if (!ended && rest > 0) {
          pending.addFirst(Pending.of(last + 1, rest, pool, worker));
        }
      }
    } finally {
      over.set(true);
      pool.shutdownNow();
      Threads.await(pool, GRACE);
    }
  }

  /** Returns how many of some cases a thread takes at a time. */
  private int share(long cases) {
    return (int) Math.max(1, Math.min(STRETCH, cases / (2L * settings.threads)));
  }

  /** Cases that some thread runs. */
  private record Pending(int count, Future<Cases.Stretch> stretch) {
    static Pending of(long from, int count, ExecutorService pool, ThreadLocal<Cases> worker) {
      return new Pending(count, pool.submit(() -> worker.get().stretch(from, count)));
    }
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "touchstone-case");
    thread.setDaemon(true);
    return thread;
  }

  private void judge(Cases.Stretch stretch) {
    if (stretch.remarkable().isEmpty() && counted() + stretch.count() <= wanted) {
      tally.silent(stretch.count());
      last = stretch.from() + stretch.count() - 1;
      ended = enough();
    } else {
      judgeEach(stretch);
    }
    ended |= own.late();
  }

  private void judgeEach(Cases.Stretch stretch) {
    int next = 0;
    List<Result> remarkable = stretch.remarkable();
    for (int i = 0; i < stretch.count() && !ended; i++) {
      last = stretch.from() + i;
      if (next < remarkable.size() && remarkable.get(next).number() == last) {
        remarkable(remarkable.get(next++));
      } else {
        tally.silent(1);
      }
      ended |= enough() || tooMany();
    }
  }

  private void remarkable(Result result) {
    runner.hear(result);
    tally.add(result);
    if (result.failed()) {
      failed++;
      found = runner.collect(result);
      ended = found;
    }
  }

  private boolean enough() {
    if (!settings.checkCoverage) {
      return counted() >= wanted;
    }
    return counted() >= MOST_COVERAGE_CASES || (counted() >= wanted && decided());
  }

  private boolean decided() {
    boolean open = false;
    for (Statistics.Cover cover : tally.covers()) {
      Wald.Decision decision = Wald.decide(cover);
      if (decision == Wald.Decision.INSUFFICIENT) {
        return true;
      }
      open |= decision == Wald.Decision.OPEN;
    }
    return !open;
  }

  private boolean tooMany() {
    gaveUp = tally.tooManyDiscarded(settings.discards);
    return gaveUp;
  }
}
