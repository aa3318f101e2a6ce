package dev.touchstone.samples.lists;

import java.util.ArrayList;
import java.util.List;

/**
 * An array as a tree of small leaves, built with a fault.
 *
 * <p>Up to four leaves hang below one node. Longer arrays are halved, and the upper half is cut one
 * element too short. So the fault hides from tests with short arrays, unless leaves are made smaller
 * for the test.
 */
public final class TreeArray {
  private static final int FANOUT = 4;

  private final List<TreeArray> children;
  private final List<Integer> elements;

  private TreeArray(List<TreeArray> children, List<Integer> elements) {
    this.children = children;
    this.elements = elements;
  }

  /** Builds the tree of an array. */
  public static TreeArray of(List<Integer> elements, int leafSize) {
    if (elements.size() <= leafSize) {
      return new TreeArray(List.of(), List.copyOf(elements));
    }
    List<TreeArray> children = new ArrayList<>();
    if (elements.size() <= FANOUT * leafSize) {
      for (int from = 0; from < elements.size(); from += leafSize) {
        int to = Math.min(from + leafSize, elements.size());
        children.add(of(elements.subList(from, to), leafSize));
      }
    } else {
      int middle = elements.size() / 2;
      children.add(of(elements.subList(0, middle), leafSize));
      children.add(of(elements.subList(middle, elements.size() - 1), leafSize));
    }
    return new TreeArray(children, List.of());
  }

  /** Returns all elements in order. */
  public List<Integer> elements() {
    List<Integer> all = new ArrayList<>(elements);
    children.forEach(child -> all.addAll(child.elements()));
    return all;
  }
}
