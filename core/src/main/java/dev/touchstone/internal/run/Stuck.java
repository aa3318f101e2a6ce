package dev.touchstone.internal.run;

import dev.touchstone.Identity;
import dev.touchstone.Listener;
import dev.touchstone.Verdict;
import dev.touchstone.random.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

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

  private final Settings settings;
  private final Node node;
  private final List<Argument> arguments;
  private final CompletableFuture<Verdict> verdict = new CompletableFuture<>();

  Stuck(Settings settings, Node node, List<Argument> arguments) {
    this.settings = settings;
    this.node = node;
    this.arguments = arguments;
  }

  /** Runs a check on a thread that can be left behind. */
  Verdict apart(Supplier<Verdict> check) {
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
  void found(Cases cases, Tally tally) {
    Verdict.Falsified finding = finding(cases, tally);
    settings.stuck.accept(finding);
    verdict.complete(finding);
    if (Boolean.getBoolean(HALT)) {
      settings.listeners.forEach(listener -> listener.on(new Listener.VerdictReached(finding)));
      Runtime.getRuntime().halt(HALTED);
    }
  }

  private Verdict.Falsified finding(Cases cases, Tally tally) {
    List<Verdict.Shown> shown = new ArrayList<>();
    List<Optional<Object>> values = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      Object value = cases.trial().values()[i];
      shown.add(new Verdict.Shown(arguments.get(i).name(), Rendering.of(value), ""));
      values.add(Optional.ofNullable(value));
    }
    Verdict.Counterexample example = new Verdict.Counterexample(
        shown, values, new AssertionError("the case does not end, not even when interrupted"));
    return new Verdict.Falsified(
        settings.label,
        Math.max(tally.cases(), cases.running()) + 1,
        0,
        0,
        example,
        example,
        Identity.TIMEOUT,
        node.child(Math.max(0, cases.running())).toReplay(),
        "not shrunk",
        0,
        List.of(),
        tally.statistics(),
        List.of("timeout: the case does not end, not even when interrupted"));
  }
}
