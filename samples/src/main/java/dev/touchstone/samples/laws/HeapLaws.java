package dev.touchstone.samples.laws;

import dev.touchstone.Gen;
import dev.touchstone.laws.Code;
import dev.touchstone.laws.Laws;
import dev.touchstone.laws.Signature;
import dev.touchstone.laws.Sort;
import java.util.ArrayList;
import java.util.List;

/** Signatures about leftist heaps, each with more functions than the one before. */
public final class HeapLaws {
  private static final Sort<LeftistHeap> HEAP = Sort.of(LeftistHeap.class);
  private static final Sort<Integer> ELEMENT = ListLaws.ELEMENT;
  private static final Sort<List<Integer>> LIST = ListLaws.LIST;

  private HeapLaws() {}

  /** Returns the operations of a priority queue; heaps with the same elements are equal. */
  public static Signature queue() {
    return queue(Laws.signature()).observe(HEAP, HeapLaws::sorted);
  }

  private static Signature queue(Signature signature) {
    return signature
        .vars(HEAP, Gen.lists(Gen.ints(0, 4)).map(LeftistHeap::fromList), "h", "h1", "h2")
        .vars(ELEMENT, Gen.ints(0, 4), "x", "y", "z")
        .constant("empty", HEAP, LeftistHeap.EMPTY)
        .fun("isEmpty", HEAP, Sort.BOOL, LeftistHeap::isEmpty)
        .fun("insert", ELEMENT, HEAP, HEAP, (x, heap) -> heap.insert(x))
        .fun("findMin", HEAP, ELEMENT, LeftistHeap::findMin)
        .fun("deleteMin", HEAP, HEAP, LeftistHeap::deleteMin);
  }

  private static List<Integer> sorted(LeftistHeap heap) {
    return ListLaws.sort(heap.inTreeOrder());
  }

  /** Adds false. */
  public static Signature withFalse() {
    return queue().constant("false", Sort.BOOL, false);
  }

  /** Adds the connectives, with variables. */
  public static Signature withConnectives() {
    return connectives(queue());
  }

  private static Signature connectives(Signature signature) {
    return BooleanLaws.addTo(signature.vars(Sort.BOOL, Gen.booleans(), "p", "q"));
  }

  /** Adds merging. */
  public static Signature merging() {
    return merging(withConnectives());
  }

  private static Signature merging(Signature signature) {
    return signature.fun("merge", HEAP, HEAP, HEAP, LeftistHeap::merge);
  }

  /** Adds conversion from and to lists, and functions of lists. */
  public static Signature withLists() {
    return withLists(LeftistHeap::toList);
  }

  private static Signature withLists(Code.Of1<LeftistHeap, List<Integer>> toList) {
    return merging()
        .vars(LIST, Gen.lists(Gen.ints(0, 4)), "xs", "ys", "zs")
        .fun("fromList", LIST, HEAP, LeftistHeap::fromList)
        .fun("toList", HEAP, LIST, toList)
        .fun("++", LIST, LIST, LIST, ListLaws::concat)
        .fun("head", LIST, ELEMENT, xs -> xs.get(0))
        .fun("tail", LIST, LIST, xs -> xs.subList(1, xs.size()))
        .fun(":", ELEMENT, LIST, LIST, ListLaws::cons)
        .constant("[]", LIST, List.of())
        .fun("sort", LIST, LIST, ListLaws::sort);
  }

  /** Adds what the operations do on sorted lists. */
  public static Signature withModel() {
    return model(withLists());
  }

  private static Signature model(Signature signature) {
    return signature
        .fun("insertL", ELEMENT, LIST, LIST, HeapLaws::insertInOrder)
        .fun("mergeL", LIST, LIST, LIST, ListLaws::merge)
        .fun("null", LIST, Sort.BOOL, List::isEmpty);
  }

  /** Returns the same with a faulty conversion to lists that forgets to sort. */
  public static Signature faulty() {
    return model(withLists(LeftistHeap::inTreeOrder));
  }

  /** Returns the same with an equality that trusts the faulty conversion. */
  public static Signature faultyThroughout() {
    return faulty().observe(HEAP, LeftistHeap::inTreeOrder);
  }

  /** Returns merging with access to subtrees; heaps are equal if represented alike. */
  public static Signature withBranches() {
    return merging(connectives(queue(Laws.signature())))
        .fun("leftBranch", HEAP, HEAP, LeftistHeap::leftBranch)
        .fun("rightBranch", HEAP, HEAP, LeftistHeap::rightBranch);
  }

  private static List<Integer> insertInOrder(int element, List<Integer> list) {
    int at = 0;
    while (at < list.size() && list.get(at) < element) {
      at++;
    }
    List<Integer> longer = new ArrayList<>(list);
    longer.add(at, element);
    return longer;
  }
}
