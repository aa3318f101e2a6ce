package dev.touchstone.samples.laws;

import dev.touchstone.Gen;
import java.util.List;

/** A function that is mapped over a list, with an equality: of elements, or of whole lists. */
sealed interface ListMap {
  /** Returns the result for an element. */
  default Object ofElement(int element) {
    throw new UnsupportedOperationException("not a function of elements");
  }

  /** Returns the result for a list. */
  default List<Integer> ofList(List<Integer> list) {
    throw new UnsupportedOperationException("not a function of lists");
  }

  /** Returns the results for the elements of a list. */
  @SuppressWarnings("unchecked") // the sorts of a signature tell results apart
  static <R> List<R> overElements(ListMap function, List<Integer> list) {
    return list.stream().map(element -> (R) function.ofElement(element)).toList();
  }

  /** Returns the results for the lists of a list. */
  static List<List<Integer>> overLists(ListMap function, List<List<Integer>> lists) {
    return lists.stream().map(function::ofList).toList();
  }

  /** Returns random functions from elements to elements. */
  static Gen<ListMap> endos() {
    return Gen.lists(Gen.ints(0, 4), 5).map(Table::new);
  }

  /** Returns random functions from elements to lists. */
  static Gen<ListMap> spreads() {
    return Gen.lists(Gen.lists(Gen.ints(0, 4), 0, 3), 5).map(Table::new);
  }

  /** Returns random functions from lists to lists. */
  static Gen<ListMap> listEndos() {
    return Gen.lists(Gen.lists(Gen.ints(0, 4), 0, 3), 7).map(Hashed::new);
  }

  /** A function of lists whose result is chosen by a number made of the list. */
  record Hashed(List<List<Integer>> results) implements ListMap {
    @Override
    public List<Integer> ofList(List<Integer> list) {
      return results.get(Math.floorMod(list.hashCode(), results.size()));
    }
  }

  /** A function of the elements 0 to 4 by its results. */
  record Table(List<?> results) implements ListMap {
    @Override
    public Object ofElement(int element) {
      return results.get(element);
    }
  }

  /** The reverse of a list. */
  record Reverse() implements ListMap {
    @Override
    public List<Integer> ofList(List<Integer> list) {
      return ListLaws.reverse(list);
    }
  }

  /** A list put before another. */
  record Prefix(List<Integer> prefix) implements ListMap {
    @Override
    public List<Integer> ofList(List<Integer> list) {
      return ListLaws.concat(prefix, list);
    }
  }

  /** A function mapped over a list. */
  record Each(ListMap function) implements ListMap {
    @Override
    public List<Integer> ofList(List<Integer> list) {
      return overElements(function, list);
    }
  }
}
