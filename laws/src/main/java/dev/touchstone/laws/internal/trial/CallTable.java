package dev.touchstone.laws.internal.trial;

import java.util.Arrays;

/** Remembers the results of calls on one row: open addressing on the function and its arguments. */
final class CallTable {
  private int[] slots = new int[256];
  private int[] start = new int[128];
  private int[] result = new int[128];
  private int[] keys = new int[512];
  private int count;
  private int used;
  private int slot;

  CallTable() {
    Arrays.fill(slots, -1);
  }

  int count() {
    return count;
  }

  void clear() {
    if (count > 0) {
      Arrays.fill(slots, -1);
      count = 0;
      used = 0;
    }
  }

  /** Returns the known result, or -1 after which {@link #put} may be called for the same key. */
  int find(int symbol, int[] arguments) {
    int hash = symbol;
    for (int argument : arguments) {
      hash = hash * 0x9E3779B1 + argument;
    }
    hash *= 0x85EBCA6B;
    hash ^= hash >>> 15;
    int mask = slots.length - 1;
    slot = hash & mask;
    while (slots[slot] >= 0) {
      if (is(slots[slot], symbol, arguments)) {
        return result[slots[slot]];
      }
      slot = (slot + 1) & mask;
    }
    return -1;
  }

  private boolean is(int entry, int symbol, int[] arguments) {
    int at = start[entry];
    if (keys[at] != symbol) {
      return false;
    }
    for (int i = 0; i < arguments.length; i++) {
      if (keys[at + 1 + i] != arguments[i]) {
        return false;
      }
    }
    return true;
  }

  void put(int symbol, int[] arguments, int value) {
    find(symbol, arguments);
    if (count == result.length) {
      start = Arrays.copyOf(start, count * 2);
      result = Arrays.copyOf(result, count * 2);
    }
    if (used + arguments.length + 1 > keys.length) {
      keys = Arrays.copyOf(keys, keys.length * 2 + arguments.length);
    }
    start[count] = used;
    keys[used++] = symbol;
    for (int argument : arguments) {
      keys[used++] = argument;
    }
    result[count] = value;
    slots[slot] = count++;
    if (count * 2 > slots.length) {
      grow();
    }
  }

  private void grow() {
    slots = new int[slots.length * 2];
    Arrays.fill(slots, -1);
    for (int entry = 0; entry < count; entry++) {
      int end = entry + 1 < count ? start[entry + 1] : used;
      find(keys[start[entry]], Arrays.copyOfRange(keys, start[entry] + 1, end));
      slots[slot] = entry;
    }
  }
}
