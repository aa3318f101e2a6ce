package dev.touchstone.rank.internal.search;

import static java.util.Objects.requireNonNull;

import dev.touchstone.Ticker;
import dev.touchstone.rank.Bug;
import dev.touchstone.rank.BugInference;
import dev.touchstone.rank.FailureSet;
import dev.touchstone.rank.Family;
import dev.touchstone.rank.StopRule;
import dev.touchstone.rank.Unseen;
import dev.touchstone.rank.internal.search.Jury.Judged;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.Predicate;

/**
 * Finds tests that show all bugs of some programs.
 *
 * <p>A random test whose failure set the suite does not explain is shrunk while that stays so; the
 * last test joins the suite, and the tests on the way are offered again, the last first. Shrinking
 * may have moved to another failure set, and without the second offer the test that began it would
 * stay unexplained. At the end each witness is shrunk while its failure set stays the same, and all
 * sets that were met on any way are checked against the suite.
 *
 * <p>Source: Claessen, Hughes, Palka, Smallbone and Svensson, Ranking Programs using Black Box
 * Testing (2010), section 3; deviations: the second offer, the last pass, and the estimate of the
 * unseen in the stop rule. Invariant: every failure set that was observed, of random tests and of
 * candidates alike, is a union of sets of the suite when the search ends. It ends, because every
 * addition puts a set into the suite's closure under union that was not there.
 */
public final class Search<T> {
  private static final int BLOCK = 256;
  private static final int STEERED_AFTER = 1_000;
  private static final int FEWEST_CANDIDATES = 4;
  private static final int MOST_CANDIDATES = 512;
  private static final int MOST_TRIES = 400;

  private final Draws<T> draws;
  private final Jury<T> jury;
  private final StopRule rule;
  private final BooleanSupplier stopped;
  private final Ticker ticker;
  private final boolean again;
  private final BugInference<Specimen<T>> suite = new BugInference<>(Comparator.naturalOrder());
  private final Map<Object, Judged> memo = new HashMap<>();
  private final Map<FailureSet, Specimen<T>> smallest = new HashMap<>();
  private final Family family = new Family();
  private IntConsumer progress = tests -> {};
  private final Map<FailureSet, Integer> shown = new HashMap<>();
  private FailureSet aside = FailureSet.NONE;
  private int quiet;
  private int tests;
  private boolean steered;
  private long varied;

  /** Creates a search; {@code stopped} tells of an interruption from outside. */
  public Search(
      Draws<T> draws, Jury<T> jury, StopRule rule, Ticker ticker, BooleanSupplier stopped) {
    this(draws, jury, rule, ticker, stopped, true);
  }

  Search(
      Draws<T> draws,
      Jury<T> jury,
      StopRule rule,
      Ticker ticker,
      BooleanSupplier stopped,
      boolean again) {
    this.draws = draws;
    this.jury = jury;
    this.rule = rule;
    this.ticker = ticker;
    this.stopped = stopped;
    this.again = again;
  }

  /** Tells somebody after each block how many tests there were. */
  public Search<T> progress(IntConsumer watcher) {
    progress = watcher;
    return this;
  }

  /** Sets whether tests are made of witnesses too, once random ones have been quiet for a while. */
  public Search<T> steered(boolean byWitnesses) {
    steered = byWitnesses;
    return this;
  }

  /** Returns the bugs, those with the smallest witnesses first. */
  public List<Bug<Specimen<T>>> bugs() {
    return suite.bugs();
  }

  /** Returns the failure sets that were met. */
  public Family family() {
    return family;
  }

  /** Returns the smallest test met for each failure set, the smallest first. */
  public Map<FailureSet, T> smallest() {
    Map<FailureSet, T> sorted = new LinkedHashMap<>();
    smallest.entrySet().stream()
        .sorted(Map.Entry.comparingByValue())
        .forEach(entry -> sorted.put(entry.getKey(), entry.getValue().value()));
    return sorted;
  }

  /** Returns the smallest test met for each failure set, with its choices. */
  public Map<FailureSet, Specimen<T>> specimens() {
    return java.util.Collections.unmodifiableMap(smallest);
  }

  /** Searches until the rule says stop. */
  public Unseen run() {
    long deadline = ticker.nanos() + rule.time().toNanos();
    String reason = "";
    while (reason.isEmpty()) {
      block(deadline);
      steer();
      progress.accept(tests);
      reason = reason(deadline);
    }
    finish();
    return new Unseen(tests, singletons(), unseen(), reason, reason.startsWith("quiet"));
  }

  /** Returns the chance of a failure set never seen, after Turing: those seen once among all. */
  private double unseen() {
    return tests == 0 ? 1 : (double) singletons() / tests;
  }

  /** Counts the failure sets seen once, as far as those never set aside go: they saw every test. */
  private int singletons() {
    Family present = new Family();
    shown.forEach((failing, times) -> present.add(failing.minus(aside), times));
    return present.singletons();
  }

  private String reason(long deadline) {
    if (stopped.getAsBoolean()) {
      return "interruption";
    }
    if (quiet >= rule.quiet() && unseen() <= rule.unseen()) {
      return "quiet: " + quiet + " tests in a row showed nothing new";
    }
    if (tests >= rule.mostTests()) {
      return "the limit of " + rule.mostTests() + " tests";
    }
    return ticker.nanos() - deadline >= 0 ? "the limit of " + rule.time().toSeconds() + " s" : "";
  }

  private void block(long deadline) {
    List<Specimen<T>> drawn = new ArrayList<>();
    for (int i = 0; i < Math.min(BLOCK, rule.mostTests() - tests); i++) {
      drawn.add(draws.draw(tests + i));
    }
    judge(drawn);
    for (Specimen<T> specimen : drawn) {
      if (!reason(deadline).isEmpty()) {
        return;
      }
      tests++;
      Judged first = judged(specimen.value());
      shown.merge(first.failing(), 1, Integer::sum);
      aside = aside.union(first.missing());
      quiet = offer(specimen, 1) ? 0 : quiet + 1;
    }
  }

  /** Tries tests that share a part with witnesses, as many as random ones. */
  private void steer() {
    List<Bug<Specimen<T>>> bugs = suite.bugs();
    if (!steered || quiet < STEERED_AFTER || bugs.isEmpty()) {
      return;
    }
    List<Specimen<T>> made = new ArrayList<>();
    for (int i = 0; i < BLOCK; i++) {
      Bug<Specimen<T>> bug = bugs.get((int) (varied % bugs.size()));
      made.add(draws.vary(bug.witness(), varied++));
    }
    judge(made);
    for (Specimen<T> specimen : made) {
      quiet = offer(specimen, 0) ? 0 : quiet;
    }
  }

  /** Judges what is not known yet, all at once. */
  private void judge(List<Specimen<T>> specimens) {
    Map<Object, T> open = new LinkedHashMap<>();
    for (Specimen<T> specimen : specimens) {
      Object key = jury.key(specimen.value());
      if (!memo.containsKey(key)) {
        open.put(key, specimen.value());
      }
    }
    judge(open);
  }

  private void judge(Map<Object, T> open) {
    List<Judged> judged = jury.judge(List.copyOf(open.values()));
    int at = 0;
    for (Object key : open.keySet()) {
      memo.put(key, judged.get(at++));
    }
  }

  /** Returns who fails a test; those set aside are asked only if the test could matter. */
  private Judged judged(T test) {
    Object key = jury.key(test);
    if (!memo.containsKey(key)) {
      judge(Map.of(key, test));
    }
    Judged judged = requireNonNull(memo.get(key));
    if (!judged.missing().isEmpty() && !suite.isRedundant(judged.failing(), judged.missing())) {
      FailureSet others = jury.judgeAside(test, judged.missing());
      judged = new Judged(judged.failing().union(others), FailureSet.NONE);
      memo.put(key, judged);
    }
    return judged;
  }

  /** Notes the failure set of a test, random so many times, and returns whether it is unexplained. */
  private boolean isNew(Specimen<T> specimen, int times) {
    Judged judged = judged(specimen.value());
    if (!judged.missing().isEmpty()) {
      return false;
    }
    family.add(judged.failing(), times);
    smallest.merge(judged.failing(), specimen, (a, b) -> a.compareTo(b) <= 0 ? a : b);
    return !suite.isRedundant(judged.failing());
  }

  /** Returns whether a test showed a bug, by itself or by a smaller one it led to. */
  private boolean offer(Specimen<T> specimen, int times) {
    if (!isNew(specimen, times)) {
      Judged judged = judged(specimen.value());
      if (judged.missing().isEmpty()) {
        suite.offer(specimen, judged.failing());
      }
      return false;
    }
    List<Specimen<T>> path = new ArrayList<>(List.of(specimen));
    path.addAll(shrink(specimen, MOST_TRIES, candidate -> isNew(candidate, 0)));
    Specimen<T> last = path.get(path.size() - 1);
    suite.offer(last, judged(last.value()).failing());
    for (int at = path.size() - 1; again && at >= 0; at--) {
      offer(path.get(at), 0);
    }
    return true;
  }

  /**
   * Goes from a test to smaller ones, judging candidates many at a time.
   *
   * <p>The shrinker is run again and again: as far as candidates are known it takes its way; from the
   * first unknown one on it is told that none is kept, and what it would try next is judged all at
   * once. The way is that of judging one after the other.
   */
  private List<Specimen<T>> shrink(Specimen<T> from, int mostTries, Predicate<Specimen<T>> kept) {
    int most = FEWEST_CANDIDATES;
    int before = 0;
    while (true) {
      Candidates candidates = new Candidates(kept, most, mostTries);
      List<Specimen<T>> path = draws.shrink(from, candidates::keeps, candidates::areEnough);
      if (candidates.open.isEmpty()) {
        return path;
      }
      judge(candidates.open);
      most = path.size() > before ? FEWEST_CANDIDATES : Math.min(MOST_CANDIDATES, 2 * most);
      before = path.size();
    }
  }

  /** What a shrinker tries: judged as long as all is known, then only collected. */
  private final class Candidates {
    private final Map<Object, T> open = new LinkedHashMap<>();
    private final Predicate<Specimen<T>> kept;
    private final int most;
    private final int mostTries;
    private int tries;

    Candidates(Predicate<Specimen<T>> kept, int most, int mostTries) {
      this.kept = kept;
      this.most = most;
      this.mostTries = mostTries;
    }

    boolean keeps(Specimen<T> candidate) {
      tries++;
      Object key = jury.key(candidate.value());
      if (!memo.containsKey(key)) {
        open.put(key, candidate.value());
      }
      return open.isEmpty() && kept.test(candidate);
    }

    boolean areEnough() {
      return open.size() >= most || tries > mostTries;
    }
  }

  /** Makes every witness as small as its failure set allows, until nothing new shows. */
  private void finish() {
    boolean changed;
    do {
      changed = false;
      for (Bug<Specimen<T>> bug : suite.bugs()) {
        List<Specimen<T>> path = shrink(bug.witness(), Integer.MAX_VALUE, candidate -> {
          isNew(candidate, 0);
          return failsAs(candidate, bug.failing());
        });
        path.forEach(specimen -> suite.offer(specimen, bug.failing()));
      }
      for (FailureSet met : List.copyOf(smallest.keySet())) {
        changed |= again && !suite.isRedundant(met) && offer(requireNonNull(smallest.get(met)), 0);
      }
    } while (changed);
  }

  private boolean failsAs(Specimen<T> candidate, FailureSet failing) {
    Judged judged = judged(candidate.value());
    if (!judged.missing().isEmpty() && judged.failing().equals(failing.minus(judged.missing()))) {
      FailureSet others = jury.judgeAside(candidate.value(), judged.missing());
      judged = new Judged(judged.failing().union(others), FailureSet.NONE);
      memo.put(jury.key(candidate.value()), judged);
    }
    return judged.missing().isEmpty() && judged.failing().equals(failing);
  }
}
