package dev.touchstone.samples.heap;

import static dev.touchstone.Case.assume;
import static dev.touchstone.Case.target;
import static dev.touchstone.samples.heap.HeapShape.credits;
import static dev.touchstone.samples.heap.HeapShape.deleteCost;
import static dev.touchstone.samples.heap.HeapShape.insertCost;
import static dev.touchstone.samples.heap.HeapShape.log2;
import static dev.touchstone.samples.heap.HeapShape.model;
import static dev.touchstone.samples.heap.HeapShape.weight;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/**
 * What one might believe about skew heaps; about half of it is wrong.
 *
 * <p>The claims follow the story told in Hughes, QuickCheck Testing for Fun and Profit (2007),
 * section 2. Where this page and the paper disagree, the definitions printed there were followed and
 * the outcome established by exhaustive search.
 */
public final class HeapClaims {
  /** The factor of the bound on insertions that a random case breaks once in thousands. */
  public static final double TIGHT = 1.15;

  /** The factor of the bound on insertions that random operations hardly ever break. */
  public static final double LOOSE = 2;

  private HeapClaims() {}

  /** Claims something about every heap made by insertions alone. */
  public static Claim inserting(String label, Predicate<SkewHeap> holds) {
    return folded(label, SkewHeap::insert, holds);
  }

  /** Claims something about every heap made by insertions as the textbook defines them. */
  public static Claim merging(String label, Predicate<SkewHeap> holds) {
    return folded(label, SkewHeap::insertByMerge, holds);
  }

  private static Claim folded(
      String label, BiFunction<SkewHeap, Integer, SkewHeap> insert, Predicate<SkewHeap> holds) {
    return Claim.forAll(Gen.lists(Gen.ints()), values -> {
          SkewHeap heap = SkewHeap.EMPTY;
          for (int value : values) {
            heap = insert.apply(heap, value);
          }
          return holds.test(heap);
        })
        .names("values")
        .label(label);
  }

  /** Claims something about every heap made by insertions and deletions. */
  public static Claim operating(String label, Predicate<SkewHeap> holds) {
    return Claim.forAll(Gen.lists(HeapOp.gen()), ops -> holds.test(HeapOp.heap(ops)))
        .names("ops")
        .label(label);
  }

  /** Claims that an insertion is cheap, over operations. */
  public static Claim cheapInsert(double factor) {
    return operating(cheap(factor), heap -> excess(heap, factor) <= 0);
  }

  /** Claims that an insertion is cheap, and leads the search towards expensive ones. */
  public static Claim cheapInsertTargeted(double factor) {
    return operating(cheap(factor), heap -> {
      double excess = excess(heap, factor);
      target(excess);
      return excess <= 0;
    });
  }

  /** Claims that an insertion is cheap, over trees drawn directly. */
  public static Claim cheapInsertIntoTrees(double factor) {
    return Claim.forAll(HeapTrees.gen(), heap -> excess(heap, factor) <= 0)
        .names("heap")
        .label(cheap(factor));
  }

  private static String cheap(double factor) {
    return "cost of insert <= " + factor + " log2(weight) + 1";
  }

  private static double excess(SkewHeap heap, double factor) {
    return insertCost(heap) - (factor * log2(weight(heap)) + 1);
  }

  /** Claims that credits pay for every insertion. */
  public static Claim paidInsert() {
    return Claim.forAll(Gen.ints(), Gen.lists(HeapOp.gen()), (value, ops) -> {
          SkewHeap heap = HeapOp.heap(ops);
          return insertCost(heap) + credits(heap.insert(value))
              <= LOOSE * log2(weight(heap)) + 1 + credits(heap);
        })
        .names("value", "ops")
        .label("cost of insert + credits after <= 2 log2(weight) + 1 + credits before");
  }

  /** Claims that credits pay for every deletion. */
  public static Claim paidDelete() {
    return operating(
        "cost of deleteMin + credits after <= 2 log2(weight) + credits before", heap -> {
          assume(weight(heap) > 0, "the heap is not empty");
          return deleteCost(heap) + credits(heap.deleteMin())
              <= LOOSE * log2(weight(heap)) + credits(heap);
        });
  }

  /** Claims that inserting does to a heap what inserting does to a sorted list. */
  public static Claim insertModels() {
    return Claim.forAll(Gen.ints(), Gen.lists(HeapOp.gen()), (value, ops) -> {
          SkewHeap heap = HeapOp.heap(ops);
          return inserted(model(heap), value).equals(model(heap.insert(value)));
        })
        .names("value", "ops")
        .label("insert after model == model after insert");
  }

  /** Claims that deleting does to a heap what dropping the head does to a sorted list. */
  public static Claim deleteModels() {
    Gen<SkewHeap> heaps =
        Gen.lists(HeapOp.gen()).map(HeapOp::heap).filter(heap -> weight(heap) > 0);
    return Claim.commutes(
            heaps, HeapShape::model, all -> all.subList(1, all.size()), SkewHeap::deleteMin)
        .names("heap")
        .label("tail after model == model after deleteMin");
  }

  private static List<Integer> inserted(List<Integer> sorted, int value) {
    List<Integer> result = new ArrayList<>(sorted);
    int place = Collections.binarySearch(sorted, value);
    result.add(place < 0 ? -place - 1 : place, value);
    return result;
  }
}
