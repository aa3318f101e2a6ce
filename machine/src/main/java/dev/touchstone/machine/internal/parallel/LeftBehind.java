package dev.touchstone.machine.internal.parallel;

import dev.touchstone.Verdict;
import java.util.List;

/**
 * Tells what a run really did that stopped because branches were left behind.
 *
 * <p>Who shrinks does not know of that: candidates that were not run count as passed, so what it says
 * about smaller cases and about repeated runs was never seen.
 */
final class LeftBehind {
  private LeftBehind() {}

  static Verdict told(Verdict verdict, ParallelRun run) {
    return verdict instanceof Verdict.Falsified falsified ? told(falsified, run) : verdict;
  }

  private static Verdict.Falsified told(Verdict.Falsified found, ParallelRun run) {
    boolean same = script(found.first()).equals(script(found.shrunk()));
    return new Verdict.Falsified(
        found.label(),
        found.cases(),
        same ? 0 : found.steps(),
        Math.min(found.evaluations(), run.afterFailure()),
        found.first(),
        found.shrunk(),
        found.identity(),
        found.token(),
        same ? "not shrunk" : "not shrunk further",
        0,
        found.others(),
        found.statistics(),
        List.of());
  }

  private static String script(Verdict.Counterexample example) {
    return example.arguments().get(0).value();
  }
}
