package dev.touchstone.samples.laws;

import java.util.List;
import java.util.NoSuchElementException;

/**
 * A double-ended queue of two lists, after Burton (1982): adding and removing is cheap at both ends.
 *
 * @param rear the elements of the rear, newest first
 * @param front the elements of the front, in order
 */
public record TwoListQueue(List<Integer> rear, List<Integer> front) {
  /** The queue without elements. */
  public static final TwoListQueue NEW = new TwoListQueue(List.of(), List.of());

  /** Returns the elements in order. */
  public List<Integer> toList() {
    return ListLaws.concat(front, ListLaws.reverse(rear));
  }

  /** Returns the queue with an element at the rear. */
  public TwoListQueue in(int element) {
    boolean lone = front.isEmpty() && rear.size() == 1;
    return lone
        ? new TwoListQueue(List.of(element), rear)
        : new TwoListQueue(ListLaws.cons(element, rear), front);
  }

  /** Returns the queue with an element at the front. */
  public TwoListQueue inFront(int element) {
    return reverse().in(element).reverse();
  }

  /** Returns the queue from rear to front. */
  public TwoListQueue reverse() {
    return new TwoListQueue(front, rear);
  }

  /** Returns the queue without its first element. */
  public TwoListQueue tail() {
    if (front.isEmpty()) {
      return withoutOldest();
    }
    return front.size() == 1
        ? rearToFront(rear)
        : new TwoListQueue(rear, front.subList(1, front.size()));
  }

  private TwoListQueue withoutOldest() {
    if (rear.isEmpty()) {
      throw new NoSuchElementException("an empty queue has no tail");
    }
    return rear.size() == 1
        ? NEW
        : new TwoListQueue(rear.subList(0, 1), ListLaws.reverse(rear.subList(1, rear.size() - 1)));
  }

  private static TwoListQueue rearToFront(List<Integer> rear) {
    int stay = rear.size() < 2 ? 0 : rear.size() == 2 ? 1 : 2;
    return new TwoListQueue(
        rear.subList(0, stay), ListLaws.reverse(rear.subList(stay, rear.size())));
  }

  /** Returns the queue without its last element. */
  public TwoListQueue liat() {
    return reverse().tail().reverse();
  }

  /** Returns the elements of this queue before those of another. */
  public TwoListQueue join(TwoListQueue other) {
    if (other.equals(NEW)) {
      return this;
    }
    return equals(NEW)
        ? other
        : new TwoListQueue(other.rear, ListLaws.concat(toList(), other.front));
  }
}
