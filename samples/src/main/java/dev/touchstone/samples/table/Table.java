package dev.touchstone.samples.table;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A table of numbers that keeps its entries while it is closed. */
public final class Table {
  /** The right table and the ways it can be wrong. */
  public enum Variant {
    /** Right: one lock around every call. */
    SOUND,

    /** Saves new entries when it is closed, and forgets that others were deleted. */
    FORGETS_DELETES,

    /** Saves while others may still write: what they write after the copy is lost. */
    LOSES_LATE_WRITES
  }

  private final Variant variant;
  private final Object lock = new Object();
  private final Map<Integer, Integer> saved = new HashMap<>();
  private volatile @Nullable Map<Integer, Integer> open = new HashMap<>();

  /** Creates an empty table, which is open. */
  public Table(Variant variant) {
    this.variant = variant;
  }

  private Map<Integer, Integer> entries() {
    Map<Integer, Integer> entries = open;
    if (entries == null) {
      throw new IllegalStateException("the table is closed");
    }
    return entries;
  }

  /** Sets an entry. */
  public void insert(int key, int value) {
    synchronized (lock) {
      entries().put(key, value);
    }
  }

  /** Removes an entry. */
  public void delete(int key) {
    synchronized (lock) {
      entries().remove(key);
    }
  }

  /** Returns an entry, or null. */
  public @Nullable Integer lookup(int key) {
    synchronized (lock) {
      return entries().get(key);
    }
  }

  /** Closes the table; throws where it is closed. */
  public void close() {
    if (variant == Variant.LOSES_LATE_WRITES) {
      closeInSteps();
      return;
    }
    synchronized (lock) {
      save(entries());
      open = null;
    }
  }

  @SuppressWarnings("ThreadPriorityCheck") // stands for the time that writing takes
  private void closeInSteps() {
    synchronized (lock) {
      save(entries());
    }
    Thread.yield();
    synchronized (lock) {
      entries();
      open = null;
    }
  }

  private void save(Map<Integer, Integer> entries) {
    if (variant != Variant.FORGETS_DELETES) {
      saved.clear();
    }
    saved.putAll(entries);
  }

  /** Opens the table again; throws where it is open. */
  public void reopen() {
    synchronized (lock) {
      if (open != null) {
        throw new IllegalStateException("the table is open");
      }
      open = new HashMap<>(saved);
    }
  }
}
