package dev.touchstone.samples.laws;

import dev.touchstone.Gen;
import dev.touchstone.laws.Laws;
import dev.touchstone.laws.Signature;
import dev.touchstone.laws.Sort;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;

/** Signatures about lists of small numbers, each with more functions than the one before. */
public final class ListLaws {
  static final Sort<Integer> ELEMENT = Sort.named("Element", Integer.class);
  static final Sort<List<Integer>> LIST = Sort.list(ELEMENT);

  private ListLaws() {}

  /** Returns concatenation, adding an element in front, and the empty list. */
  public static Signature concatenation() {
    return Laws.signature()
        .vars(ELEMENT, Gen.ints(0, 4), "x", "y", "z")
        .vars(LIST, Gen.lists(Gen.ints(0, 4)), "xs", "ys", "zs")
        .constant("[]", LIST, List.of())
        .fun(":", ELEMENT, LIST, LIST, ListLaws::cons)
        .fun("++", LIST, LIST, LIST, ListLaws::concat);
  }

  /** Adds reverse. */
  public static Signature reversing() {
    return concatenation().fun("rev", LIST, LIST, ListLaws::reverse);
  }

  /** Adds sorting. */
  public static Signature sorting() {
    return reversing().fun("sort", LIST, LIST, ListLaws::sort);
  }

  /** Adds sorting without duplicates. */
  public static Signature sortingUniquely() {
    return sorting().fun("usort", LIST, LIST, xs -> new ArrayList<>(new TreeSet<>(xs)));
  }

  /** Adds merging. */
  public static Signature merging() {
    return sortingUniquely().fun("merge", LIST, LIST, LIST, ListLaws::merge);
  }

  static List<Integer> cons(int first, List<Integer> rest) {
    return concat(List.of(first), rest);
  }

  static <T> List<T> concat(List<T> one, List<T> other) {
    List<T> both = new ArrayList<>(one);
    both.addAll(other);
    return both;
  }

  static <T> List<T> reverse(List<T> list) {
    List<T> reversed = new ArrayList<>(list);
    Collections.reverse(reversed);
    return reversed;
  }

  static List<Integer> sort(List<Integer> list) {
    List<Integer> sorted = new ArrayList<>(list);
    Collections.sort(sorted);
    return sorted;
  }

  /** Merges two lists; of equal heads the right one goes first. */
  static List<Integer> merge(List<Integer> one, List<Integer> other) {
    List<Integer> merged = new ArrayList<>();
    int left = 0;
    int right = 0;
    while (left < one.size() && right < other.size()) {
      boolean takeLeft = one.get(left) < other.get(right);
      merged.add(takeLeft ? one.get(left++) : other.get(right++));
    }
    merged.addAll(one.subList(left, one.size()));
    merged.addAll(other.subList(right, other.size()));
    return merged;
  }
}
