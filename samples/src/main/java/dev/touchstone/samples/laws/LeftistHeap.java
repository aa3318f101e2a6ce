package dev.touchstone.samples.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * A priority queue: a heap-ordered tree whose right spine is always the shortest way to a leaf.
 *
 * <p>Source: Okasaki, Purely Functional Data Structures (1998), section 3.1.
 *
 * @param root the tree, or null if there are no elements
 */
public record LeftistHeap(@Nullable Node root) {
  /** The heap without elements. */
  public static final LeftistHeap EMPTY = new LeftistHeap(null);

  /**
   * A tree with an element.
   *
   * @param rank the length of the right spine
   * @param element the smallest element
   * @param left the subtree with the longer right spine
   * @param right the other one
   */
  public record Node(
      int rank, int element, @Nullable Node left, @Nullable Node right) {}

  /** Returns whether there are no elements. */
  public boolean isEmpty() {
    return root == null;
  }

  /** Returns the heap with another element. */
  public LeftistHeap insert(int element) {
    return merge(new LeftistHeap(new Node(1, element, null, null)));
  }

  /** Returns the smallest element. */
  public int findMin() {
    return nonEmpty().element();
  }

  /** Returns the heap without its smallest element. */
  public LeftistHeap deleteMin() {
    return leftBranch().merge(rightBranch());
  }

  /** Returns the left subtree. */
  public LeftistHeap leftBranch() {
    return new LeftistHeap(nonEmpty().left());
  }

  /** Returns the right subtree. */
  public LeftistHeap rightBranch() {
    return new LeftistHeap(nonEmpty().right());
  }

  private Node nonEmpty() {
    if (root == null) {
      throw new NoSuchElementException("the heap is empty");
    }
    return root;
  }

  /** Returns the heap of the elements of both. */
  public LeftistHeap merge(LeftistHeap other) {
    return new LeftistHeap(merge(root, other.root));
  }

  private static @Nullable Node merge(@Nullable Node one, @Nullable Node other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    return one.element() <= other.element()
        ? node(one.element(), one.left(), merge(one.right(), other))
        : node(other.element(), other.left(), merge(one, other.right()));
  }

  private static Node node(int element, @Nullable Node one, @Nullable Node other) {
    return rank(one) >= rank(other)
        ? new Node(rank(other) + 1, element, one, other)
        : new Node(rank(one) + 1, element, other, one);
  }

  private static int rank(@Nullable Node node) {
    return node == null ? 0 : node.rank();
  }

  /** Returns the heap of the elements of a list. */
  public static LeftistHeap fromList(List<Integer> elements) {
    LeftistHeap heap = EMPTY;
    for (int element : elements) {
      heap = heap.insert(element);
    }
    return heap;
  }

  /** Returns the elements, smallest first. */
  public List<Integer> toList() {
    List<Integer> elements = new ArrayList<>();
    for (LeftistHeap heap = this; !heap.isEmpty(); heap = heap.deleteMin()) {
      elements.add(heap.findMin());
    }
    return elements;
  }

  /** Returns the elements as they stand in the tree. */
  public List<Integer> inTreeOrder() {
    List<Integer> elements = new ArrayList<>();
    collect(root, elements);
    return elements;
  }

  private static void collect(@Nullable Node node, List<Integer> elements) {
    if (node != null) {
      elements.add(node.element());
      collect(node.left(), elements);
      collect(node.right(), elements);
    }
  }
}
