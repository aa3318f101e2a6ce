package dev.touchstone.internal.run;

import dev.touchstone.Identity;
import dev.touchstone.Listener;
import dev.touchstone.Verdict;
import dev.touchstone.random.Node;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Deals with a case that does not end even when interrupted.
 *
 * <p>No thread can be stopped from outside, so there are two ways on: a claim checked apart leaves
 * the thread behind and returns a verdict; a child process that was told so saves the finding and
 * halts.
 */
final class Stuck {
  private static final String HALT = "touchstone.haltOnHang";
  private static final int HALTED = 1;
  private static final String ENDLESS = "the case does not end, not even when interrupted";

  private final Settings settings;
  private final Node node;
  private final List<Argument> arguments;
  private volatile @Nullable CompletableFuture<Verdict> awaited;

  Stuck(Settings settings, Node node, List<Argument> arguments) {
    this.settings = settings;
    this.node = node;
    this.arguments = arguments;
  }

  /** Runs a check on a thread that can be left behind. */
  Verdict apart(Supplier<Verdict> check) {
    CompletableFuture<Verdict> verdict = new CompletableFuture<>();
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

  /** Hears that a case is stuck. */
  void found(Cases cases, Tally tally, String place) {
    String what = place.isEmpty() ? ENDLESS : ENDLESS + "; it is at " + place;
    Verdict.Falsified finding = finding(cases, tally, what);
    CompletableFuture<Verdict> verdict = awaited;
    if (verdict != null) {
      verdict.complete(finding);
    }
    if (Boolean.getBoolean(HALT)) {
      settings.listeners.forEach(listener -> listener.on(new Listener.VerdictReached(finding)));
      Runtime.getRuntime().halt(HALTED);
    }
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

  private Verdict.Falsified finding(Cases cases, Tally tally, String what) {
    return new Unrepeated(settings, arguments, tally, Math.max(tally.cases(), cases.running()))
        .falsified(
            values(cases.trial()),
            Identity.TIMEOUT,
            node.child(Math.max(0, cases.running())).toReplay(),
            what,
            "timeout: " + what);
  }
}
