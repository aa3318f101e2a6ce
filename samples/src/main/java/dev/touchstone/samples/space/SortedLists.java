package dev.touchstone.samples.space;

import dev.touchstone.space.Space;
import java.util.Iterator;
import java.util.List;

/** Lists of natural numbers in order. */
public final class SortedLists {
  private SortedLists() {}

  /** Returns the space of all lists of natural numbers. */
  public static Space<List<Integer>> lists() {
    return Space.naturals().list();
  }

  /** Returns whether no element is smaller than the one before it. */
  public static boolean nonDecreasing(List<Integer> list) {
    return ordered(list, 0);
  }

  /** Returns whether every element is greater than the one before it. */
  public static boolean increasing(List<Integer> list) {
    return ordered(list, 1);
  }

  private static boolean ordered(List<Integer> list, int least) {
    Iterator<Integer> rest = list.iterator();
    if (!rest.hasNext()) {
      return true;
    }
    int before = rest.next();
    while (rest.hasNext()) {
      int next = rest.next();
      if (next - before < least) {
        return false;
      }
      before = next;
    }
    return true;
  }
}
