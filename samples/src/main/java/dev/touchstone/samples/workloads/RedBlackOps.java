package dev.touchstone.samples.workloads;

import static dev.touchstone.samples.workloads.RedBlackTree.Color.BLACK;
import static dev.touchstone.samples.workloads.RedBlackTree.Color.RED;
import static dev.touchstone.samples.workloads.RedBlackTree.EMPTY;
import static dev.touchstone.samples.workloads.RedBlackTree.colored;

import dev.touchstone.samples.workloads.RedBlackTree.Color;
import dev.touchstone.samples.workloads.RedBlackTree.Node;
import java.util.List;
import java.util.Optional;

/** The correct operations on red-black trees, in steps that mutants override one by one. */
class RedBlackOps implements MapOps<RedBlackTree> {
  @Override
  public RedBlackTree insert(int key, int value, RedBlackTree tree) {
    return blackened(add(key, value, tree));
  }

  RedBlackTree add(int key, int value, RedBlackTree tree) {
    if (!(tree instanceof Node node)) {
      return fresh(key, value);
    }
    if (key < node.key()) {
      return grownLeft(node.with(add(key, value, node.left()), node.right()));
    }
    if (key > node.key()) {
      return grownRight(node.with(node.left(), add(key, value, node.right())));
    }
    return new Node(node.color(), node.left(), key, value, node.right());
  }

  Node fresh(int key, int value) {
    return new Node(RED, EMPTY, key, value, EMPTY);
  }

  Node grownLeft(Node node) {
    return balanced(node);
  }

  Node grownRight(Node node) {
    return balanced(node);
  }

  /** Returns a node without a red child of a red child below it. */
  Node balanced(Node node) {
    if (node.color() == RED) {
      return node;
    }
    Optional<Node> left = colored(node.left(), RED);
    if (left.isPresent()) {
      Node child = left.get();
      if (child.left() instanceof Node inner && inner.color() == RED) {
        return leftLeft(inner, child, node);
      }
      if (child.right() instanceof Node inner && inner.color() == RED) {
        return red(
            black(child.left(), child, inner.left()),
            inner,
            black(inner.right(), node, node.right()));
      }
    }
    Optional<Node> right = colored(node.right(), RED);
    if (right.isPresent()) {
      Node child = right.get();
      if (child.left() instanceof Node inner && inner.color() == RED) {
        return rightLeft(node, inner, child);
      }
      if (child.right() instanceof Node inner && inner.color() == RED) {
        return red(black(node.left(), node, child.left()), child, inner.as(BLACK));
      }
    }
    return node;
  }

  Node leftLeft(Node inner, Node child, Node node) {
    return red(inner.as(BLACK), child, black(child.right(), node, node.right()));
  }

  Node rightLeft(Node node, Node inner, Node child) {
    return red(
        black(node.left(), node, inner.left()), inner, black(inner.right(), child, child.right()));
  }

  static Node red(RedBlackTree before, Node entry, RedBlackTree after) {
    return new Node(RED, before, entry.key(), entry.value(), after);
  }

  static Node black(RedBlackTree before, Node entry, RedBlackTree after) {
    return new Node(BLACK, before, entry.key(), entry.value(), after);
  }

  static RedBlackTree blackened(RedBlackTree tree) {
    return tree instanceof Node node ? node.as(BLACK) : tree;
  }

  static Node reddened(RedBlackTree tree) {
    return colored(tree, BLACK)
        .orElseThrow(() -> new IllegalStateException("only a black node is made red: " + tree))
        .as(RED);
  }

  @Override
  public RedBlackTree delete(int key, RedBlackTree tree) {
    return blackened(remove(key, tree));
  }

  RedBlackTree remove(int key, RedBlackTree tree) {
    if (!(tree instanceof Node node)) {
      return tree;
    }
    if (key < node.key()) {
      return removeLeft(key, node);
    }
    return key > node.key() ? removeRight(key, node) : joined(node.left(), node.right());
  }

  Node removeLeft(int key, Node node) {
    RedBlackTree rest = remove(key, node.left());
    return colored(node.left(), BLACK).isPresent()
        ? shrunkLeft(rest, node, node.right())
        : red(rest, node, node.right());
  }

  Node removeRight(int key, Node node) {
    RedBlackTree rest = remove(key, node.right());
    return colored(node.right(), BLACK).isPresent()
        ? shrunkRight(node.left(), node, rest)
        : red(node.left(), node, rest);
  }

  /** Returns the node of a left subtree that lost a black node. */
  Node shrunkLeft(RedBlackTree left, Node entry, RedBlackTree right) {
    if (left instanceof Node child && child.color() == RED) {
      return red(child.as(BLACK), entry, right);
    }
    if (right instanceof Node sibling && sibling.color() == BLACK) {
      return balanced(black(left, entry, sibling.as(RED)));
    }
    if (right instanceof Node sibling && sibling.left() instanceof Node inner) {
      Node far = balanced(black(inner.right(), sibling, farOfLeft(sibling.right())));
      return red(black(left, entry, inner.left()), inner, far);
    }
    throw new IllegalStateException("a black node is missing beside " + right);
  }

  /** Returns the node of a right subtree that lost a black node. */
  Node shrunkRight(RedBlackTree left, Node entry, RedBlackTree right) {
    if (right instanceof Node child && child.color() == RED) {
      return red(left, entry, child.as(BLACK));
    }
    if (left instanceof Node sibling && sibling.color() == BLACK) {
      return balanced(black(sibling.as(RED), entry, right));
    }
    if (left instanceof Node sibling && sibling.right() instanceof Node inner) {
      Node far = balanced(black(farOfRight(sibling.left()), sibling, inner.left()));
      return red(far, inner, black(inner.right(), entry, right));
    }
    throw new IllegalStateException("a black node is missing beside " + left);
  }

  RedBlackTree farOfLeft(RedBlackTree far) {
    return reddened(far);
  }

  RedBlackTree farOfRight(RedBlackTree far) {
    return reddened(far);
  }

  /** Returns the tree of two trees of equal black height with smaller and larger keys. */
  RedBlackTree joined(RedBlackTree smaller, RedBlackTree larger) {
    if (!(smaller instanceof Node one)) {
      return larger;
    }
    if (!(larger instanceof Node two)) {
      return smaller;
    }
    if (one.color() != two.color()) {
      return two.color() == RED
          ? two.with(joined(one, two.left()), two.right())
          : one.with(one.left(), joined(one.right(), two));
    }
    RedBlackTree middle = joined(one.right(), two.left());
    Optional<Node> split = colored(middle, RED);
    if (split.isPresent()) {
      Color color = one.color() == RED ? joinedReds() : joinedBlacks();
      Node entry = split.get();
      return red(
          new Node(color, one.left(), one.key(), one.value(), entry.left()),
          entry,
          new Node(color, entry.right(), two.key(), two.value(), two.right()));
    }
    return one.color() == RED
        ? red(one.left(), one, red(middle, two, two.right()))
        : shrunkLeft(one.left(), one, black(middle, two, two.right()));
  }

  Color joinedReds() {
    return RED;
  }

  Color joinedBlacks() {
    return BLACK;
  }

  @Override
  public RedBlackTree union(RedBlackTree left, RedBlackTree right) {
    throw new UnsupportedOperationException("red-black trees have no union here");
  }

  @Override
  public Optional<Integer> find(int key, RedBlackTree tree) {
    RedBlackTree at = tree;
    while (at instanceof Node node && node.key() != key) {
      at = key < node.key() ? node.left() : node.right();
    }
    return at instanceof Node node ? Optional.of(node.value()) : Optional.empty();
  }

  @Override
  public List<Entry> entries(RedBlackTree tree) {
    return RedBlackTree.entries(tree);
  }

  @Override
  public boolean valid(RedBlackTree tree) {
    return RedBlackTree.valid(tree);
  }
}
