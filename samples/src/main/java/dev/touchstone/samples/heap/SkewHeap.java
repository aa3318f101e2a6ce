package dev.touchstone.samples.heap;

/**
 * A priority queue as a tree whose subtrees change sides with every insertion.
 *
 * <p>Nothing in a node says how large its subtrees are. {@link #insert} puts the new value into the
 * left subtree and swaps the two, so that the next one goes into the other.
 *
 * <p>Source: the operations as printed in Hughes, QuickCheck Testing for Fun and Profit (2007),
 * section 2, after Okasaki, Purely Functional Data Structures.
 */
@SuppressWarnings("ClassInitializationDeadlock") // the empty heap has no state to initialise
public sealed interface SkewHeap {
  /** The heap without values. */
  SkewHeap EMPTY = new Null();

  /** No values. */
  record Null() implements SkewHeap {
    @Override
    public String toString() {
      return "-";
    }
  }

  /** A value that is no larger than any in the subtrees. */
  record Fork(int root, SkewHeap left, SkewHeap right) implements SkewHeap {
    @Override
    public String toString() {
      return "(" + left + " " + root + " " + right + ")";
    }
  }

  /** Returns the heap of one value. */
  static SkewHeap of(int value) {
    return new Fork(value, EMPTY, EMPTY);
  }

  /** Returns the heap with one value more. */
  default SkewHeap insert(int value) {
    return this instanceof Fork fork
        ? new Fork(
            Math.min(value, fork.root), fork.right, fork.left.insert(Math.max(value, fork.root)))
        : of(value);
  }

  /** Returns the heap with one value more, by the textbook's definition. */
  default SkewHeap insertByMerge(int value) {
    return merge(of(value), this);
  }

  /** Returns the heap without its least value; the empty heap stays empty. */
  default SkewHeap deleteMin() {
    return this instanceof Fork fork ? merge(fork.left, fork.right) : this;
  }

  /** Returns the heap of the values of two heaps. */
  static SkewHeap merge(SkewHeap left, SkewHeap right) {
    if (!(left instanceof Fork one)) {
      return right;
    }
    if (!(right instanceof Fork two)) {
      return left;
    }
    return one.root <= two.root ? join(one, two) : join(two, one);
  }

  private static SkewHeap join(Fork smaller, SkewHeap larger) {
    return new Fork(smaller.root, smaller.right, merge(smaller.left, larger));
  }
}
