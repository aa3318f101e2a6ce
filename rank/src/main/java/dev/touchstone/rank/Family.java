package dev.touchstone.rank;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apiguardian.api.API;

/**
 * The failure sets that were seen, and how many tests showed each.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Family {
  private final Map<FailureSet, Integer> seen = new LinkedHashMap<>();
  private int tests;

  /** Creates a family of no tests. */
  public Family() {}

  /** Adds the set of one random test. */
  public void add(FailureSet failing) {
    add(failing, 1);
  }

  /** Adds the set of some random tests; of none where a set was met on other ways. */
  public void add(FailureSet failing, int times) {
    seen.merge(failing, times, Integer::sum);
    tests += times;
  }

  /** Returns how many random tests there were. */
  public int tests() {
    return tests;
  }

  /** Returns the sets with how many random tests showed each. */
  public Map<FailureSet, Integer> sets() {
    return java.util.Collections.unmodifiableMap(seen);
  }

  /** Returns how many random tests showed a set. */
  public int times(FailureSet failing) {
    return seen.getOrDefault(failing, 0);
  }

  /** Returns how many sets one test alone has shown. */
  public int singletons() {
    return (int) seen.values().stream().filter(times -> times == 1).count();
  }

  /**
   * Returns the estimated chance that the next test shows a set never seen, which is an upper bound
   * of the chance of a new bug.
   *
   * <p>Source: Good, The Population Frequencies of Species and the Estimation of Population
   * Parameters (1953), with Turing's estimate of the unseen: singletons among all.
   */
  public double unseen() {
    return tests == 0 ? 1 : (double) singletons() / tests;
  }

  /** Returns the family as some programs alone would have seen it. */
  public Family project(int[] kept) {
    Family projected = new Family();
    seen.forEach((failing, times) -> projected.add(failing.project(kept), times));
    return projected;
  }

  /** Returns the failure sets of the bugs, ordered. */
  public List<FailureSet> bugs() {
    return BugInference.bugs(seen.keySet());
  }
}
