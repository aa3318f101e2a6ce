package dev.touchstone.samples.laws;

import java.util.ArrayList;
import java.util.List;

/**
 * An array that grows when it is written to, until its size is fixed.
 *
 * @param fixed whether the size can no longer change by writing
 * @param elements the elements; those after them have the default
 */
public record FlexibleArray(boolean fixed, List<Integer> elements) {
  /** What elements are before they are written. */
  public static final int DEFAULT = 0;

  /** The array without elements. */
  public static final FlexibleArray NEW = new FlexibleArray(false, List.of());

  /** Returns an element. */
  public int at(int index) {
    if (index < elements.size()) {
      return elements.get(index);
    }
    checkFlexible(index);
    return DEFAULT;
  }

  /** Returns the array with an element replaced. */
  public FlexibleArray with(int index, int element) {
    if (index >= elements.size()) {
      checkFlexible(index);
    }
    List<Integer> changed = sized(Math.max(elements.size(), index + 1));
    changed.set(index, element);
    return new FlexibleArray(fixed, changed);
  }

  private void checkFlexible(int index) {
    if (fixed) {
      throw new IndexOutOfBoundsException(index);
    }
  }

  private List<Integer> sized(int size) {
    List<Integer> sized = new ArrayList<>(elements.subList(0, Math.min(size, elements.size())));
    while (sized.size() < size) {
      sized.add(DEFAULT);
    }
    return sized;
  }

  /** Returns the array with the size it has for good. */
  public FlexibleArray fix() {
    return new FlexibleArray(true, elements);
  }

  /** Returns the array with another size; elements beyond it are lost. */
  public FlexibleArray resize(int size) {
    return new FlexibleArray(fixed, sized(size));
  }
}
