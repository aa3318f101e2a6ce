package dev.touchstone.samples.table;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A table that keeps its entries while it is closed; wrong in one way at most. */
public final class FileTable {
  /** The ways the table can be wrong: each changes one rule. */
  public enum Fault {
    /** None: the table is right. */
    NONE,
    /** Closing forgets what was inserted since it was opened. */
    CLOSE_FORGETS,
    /** Opening starts with an empty table. */
    OPEN_CLEARS,
    /** Inserting does nothing. */
    INSERT_LOST,
    /** An entry that is there is not replaced. */
    INSERT_KEEPS_OLD,
    /** Inserting a new key forgets all others. */
    INSERT_ONLY_ONE,
    /** A lookup takes the entry out. */
    LOOKUP_TAKES,
    /** A missing key gives the value zero. */
    LOOKUP_ZERO,
    /** Deleting does nothing. */
    DELETE_LOST,
    /** Deleting empties the table. */
    DELETE_ALL,
    /** Deleting is undone when the table is closed. */
    CLOSE_UNDELETES
  }

  private final Fault fault;
  private final Map<Integer, Integer> entries = new HashMap<>();
  private Map<Integer, Integer> saved = Map.of();

  /** Creates an empty table. */
  public FileTable(Fault fault) {
    this.fault = fault;
  }

  /** Opens the table. */
  public void open() {
    if (fault == Fault.OPEN_CLEARS) {
      entries.clear();
    }
    saved = Map.copyOf(entries);
  }

  /** Closes the table. */
  public void close() {
    if (fault == Fault.CLOSE_FORGETS) {
      entries.clear();
      entries.putAll(saved);
    }
    if (fault == Fault.CLOSE_UNDELETES) {
      saved.forEach(entries::putIfAbsent);
    }
  }

  /** Sets an entry; returns what was there before, or null. */
  public @Nullable Integer insert(int key, int value) {
    if (fault == Fault.INSERT_LOST) {
      return entries.get(key);
    }
    if (fault == Fault.INSERT_KEEPS_OLD) {
      return entries.putIfAbsent(key, value);
    }
    if (fault == Fault.INSERT_ONLY_ONE) {
      entries.keySet().removeIf(other -> other != key);
    }
    return entries.put(key, value);
  }

  /** Returns the value of a key, or null. */
  public @Nullable Integer lookup(int key) {
    if (fault == Fault.LOOKUP_TAKES) {
      return entries.remove(key);
    }
    return fault == Fault.LOOKUP_ZERO ? entries.getOrDefault(key, 0) : entries.get(key);
  }

  /** Removes an entry; returns whether there was one. */
  public boolean delete(int key) {
    boolean there = entries.containsKey(key);
    if (fault == Fault.DELETE_ALL) {
      entries.clear();
    } else if (fault != Fault.DELETE_LOST) {
      entries.remove(key);
    }
    return there;
  }
}
