package dev.touchstone.samples.laws;

import dev.touchstone.Gen;
import dev.touchstone.laws.Laws;
import dev.touchstone.laws.Signature;
import dev.touchstone.laws.Sort;
import java.util.ArrayList;
import java.util.List;

/**
 * Insertion sort before a background of lists, orders and predicates.
 *
 * <p>Source: Braquehais and Runciman, Speculate: Discovering Conditional Equations and Inequalities
 * about Black-Box Functions by Reasoning from Test Results (2017), section 5.1.
 */
public final class InsertionSortLaws {
  private static final Sort<Integer> ELEMENT = ListLaws.ELEMENT;
  private static final Sort<List<Integer>> LIST = ListLaws.LIST;
  private static final Sort<Section> PREDICATE = Sort.named("Element -> Bool", Section.class);

  private InsertionSortLaws() {}

  /** Which numbers a section accepts. */
  private enum Order {
    EQUAL,
    LESS,
    AT_MOST
  }

  /** A comparison with its left side fixed. */
  private record Section(int left, Order order) {
    boolean accepts(int right) {
      return switch (order) {
        case EQUAL -> left == right;
        case LESS -> left < right;
        case AT_MOST -> left <= right;
      };
    }
  }

  /** Returns insert and sort. */
  public static Signature sorting() {
    return Laws.signature()
        .vars(ELEMENT, Gen.ints(0, 4), "x", "y", "z")
        .vars(LIST, Gen.lists(Gen.ints(0, 4), 0, 6), "xs", "ys", "zs")
        .vars(Sort.BOOL, Gen.booleans(), "p", "q")
        .order(LIST, InsertionSortLaws::lexicographic)
        .background(InsertionSortLaws::known)
        .fun("insert", ELEMENT, LIST, LIST, InsertionSortLaws::insert)
        .fun("sort", LIST, LIST, ListLaws::sort);
  }

  private static void known(Signature signature) {
    signature
        .constant("false", Sort.BOOL, false)
        .constant("true", Sort.BOOL, true)
        .constant("[]", LIST, List.of())
        .fun(":", ELEMENT, LIST, LIST, ListLaws::cons)
        .fun("++", LIST, LIST, LIST, ListLaws::concat)
        .fun("elem", ELEMENT, LIST, Sort.BOOL, (x, xs) -> xs.contains(x))
        .fun("ordered", LIST, Sort.BOOL, xs -> xs.equals(ListLaws.sort(xs)))
        .fun("all", PREDICATE, LIST, Sort.BOOL, (p, xs) -> xs.stream().allMatch(p::accepts))
        .fun("eq", ELEMENT, PREDICATE, x -> new Section(x, Order.EQUAL))
        .fun("le", ELEMENT, PREDICATE, x -> new Section(x, Order.AT_MOST))
        .fun("lt", ELEMENT, PREDICATE, x -> new Section(x, Order.LESS))
        .fun("==", LIST, LIST, Sort.BOOL, List::equals)
        .fun("==", ELEMENT, ELEMENT, Sort.BOOL, Integer::equals)
        .fun("<=", ELEMENT, ELEMENT, Sort.BOOL, (x, y) -> x <= y)
        .fun("<", ELEMENT, ELEMENT, Sort.BOOL, (x, y) -> x < y);
  }

  private static int lexicographic(List<Integer> one, List<Integer> other) {
    for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
      int order = Integer.compare(one.get(i), other.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(one.size(), other.size());
  }

  private static List<Integer> insert(int element, List<Integer> list) {
    List<Integer> longer = new ArrayList<>(list);
    int at = 0;
    while (at < list.size() && list.get(at) < element) {
      at++;
    }
    longer.add(at, element);
    return longer;
  }
}
