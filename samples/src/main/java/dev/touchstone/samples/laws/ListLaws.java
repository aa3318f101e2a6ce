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

  private static final Sort<Table> FUNCTION = Sort.named("Function", Table.class);
  private static final Sort<Table> MONOTONIC = Sort.named("Monotonic", Table.class);

  private static final Sort<AscendingPair> PAIR = Sort.of(AscendingPair.class);

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

  /** Adds mapping a function over a list. */
  public static Signature mapping() {
    return reversing()
        .vars(FUNCTION, tables(), "f")
        .fun("apply", FUNCTION, ELEMENT, ELEMENT, Table::apply)
        .fun("map", FUNCTION, LIST, LIST, ListLaws::map);
  }

  /** Adds mapping a strictly monotonic function over a list that is sorted or merged. */
  public static Signature mappingMonotonically() {
    return merging()
        .vars(MONOTONIC, tables().map(Table::increasing), "f")
        .fun("map", MONOTONIC, LIST, LIST, ListLaws::map);
  }

  /** Returns which lists begin others, and which are empty. */
  public static Signature prefixes() {
    return Laws.signature()
        .vars(LIST, Gen.lists(Gen.ints(0, 4)), "xs", "ys", "zs")
        .fun("null", LIST, Sort.BOOL, List::isEmpty)
        .fun("isPrefixOf", LIST, LIST, Sort.BOOL, ListLaws::isPrefix);
  }

  private static boolean isPrefix(List<Integer> one, List<Integer> other) {
    return one.size() <= other.size() && other.subList(0, one.size()).equals(one);
  }

  /** Returns which lists are sorted. */
  public static Signature ascending() {
    return Laws.signature()
        .vars(ELEMENT, Gen.ints(0, 4), "x", "y", "z")
        .vars(LIST, Gen.lists(Gen.ints(0, 4)), "xs", "ys")
        .constant("[]", LIST, List.of())
        .fun(":", ELEMENT, LIST, LIST, ListLaws::cons)
        .fun("isSorted", LIST, Sort.BOOL, xs -> xs.equals(sort(xs)));
  }

  /** Adds pairs of which one element is not greater than the other. */
  public static Signature ascendingPairs() {
    return ascending()
        .vars(PAIR, Gen.zip(Gen.ints(0, 4), Gen.ints(0, 4), AscendingPair::of), "p", "q")
        .fun("smaller", PAIR, ELEMENT, AscendingPair::smaller)
        .fun("larger", PAIR, ELEMENT, AscendingPair::larger);
  }

  /**
   * Two numbers in order.
   *
   * @param smaller the first
   * @param larger the second
   */
  public record AscendingPair(int smaller, int larger) {
    static AscendingPair of(int one, int other) {
      return new AscendingPair(Math.min(one, other), Math.max(one, other));
    }
  }

  /**
   * A function of small numbers.
   *
   * @param results the results for 0, 1, 2 and so on; beyond them they go on by one
   */
  public record Table(List<Integer> results) {
    int apply(int argument) {
      int beyond = Math.max(0, argument - results.size() + 1);
      return results.get(argument - beyond) + beyond;
    }

    Table increasing() {
      List<Integer> sums = new ArrayList<>();
      int sum = 0;
      for (int result : results) {
        sum += 1 + result;
        sums.add(sum);
      }
      return new Table(sums);
    }
  }

  private static Gen<Table> tables() {
    return Gen.lists(Gen.ints(0, 4), 5).map(Table::new);
  }

  private static List<Integer> map(Table function, List<Integer> list) {
    return list.stream().map(function::apply).toList();
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
