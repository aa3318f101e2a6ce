package dev.touchstone.samples.heap;

import dev.touchstone.samples.heap.SkewHeap.Fork;
import java.util.ArrayList;
import java.util.List;

/**
 * What can be measured of a heap: its order, balance, credits, and what its operations cost.
 *
 * <p>A node is good if its left subtree is no larger than its right one; each bad node carries one
 * credit, supplied when it is made and consumed when it is passed through.
 */
public final class HeapShape {
  private HeapShape() {}

  /** Returns whether no value is below its parent. */
  public static boolean ordered(SkewHeap heap) {
    return !(heap instanceof Fork fork)
        || (above(fork.root(), fork.left()) && above(fork.root(), fork.right()));
  }

  private static boolean above(int least, SkewHeap heap) {
    return !(heap instanceof Fork fork) || (least <= fork.root() && ordered(fork));
  }

  /** Returns how many values there are. */
  public static int weight(SkewHeap heap) {
    return heap instanceof Fork fork ? 1 + weight(fork.left()) + weight(fork.right()) : 0;
  }

  /** Returns whether every right subtree is as large as the left one, or one larger. */
  public static boolean balanced(SkewHeap heap) {
    if (!(heap instanceof Fork fork)) {
      return true;
    }
    int difference = weight(fork.right()) - weight(fork.left());
    return (difference == 0 || difference == 1) && balanced(fork.left()) && balanced(fork.right());
  }

  /** Returns whether every node is good. */
  public static boolean allGood(SkewHeap heap) {
    return credits(heap) == 0;
  }

  /** Returns how many nodes are bad. */
  public static int credits(SkewHeap heap) {
    if (!(heap instanceof Fork fork)) {
      return 0;
    }
    int own = weight(fork.left()) <= weight(fork.right()) ? 0 : 1;
    return own + credits(fork.left()) + credits(fork.right());
  }

  /** Returns how many nodes an insertion passes through. */
  public static int insertCost(SkewHeap heap) {
    return heap instanceof Fork fork ? 1 + insertCost(fork.left()) : 0;
  }

  /** Returns how many nodes a deletion joins. */
  public static int deleteCost(SkewHeap heap) {
    return heap instanceof Fork fork ? mergeCost(fork.left(), fork.right()) : 0;
  }

  private static int mergeCost(SkewHeap left, SkewHeap right) {
    if (!(left instanceof Fork one) || !(right instanceof Fork two)) {
      return 0;
    }
    return 1 + (one.root() <= two.root() ? mergeCost(one.left(), two) : mergeCost(two.left(), one));
  }

  /** Returns the logarithm to base 2, and 0 for 0. */
  public static double log2(int number) {
    return number < 2 ? 0 : Math.log(number) / Math.log(2);
  }

  /** Returns the values in ascending order: the model of the heap. */
  public static List<Integer> model(SkewHeap heap) {
    List<Integer> values = new ArrayList<>();
    flatten(heap, values);
    values.sort(null);
    return values;
  }

  private static void flatten(SkewHeap heap, List<Integer> values) {
    if (heap instanceof Fork fork) {
      values.add(fork.root());
      flatten(fork.left(), values);
      flatten(fork.right(), values);
    }
  }
}
