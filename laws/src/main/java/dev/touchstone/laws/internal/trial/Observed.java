package dev.touchstone.laws.internal.trial;

import dev.touchstone.laws.internal.term.Symbol;
import java.util.BitSet;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What testing has seen so far: which terms and functions threw, and how much work was done. */
public final class Observed {
  private final BitSet throwingTerms = new BitSet();
  private final BitSet partialFunctions = new BitSet();
  private final Map<Integer, Set<String>> thrown = new TreeMap<>();
  private long calls;
  private long outcomes;

  void threw(int term) {
    throwingTerms.set(term);
  }

  void threw(Symbol function, Throwable problem) {
    partialFunctions.set(function.id());
    if (Thrown.isConstant(problem)) {
      return;
    }
    thrown
        .computeIfAbsent(function.id(), id -> new TreeSet<>())
        .add(problem.getClass().getName());
  }

  void called() {
    calls++;
  }

  void evaluated() {
    outcomes++;
  }

  /** Takes over what was seen elsewhere, which is forgotten there. */
  public void take(Observed other) {
    throwingTerms.or(other.throwingTerms);
    partialFunctions.or(other.partialFunctions);
    other.thrown.forEach((function, classes) ->
        thrown.computeIfAbsent(function, id -> new TreeSet<>()).addAll(classes));
    calls += other.calls;
    outcomes += other.outcomes;
    other.throwingTerms.clear();
    other.partialFunctions.clear();
    other.thrown.clear();
    other.calls = 0;
    other.outcomes = 0;
  }

  /** Returns whether a term was seen to throw. */
  public boolean hasThrown(int term) {
    return throwingTerms.get(term);
  }

  /** Returns whether a function was seen to throw for arguments that did not. */
  public boolean partial(Symbol function) {
    return partialFunctions.get(function.id());
  }

  /** Returns the names of the classes of what a function threw. */
  public Set<String> thrown(Symbol function) {
    return thrown.getOrDefault(function.id(), Collections.emptySet());
  }

  /** Returns whether any function was seen to throw. */
  public boolean anyPartial() {
    return !partialFunctions.isEmpty();
  }

  /** Returns how often code under test was called. */
  public long calls() {
    return calls;
  }

  /** Returns how often a term was evaluated on a row. */
  public long outcomes() {
    return outcomes;
  }
}
