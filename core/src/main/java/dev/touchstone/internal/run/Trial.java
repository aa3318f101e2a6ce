package dev.touchstone.internal.run;

import dev.touchstone.GenerationFailed;
import dev.touchstone.choice.Discarded;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.Overrun;
import dev.touchstone.choice.Recorder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs single cases of one claim on one thread: first the generators, then the body.
 *
 * <p>The two steps are apart so that a replayed case whose choices are already known, or no smaller
 * than wanted, is not run at all.
 */
public final class Trial {
  private final List<Argument> arguments;
  private final Body body;
  private final Recorder recorder = new Recorder();
  private final Current current = new Current();
  private final Watch watch;
  private Current.@Nullable Holder holder;
  private Object[] values;
  private int drawn;
  private boolean drawing;
  private boolean lenient;
  private @Nullable RuntimeException forgiven;

  /** Creates a runner of cases that nobody watches. */
  public Trial(List<Argument> arguments, Body body) {
    this(arguments, body, new Watch(Long.MAX_VALUE));
  }

  Trial(List<Argument> arguments, Body body, Watch watch) {
    this.watch = watch;
    this.arguments = arguments;
    this.body = body;
    this.values = new Object[arguments.size()];
  }

  /** Returns where the arguments are drawn; start it before {@link #generate}. */
  public Recorder recorder() {
    return recorder;
  }

  /** Returns what the running case has said about itself. */
  public Current current() {
    return current;
  }

  Body body() {
    return body;
  }

  Watch watch() {
    return watch;
  }

  /** Draws the arguments; passed means they are there. */
  public Outcome generate() {
    current.clear();
    drawing = true;
    Outcome outcome = Outcome.PASSED;
    Throwable thrown = null;
    watch.begin();
    try {
      draw();
    } catch (Throwable other) {
      Outcome signalled = signalled(other);
      outcome = signalled == null ? outcome : signalled;
      thrown = signalled == null ? other : null;
    }
    drawing = false;
    Watch.Hang hang = watch.end();
    if (thrown != null || (hang != null && !watch.shortened())) {
      return ungenerated(Ungenerated.of(arguments, drawn, recorder, thrown, hang));
    }
    return outcome;
  }

  /**
   * Sets whether cases whose arguments cannot be made are passed over, as they are while a failing case is
   * made smaller: what was found is not lost because of a generator that fails elsewhere.
   */
  void lenient(boolean newLenient) {
    lenient = newLenient;
  }

  /** Returns the first reason for which a case was passed over, or null. */
  @Nullable
  RuntimeException forgiven() {
    return forgiven;
  }

  /** Returns what to throw where the case never stopped drawing. */
  RuntimeException endless(long number) {
    return Ungenerated.endless(number, arguments, drawn, recorder);
  }

  private Outcome ungenerated(RuntimeException reason) {
    if (!lenient || !(reason instanceof GenerationFailed || reason instanceof IllegalGenerator)) {
      throw reason;
    }
    if (forgiven == null) {
      forgiven = reason;
    }
    return Outcome.INVALID;
  }

  private void draw() {
    Object[] fresh = new Object[arguments.size()];
    for (drawn = 0; drawn < fresh.length; drawn++) {
      fresh[drawn] = recorder.argument(arguments.get(drawn).gen());
    }
    values = fresh;
  }

  /** Returns whether arguments are being drawn; others may ask who have seen the watch's beat. */
  boolean drawing() {
    return drawing;
  }

  /** Returns the drawn arguments. */
  public Object[] values() {
    return values;
  }

  /** Runs the body on the drawn arguments. */
  public Outcome run() {
    Current.Holder holder = holder();
    Current before = holder.enter(current);
    watch.begin();
    Outcome outcome;
    Watch.Hang hang = null;
    try {
      outcome = ran();
    } finally {
      holder.enter(before);
      hang = watch.end();
    }
    return hang == null ? outcome : hang.outcome(outcome);
  }

  /**
   * Runs the body once more on arguments drawn again, so that it does not meet what it changed. Where it
   * draws while it runs, as hosts and generated functions do, it goes on drawing instead.
   */
  public Outcome runAgain(int size) {
    if (recorder.forked()) {
      current.clear();
      return run();
    }
    recorder.startReplay(recorder.choices(), size);
    Outcome drawn = generate();
    return drawn == Outcome.PASSED ? run() : drawn;
  }

  private Current.Holder holder() {
    if (holder == null || !holder.ofThisThread()) {
      holder = Current.ofThread();
    }
    return holder;
  }

  private Outcome ran() {
    try {
      body.run(values);
      return Outcome.PASSED;
    } catch (Throwable thrown) {
      Outcome signalled = signalled(thrown);
      return signalled == null ? failed(thrown) : signalled;
    }
  }

  /** Returns the outcome that a signal to the tool stands for, or null where this is none. */
  private static @Nullable Outcome signalled(Throwable thrown) {
    if (thrown instanceof Discarded discarded) {
      return new Outcome.Discard(discarded.site());
    }
    return thrown instanceof Overrun ? Outcome.INVALID : null;
  }

  private Outcome failed(Throwable thrown) {
    Throwable signal = Frames.signal(thrown);
    Outcome wrapped = signalled(signal);
    if (wrapped != null) {
      return wrapped;
    }
    if (signal instanceof Misuse && signal instanceof RuntimeException mistake) {
      return ungenerated(mistake);
    }
    return new Outcome.Failure(thrown, Frames.identity(thrown));
  }
}
