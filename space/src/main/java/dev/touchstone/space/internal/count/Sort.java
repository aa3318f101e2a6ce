package dev.touchstone.space.internal.count;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** A kind of value that a place in a bigger value may hold, with its counts by size. */
public abstract sealed class Sort extends Series permits Structured, Whole {
  private static final AtomicInteger IDS = new AtomicInteger();

  private final int id = IDS.getAndIncrement();
  private final String name;
  private @Nullable Bag single;

  Sort(String name) {
    this.name = name;
  }

  /** Returns what errors call values of this sort. */
  @Override
  public final String name() {
    return name;
  }

  final int id() {
    return id;
  }

  /** Returns the bag that holds this sort alone. */
  final Bag single() {
    synchronized (LOCK) {
      if (single == null) {
        single = new Bag(Bag.EMPTY, this);
      }
      return single;
    }
  }

  @Override
  public final String toString() {
    return name;
  }
}
