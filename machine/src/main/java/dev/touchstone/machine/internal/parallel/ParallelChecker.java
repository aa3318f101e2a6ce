package dev.touchstone.machine.internal.parallel;

import dev.touchstone.CaseHost;
import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.Ticker;
import dev.touchstone.Verdict;
import dev.touchstone.internal.run.Argument;
import dev.touchstone.internal.run.Body;
import dev.touchstone.internal.run.Checker;
import dev.touchstone.internal.run.Remarks;
import dev.touchstone.machine.IllegalModel;
import dev.touchstone.machine.Order;
import dev.touchstone.machine.ParallelScript;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.SequentialChecker;
import dev.touchstone.machine.internal.StartFailed;
import dev.touchstone.random.Node;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Checks that scripts of a model are explained by some order, and remarks on the run.
 *
 * @param blueprint the model
 * @param order which orders explain
 * @param branches how many branches, or 0 where chance decides
 * @param budget how many interleavings a script may have
 * @param instances on how many systems a release runs a script at most
 * @param given the only script to run, or null where scripts are drawn
 */
public record ParallelChecker(
    Blueprint blueprint,
    Order order,
    int branches,
    long budget,
    int instances,
    @Nullable ParallelScript given)
    implements Checker {
  private static final Duration GRACE = Duration.ofSeconds(2);
  private static final int CORES = Runtime.getRuntime().availableProcessors();

  /** Refuses models whose states cannot be compared. */
  public ParallelChecker {
    Class<?> type = blueprint.initial().getClass();
    if (!comparable(type)) {
      throw new IllegalModel("the state of " + blueprint.name() + " is a " + type.getName()
          + " without equals; parallel runs compare states, so use a record");
    }
  }

  private static boolean comparable(Class<?> type) {
    try {
      return type.isEnum()
          || type.getMethod("equals", Object.class).getDeclaringClass() != Object.class;
    } catch (NoSuchMethodException impossible) {
      return false;
    }
  }

  /** Returns the checker with another order. */
  public ParallelChecker order(Order other) {
    return new ParallelChecker(blueprint, other, branches, budget, instances, given);
  }

  /** Returns the checker with another number of branches. */
  public ParallelChecker branches(int other) {
    return new ParallelChecker(blueprint, order, other, budget, instances, given);
  }

  /** Returns the checker with another budget of interleavings. */
  public ParallelChecker budget(long other) {
    return new ParallelChecker(blueprint, order, branches, other, instances, given);
  }

  /** Returns the checker with another limit on the systems of a release. */
  public ParallelChecker instances(int other) {
    return new ParallelChecker(blueprint, order, branches, budget, other, given);
  }

  /** Returns the checker of one script. */
  public ParallelChecker script(ParallelScript script) {
    return new ParallelChecker(blueprint, order, branches, budget, instances, script);
  }

  /** Returns the claim whose only argument is a parallel script, with the settings of another. */
  public Claim claim(Claim like) {
    return like.about(arguments(), body(run(like))).configured(s -> s.checker = this);
  }

  private List<Argument> arguments() {
    Gen<Paced> scripts = given == null
        ? new ParallelScripts(blueprint, branches, budget)
        : new GivenScript(blueprint, given);
    return List.of(new Argument("script", scripts));
  }

  private ParallelRun run(Claim claim) {
    Duration limit = claim.settings().caseTimeout;
    return new ParallelRun(blueprint, order, limit, GRACE, Ticker.system(), CORES, instances);
  }

  private static Body body(ParallelRun run) {
    return values -> run.check((Paced) values[0]);
  }

  /** Lets a run find out by itself that branches hang, before the watch over all cases does. */
  private Claim owningTime(Claim claim, ParallelRun run) {
    Duration limit = claim.settings().caseTimeout;
    return claim
        .about(arguments(), body(run))
        .configured(settings -> settings.caseTimeout = limit.plus(GRACE).multipliedBy(2));
  }

  @Override
  public Verdict check(Claim claim, Node node) {
    CaseHost host = claim.settings().host;
    ParallelChecker moved = host == null ? this : under(blueprint.under(host));
    return host != null && host.conducts()
        ? moved.conducted(claim, host, node)
        : moved.onThreads(claim, node);
  }

  private ParallelChecker under(Blueprint other) {
    return other == blueprint
        ? this
        : new ParallelChecker(other, order, branches, budget, instances, given);
  }

  private Verdict onThreads(Claim claim, Node node) {
    ParallelRun run = run(claim);
    return told(
        owningTime(claim, run),
        node,
        verdict -> run.leftBranchesBehind() ? LeftBehind.told(verdict, run) : verdict,
        () -> remarks(run));
  }

  private static List<String> remarks(ParallelRun run) {
    List<String> remarks = new ArrayList<>();
    if (run.leftBranchesBehind()) {
      remarks.add(
          "branches were left behind, so nothing was run after that, to shrink or to count");
    }
    remarks.addAll(cleanup(run.cleanupThrew()));
    if (CORES < 2) {
      remarks.add("one core only: branches take turns, and few races can show");
    }
    return remarks;
  }

  private Verdict conducted(Claim claim, CaseHost host, Node node) {
    Conducted run = new Conducted(host, blueprint, order);
    Claim steady = claim.about(arguments(), run).configured(settings -> settings.unsteady = false);
    return told(steady, node, verdict -> verdict, () -> cleanup(run.cleanupThrew()));
  }

  private static List<String> cleanup(@Nullable Throwable thrown) {
    return thrown == null ? List.of() : List.of("cleanup threw " + thrown);
  }

  private Verdict told(
      Claim claim, Node node, UnaryOperator<Verdict> settled, Supplier<List<String>> remarks) {
    Verdict verdict;
    try {
      verdict = claim.run(node);
    } catch (StartFailed failed) {
      return SequentialChecker.gaveUp(failed);
    }
    if (SequentialChecker.idle(verdict)) {
      return SequentialChecker.idled(blueprint, verdict.statistics());
    }
    List<String> all = new ArrayList<>(SequentialChecker.remarks(blueprint, verdict.statistics()));
    all.addAll(remarks.get());
    return Remarks.add(settled.apply(verdict), all);
  }
}
