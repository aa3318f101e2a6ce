package dev.touchstone.examples.internal;

import dev.touchstone.Ticker;
import dev.touchstone.examples.Heuristic;
import dev.touchstone.random.Node;
import java.util.Set;

/**
 * What a search may spend and what it looks for.
 *
 * @param root where random bits are found
 * @param stale how many runs without news end the search
 * @param evaluations how many runs there are at most
 * @param threads how many threads share the work
 * @param longest how many calls an example has at most
 * @param perKind how many examples are kept that differ in the state or in equal results only
 * @param features how many features end the search
 * @param heuristics what is looked for
 * @param nanos after which time the search is cut short
 * @param ticker what tells the time
 */
public record SearchSettings(
    Node root,
    int stale,
    int evaluations,
    int threads,
    int longest,
    int perKind,
    int features,
    Set<Heuristic> heuristics,
    long nanos,
    Ticker ticker) {
  /** Returns the settings with something else. */
  public SearchSettings root(Node other) {
    return new SearchSettings(
        other, stale, evaluations, threads, longest, perKind, features, heuristics, nanos, ticker);
  }

  /** Returns the settings with something else. */
  public SearchSettings stale(int other) {
    return new SearchSettings(
        root, other, evaluations, threads, longest, perKind, features, heuristics, nanos, ticker);
  }

  /** Returns the settings with something else. */
  public SearchSettings evaluations(int other) {
    return new SearchSettings(
        root, stale, other, threads, longest, perKind, features, heuristics, nanos, ticker);
  }

  /** Returns the settings with something else. */
  public SearchSettings threads(int other) {
    return new SearchSettings(
        root, stale, evaluations, other, longest, perKind, features, heuristics, nanos, ticker);
  }

  /** Returns the settings with something else. */
  public SearchSettings longest(int other) {
    return new SearchSettings(
        root, stale, evaluations, threads, other, perKind, features, heuristics, nanos, ticker);
  }

  /** Returns the settings with something else. */
  public SearchSettings perKind(int other) {
    return new SearchSettings(
        root, stale, evaluations, threads, longest, other, features, heuristics, nanos, ticker);
  }

  /** Returns the settings with something else. */
  public SearchSettings heuristics(Set<Heuristic> other) {
    return new SearchSettings(
        root, stale, evaluations, threads, longest, perKind, features, other, nanos, ticker);
  }

  /** Returns the settings with something else. */
  public SearchSettings nanos(long other) {
    return new SearchSettings(
        root, stale, evaluations, threads, longest, perKind, features, heuristics, other, ticker);
  }
}
