package dev.touchstone.samples.laws;

import dev.touchstone.Gen;
import dev.touchstone.laws.Laws;
import dev.touchstone.laws.Signature;
import dev.touchstone.laws.Sort;
import java.util.Set;
import java.util.TreeSet;

/** Signatures about sets of small numbers. */
public final class SetLaws {
  private static final Sort<Set<Integer>> SET = Sort.named("Set", Set.class);
  private static final Sort<Integer> ELEMENT = Sort.named("Element", Integer.class);

  private SetLaws() {}

  /** Returns the empty set, adding an element, union and intersection. */
  public static Signature adding() {
    return connected(empty().fun("add", ELEMENT, SET, SET, SetLaws::add));
  }

  /** Returns the empty set, sets of one element, union and intersection. */
  public static Signature units() {
    return connected(empty().fun("unit", ELEMENT, SET, x -> Set.of(x)));
  }

  private static Signature empty() {
    return Laws.signature()
        .vars(SET, Gen.sets(Gen.ints(0, 4)), "S", "T", "U")
        .vars(ELEMENT, Gen.ints(0, 4), "X", "Y", "Z")
        .constant("new", SET, Set.<Integer>of());
  }

  private static Signature connected(Signature signature) {
    return signature
        .fun("union", SET, SET, SET, SetLaws::union)
        .fun("inter", SET, SET, SET, SetLaws::inter);
  }

  private static Set<Integer> add(int element, Set<Integer> set) {
    return union(set, Set.of(element));
  }

  private static Set<Integer> union(Set<Integer> one, Set<Integer> other) {
    Set<Integer> union = new TreeSet<>(one);
    union.addAll(other);
    return union;
  }

  private static Set<Integer> inter(Set<Integer> one, Set<Integer> other) {
    Set<Integer> inter = new TreeSet<>(one);
    inter.retainAll(other);
    return inter;
  }
}
