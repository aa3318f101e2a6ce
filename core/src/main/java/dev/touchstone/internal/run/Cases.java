package dev.touchstone.internal.run;

import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Recorder;
import dev.touchstone.internal.database.Fingerprint;
import dev.touchstone.internal.token.Token;
import dev.touchstone.random.Children;
import dev.touchstone.random.Node;
import dev.touchstone.random.TfRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Runs cases by number on one thread.
 *
 * <p>Case k is found at child k of the run's node and its size is a function of k alone, so any case
 * can be run by itself, on any thread. Case 0 has only simplest values; the next few are unusually
 * nasty.
 */
public final class Cases {
  private static final int CYCLE = 100;
  private static final int VERY_NASTY = 4;

  private final Trial trial;
  private final Settings settings;
  private final Node node;
  private final Children root;
  private final boolean heard;
  private final long deadline;
  private Node place;
  private long running = -1;
  private boolean byNumber = true;
  private @Nullable LongConsumer announced;
  private @Nullable AtomicBoolean over;
  private boolean keeping;

  Cases(Trial trial, Settings settings, Node node, long deadline) {
    this.deadline = deadline;
    this.trial = trial;
    this.settings = settings;
    this.node = node;
    this.place = node;
    this.root = node.children();
    this.heard = !settings.listeners.isEmpty();
  }

  /** Returns the size of the case with a number. */
  public static int size(long number, int maxSize) {
    return (int) ((long) maxSize * Long.remainderUnsigned(number, CYCLE) / (CYCLE - 1));
  }

  /** Returns cases with the same settings that others are run by. */
  Cases of(Trial other) {
    return new Cases(other, settings, node, deadline);
  }

  /** Tells the number of each case before it runs, to be found if the JVM ends in it. */
  void announce(LongConsumer listener) {
    announced = listener;
  }

  /** Sets what says that no further case is wanted. */
  void until(AtomicBoolean newOver) {
    over = newOver;
  }

  /** Returns the number of the case that runs or ran last, or -1 where it has none. */
  long running() {
    return running;
  }

  /** Says that from now on somebody else changes the case that ran last. */
  void change() {
    byNumber = false;
  }

  /**
   * Returns what replays the case that runs; others may ask who have seen the watch's beat. What it
   * has not drawn to its end is known by its address alone.
   */
  Token token() {
    Node at = running < 0 ? place : place.child(running);
    return byNumber
        ? Token.of(at)
        : recorded().map(choices -> Token.of(at, choices)).orElseGet(() -> Token.of(at));
  }

  /** Returns the fingerprint of the case that runs; others may ask who have seen the beat. */
  String fingerprint() {
    return recorded().map(Fingerprint::of).orElse(Fingerprint.UNKNOWN);
  }

  /** Returns what the running case has drawn; a body that goes on drawing may prevent it. */
  private Optional<Choices> recorded() {
    try {
      return trial.drawing() ? Optional.empty() : Optional.of(trial.recorder().choices());
    } catch (RuntimeException changing) {
      return Optional.empty();
    }
  }

  private void at(Node parent, long number, boolean numbered) {
    place = parent;
    running = number;
    byNumber = numbered;
  }

  Trial trial() {
    return trial;
  }

  /** Runs a stretch of cases up to its first failure. */
  Stretch stretch(long from, int count) {
    List<Result> remarkable = new ArrayList<>();
    at(node, from, true);
    for (int i = 0; i < count; i++) {
      Result result = numbered(from + i);
      if (result != null) {
        remarkable.add(result);
      }
      if ((result != null && result.failed()) || late()) {
        return new Stretch(from, i + 1, remarkable);
      }
    }
    return new Stretch(from, count, remarkable);
  }

  /** Returns whether the time for cases is over. */
  boolean late() {
    return (settings.time != null && settings.ticker.nanos() >= deadline)
        || (over != null && over.get());
  }

  /** Runs one case; null where it passed in silence. */
  private @Nullable Result numbered(long number) {
    int size = size(number, settings.maxSize);
    running = number;
    start(trial.recorder(), number, root, size);
    if (announced != null) {
      announced.accept(number);
    }
    return judged(number, size);
  }

  /** Readies a recorder for the case with a number among the children of a place. */
  public static void start(Recorder recorder, long number, Children cases, int size) {
    if (number == 0) {
      recorder.startSimplest(size);
    } else {
      recorder.startRandom(cases.open(number), size, number > 0 && number <= VERY_NASTY);
    }
  }

  /** Runs the case with a number under another node, and keeps its choices. */
  Result under(Node parent, long number, int size) {
    keeping = true;
    at(parent, number, true);
    start(trial.recorder(), number, parent.children(), size);
    return always(number, size);
  }

  /** Draws the case with a number under another node, and does not run it. */
  Outcome drawn(Node parent, long number, int size) {
    start(trial.recorder(), number, parent.children(), size);
    return trial.generate();
  }

  /** Runs a case from its choices. */
  Result replayed(long number, Choices choices, int size) {
    at(node, number, false);
    trial.recorder().startReplay(choices, size);
    return always(number, size);
  }

  /** Runs a case from choices read from text, under another node. */
  Result flat(Node parent, long number, Choices choices, int size) {
    keeping = true;
    at(parent, number, false);
    trial.recorder().startStored(choices, size);
    return always(number, size);
  }

  /** Runs a case from choices with holes that chance fills. */
  Result filled(Choices choices, int size, TfRandom random) {
    at(node, -1, false);
    trial.recorder().startFilling(choices, size, random);
    return always(-1, size);
  }

  private @Nullable Result judged(long number, int size) {
    long start = heard ? settings.ticker.nanos() : 0;
    Outcome outcome = counted(number, size);
    if (outcome == Outcome.PASSED && !heard && trial.current().notes().isEmpty()) {
      return null;
    }
    return result(number, size, outcome, start);
  }

  /** Runs a case that must be drawn to its end; what prevents that is said with the token. */
  private Outcome counted(long number, int size) {
    try {
      Outcome outcome = outcome(settings.always, size);
      if (outcome == Outcome.INVALID) {
        throw trial.endless(number);
      }
      return outcome;
    } catch (RuntimeException prevented) {
      throw Ungenerated.replayable(prevented, token());
    }
  }

  /** Draws a case that has no number; what prevents that is said with the token of its choices. */
  boolean drawn() {
    try {
      return trial.generate() == Outcome.PASSED;
    } catch (RuntimeException prevented) {
      at(node, -1, false);
      throw Ungenerated.replayable(prevented, token());
    }
  }

  private Result always(long number, int size) {
    long start = heard ? settings.ticker.nanos() : 0;
    return result(number, size, outcome(settings.alwaysReplaying(), size), start);
  }

  private Outcome outcome(int always, int size) {
    Outcome outcome = trial.generate();
    if (outcome == Outcome.PASSED) {
      outcome = trial.run();
    }
    for (int time = 1; time < always && outcome == Outcome.PASSED; time++) {
      outcome = trial.runAgain(size);
    }
    return outcome;
  }

  private Result result(long number, int size, Outcome outcome, long start) {
    boolean kept = keeping || heard || outcome instanceof Outcome.Failure || climbing();
    return new Result(
        number,
        size,
        outcome,
        List.copyOf(trial.current().notes()),
        kept ? trial.recorder().choices() : null,
        heard ? settings.ticker.nanos() - start : 0);
  }

  private boolean climbing() {
    for (Current.Note note : trial.current().notes()) {
      if (note instanceof Current.Note.Target) {
        return true;
      }
    }
    return false;
  }

  /** Consecutive cases that were run: those not mentioned passed in silence. */
  record Stretch(long from, int count, List<Result> remarkable) {}
}
