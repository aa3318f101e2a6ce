package dev.touchstone.samples.challenges;

import dev.touchstone.Gen;
import java.util.List;

/**
 * Nested values: the fault sits deep, and what surrounds it must go.
 *
 * <p>Why the ideals are smallest: no tree with fewer nodes breaks the claim, and among those of
 * equal weight a leaf comes before a node, from left to right.
 */
final class TreeChallenges {
  private TreeChallenges() {}

  static List<Challenge<?>> all() {
    return List.of(poison(), lopsided(), searchTree(), rose(), inventory());
  }

  sealed interface Tree {
    record Leaf(int value) implements Tree {
      @Override
      public String toString() {
        return Integer.toString(value);
      }
    }

    record Node(Tree left, Tree right) implements Tree {
      @Override
      public String toString() {
        return "(" + left + " " + right + ")";
      }
    }

    default boolean poisonedBelow(int depth) {
      if (this instanceof Node node) {
        return node.left.poisonedBelow(depth - 1) || node.right.poisonedBelow(depth - 1);
      }
      return depth <= 0 && ((Leaf) this).value >= 100;
    }

    default int height() {
      return this instanceof Node node ? 1 + Math.max(node.left.height(), node.right.height()) : 0;
    }
  }

  private static Challenge<Tree> poison() {
    return Challenge.of(
        "poison", Gen.of(Tree.class), tree -> !tree.poisonedBelow(3), "(0 (0 (0 100)))");
  }

  private static Challenge<Tree> lopsided() {
    return Challenge.of(
        "lopsided",
        Gen.of(Tree.class),
        tree -> !(tree instanceof Tree.Node node)
            || node.left().height() - node.right().height() < 2,
        "((0 (0 0)) 0)");
  }

  sealed interface Search {
    record Empty() implements Search {
      @Override
      public String toString() {
        return "-";
      }
    }

    record Fork(Search left, int key, Search right) implements Search {
      @Override
      public String toString() {
        return "(" + left + " " + key + " " + right + ")";
      }
    }

    /** Compares each key with those directly below it, which is not enough. */
    default boolean looksOrdered() {
      if (!(this instanceof Fork fork)) {
        return true;
      }
      boolean left = !(fork.left instanceof Fork below) || below.key < fork.key;
      boolean right = !(fork.right instanceof Fork below) || below.key > fork.key;
      return left && right && fork.left.looksOrdered() && fork.right.looksOrdered();
    }

    default boolean ordered(long low, long high) {
      return !(this instanceof Fork fork)
          || (low < fork.key
              && fork.key < high
              && fork.left.ordered(low, fork.key)
              && fork.right.ordered(fork.key, high));
    }
  }

  private static Challenge<Search> searchTree() {
    return Challenge.of(
        "search_tree",
        Gen.of(Search.class),
        tree -> !tree.looksOrdered() || tree.ordered(Long.MIN_VALUE, Long.MAX_VALUE),
        "(- 0 ((- 0 -) 1 -))");
  }

  record Rose(int value, List<Rose> children) {
    int leavesBelow(int depth) {
      if (children.isEmpty()) {
        return depth <= 0 ? Math.max(0, Math.min(value, 1_000)) : 0;
      }
      return children.stream().mapToInt(child -> child.leavesBelow(depth - 1)).sum();
    }

    @Override
    public String toString() {
      return value + (children.isEmpty() ? "" : children.toString());
    }
  }

  private static Challenge<Rose> rose() {
    return Challenge.of("rose", Gen.of(Rose.class), rose -> rose.leavesBelow(2) < 10, "0[0[10]]");
  }

  record Part(String name, int count, List<Part> parts) {
    long total() {
      long inner = parts.stream().mapToLong(Part::total).sum();
      return count * (1 + inner);
    }

    @Override
    public String toString() {
      return count + (parts.isEmpty() ? "" : parts.toString());
    }
  }

  private static Challenge<Part> inventory() {
    return Challenge.of("inventory", Gen.of(Part.class), part -> part.total() < 1_000, "1000");
  }
}
