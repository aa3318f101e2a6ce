package dev.touchstone.samples.laws;

import dev.touchstone.Gen;
import dev.touchstone.laws.Laws;
import dev.touchstone.laws.Signature;
import dev.touchstone.laws.Sort;
import java.util.List;

/**
 * Generic functions of lists, instantiated for lists of elements and lists of lists, with functions as
 * values: the sections of a concatenation, reverse, and mapping itself.
 *
 * <p>Source: Smallbone, Johansson, Claessen and Algehed, Quick Specifications for the Busy Programmer
 * (2017), section 6, whose example of generic lists has the same functions.
 */
public final class GenericListLaws {
  private static final Sort<List<Integer>> LIST = ListLaws.LIST;
  private static final Sort<List<List<Integer>>> LISTS = Sort.list(LIST);
  private static final Sort<ListMap> ENDO = Sort.named("Element -> Element", ListMap.class);
  private static final Sort<ListMap> SPREAD = Sort.named("Element -> List", ListMap.class);
  private static final Sort<ListMap> LIST_ENDO = Sort.named("List -> List", ListMap.class);

  private GenericListLaws() {}

  /** Returns reverse, concatenation, mapping, length and numbers. */
  public static Signature functions() {
    Signature signature = Laws.signature()
        .vars(LIST, lists(), "xs", "ys", "zs")
        .vars(LISTS, Gen.lists(lists(), 0, 4), "xss", "yss", "zss")
        .vars(ENDO, ListMap.endos(), "f", "g")
        .vars(SPREAD, ListMap.spreads(), "f", "g")
        .vars(LIST_ENDO, ListMap.listEndos(), "f", "g")
        .vars(Sort.INT, Gen.ints(0, 9), "i", "j", "k")
        .constant("0", Sort.INT, 0)
        .constant("1", Sort.INT, 1)
        .fun("+", Sort.INT, Sort.INT, Sort.INT, Integer::sum);
    return signature
        .generic(instances -> perElement(instances, LIST))
        .generic(instances -> perElement(instances, LISTS))
        .generic(instances -> instances
            .fun("map", ENDO, LIST, LIST, ListMap::overElements)
            .fun("map", SPREAD, LIST, LISTS, ListMap::overElements)
            .fun("map", LIST_ENDO, LISTS, LISTS, ListMap::overLists))
        .fun("concat", LISTS, LIST, xss -> xss.stream().flatMap(List::stream).toList())
        .constant("reverse", LIST_ENDO, new ListMap.Reverse())
        .fun("++", LIST, LIST_ENDO, ListMap.Prefix::new)
        .fun("map", ENDO, LIST_ENDO, ListMap.Each::new);
  }

  private static <T> void perElement(Signature signature, Sort<List<T>> lists) {
    signature
        .constant("[]", lists, List.of())
        .fun("reverse", lists, lists, ListLaws::reverse)
        .fun("++", lists, lists, lists, ListLaws::concat)
        .fun("length", lists, Sort.INT, List::size);
  }

  private static Gen<List<Integer>> lists() {
    return Gen.lists(Gen.ints(0, 4), 0, 5);
  }
}
