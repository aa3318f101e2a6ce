package dev.touchstone.machine.internal;

import dev.touchstone.machine.Result;
import dev.touchstone.machine.UnboundSymbol;
import org.jspecify.annotations.Nullable;

/**
 * The results of a script's calls while it runs.
 *
 * <p>A symbol asks the bindings that its thread has opened, so values can be seen only where a runner
 * opens them: around {@code run} and {@code post}. Each variable is written by the one thread that
 * ran its call; who reads it on another thread must have been started, or released, after that.
 */
public final class Bindings {
  private static final ThreadLocal<Slot> SLOT = ThreadLocal.withInitial(Slot::new);

  private final @Nullable Result<?>[] results;

  /** Creates bindings for so many calls. */
  public Bindings(int calls) {
    this.results = new Result<?>[calls];
  }

  /** Returns the bindings this thread may look at, or null. */
  public static @Nullable Bindings open() {
    return SLOT.get().bindings;
  }

  /** Returns where this thread opens and closes bindings. */
  public static Slot slot() {
    return SLOT.get();
  }

  /** Keeps the result of a call. */
  public void bind(int variable, Result<?> result) {
    results[variable] = result;
  }

  /** Returns the result of a call, or null where it did not run. */
  public @Nullable Result<?> result(int variable) {
    return variable < results.length ? results[variable] : null;
  }

  /** Returns the value a call gave. */
  public @Nullable Object value(int variable) {
    Result<?> result = result(variable);
    if (result == null) {
      throw new UnboundSymbol(Naming.of(variable) + " has no value: its call did not run");
    }
    if (result.threw()) {
      throw new UnboundSymbol(Naming.of(variable) + " has no value: its call threw "
          + result.exception() + "; let next keep the symbol only where the call succeeds");
    }
    return result.value();
  }

  /** What one thread may look at. */
  public static final class Slot {
    private @Nullable Bindings bindings;

    /** Lets symbols see the values of a run. */
    public void open(Bindings opened) {
      bindings = opened;
    }

    /** Hides all values. */
    public void close() {
      bindings = null;
    }
  }
}
