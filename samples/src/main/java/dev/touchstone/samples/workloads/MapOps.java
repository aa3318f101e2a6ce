package dev.touchstone.samples.workloads;

import java.util.List;
import java.util.Optional;

/**
 * A map from ints to ints under test, and what is needed to judge it.
 *
 * <p>{@link #find}, {@link #entries} and {@link #valid} only look; they are trusted.
 *
 * @param <T> how a map is represented
 */
public interface MapOps<T> {
  /** A key and its value. */
  record Entry(int key, int value) {}

  /** Returns the map with a key set to a value. */
  T insert(int key, int value, T map);

  /** Returns the map without a key. */
  T delete(int key, T map);

  /** Returns the map of the keys of both; the left one decides where both have a key. */
  T union(T left, T right);

  /** Returns the value of a key. */
  Optional<Integer> find(int key, T map);

  /** Returns the entries as they stand in the representation, from left to right. */
  List<Entry> entries(T map);

  /** Returns whether the representation keeps its invariants. */
  boolean valid(T map);
}
