package dev.touchstone.machine.internal.parallel;

import dev.touchstone.Ticker;
import dev.touchstone.internal.run.Awake;
import dev.touchstone.machine.internal.judge.History;
import java.lang.invoke.VarHandle;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Runs all branches of a batch of instances at once, each branch on a thread of its own.
 *
 * <p>Source: Claessen et al., Finding Race Conditions in Erlang with QuickCheck and PULSE (2009),
 * section 4.3. Many instances per release, as stress tests of memory models have it, instead of one.
 *
 * <p>Stamps are read outside the calls, so that a call seems longer than it was and never shorter.
 * Nothing shared is written between two calls: a fence there would hide races. Fences for the compiler
 * alone keep the calls between their stamps; a processor may still begin a read before the clock is
 * read, so a call must have ended {@value #SLACK} ns before another to count as earlier.
 *
 * @param <R> the outcome of a call
 */
public final class Release<R> {
  private static final long SLACK = 64;
  private static final long NAP = 50_000_000;

  private final Calls<R> calls;
  private final List<List<Pause>> pauses;
  private final int number;
  private final int most;
  private final Enough enough;
  private final int[] lengths;
  private final List<History<R>> histories;
  private final Ticker ticker;
  private final Barrier barrier;
  private final Lockstep lockstep;
  private final Backlog backlog = new Backlog();
  private final AtomicInteger running;
  private final AtomicReferenceArray<@Nullable Thread> threads;
  private final Thread waiting = Thread.currentThread();
  private volatile @Nullable Throwable broken;

  /**
   * Readies a release.
   *
   * @param calls makes the calls
   * @param pauses what each branch does before each of its calls where it is its turn
   * @param number tells releases apart: it decides which instance is run in which {@link Manner}
   * @param most how many instances there are at most
   * @param enough says when no more of them are run
   * @param cores how many threads can run at once
   */
  Release(
      Calls<R> calls,
      List<List<Pause>> pauses,
      int number,
      int most,
      Enough enough,
      Ticker ticker,
      int cores) {
    this.calls = calls;
    this.pauses = pauses;
    this.number = number;
    this.most = most;
    this.enough = enough;
    this.lengths = pauses.stream().mapToInt(List::size).toArray();
    this.histories = new ArrayList<>(most);
    this.ticker = ticker;
    int branches = pauses.size();
    this.barrier = Barrier.of(branches, cores);
    this.lockstep = new Lockstep(branches, cores, ticker);
    this.running = new AtomicInteger(branches);
    this.threads = new AtomicReferenceArray<>(branches);
  }

  /** Runs the branches and waits for them; throws {@link Hang} where that takes longer than a limit. */
  public void run(Duration limit, Duration grace) {
    for (int branch = 0; branch < pauses.size(); branch++) {
      int own = branch;
      Crew.execute(() -> work(own));
    }
    if (!await(limit)) {
      throw hang(limit, grace);
    }
    rethrow(broken);
  }

  /** Returns what the branches saw, one history per instance that was run. */
  List<History<R>> histories() {
    return histories;
  }

  private static void rethrow(@Nullable Throwable thrown) {
    if (thrown instanceof RuntimeException exception) {
      throw exception;
    }
    if (thrown instanceof Error error) {
      throw error;
    }
  }

  private void work(int branch) {
    threads.set(branch, Thread.currentThread());
    try {
      barrier.await();
      walk(branch);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException | Error thrown) {
      broken = thrown;
      lockstep.stop();
    } finally {
      threads.set(branch, null);
      if (running.decrementAndGet() == 0) {
        LockSupport.unpark(waiting);
      }
    }
  }

  private void walk(int branch) {
    Pause[] before = pauses.get(branch).toArray(new Pause[0]);
    Object[] outcomes = new Object[before.length];
    long began = ticker.nanos();
    for (int instance = 0; instance < most; instance++) {
      if (branch == 0) {
        ready(instance, began);
      }
      if (!lockstep.await(branch, instance + 1)) {
        return;
      }
      lockstep.skew(branch, instance);
      Manner manner = Manner.of(instance + number);
      if (manner.close()) {
        closely(branch, instance, manner, outcomes);
      } else {
        stamped(branch, instance, manner, before);
      }
      forgetInterrupts();
    }
  }

  /** Readies an instance, or ends the release for all. */
  private void ready(int instance, long began) {
    long waited = lockstep.waited(0);
    if (instance > 0 && enough.after(histories, ticker.nanos() - began - waited, waited)) {
      lockstep.end(instance);
      return;
    }
    calls.ready(instance);
    histories.add(new History<>(lengths));
    forgetInterrupts();
  }

  /** A system may interrupt its caller; what comes next must not suffer. */
  private static void forgetInterrupts() {
    Thread.interrupted();
  }

  private void stamped(int branch, int instance, Manner manner, Pause[] before) {
    History<R> history = histories.get(instance);
    for (int index = 0; index < before.length; index++) {
      if (manner == Manner.PAUSED) {
        before[index].take();
      }
      long began = ticker.nanos();
      VarHandle.acquireFence();
      R outcome = calls.call(instance, branch, index);
      VarHandle.releaseFence();
      history.note(branch, index, outcome, began, ticker.nanos() + SLACK);
    }
  }

  @SuppressWarnings("unchecked") // outcomes are written here alone
  private void closely(int branch, int instance, Manner manner, Object[] outcomes) {
    long began = ticker.nanos();
    VarHandle.acquireFence();
    for (int index = 0; index < outcomes.length; index++) {
      if (manner == Manner.LADEN) {
        backlog.load(instance + index);
      }
      outcomes[index] = calls.call(instance, branch, index);
    }
    VarHandle.releaseFence();
    long ended = ticker.nanos() + SLACK;
    for (int index = 0; index < outcomes.length; index++) {
      histories.get(instance).note(branch, index, (R) outcomes[index], began, ended);
    }
  }

  /** Waits for all branches; returns false where time is up, or where they wait for each other. */
  private boolean await(Duration limit) {
    Awake awake = new Awake(ticker);
    while (running.get() > 0) {
      long left = limit.toNanos() - awake.nanos();
      if (left <= 0 || Thread.currentThread().isInterrupted()) {
        return running.get() == 0;
      }
      awake.nap(Math.min(left, NAP));
      if (running.get() > 0 && awake.nanos() >= NAP && Deadlock.holds(alive())) {
        return false;
      }
    }
    return true;
  }

  private List<Thread> alive() {
    List<Thread> alive = new ArrayList<>();
    for (int branch = 0; branch < threads.length(); branch++) {
      Thread thread = threads.get(branch);
      if (thread != null) {
        alive.add(thread);
      }
    }
    return alive;
  }

  private Hang hang(Duration limit, Duration grace) {
    List<Hang.Spot> spots = new ArrayList<>();
    for (int branch = 0; branch < threads.length(); branch++) {
      spots.add(Hang.Spot.of(threads.get(branch)));
    }
    String why = Deadlock.holds(alive())
        ? "hang: the branches wait for each other's locks"
        : "hang: the branches did not end within " + limit.toMillis() + " ms";
    lockstep.stop();
    interrupt();
    boolean interrupted = Thread.interrupted();
    List<Thread> left = await(grace) ? List.of() : alive();
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return new Hang(why, spots, left);
  }

  private void interrupt() {
    alive().forEach(Thread::interrupt);
  }
}
