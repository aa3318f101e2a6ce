package dev.touchstone.samples.workloads;

import static dev.touchstone.samples.workloads.RedBlackTree.Color.BLACK;
import static dev.touchstone.samples.workloads.RedBlackTree.Color.RED;
import static dev.touchstone.samples.workloads.RedBlackTree.EMPTY;

import dev.touchstone.samples.workloads.RedBlackTree.Color;
import dev.touchstone.samples.workloads.RedBlackTree.Node;
import java.util.LinkedHashMap;
import java.util.Map;

/** Red-black trees with one fault each. */
public final class RedBlackMutants {
  private RedBlackMutants() {}

  /** Returns the faulty operations by the name of the fault. */
  public static Map<String, MapOps<RedBlackTree>> all() {
    Map<String, MapOps<RedBlackTree>> mutants = new LinkedHashMap<>();
    mutants.put("insert_1", new InsertLosesTree());
    mutants.put("insert_2", new InsertOverwritesLarger());
    mutants.put("insert_3", new InsertKeepsOld());
    mutants.put("delete_4", new DeleteKeepsPath());
    mutants.put("delete_5", new DeleteGoesWrong());
    mutants.put("miscolor_insert", new FreshIsBlack());
    mutants.put("miscolor_delete", new DeleteLeavesRedRoot());
    mutants.put("miscolor_left", new LeftLeavesFarBlack());
    mutants.put("miscolor_right", new RightLeavesFarBlack());
    mutants.put("miscolor_join_1", new JoinsRedsBlack());
    mutants.put("miscolor_join_2", new JoinsBlacksRed());
    mutants.put("no_balance_left", new LeftIsNotBalanced());
    mutants.put("no_balance_right", new RightIsNotBalanced());
    mutants.put("swap_left_left", new LeftLeftSwaps());
    mutants.put("swap_right_left", new RightLeftSwaps());
    return mutants;
  }

  private static final class InsertLosesTree extends RedBlackOps {
    @Override
    RedBlackTree add(int key, int value, RedBlackTree tree) {
      return fresh(key, value);
    }
  }

  private static final class InsertOverwritesLarger extends RedBlackOps {
    @Override
    RedBlackTree add(int key, int value, RedBlackTree tree) {
      return tree instanceof Node node && key >= node.key()
          ? new Node(node.color(), node.left(), node.key(), value, node.right())
          : super.add(key, value, tree);
    }
  }

  private static final class InsertKeepsOld extends RedBlackOps {
    @Override
    RedBlackTree add(int key, int value, RedBlackTree tree) {
      return tree instanceof Node node && key == node.key() ? node : super.add(key, value, tree);
    }
  }

  private static final class DeleteKeepsPath extends RedBlackOps {
    @Override
    RedBlackTree remove(int key, RedBlackTree tree) {
      if (tree instanceof Node node && key != node.key()) {
        return remove(key, key < node.key() ? node.left() : node.right());
      }
      return super.remove(key, tree);
    }
  }

  private static final class DeleteGoesWrong extends RedBlackOps {
    @Override
    RedBlackTree remove(int key, RedBlackTree tree) {
      if (!(tree instanceof Node node) || key == node.key()) {
        return super.remove(key, tree);
      }
      return key > node.key() ? removeLeft(key, node) : removeRight(key, node);
    }
  }

  private static final class FreshIsBlack extends RedBlackOps {
    @Override
    Node fresh(int key, int value) {
      return new Node(BLACK, EMPTY, key, value, EMPTY);
    }
  }

  private static final class DeleteLeavesRedRoot extends RedBlackOps {
    @Override
    public RedBlackTree delete(int key, RedBlackTree tree) {
      return remove(key, tree);
    }
  }

  private static final class LeftLeavesFarBlack extends RedBlackOps {
    @Override
    RedBlackTree farOfLeft(RedBlackTree far) {
      return far;
    }
  }

  private static final class RightLeavesFarBlack extends RedBlackOps {
    @Override
    RedBlackTree farOfRight(RedBlackTree far) {
      return far;
    }
  }

  private static final class JoinsRedsBlack extends RedBlackOps {
    @Override
    Color joinedReds() {
      return BLACK;
    }
  }

  private static final class JoinsBlacksRed extends RedBlackOps {
    @Override
    Color joinedBlacks() {
      return RED;
    }
  }

  private static final class LeftIsNotBalanced extends RedBlackOps {
    @Override
    Node grownLeft(Node node) {
      return node;
    }
  }

  private static final class RightIsNotBalanced extends RedBlackOps {
    @Override
    Node grownRight(Node node) {
      return node;
    }
  }

  private static final class LeftLeftSwaps extends RedBlackOps {
    @Override
    Node leftLeft(Node inner, Node child, Node node) {
      return red(inner.as(BLACK), child, black(node.right(), node, child.right()));
    }
  }

  private static final class RightLeftSwaps extends RedBlackOps {
    @Override
    Node rightLeft(Node node, Node inner, Node child) {
      return red(
          black(node.left(), node, inner.right()),
          inner,
          black(inner.left(), child, child.right()));
    }
  }
}
