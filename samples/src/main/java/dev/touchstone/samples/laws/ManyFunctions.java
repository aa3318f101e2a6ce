package dev.touchstone.samples.laws;

import dev.touchstone.Gen;
import dev.touchstone.laws.Laws;
import dev.touchstone.laws.Signature;
import dev.touchstone.laws.Sort;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.TreeSet;

/** A signature of 33 functions of lists, too many to explore large terms of. */
public final class ManyFunctions {
  private static final Sort<Integer> ELEMENT = ListLaws.ELEMENT;
  private static final Sort<List<Integer>> LIST = ListLaws.LIST;

  private ManyFunctions() {}

  /** Returns all of them. */
  public static Signature lists() {
    Signature signature = Laws.signature()
        .vars(ELEMENT, Gen.ints(0, 4), "x", "y", "z")
        .vars(LIST, Gen.lists(Gen.ints(0, 4), 0, 6), "xs", "ys", "zs")
        .vars(Sort.INT, Gen.ints(0, 6), "n", "m")
        .vars(Sort.BOOL, Gen.booleans(), "p", "q");
    constants(signature);
    parts(signature);
    whole(signature);
    combinations(signature);
    numbers(signature);
    return signature;
  }

  private static void constants(Signature signature) {
    signature
        .constant("[]", LIST, List.of())
        .constant("0", Sort.INT, 0)
        .constant("true", Sort.BOOL, true)
        .constant("false", Sort.BOOL, false);
  }

  private static void parts(Signature signature) {
    signature
        .fun("head", LIST, ELEMENT, xs -> xs.get(0))
        .fun("last", LIST, ELEMENT, xs -> xs.get(xs.size() - 1))
        .fun("tail", LIST, LIST, xs -> xs.subList(1, xs.size()))
        .fun("init", LIST, LIST, xs -> xs.subList(0, xs.size() - 1))
        .fun("take", Sort.INT, LIST, LIST, (n, xs) -> xs.subList(0, Math.min(n, xs.size())))
        .fun("drop", Sort.INT, LIST, LIST, (n, xs) -> xs.subList(Math.min(n, xs.size()), xs.size()))
        .fun("at", LIST, Sort.INT, ELEMENT, (xs, n) -> xs.get(n))
        .fun("max", LIST, ELEMENT, Collections::max)
        .fun("min", LIST, ELEMENT, Collections::min);
  }

  private static void whole(Signature signature) {
    signature
        .fun("reverse", LIST, LIST, ListLaws::reverse)
        .fun("sort", LIST, LIST, ListLaws::sort)
        .fun("nub", LIST, LIST, xs -> new ArrayList<>(new LinkedHashSet<>(xs)))
        .fun("usort", LIST, LIST, xs -> new ArrayList<>(new TreeSet<>(xs)))
        .fun("null", LIST, Sort.BOOL, List::isEmpty)
        .fun("length", LIST, Sort.INT, List::size)
        .fun("sum", LIST, Sort.INT, xs -> xs.stream().mapToInt(x -> x).sum());
  }

  private static void combinations(Signature signature) {
    signature
        .fun(":", ELEMENT, LIST, LIST, ListLaws::cons)
        .fun("++", LIST, LIST, LIST, ListLaws::concat)
        .fun("merge", LIST, LIST, LIST, ListLaws::merge)
        .fun("elem", ELEMENT, LIST, Sort.BOOL, (x, xs) -> xs.contains(x))
        .fun("delete", ELEMENT, LIST, LIST, ManyFunctions::delete)
        .fun("count", ELEMENT, LIST, Sort.INT, (x, xs) -> Collections.frequency(xs, x))
        .fun("minus", LIST, LIST, LIST, ManyFunctions::minus)
        .fun(
            "both",
            LIST,
            LIST,
            LIST,
            (xs, ys) -> xs.stream().filter(ys::contains).toList())
        .fun("replicate", Sort.INT, ELEMENT, LIST, Collections::nCopies);
  }

  private static void numbers(Signature signature) {
    signature
        .fun("+", Sort.INT, Sort.INT, Sort.INT, Integer::sum)
        .fun("not", Sort.BOOL, Sort.BOOL, p -> !p)
        .fun("&&", Sort.BOOL, Sort.BOOL, Sort.BOOL, (p, q) -> p && q)
        .fun("||", Sort.BOOL, Sort.BOOL, Sort.BOOL, (p, q) -> p || q);
  }

  private static List<Integer> delete(int element, List<Integer> list) {
    List<Integer> rest = new ArrayList<>(list);
    rest.remove((Integer) element);
    return rest;
  }

  private static List<Integer> minus(List<Integer> list, List<Integer> others) {
    List<Integer> rest = list;
    for (int other : others) {
      rest = delete(other, rest);
    }
    return rest;
  }
}
