package dev.touchstone.internal.run;

import dev.touchstone.CaseHost;
import dev.touchstone.Listener;
import dev.touchstone.Ticker;
import dev.touchstone.Verdict;
import dev.touchstone.internal.shrink.Refinement;
import dev.touchstone.random.Node;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * How a claim is checked.
 *
 * <p>Changed only on a fresh copy; shared and read-only after that.
 */
public final class Settings {
  /** The greatest size a case may have. */
  public static final int LARGEST_SIZE = 1_000_000;

  private static final Duration LONGEST = Duration.ofNanos(Long.MAX_VALUE);

  public String label = "";
  public int cases = 100;
  public int maxSize = 100;
  public int always = 1;
  public int alwaysShrinking = 10;
  public int threads = 1;
  public int failures = 1;
  public int discards = 10;
  public int shrinkEvaluations = 5_000;
  public boolean checkCoverage;
  public boolean explain = true;
  public boolean explainReplayed;
  public boolean apart;
  public Duration shrinkTime = Duration.ofSeconds(10);
  public Duration caseTimeout = Duration.ofSeconds(60);
  public @Nullable Duration time;
  public @Nullable Node root;
  public @Nullable String replay;
  public boolean storing;
  public @Nullable Path database;
  public String property = "";
  public boolean unsteady;
  public boolean tryingAll = true;
  public @Nullable Refinement refinement;
  public @Nullable Checker checker;
  public @Nullable CaseHost host;
  public Ticker ticker = Ticker.system();
  public List<List<Object>> examples = new ArrayList<>();
  public Map<String, Double> covers = new LinkedHashMap<>();
  public List<Listener> listeners = new ArrayList<>();
  public List<Consumer<Verdict.Falsified>> onFailure = new ArrayList<>();

  private Settings() {}

  /** Returns the settings of a claim that nobody changed. */
  public static Settings defaults() {
    return new Settings();
  }

  /** Returns how often a case that is known to have failed must pass. */
  int alwaysReplaying() {
    return unsteady ? Math.max(always, alwaysShrinking) : always;
  }

  /** Returns a length of time in nanoseconds, or the longest there is. */
  static long nanos(Duration time) {
    return time.compareTo(LONGEST) < 0 ? time.toNanos() : Long.MAX_VALUE;
  }

  /** Returns when a length of time will be over, or the last moment there is. */
  long deadline(@Nullable Duration time) {
    if (time == null) {
      return Long.MAX_VALUE;
    }
    long now = ticker.nanos();
    long then = now + nanos(time);
    return then < now ? Long.MAX_VALUE : then;
  }

  /** Returns what refines shrinking; made only when something is shrunk. */
  Refinement refinement() {
    return refinement == null ? Refinement.NONE : refinement;
  }

  /** Returns a changed copy. */
  public Settings with(Consumer<Settings> change) {
    Settings copy = copy();
    change.accept(copy);
    return copy;
  }

  /** Returns a copy that nobody else has seen, to be changed. */
  public Settings copy() {
    Settings copy = new Settings();
    copy.label = label;
    copy.cases = cases;
    copy.maxSize = maxSize;
    copy.always = always;
    copy.alwaysShrinking = alwaysShrinking;
    copy.threads = threads;
    copy.failures = failures;
    copy.discards = discards;
    copy.shrinkEvaluations = shrinkEvaluations;
    copy.checkCoverage = checkCoverage;
    copy.explain = explain;
    copy.explainReplayed = explainReplayed;
    copy.apart = apart;
    copy.shrinkTime = shrinkTime;
    copy.caseTimeout = caseTimeout;
    copy.time = time;
    copy.root = root;
    copy.replay = replay;
    copy.storing = storing;
    copy.database = database;
    copy.property = property;
    copy.unsteady = unsteady;
    copy.tryingAll = tryingAll;
    copy.refinement = refinement;
    copy.checker = checker;
    copy.host = host;
    copy.ticker = ticker;
    copy.examples = new ArrayList<>(examples);
    copy.covers = new LinkedHashMap<>(covers);
    copy.listeners = new ArrayList<>(listeners);
    copy.onFailure = new ArrayList<>(onFailure);
    return copy;
  }
}
