package dev.touchstone.internal.run;

import dev.touchstone.Ticker;
import dev.touchstone.internal.function.Rendered;
import dev.touchstone.internal.show.Plain;
import dev.touchstone.internal.show.Show;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Writes values down and waits for none of them for ever.
 *
 * <p>A value that runs code of its own is written on another thread, one for all values, that is
 * interrupted when the time of the value is up and left behind if it does not end even then. Plain
 * values need none.
 *
 * <p>A value has as long as a case, but not longer than five seconds nor shorter than an honest value
 * may need on a busy machine. Each one that takes too long halves the time of those after it, so a
 * report full of them ends, and after a few threads have been left behind no more are.
 */
final class Scribe {
  private static final long LONGEST = TimeUnit.SECONDS.toNanos(5);
  private static final long SHORTEST = TimeUnit.MILLISECONDS.toNanos(500);
  private static final long GRACE = TimeUnit.MILLISECONDS.toNanos(200);
  private static final long NAP = TimeUnit.MILLISECONDS.toNanos(250);
  private static final long IDLE_MILLIS = 100;
  private static final int MOST_LEFT = 8;

  private long limit;
  private int left;
  private @Nullable Executor thread;

  /** Creates a scribe for the values of cases with a limit. */
  Scribe(Duration caseTimeout) {
    this.limit = Math.max(SHORTEST, Math.min(LONGEST, Settings.nanos(caseTimeout)));
  }

  /** Returns the text of a value, or of as much of it as there was time for. */
  synchronized Rendered of(@Nullable Object value) {
    if (Plain.is(value)) {
      return Rendered.of(value);
    }
    return left < MOST_LEFT ? written(value) : new Rendered(Show.ENDLESS, false);
  }

  private Rendered written(@Nullable Object value) {
    Writing writing = new Writing(value, Thread.currentThread());
    thread().execute(writing);
    if (!ended(writing, limit)) {
      limit = Math.max(SHORTEST, limit / 2);
      writing.interrupt();
      if (!ended(writing, GRACE)) {
        left++;
        thread = null;
      }
    }
    Rendered text = writing.text;
    return text == null ? new Rendered(Show.ENDLESS, false) : text;
  }

  /** Waits, and keeps an interrupt of the waiting thread for later. */
  private static boolean ended(Writing writing, long nanos) {
    Awake awake = new Awake(Ticker.system());
    boolean interrupted = false;
    while (writing.text == null && awake.nanos() < nanos) {
      interrupted |= Thread.interrupted();
      awake.nap(Math.min(NAP, nanos - awake.nanos()));
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return writing.text != null;
  }

  /** Returns whether a value needed the other thread. */
  boolean started() {
    return thread != null;
  }

  private Executor thread() {
    Executor known = thread;
    if (known != null) {
      return known;
    }
    ThreadPoolExecutor fresh = new ThreadPoolExecutor(
        1, 1, IDLE_MILLIS, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>(), Scribe::daemon);
    fresh.allowCoreThreadTimeOut(true);
    thread = fresh;
    return fresh;
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "touchstone-scribe");
    thread.setDaemon(true);
    return thread;
  }

  /** One value on its way to text. */
  private static final class Writing implements Runnable {
    private final @Nullable Object value;
    private final Thread reader;
    private volatile @Nullable Thread writer;
    private volatile boolean late;
    private volatile @Nullable Rendered text;

    Writing(@Nullable Object value, Thread reader) {
      this.value = value;
      this.reader = reader;
    }

    @Override
    public void run() {
      writer = Thread.currentThread();
      text = Rendered.of(value, () -> late);
      LockSupport.unpark(reader);
    }

    void interrupt() {
      late = true;
      Thread writing = writer;
      if (writing != null) {
        writing.interrupt();
      }
    }
  }
}
