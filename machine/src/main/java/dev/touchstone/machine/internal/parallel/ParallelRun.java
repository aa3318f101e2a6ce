package dev.touchstone.machine.internal.parallel;

import dev.touchstone.Ticker;
import dev.touchstone.machine.Order;
import dev.touchstone.machine.Result;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.ScriptFailed;
import dev.touchstone.machine.internal.judge.History;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Runs a parallel script on many systems at once and judges what each of them did.
 *
 * <p>Prefixes run one after the other on the caller's thread, then all branches are released. One
 * system whose calls no order explains makes the case fail.
 *
 * <p>Where branches hardly ever run at the same time, because others use the cores, more releases follow
 * until some systems have seen them together or the case has taken long enough.
 *
 * <p>Branches that do not end when they are interrupted, and run on, keep their cores for good. After
 * that nothing is run any more: the same script fails as before, and others count as passed. Those that
 * wait for good, as in a deadlock, cost no more than their threads, so shrinking goes on.
 */
public final class ParallelRun {
  private static final Duration SHORTER = Duration.ofSeconds(2);
  private static final int OVERLAPS = 16;
  private static final int MOST_WAITING = 2_000;
  private static final long PATIENCE = 30_000_000;

  private final Blueprint model;
  private final Order order;
  private final Duration grace;
  private final Ticker ticker;
  private final int cores;
  private final int instances;
  private volatile Duration limit;
  private volatile @Nullable Endless endless;
  private volatile @Nullable Throwable cleanupThrew;
  private volatile boolean failed;
  private final AtomicInteger afterFailure = new AtomicInteger();
  private final AtomicInteger releases = new AtomicInteger();
  private final AtomicInteger waiting = new AtomicInteger();

  /**
   * Creates a runner of scripts of one model.
   *
   * @param instances how many systems a release has at most
   */
  public ParallelRun(
      Blueprint model,
      Order order,
      Duration limit,
      Duration grace,
      Ticker ticker,
      int cores,
      int instances) {
    this.model = model;
    this.order = order;
    this.limit = limit;
    this.grace = grace;
    this.ticker = ticker;
    this.cores = cores;
    this.instances = instances;
  }

  /** Runs a script; throws what it found. */
  public void check(Paced paced) {
    Endless known = endless;
    if (known != null) {
      known.repeat(paced);
      return;
    }
    if (failed) {
      afterFailure.incrementAndGet();
    }
    try {
      run(paced);
    } catch (ScriptFailed found) {
      failed = true;
      throw found;
    }
  }

  private void run(Paced paced) {
    Judged judged = new Judged(model, order, paced);
    boolean parallel = paced.branches().size() > 1;
    long deadline = ticker.nanos() + PATIENCE;
    int overlaps = 0;
    do {
      Round round = round(paced, judged, parallel ? instances : 1);
      overlaps += round.overlaps();
      if (round.overlaps() == 0 && round.instances() >= OVERLAPS) {
        Crew.renew();
      }
    } while (parallel && overlaps < OVERLAPS && ticker.nanos() < deadline);
    if (parallel) {
      paced.note();
    }
  }

  /** Returns how many scripts were run after the first that failed. */
  public int afterFailure() {
    return afterFailure.get();
  }

  /** Returns whether branches were left behind, so that nothing was run after that. */
  public boolean leftBranchesBehind() {
    return endless != null;
  }

  /** Returns the last thing that ending a system threw, or null. */
  public @Nullable Throwable cleanupThrew() {
    return cleanupThrew;
  }

  /** A script whose branches were left behind. */
  private record Endless(Paced script, ScriptFailed failed) {
    void repeat(Paced paced) {
      if (paced.script().equals(script.script()) && paced.pauses().equals(script.pauses())) {
        throw failed;
      }
    }
  }

  /** On how many systems the branches ran, and on how many of them they met. */
  private record Round(int instances, int overlaps) {}

  private Round round(Paced paced, Judged judged, int most) {
    Systems systems = new Systems(model, paced, judged, most);
    int number = releases.incrementAndGet();
    try {
      Release<Result<?>> release =
          new Release<>(systems, paced.pauses(), number, most, Enough.usual(cores), ticker, cores);
      release.run(limit, grace);
      List<History<Result<?>>> histories = release.histories();
      judged.branches(systems.all(), histories);
      return new Round(
          histories.size(), (int) histories.stream().filter(History::overlaps).count());
    } catch (Hang hang) {
      limit = limit.compareTo(SHORTER) < 0 ? limit : SHORTER;
      ScriptFailed found = Findings.hang(paced, hang);
      if (hang.abandoned() > 0) {
        systems.leave();
      }
      if (hang.busy() || waiting.addAndGet(hang.abandoned()) > MOST_WAITING) {
        endless = new Endless(paced, found);
      }
      throw found;
    } finally {
      Throwable thrown = systems.cleanup();
      cleanupThrew = thrown == null ? cleanupThrew : thrown;
    }
  }
}
