package dev.touchstone.machine.internal;

import dev.touchstone.CaseHost;
import dev.touchstone.Claim;
import dev.touchstone.Identity;
import dev.touchstone.Statistics;
import dev.touchstone.Verdict;
import dev.touchstone.internal.run.Argument;
import dev.touchstone.internal.run.Body;
import dev.touchstone.internal.run.Checker;
import dev.touchstone.internal.run.Remarks;
import dev.touchstone.internal.shrink.Refinement;
import dev.touchstone.machine.Script;
import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Checks that scripts of a model behave as the model says, and remarks on the run. */
public final class SequentialChecker implements Checker {
  private static final int WARN_AFTER = 100;
  private static final int IDLE_AFTER = 20;

  private final Blueprint blueprint;
  private final Options options;
  private final Frequencies frequencies;
  private final EarlierCases earlier;

  /** Creates a checker of scripts. */
  public SequentialChecker(Blueprint blueprint, Options options) {
    this.blueprint = blueprint;
    this.options = options;
    this.frequencies = new Frequencies(blueprint);
    this.earlier = new EarlierCases(blueprint);
  }

  /** Returns the claim whose only argument is a script. */
  public Claim claim() {
    return Claim.of(arguments(Admission.PRECONDITIONS), body())
        .label(blueprint.name())
        .explaining(false)
        .configured(settings -> {
          settings.checker = this;
          settings.tryingAll = false;
          settings.refinement = new ShortTail();
        });
  }

  /** Scripts cost more to run than plain arguments. */
  private record ShortTail() implements Refinement {
    @Override
    public int tailRuns() {
      return 1_500;
    }
  }

  /** Returns the argument: a script of admitted calls. */
  List<Argument> arguments(Admission admission) {
    return List.of(new Argument("script", new ScriptGen(blueprint, options.length(), admission)));
  }

  /** Returns what is done with a script. */
  Body body() {
    return arguments -> run((Script) arguments[0]);
  }

  /** Returns the script of a replay token. */
  public Script script(String token) {
    List<Script> found = new ArrayList<>();
    claim()
        .configured(settings -> settings.replay = token)
        .about(arguments(Admission.PRECONDITIONS), drawn -> found.add((Script) drawn[0]))
        .run(Seed.of(0).root());
    if (found.isEmpty()) {
      throw new IllegalArgumentException("the token " + token + " holds no script of "
          + blueprint.name() + "; it belongs to another model or an older version");
    }
    return found.get(0);
  }

  private void run(Script script) {
    Execution execution = Execution.of(blueprint, script);
    Failure failure = execution.failure();
    if (failure != null) {
      earlier.failed();
      throw ScriptFailed.of(execution, failure);
    }
    earlier.passed(script);
    frequencies.note(execution);
  }

  @Override
  public Verdict check(Claim claim, Node node) {
    CaseHost host = claim.settings().host;
    Blueprint other = host == null ? blueprint : blueprint.under(host);
    if (other == blueprint) {
      return checked(claim, node);
    }
    SequentialChecker moved = new SequentialChecker(other, options);
    return moved.checked(claim.about(moved.arguments(Admission.PRECONDITIONS), moved.body()), node);
  }

  private Verdict checked(Claim claim, Node node) {
    Verdict verdict;
    earlier.clear();
    try {
      verdict = Smallest.first(new ManyBugs(this, options.bugs()).check(claim, node));
    } catch (StartFailed failed) {
      return gaveUp(failed);
    }
    if (idle(verdict)) {
      return idled(blueprint, verdict.statistics());
    }
    List<String> remarks = remarks(blueprint, verdict.statistics());
    if (verdict instanceof Verdict.Falsified falsified && claim.settings().host == null) {
      dependence(falsified).ifPresent(remarks::add);
    }
    if (options.knownBugs()) {
      remarks.addAll(KnownBugs.check(this, blueprint, claim, node));
    }
    return Remarks.add(verdict, remarks);
  }

  private Optional<String> dependence(Verdict.Falsified falsified) {
    boolean hangs = falsified.identity().equals(Identity.TIMEOUT);
    return !hangs && falsified.first().values().get(0).orElse(null) instanceof Script script
        ? Optional.ofNullable(earlier.remark(script))
        : Optional.empty();
  }

  /** Returns the verdict on a system that could not be started. */
  public static Verdict gaveUp(StartFailed failed) {
    Statistics none = new Statistics(0, Map.of(), Map.of(), Map.of(), List.of(), Map.of());
    return new Verdict.GaveUp(String.valueOf(failed.getMessage()), Map.of(), none);
  }

  /** Returns whether a run passed in which nothing was ever called. */
  public static boolean idle(Verdict verdict) {
    Statistics statistics = verdict.statistics();
    return verdict.passed()
        && statistics.cases() >= IDLE_AFTER
        && statistics.counts().getOrDefault(Frequencies.COMMANDS, Map.of()).isEmpty();
  }

  /** Returns the verdict on a model none of whose commands could be called. */
  public static Verdict idled(Blueprint blueprint, Statistics statistics) {
    String reason = "no command of " + blueprint.name() + " was called in " + statistics.cases()
        + " cases: in the first state " + Shown.of(blueprint.initial())
        + " every precondition is false; see pre and knownBug of "
        + blueprint.commands().stream()
            .filter(command -> command.offered(blueprint.initial()))
            .map(Command::name)
            .collect(Collectors.joining(", "));
    return new Verdict.GaveUp(reason, Map.of(), statistics);
  }

  /** Returns what to know about a model's commands after a run. */
  public static List<String> remarks(Blueprint blueprint, Statistics statistics) {
    List<String> remarks = new ArrayList<>();
    Map<String, Long> ran = statistics.counts().getOrDefault(Frequencies.COMMANDS, Map.of());
    for (Command command : blueprint.commands()) {
      if (statistics.cases() >= WARN_AFTER && !ran.containsKey(command.name())) {
        remarks.add("warning: command " + command.name() + " never ran in " + statistics.cases()
            + " cases; see its when, pre and references");
      }
      command
          .knownBugs()
          .forEach(bug -> remarks.add(
              "known bug " + bug.name() + " of " + command.name() + " is kept out of scripts"));
    }
    return remarks;
  }
}
