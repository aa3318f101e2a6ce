package dev.touchstone.internal.run;

import dev.touchstone.Identity;
import dev.touchstone.UnstableGenerator;
import dev.touchstone.Verdict;
import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.internal.shrink.Certificate;
import dev.touchstone.internal.shrink.Probe;
import dev.touchstone.internal.shrink.Shrink;
import dev.touchstone.internal.shrink.Shrinker;
import dev.touchstone.random.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Turns a failing case into a verdict: runs it again, shrinks it, explains it, shows it. */
final class Falsification {
  private final List<Argument> arguments;
  private final Trial trial;
  private final Settings settings;
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
    this.node = node;
    this.tally = tally;
    this.cases = cases;
  }

  /** Returns the verdict on failing cases of one or more identities. */
  Verdict.Falsified of(List<Result> failing) {
    Result first = failing.get(0);
    Verdict.Falsified main = smallest(failing, first.failure().identity());
    List<Verdict.Falsified> others = new ArrayList<>(main.others());
    for (Result result : failing) {
      Identity identity = result.failure().identity();
      boolean known = identity.equals(main.identity())
          || others.stream().anyMatch(other -> other.identity().equals(identity));
      if (!known) {
        others.add(smallest(failing, identity));
      }
    }
    return withOthers(main, others);
  }

  private Verdict.Falsified smallest(List<Result> failing, Identity identity) {
    Shrunk best = null;
    for (Result result : failing) {
      if (result.failure().identity().equals(identity)) {
        Shrunk next = shrink(result, true);
        best = best == null || next.choices.compareTo(best.choices) < 0 ? next : best;
      }
    }
    return verdict(Objects.requireNonNull(best));
  }

  private Shrunk shrink(Result result, boolean confirm) {
    boolean flaky = confirm && !failsAgain(result);
    int always = flaky ? Math.max(settings.alwaysShrinking, settings.always) : settings.always;
    Probe probe = new Probe(trial, result.size(), always, node.child("shrink"));
    trial
        .watch()
        .limit(Math.min(settings.caseTimeout.toNanos(), settings.shrinkTime.toNanos() / 4));
    long deadline = settings.ticker.nanos() + settings.shrinkTime.toNanos();
    Shrink shrink = new Shrink(
        probe,
        result.drawn(),
        result.failure(),
        settings.shrinkEvaluations,
        () -> settings.ticker.nanos() >= deadline);
    Certificate certificate = Shrinker.minimise(shrink);
    return new Shrunk(result, shrink, shrink.best(), certificate, flaky);
  }

  private boolean failsAgain(Result result) {
    trial.recorder().startReplay(result.drawn(), result.size());
    Outcome outcome = trial.generate();
    if (outcome == Outcome.PASSED) {
      outcome = trial.run();
    }
    checkStable(result.drawn(), trial.recorder().choices());
    return outcome instanceof Outcome.Failure;
  }

  private static void checkStable(Choices drawn, Choices again) {
    int[] before = drawn.freeLeaves();
    int[] after = again.freeLeaves();
    for (int i = 0; i < Math.min(before.length, after.length); i++) {
      Choice.Leaf one = (Choice.Leaf) drawn.at(before[i]);
      Choice.Leaf two = (Choice.Leaf) again.at(after[i]);
      if (one.domain().kind() != two.domain().kind()) {
        throw new UnstableGenerator(
            "draw %d was %s and is %s when the same choices are replayed; a generator may depend on nothing but what it draws"
                .formatted(i + 1, one.domain(), two.domain()));
      }
    }
  }

  private Verdict.Falsified verdict(Shrunk shrunk) {
    Result first = shrunk.first;
    Identity identity = first.failure().identity();
    Explain.Findings findings = settings.explain && !shrunk.flaky
        ? new Explain(trial, shrunk.choices, first.size(), identity, node.child("explain"))
            .findings()
        : Explain.Findings.NONE;
    List<String> notes = new ArrayList<>();
    if (shrunk.flaky) {
      notes.add("flaky: failed 1 of 2 runs");
    }
    for (int[] pair : findings.bound()) {
      notes.add("any value of %s fails, and any of %s, but not any of both together"
          .formatted(arguments.get(pair[0]).name(), arguments.get(pair[1]).name()));
    }
    Verdict.Counterexample smallest =
        shown(shrunk.choices, first.size(), shrunk.shrink.failure().thrown(), findings.free());
    return new Verdict.Falsified(
        settings.label,
        cases,
        shrunk.shrink.steps(),
        shrunk.shrink.evaluations(),
        shown(first.drawn(), first.size(), first.failure().thrown(), List.of()),
        smallest,
        identity,
        Tokens.of(node, first, shrunk.choices),
        shrunk.certificate.toString(),
        others(shrunk),
        tally.statistics(),
        notes);
  }

  private List<Verdict.Falsified> others(Shrunk shrunk) {
    List<Verdict.Falsified> others = new ArrayList<>();
    for (Map.Entry<Identity, Choices> other : shrunk.shrink.others().entrySet()) {
      trial.recorder().startReplay(other.getValue(), shrunk.first.size());
      if (trial.generate() == Outcome.PASSED
          && trial.run() instanceof Outcome.Failure failure
          && failure.identity().equals(other.getKey())) {
        Result found = new Result(
            -1, shrunk.first.size(), failure, List.of(), trial.recorder().choices(), 0);
        Shrunk own = shrink(found, false);
        own.shrink.others().clear();
        others.add(verdict(own));
      }
    }
    return others;
  }

  private Verdict.Counterexample shown(
      Choices choices, int size, Throwable thrown, List<Boolean> free) {
    trial.recorder().startReplay(choices, size);
    trial.generate();
    Object[] values = trial.values();
    String[] before = rendered(values);
    trial.run();
    String[] after = rendered(values);
    trial.recorder().startReplay(choices, size);
    trial.generate();
    List<Verdict.Shown> list = new ArrayList<>();
    List<Optional<Object>> fresh = new ArrayList<>();
    for (int i = 0; i < before.length; i++) {
      String remark = i < free.size() && free.get(i) ? "(any value fails)" : "";
      if (!before[i].equals(after[i])) {
        remark = (remark + " (changed by the property to " + after[i] + ")").strip();
      }
      list.add(new Verdict.Shown(arguments.get(i).name(), before[i], remark));
      fresh.add(Optional.ofNullable(trial.values()[i]));
    }
    return new Verdict.Counterexample(list, fresh, thrown);
  }

  private static String[] rendered(Object[] values) {
    String[] texts = new String[values.length];
    for (int i = 0; i < values.length; i++) {
      texts[i] = Rendering.of(values[i]);
    }
    return texts;
  }

  private static Verdict.Falsified withOthers(
      Verdict.Falsified main, List<Verdict.Falsified> others) {
    return new Verdict.Falsified(
        main.label(),
        main.cases(),
        main.steps(),
        main.evaluations(),
        main.first(),
        main.shrunk(),
        main.identity(),
        main.token(),
        main.certificate(),
        List.copyOf(others),
        main.statistics(),
        main.notes());
  }

  private record Shrunk(
      Result first, Shrink shrink, Choices choices, Certificate certificate, boolean flaky) {}
}
