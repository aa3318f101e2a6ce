package dev.touchstone.rank;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apiguardian.api.API;

/**
 * Infers bugs from failure sets: those that are no union of others.
 *
 * <p>A test whose failure set is the union of the sets of other tests most likely provokes several
 * bugs at once and is no evidence of its own. What is left, the union-irreducible members of the
 * family, is unique: the result does not depend on the order in which tests are offered.
 *
 * <p>Source: Claessen, Hughes, Palka, Smallbone and Svensson, Ranking Programs using Black Box
 * Testing (2010), section 3. Invariant: every set that was ever offered is a union of sets of the
 * suite, and no set of the suite is a union of others. Both survive an offer: a set that was redundant
 * stays so, because the closure under union only grows.
 *
 * @param <T> what tests are
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class BugInference<T> {
  private final Comparator<? super T> smaller;
  private final Map<FailureSet, T> witnesses = new HashMap<>();
  private final SetTrie suite = new SetTrie();

  /** Creates an inference that keeps, of two tests for one bug, the lesser. */
  public BugInference(Comparator<? super T> smaller) {
    this.smaller = smaller;
  }

  /** Returns the irredundant sets of a family. */
  public static List<FailureSet> bugs(Iterable<FailureSet> family) {
    BugInference<Integer> inference = new BugInference<>(Comparator.naturalOrder());
    int number = 0;
    for (FailureSet set : family) {
      inference.offer(number++, set);
    }
    return inference.sets();
  }

  /** Returns whether a set is the union of sets of the suite. */
  public boolean isRedundant(FailureSet failing) {
    return witnesses.containsKey(failing) || isUnion(failing);
  }

  /** Returns whether a set is the union of its proper subsets in the suite. */
  private boolean isUnion(FailureSet failing) {
    FailureSet.Rest rest = failing.rest();
    return rest.isEmpty()
        || suite.anySubset(failing, part -> !part.equals(failing) && rest.take(part));
  }

  /** Returns whether a set is the union of sets of the suite as far as other programs go. */
  public boolean isRedundant(FailureSet failing, FailureSet ignored) {
    FailureSet others = failing.minus(ignored);
    FailureSet.Rest rest = others.rest();
    return rest.isEmpty()
        || witnesses.keySet().stream()
            .map(set -> set.minus(ignored))
            .anyMatch(part -> part.isSubsetOf(others) && rest.take(part));
  }

  /**
   * Offers a test with its failure set; returns whether it showed a new bug.
   *
   * <p>A smaller test for a bug that is known becomes its witness.
   */
  public boolean offer(T test, FailureSet failing) {
    T witness = witnesses.get(failing);
    if (witness != null) {
      if (smaller.compare(test, witness) < 0) {
        witnesses.put(failing, test);
      }
      return false;
    }
    if (isRedundant(failing)) {
      return false;
    }
    add(test, failing);
    return true;
  }

  private void add(T test, FailureSet failing) {
    List<FailureSet> greater = new ArrayList<>();
    suite.supersets(failing, greater);
    suite.add(failing);
    witnesses.put(failing, test);
    for (FailureSet set : greater) {
      if (isUnion(set)) {
        suite.remove(set);
        witnesses.remove(set);
      }
    }
  }

  /** Returns how many bugs are known. */
  public int size() {
    return witnesses.size();
  }

  /** Returns the failure sets of the bugs, ordered. */
  public List<FailureSet> sets() {
    return witnesses.keySet().stream().sorted().toList();
  }

  /** Returns the bugs, those with the smallest witnesses first. */
  public List<Bug<T>> bugs() {
    List<Bug<T>> bugs = new ArrayList<>();
    witnesses.forEach((failing, witness) -> bugs.add(new Bug<>(witness, failing)));
    bugs.sort(Comparator.<Bug<T>, T>comparing(Bug::witness, smaller).thenComparing(Bug::failing));
    return bugs;
  }
}
