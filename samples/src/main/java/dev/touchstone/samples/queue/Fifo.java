package dev.touchstone.samples.queue;

import java.util.ArrayDeque;
import java.util.Deque;

/** A queue in first-in-first-out order that is told how much it holds; wrong in one way at most. */
public final class Fifo {
  /** The ways the queue can be wrong: each changes one rule. */
  public enum Fault {
    /** None: the queue is right. */
    NONE,
    /** Putting does nothing. */
    PUT_LOST,
    /** Putting adds at the wrong end. */
    PUT_IN_FRONT,
    /** Putting drops the oldest number where there is one. */
    PUT_REPLACES,
    /** A number that is in already is not put again. */
    PUT_ONCE,
    /** Getting gives the youngest number. */
    GET_YOUNGEST,
    /** Getting leaves the number in. */
    GET_KEEPS,
    /** Getting empties the queue. */
    GET_CLEARS,
    /** The size counts one too many where there is something. */
    SIZE_OFF_BY_ONE,
    /** The size is what was put, not what is left. */
    SIZE_COUNTS_PUTS,
    /** The queue holds one fewer than it was told. */
    ONE_FEWER
  }

  private final Fault fault;
  private final int capacity;
  private final Deque<Integer> numbers = new ArrayDeque<>();
  private int puts;

  /** Creates an empty queue. */
  public Fifo(int capacity, Fault fault) {
    this.fault = fault;
    this.capacity = fault == Fault.ONE_FEWER ? capacity - 1 : capacity;
  }

  /** Adds a number; returns whether there was room. */
  public boolean put(int number) {
    if (numbers.size() >= capacity) {
      return false;
    }
    puts++;
    if (fault == Fault.PUT_LOST || (fault == Fault.PUT_ONCE && numbers.contains(number))) {
      return true;
    }
    if (fault == Fault.PUT_REPLACES && !numbers.isEmpty()) {
      numbers.removeFirst();
    }
    if (fault == Fault.PUT_IN_FRONT) {
      numbers.addFirst(number);
    } else {
      numbers.addLast(number);
    }
    return true;
  }

  /** Takes the oldest number. */
  public int get() {
    int number = fault == Fault.GET_YOUNGEST ? numbers.getLast() : numbers.getFirst();
    if (fault == Fault.GET_CLEARS) {
      numbers.clear();
    } else if (fault == Fault.GET_YOUNGEST) {
      numbers.removeLast();
    } else if (fault != Fault.GET_KEEPS) {
      numbers.removeFirst();
    }
    return number;
  }

  /** Returns how many numbers are in the queue. */
  public int size() {
    if (fault == Fault.SIZE_COUNTS_PUTS) {
      return puts;
    }
    boolean more = fault == Fault.SIZE_OFF_BY_ONE && !numbers.isEmpty();
    return more ? numbers.size() + 1 : numbers.size();
  }
}
