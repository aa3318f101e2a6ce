package dev.touchstone.samples.workloads;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A map as a binary search tree: smaller keys to the left, larger ones to the right. */
public sealed interface SearchTree {
  /** No entries. */
  record Leaf() implements SearchTree {
    @Override
    public String toString() {
      return "-";
    }
  }

  /** An entry between two subtrees. */
  record Node(SearchTree left, int key, int value, SearchTree right) implements SearchTree {
    @Override
    public String toString() {
      return "(" + left + " " + key + ":" + value + " " + right + ")";
    }
  }

  /** The empty tree. */
  SearchTree EMPTY = new Leaf();

  /** The correct operations; mutants override one of them. */
  class Ops implements MapOps<SearchTree> {
    @Override
    public SearchTree insert(int key, int value, SearchTree tree) {
      if (!(tree instanceof Node node)) {
        return new Node(EMPTY, key, value, EMPTY);
      }
      if (key < node.key) {
        return new Node(insert(key, value, node.left), node.key, node.value, node.right);
      }
      if (key > node.key) {
        return new Node(node.left, node.key, node.value, insert(key, value, node.right));
      }
      return new Node(node.left, key, value, node.right);
    }

    @Override
    public SearchTree delete(int key, SearchTree tree) {
      if (!(tree instanceof Node node)) {
        return tree;
      }
      if (key < node.key) {
        return new Node(delete(key, node.left), node.key, node.value, node.right);
      }
      if (key > node.key) {
        return new Node(node.left, node.key, node.value, delete(key, node.right));
      }
      return join(node.left, node.right);
    }

    /** Returns the tree of two trees with smaller and larger keys. */
    static SearchTree join(SearchTree smaller, SearchTree larger) {
      if (!(smaller instanceof Node one)) {
        return larger;
      }
      if (!(larger instanceof Node two)) {
        return smaller;
      }
      SearchTree middle = join(one.right, two.left);
      return new Node(
          one.left, one.key, one.value, new Node(middle, two.key, two.value, two.right));
    }

    @Override
    public SearchTree union(SearchTree left, SearchTree right) {
      if (!(left instanceof Node node)) {
        return right;
      }
      return new Node(
          union(node.left, below(node.key, right)),
          node.key,
          node.value,
          union(node.right, above(node.key, right)));
    }

    /** Returns the part of a tree with keys below a key. */
    static SearchTree below(int key, SearchTree tree) {
      if (!(tree instanceof Node node)) {
        return tree;
      }
      return node.key >= key
          ? below(key, node.left)
          : new Node(node.left, node.key, node.value, below(key, node.right));
    }

    /** Returns the part of a tree with keys above a key. */
    static SearchTree above(int key, SearchTree tree) {
      if (!(tree instanceof Node node)) {
        return tree;
      }
      return node.key <= key
          ? above(key, node.right)
          : new Node(above(key, node.left), node.key, node.value, node.right);
    }

    @Override
    public Optional<Integer> find(int key, SearchTree tree) {
      SearchTree at = tree;
      while (at instanceof Node node && node.key != key) {
        at = key < node.key ? node.left : node.right;
      }
      return at instanceof Node node ? Optional.of(node.value) : Optional.empty();
    }

    @Override
    public List<Entry> entries(SearchTree tree) {
      List<Entry> entries = new ArrayList<>();
      collect(tree, entries);
      return entries;
    }

    private static void collect(SearchTree tree, List<Entry> entries) {
      if (tree instanceof Node node) {
        collect(node.left, entries);
        entries.add(new Entry(node.key, node.value));
        collect(node.right, entries);
      }
    }

    @Override
    public boolean valid(SearchTree tree) {
      return between(Long.MIN_VALUE, tree, Long.MAX_VALUE);
    }

    private static boolean between(long low, SearchTree tree, long high) {
      return !(tree instanceof Node node)
          || (low < node.key
              && node.key < high
              && between(low, node.left, node.key)
              && between(node.key, node.right, high));
    }
  }
}
