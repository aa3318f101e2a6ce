package dev.touchstone.internal.run;

import dev.touchstone.Identity;
import dev.touchstone.Verdict;
import dev.touchstone.choice.Choices;
import dev.touchstone.internal.shrink.Certificate;
import dev.touchstone.internal.shrink.Probe;
import dev.touchstone.internal.shrink.Shrink;
import dev.touchstone.internal.shrink.Shrinker;
import dev.touchstone.internal.token.Token;
import dev.touchstone.random.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Turns failing cases into a verdict: runs them again, shrinks, explains and shows them. */
final class Falsification {
  private static final String TURNED_OFF = "not shrunk: shrinking was turned off";
  private static final String INTERRUPTED = InterruptedException.class.getName();
  private static final int RERUNS = 100;
  private static final long RERUN_NANOS = 5_000_000_000L;

  private final List<Argument> arguments;
  private final Trial trial;
  private final Settings settings;
  private final Scribe scribe;
  private final Node node;
  private final Tally tally;
  private final long cases;

  Falsification(
      List<Argument> arguments,
      Trial trial,
      Settings settings,
      Node node,
      Tally tally,
      long cases) {
    this.arguments = arguments;
    this.trial = trial;
    this.settings = settings;
    this.scribe = new Scribe(settings.caseTimeout);
    this.node = node;
    this.tally = tally;
    this.cases = cases;
  }

  /** Returns the verdict on cases that fail in one or more ways; the first way is the main one. */
  Verdict.Falsified of(List<Result> failing) {
    Map<Identity, Shrunk> smallest = new LinkedHashMap<>();
    for (Result result : failing) {
      Shrunk shrunk = shrink(result, again(result));
      Identity identity = shrunk.identity().among(smallest.keySet());
      smallest.merge(identity, shrunk, Shrunk::smaller);
    }
    Shrunk main = smallest.values().iterator().next();
    for (Map.Entry<Identity, Choices> other : main.shrink.others().entrySet()) {
      boolean known = smallest.containsKey(other.getKey().among(smallest.keySet()));
      if (!known && !cutShort(other.getKey())) {
        Result result = failing(other.getValue(), main.first.size(), other.getKey());
        if (result != null) {
          smallest.put(other.getKey(), shrink(result, 2));
        }
      }
    }
    List<Verdict.Falsified> others = new ArrayList<>();
    smallest.values().stream().skip(1).forEach(other -> others.add(verdict(other, List.of())));
    return verdict(main, others);
  }

  /** Returns the verdict on a case that is small already. */
  Verdict.Falsified asIs(Result result, String certificate, boolean explain) {
    Exhibit exhibit = new Exhibit(arguments, trial, scribe);
    Exhibit.Seen after = exhibit.now();
    Shrunk unchanged = new Shrunk(result, search(result, settings.always), certificate, 0, 2);
    Explain.Findings findings = explain ? explained(unchanged) : Explain.Findings.NONE;
    Throwable thrown = result.failure().thrown();
    Exhibit.Seen before = exhibit.drawn(result.drawn(), result.size());
    return verdict(
        unchanged,
        exhibit.of(before, after, thrown, List.of()),
        exhibit.of(before, after, thrown, findings.free()),
        findings,
        List.of());
  }

  private Shrunk shrink(Result result, int failedOfTwo) {
    boolean flaky = failedOfTwo < 2 || settings.unsteady;
    int always = flaky ? Math.max(settings.alwaysShrinking, settings.always) : settings.always;
    Shrink shrink = search(result, always);
    trial.lenient(true);
    Certificate certificate = Shrinker.minimise(shrink);
    trial.lenient(false);
    String told = settings.shrinkEvaluations == 0 ? TURNED_OFF : certificate.toString();
    return new Shrunk(result, shrink, told, certificate.evaluations(), failedOfTwo);
  }

  private Shrink search(Result result, int always) {
    long deadline = settings.deadline(settings.shrinkTime);
    trial.watch().limit(hurried());
    Probe probe = new Probe(trial, result.size(), always, node.child("shrink"));
    trial.recorder().startReplay(result.drawn(), result.size());
    int[] key =
        trial.generate() == Outcome.PASSED ? settings.refinement().key(trial.values()) : new int[0];
    Shrink shrink = new Shrink(
        probe,
        result.drawn(),
        result.failure(),
        settings.shrinkEvaluations,
        () -> settings.ticker.nanos() >= deadline,
        settings.refinement(),
        key);
    if (settings.listeners.isEmpty()) {
      return shrink;
    }
    Heard heard = new Heard(arguments, trial.body(), settings);
    return shrink.watchedBy(
        (evaluations, best) -> heard.accepted(evaluations, best, result.size()));
  }

  /** Returns how long a case may take while others are still to be tried. */
  private long hurried() {
    long share = Settings.nanos(settings.shrinkTime) / 4;
    return Math.min(Settings.nanos(settings.caseTimeout), share);
  }

  /** Returns whether a case was ended sooner than the claim says, which proves nothing. */
  private boolean cutShort(Identity identity) {
    return identity.equals(Identity.TIMEOUT) && hurried() < Settings.nanos(settings.caseTimeout);
  }

  /** Runs a failing case once more and returns how many of the two runs failed. */
  private int again(Result result) {
    trial.recorder().startReplay(result.drawn(), result.size());
    Outcome outcome = trial.generate();
    if (outcome == Outcome.PASSED) {
      outcome = trial.run();
    }
    Stability.check(result.drawn(), trial.recorder().choices());
    if (outcome instanceof Outcome.Failure) {
      return 2;
    }
    checkInterrupted(result);
    return 1;
  }

  /** Ends the check where a case failed just because somebody interrupted it, as time limits of tests do. */
  private void checkInterrupted(Result result) {
    if (result.failure().identity().exception().equals(INTERRUPTED)) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(
          "interrupted while a claim was checked; the case was " + token(result, result.drawn()),
          result.failure().thrown());
    }
  }

  private @Nullable Result failing(Choices choices, int size, Identity identity) {
    trial.recorder().startReplay(choices, size);
    if (trial.generate() == Outcome.PASSED
        && trial.run() instanceof Outcome.Failure failure
        && failure.identity().matches(identity)) {
      return new Result(-1, size, failure, List.of(), trial.recorder().choices(), 0);
    }
    return null;
  }

  private Verdict.Falsified verdict(Shrunk shrunk, List<Verdict.Falsified> others) {
    Result first = shrunk.first;
    Explain.Findings findings = settings.explain ? explained(shrunk) : Explain.Findings.NONE;
    trial.watch().limit(Settings.nanos(settings.caseTimeout));
    Exhibit exhibit = new Exhibit(arguments, trial, scribe);
    return verdict(
        shrunk,
        exhibit.of(first.drawn(), first.size(), first.failure().thrown(), List.of()),
        exhibit.of(
            shrunk.choices(), first.size(), shrunk.shrink.failure().thrown(), findings.free()),
        findings,
        others);
  }

  private Verdict.Falsified verdict(
      Shrunk shrunk,
      Verdict.Counterexample first,
      Verdict.Counterexample smallest,
      Explain.Findings findings,
      List<Verdict.Falsified> others) {
    return new Verdict.Falsified(
        settings.label,
        cases,
        shrunk.shrink.steps(),
        shrunk.shrink.evaluations(),
        first,
        smallest,
        shrunk.identity(),
        token(shrunk.first, shrunk.choices()).toString(),
        shrunk.certificate,
        shrunk.certificateEvaluations,
        others,
        tally.statistics(),
        notes(shrunk, findings));
  }

  private Explain.Findings explained(Shrunk shrunk) {
    if (shrunk.flaky() || shrunk.identity().equals(Identity.TIMEOUT)) {
      return Explain.Findings.NONE;
    }
    Node chance = node.child("explain");
    trial.lenient(true);
    Explain.Findings findings = new Explain(
            trial, shrunk.choices(), shrunk.first.size(), shrunk.identity(), chance)
        .findings();
    trial.lenient(false);
    return findings;
  }

  private List<String> notes(Shrunk shrunk, Explain.Findings findings) {
    List<String> notes = new ArrayList<>();
    if (settings.unsteady) {
      notes.add(reruns(shrunk));
    } else if (shrunk.flaky()) {
      notes.add("flaky: failed " + shrunk.failedOfTwo + " of 2 runs");
    }
    for (int[] pair : findings.bound()) {
      notes.add("any value of %s fails, and any of %s, but not any of both together"
          .formatted(arguments.get(pair[0]).name(), arguments.get(pair[1]).name()));
    }
    notes.addAll(shrunk.shrink.hints().remarks());
    RuntimeException forgiven = trial.forgiven();
    if (forgiven != null) {
      notes.add("passed over while shrinking: " + forgiven.getMessage());
    }
    return notes;
  }

  /** Runs the smallest case again and says how often it failed; slow cases run fewer times. */
  private String reruns(Shrunk shrunk) {
    trial.recorder().startReplay(shrunk.choices(), shrunk.first.size());
    boolean drawn = trial.generate() == Outcome.PASSED;
    long deadline = settings.ticker.nanos() + RERUN_NANOS;
    int runs = 0;
    int failures = 0;
    while (drawn && runs < RERUNS && settings.ticker.nanos() < deadline) {
      runs++;
      failures += trial.runAgain(shrunk.first.size()) instanceof Outcome.Failure ? 1 : 0;
    }
    return "fails in " + failures + " of " + runs + " runs";
  }

  private Token token(Result first, Choices smallest) {
    Node place = first.number() < 0 ? node : node.child(first.number());
    return Token.of(place, smallest);
  }

  private record Shrunk(
      Result first,
      Shrink shrink,
      String certificate,
      int certificateEvaluations,
      int failedOfTwo) {
    Choices choices() {
      return shrink.best();
    }

    Identity identity() {
      return shrink.identity();
    }

    boolean flaky() {
      return failedOfTwo < 2;
    }

    Shrunk smaller(Shrunk other) {
      return other.choices().compareTo(choices()) < 0 ? other : this;
    }
  }
}
