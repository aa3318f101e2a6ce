package dev.touchstone.laws.subjects;

import java.util.Arrays;
import java.util.NoSuchElementException;

/** A stack that changes, without equals and without a way to walk through it. */
public final class IntStack {
  private int[] items = new int[2];
  private int size;

  public void push(int item) {
    if (size == items.length) {
      items = Arrays.copyOf(items, size * 2);
    }
    items[size++] = item;
  }

  public int pop() {
    if (size == 0) {
      throw new NoSuchElementException("empty");
    }
    return items[--size];
  }

  public int top() {
    if (size == 0) {
      throw new NoSuchElementException("empty");
    }
    return items[size - 1];
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }
}
