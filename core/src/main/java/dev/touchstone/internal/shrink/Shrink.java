package dev.touchstone.internal.shrink;

import dev.touchstone.Identity;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Digest;
import dev.touchstone.internal.hint.Hints;
import dev.touchstone.internal.run.Outcome;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;

/**
 * The state of one search for a smaller failing case: the best so far and everything tried.
 *
 * <p>Invariant: the best case fails with an identity that matches the first one's, and every accepted
 * step is strictly smaller in the published order. No case is run twice, unless what was tried is
 * forgotten: a candidate whose choices, or whose recorded choices, were seen before is refused unseen,
 * and one that is no smaller than the best is refused before its body runs.
 */
public final class Shrink {
  private static final int OTHERS = 4;
  private static final int RETRIED = 8;

  private final Probe probe;
  private Identity identity;
  private final BooleanSupplier spent;
  private final int mostEvaluations;
  private final Set<Digest> tried = new HashSet<>();
  private final Set<Digest> ran = new HashSet<>();
  private final Map<Identity, Choices> others = new LinkedHashMap<>();
  private final Deque<Choices> passed = new ArrayDeque<>();
  private final Hints hints = new Hints();
  private final Refinement refinement;
  private Steps watcher = (evaluations, smaller) -> {};
  private Choices best;
  private int[] bestKey;
  private int[] drawnKey = {};
  private Outcome.Failure failure;
  private int drawnWeight;
  private int evaluations;
  private int steps;

  /** Starts from a failing case. */
  public Shrink(
      Probe probe,
      Choices first,
      Outcome.Failure failure,
      int mostEvaluations,
      BooleanSupplier spent) {
    this(probe, first, failure, mostEvaluations, spent, Refinement.NONE, new int[0]);
  }

  /** Starts from a failing case with a refined order; {@code key} is the key of that case. */
  public Shrink(
      Probe probe,
      Choices first,
      Outcome.Failure failure,
      int mostEvaluations,
      BooleanSupplier spent,
      Refinement refinement,
      int[] key) {
    this.refinement = refinement;
    this.bestKey = key;
    this.probe = probe;
    this.best = first;
    this.failure = failure;
    this.identity = failure.identity();
    this.mostEvaluations = mostEvaluations;
    this.spent = spent;
    ran.add(first.digest());
  }

  /** Tells of every step from now on. */
  public Shrink watchedBy(Steps newWatcher) {
    watcher = newWatcher;
    return this;
  }

  /** Returns the smallest failing case found. */
  public Choices best() {
    return best;
  }

  /** Returns how the smallest case failed. */
  public Outcome.Failure failure() {
    return failure;
  }

  /** Returns what tells this failure from others; its place is filled in once it is known. */
  public Identity identity() {
    return identity;
  }

  /** Returns how often the body ran. */
  public int evaluations() {
    return evaluations;
  }

  /** Returns how many steps made the case smaller. */
  public int steps() {
    return steps;
  }

  /** Returns cases that failed in other ways, one per way. */
  public Map<Identity, Choices> others() {
    return others;
  }

  /** Returns what hints of generators have answered. */
  public Hints hints() {
    return hints;
  }

  /** Returns whether the last candidate was filled up to the weight of the best case again. */
  boolean filledUp() {
    return drawnWeight >= best.weight();
  }

  Refinement refinement() {
    return refinement;
  }

  /** Returns whether another order is compared before the published one. */
  boolean refined() {
    return bestKey.length > 0;
  }

  Probe probe() {
    return probe;
  }

  /** Tries a candidate; where it asks for a fork it does not have, also with another fork there. */
  boolean attempt(Choices candidate) {
    return tried.add(candidate.digest())
        && ((probe.replay(candidate) && judge())
            || (probe.recorder().lostFork() && probe.renamed(candidate) && judge()));
  }

  /** Tries a candidate without regard to spans. */
  boolean attemptFlat(Choices candidate) {
    return tried.add(candidate.digest()) && probe.flat(candidate) && judge();
  }

  /** Tries a candidate with fresh values in its holes. */
  boolean attemptFilled(Choices candidate, long number) {
    return probe.fill(candidate, number) && judge();
  }

  /** Tries the case that a walk has just drawn. */
  boolean attemptDrawn() {
    return judge();
  }

  /** Tries the last candidates that passed once more: luck may have had a part in it. */
  boolean retry() {
    List<Choices> again = List.copyOf(passed);
    passed.clear();
    for (Choices candidate : again) {
      ran.remove(candidate.digest());
      if (probe.replay(candidate) && judge()) {
        return true;
      }
    }
    return false;
  }

  /** Returns how often all candidates must still have their turn before the best case is the last. */
  int turns() {
    return probe.repeats() ? probe.turns(best) : 0;
  }

  /** Lets every candidate be tried once more. */
  void forget() {
    tried.clear();
    ran.clear();
  }

  /** Runs the case that was just drawn, unless it is known or not smaller. */
  private boolean judge() {
    boolean forked = probe.recorder().forked();
    Choices drawn = probe.recorder().choices();
    drawnWeight = drawn.weight();
    drawnKey = refined() ? refinement.key(probe.trial().values()) : bestKey;
    if (!forked && !fresh(drawn)) {
      return false;
    }
    checkBudget();
    evaluations++;
    Outcome outcome = probe.run();
    Choices recorded = probe.recorder().choices();
    if (forked && !ran.add(recorded.digest())) {
      return false;
    }
    if (outcome == Outcome.PASSED && probe.repeats()) {
      remember(recorded);
    }
    return outcome instanceof Outcome.Failure found && accept(found, recorded);
  }

  private void remember(Choices recorded) {
    passed.addFirst(recorded);
    if (passed.size() > RETRIED) {
      passed.removeLast();
    }
  }

  private boolean fresh(Choices recorded) {
    return smaller(recorded) && ran.add(recorded.digest());
  }

  private boolean smaller(Choices recorded) {
    int order = Arrays.compare(drawnKey, bestKey);
    return order < 0 || (order == 0 && recorded.compareTo(best) < 0);
  }

  private boolean accept(Outcome.Failure found, Choices recorded) {
    if (!smaller(recorded)) {
      return false;
    }
    if (!found.identity().matches(identity)) {
      keep(found.identity().among(others.keySet()), recorded);
      return false;
    }
    identity = identity.place().equals(Identity.UNKNOWN_PLACE) ? found.identity() : identity;
    best = recorded;
    bestKey = drawnKey;
    failure = found;
    steps++;
    watcher.accepted(evaluations, best);
    return true;
  }

  private void keep(Identity other, Choices recorded) {
    if (others.size() < OTHERS || others.containsKey(other)) {
      others.merge(other, recorded, (a, b) -> a.compareTo(b) <= 0 ? a : b);
    }
  }

  /** Ends the search where its budget is used up. */
  void checkBudget() {
    if (evaluations >= mostEvaluations) {
      throw new Spent("evaluations");
    }
    if (spent.getAsBoolean()) {
      throw new Spent("time");
    }
  }

  /**
   * Finds the greatest count a growing move works for: tries 1, 2, 4 and so on while it works, then
   * searches between the last success and the first failure. Returns 0 where not even 1 works.
   */
  static int adaptive(int most, IntPredicate works) {
    int good = 0;
    int step = 1;
    while (good < most && works.test(Math.min(most, step))) {
      good = Math.min(most, step);
      step = 2 * good;
    }
    int bad = Math.min(most + 1, good == 0 ? 1 : step);
    while (good > 0 && good + 1 < bad) {
      int middle = (good + bad) >>> 1;
      if (works.test(middle)) {
        good = middle;
      } else {
        bad = middle;
      }
    }
    return good;
  }

  /** Is told of every step. */
  @FunctionalInterface
  public interface Steps {
    /** Hears of a smaller failing case and how often the body had run. */
    void accepted(int evaluations, Choices best);
  }

  /** Ends a search whose budget is used up; carries no stack. */
  static final class Spent extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String limit;

    Spent(String limit) {
      super(null, null, false, false);
      this.limit = limit;
    }

    String limit() {
      return limit;
    }
  }
}
