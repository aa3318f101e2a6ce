package dev.touchstone.laws.internal.reflect;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Runs code that calls members of unknown classes: one that does not come back is named.
 *
 * <p>The code runs in a thread of its own, and may use more. When a call hangs, its thread is interrupted and then
 * stopped, or left behind by a JVM that cannot stop it. Fields that two threads use are volatile; the beat changes
 * with every call.
 */
public final class Guard {
  private static final int LOOKS = 50;
  private static final long MILLIS_TO_END = 200;

  private final Map<Thread, Watch> watches = new ConcurrentHashMap<>();
  private final ThreadLocal<Watch> own = ThreadLocal.withInitial(this::watched);
  private final Set<Thread> abandoned = ConcurrentHashMap.newKeySet();
  private final long patienceMillis;

  /** Makes a guard that waits for a single call this long. */
  public Guard(long patienceMillis) {
    this.patienceMillis = patienceMillis;
  }

  /** What a thread calls now; its last two fields belong to the one who looks. */
  private static final class Watch {
    private volatile @Nullable Object running;
    private volatile long beat;
    private long last = -1;
    private int quiet;

    /** Returns for how many looks the same call has been running. */
    int look() {
      quiet = beat == last && running != null ? quiet + 1 : 0;
      last = beat;
      return quiet;
    }
  }

  private Watch watched() {
    Watch watch = new Watch();
    watches.put(Thread.currentThread(), watch);
    return watch;
  }

  /** Says that a call did not end in time. */
  public static final class Hung extends Exception {
    private static final long serialVersionUID = 1L;
    private final transient @Nullable Object member;

    Hung(@Nullable Object member) {
      super("did not come back: " + member);
      this.member = member;
    }

    /** Returns the member that was called. */
    public @Nullable Object member() {
      return member;
    }
  }

  /** What a member does when it is called. */
  interface Step {
    @Nullable
    Object take() throws Throwable;
  }

  /** Calls a member while it is known which one. */
  @SuppressWarnings({"NonAtomicVolatileUpdate", "removal"}) // one thread writes; another must end
  @Nullable
  Object during(Candidate member, Step step) throws Throwable {
    if (!abandoned.isEmpty() && abandoned.contains(Thread.currentThread())) {
      throw new ThreadDeath();
    }
    Watch watch = own.get();
    watch.running = member;
    watch.beat++;
    try {
      return step.take();
    } finally {
      watch.running = null;
    }
  }

  /** Runs code; throws what it throws, or that a call in it hung. */
  public <T> T run(Callable<T> code) throws Hung {
    FutureTask<T> task = new FutureTask<>(code);
    Thread thread = new Thread(null, task, "touchstone-laws", 1L << 26);
    thread.setDaemon(true);
    thread.start();
    while (true) {
      try {
        return task.get(patienceMillis / LOOKS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException stillRunning) {
        watches.keySet().removeIf(other -> !other.isAlive());
        Map.Entry<Thread, Watch> late = late();
        if (late != null) {
          Object member = late.getValue().running;
          abandoned.addAll(watches.keySet());
          watches.clear();
          end(late.getKey());
          end(thread);
          throw new Hung(member);
        }
      } catch (InterruptedException stopped) {
        thread.interrupt();
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted", stopped);
      } catch (ExecutionException failed) {
        throw failure(failed.getCause());
      }
    }
  }

  /** Returns a thread whose member has run for too long, if there is one. */
  private Map.@Nullable Entry<Thread, Watch> late() {
    for (Map.Entry<Thread, Watch> entry : watches.entrySet()) {
      if (entry.getValue().look() >= LOOKS) {
        return entry;
      }
    }
    return null;
  }

  /** Ends a thread as far as the JVM lets us; one that comes back later makes no further call. */
  @SuppressWarnings({"deprecation", "removal"}) // nothing else ends a loop
  private void end(Thread thread) {
    abandoned.add(thread);
    thread.interrupt();
    try {
      thread.join(MILLIS_TO_END);
      if (thread.isAlive()) {
        thread.stop();
        thread.join(MILLIS_TO_END);
      }
    } catch (UnsupportedOperationException newerJvm) {
      return;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private static RuntimeException failure(@Nullable Throwable cause) {
    if (cause instanceof Error error) {
      throw error;
    }
    return cause instanceof RuntimeException runtime ? runtime : new IllegalStateException(cause);
  }
}
