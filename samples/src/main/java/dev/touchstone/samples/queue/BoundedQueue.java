package dev.touchstone.samples.queue;

/** A queue of a fixed capacity in a ring of slots. */
public final class BoundedQueue {
  /** The right queue and the ways it can be wrong. */
  public enum Variant {
    /** Right: one lock around every call. */
    SOUND,

    /** Counts modulo its capacity: a full queue says that it is empty. */
    FULL_LOOKS_EMPTY,

    /** Takes its lock only to move the end: two threads may put into the same slot. */
    UNGUARDED_PUT
  }

  private final Variant variant;
  private final int[] slots;
  private int put;
  private int taken;

  /** Creates an empty queue. */
  public BoundedQueue(int capacity, Variant variant) {
    this.slots = new int[capacity];
    this.variant = variant;
  }

  /** Adds a number; returns whether there was room. */
  public boolean put(int number) {
    if (variant == Variant.UNGUARDED_PUT) {
      return putUnguarded(number);
    }
    synchronized (this) {
      if (put - taken == slots.length) {
        return false;
      }
      slots[put % slots.length] = number;
      put++;
      return true;
    }
  }

  private boolean putUnguarded(int number) {
    int end;
    synchronized (this) {
      end = put;
      if (end - taken == slots.length) {
        return false;
      }
    }
    slots[end % slots.length] = number;
    synchronized (this) {
      put = end + 1;
    }
    return true;
  }

  /** Takes the oldest number; throws where there is none. */
  public synchronized int take() {
    if (put == taken) {
      throw new IllegalStateException("empty");
    }
    return slots[taken++ % slots.length];
  }

  /** Returns how many numbers are in the queue. */
  public synchronized int size() {
    int size = put - taken;
    return variant == Variant.FULL_LOOKS_EMPTY ? size % slots.length : size;
  }
}
