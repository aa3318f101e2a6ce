package dev.touchstone.machine.internal.parallel;

import dev.touchstone.Ticker;
import dev.touchstone.machine.Order;
import dev.touchstone.machine.Result;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.judge.History;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Runs a parallel script on many systems at once and judges what each of them did.
 *
 * <p>Prefixes run one after the other on the caller's thread, then all branches are released. One
 * system whose calls no order explains makes the case fail.
 */
public final class ParallelRun {
  private final Blueprint model;
  private final Order order;
  private final Duration limit;
  private final Ticker ticker;
  private final int cores;
  private final AtomicInteger releases = new AtomicInteger();

  /** Creates a runner of scripts of one model. */
  public ParallelRun(Blueprint model, Order order, Duration limit, Ticker ticker, int cores) {
    this.model = model;
    this.order = order;
    this.limit = limit;
    this.ticker = ticker;
    this.cores = cores;
  }

  /** Runs a script; throws what it found. */
  public void check(Paced paced) throws Throwable {
    Judged judged = new Judged(model, order, paced);
    BatchSize batch = new BatchSize();
    long before;
    do {
      before = ticker.nanos();
      round(paced, judged, batch.size());
    } while (paced.branches().size() > 1 && batch.grows(ticker.nanos() - before));
  }

  private void round(Paced paced, Judged judged, int size) throws Throwable {
    Systems systems = new Systems(model, paced, judged, size);
    List<History<Result<?>>> histories = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      histories.add(new History<>(paced.lengths()));
    }
    try {
      new Release<>(systems, histories, paced.pauses(), releases.incrementAndGet(), ticker, cores)
          .run(limit, Release.GRACE);
      judged.branches(systems.all(), histories);
    } finally {
      systems.cleanup();
    }
  }
}
