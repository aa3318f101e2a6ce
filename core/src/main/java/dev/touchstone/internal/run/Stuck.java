package dev.touchstone.internal.run;

import dev.touchstone.Identity;
import dev.touchstone.Listener;
import dev.touchstone.Verdict;
import dev.touchstone.internal.database.Running;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Deals with a case that does not end even when interrupted.
 *
 * <p>No thread can be stopped from outside, so there are two ways on: a claim checked apart leaves
 * the thread behind and returns a verdict; a child process that was told so tells its listeners and
 * halts. Either way the finding is stored first.
 */
final class Stuck {
  private static final String HALT = "touchstone.haltOnHang";
  private static final int HALTED = 1;
  private static final String ENDLESS = "the case does not end, not even when interrupted";

  private final Settings settings;
  private final List<Argument> arguments;
  private volatile @Nullable CompletableFuture<Optional<Verdict>> awaited;
  private volatile boolean left;

  Stuck(Settings settings, List<Argument> arguments) {
    this.settings = settings;
    this.arguments = arguments;
  }

  /** Returns whether this JVM was told to halt where a case does not end. */
  static boolean halts() {
    return Boolean.getBoolean(HALT);
  }

  /** Runs a check on a thread that can be left behind. */
  Optional<Verdict> apart(Supplier<Optional<Verdict>> check) {
    CompletableFuture<Optional<Verdict>> verdict = new CompletableFuture<>();
    awaited = verdict;
    Thread worker = new Thread(
        () -> {
          try {
            verdict.complete(check.get());
          } catch (Throwable thrown) {
            verdict.completeExceptionally(thrown);
          }
        },
        "touchstone-apart");
    worker.setDaemon(true);
    worker.start();
    return Threads.join(verdict);
  }

  /** Returns whether a thread was left behind, and with it what it was working on. */
  boolean left() {
    return left;
  }

  /**
   * What is known of a case that is stuck.
   *
   * @param cases what runs it
   * @param tally what came before
   * @param place where it is, or ""
   * @param recalled whether it is a stored case
   * @param notes what says ahead which cases of the run are running
   */
  record Stalled(
      Cases cases, Tally tally, String place, boolean recalled, Collection<Running> notes) {}

  /** Hears that a case is stuck. */
  void found(Stalled stalled) {
    CompletableFuture<Optional<Verdict>> verdict = awaited;
    if (verdict == null && !halts()) {
      return;
    }
    LastWord word = new LastWord(settings, stalled.cases, stalled.notes);
    try {
      Verdict.Falsified finding = word.store(finding(stalled));
      left = true;
      if (verdict != null) {
        verdict.complete(Optional.of(finding));
      }
      if (halts()) {
        tell(finding);
      }
    } finally {
      if (halts()) {
        halt(word);
      }
    }
  }

  private static void halt(LastWord word) {
    if (word.stored()) {
      Running.acquit();
    }
    Runtime.getRuntime().halt(HALTED);
  }

  private void tell(Verdict.Falsified finding) {
    settings.listeners.forEach(listener -> listener.on(new Listener.VerdictReached(finding)));
  }

  private List<Object> values(Trial trial) {
    return trial.drawing()
        ? Collections.nCopies(arguments.size(), Unfinished.VALUE)
        : Arrays.asList(trial.values());
  }

  /** Stands for an argument whose generator does not end. */
  private enum Unfinished {
    VALUE;

    @Override
    public String toString() {
      return "(not drawn to its end)";
    }
  }

  private Verdict.Falsified finding(Stalled stalled) {
    Cases cases = stalled.cases;
    String what = stalled.place.isEmpty() ? ENDLESS : ENDLESS + "; it is at " + stalled.place;
    long before = Math.max(stalled.tally.cases(), cases.running());
    String certificate = stalled.recalled ? Memory.RUN_FIRST : Unrepeated.NOT_SHRUNK;
    return new Unrepeated(settings, arguments, stalled.tally, before, certificate)
        .falsified(
            values(cases.trial()),
            Identity.TIMEOUT,
            cases.token().toString(),
            what,
            "timeout: " + what);
  }
}
