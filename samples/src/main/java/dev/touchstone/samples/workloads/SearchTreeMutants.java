package dev.touchstone.samples.workloads;

import dev.touchstone.samples.workloads.SearchTree.Node;
import dev.touchstone.samples.workloads.SearchTree.Ops;
import java.util.LinkedHashMap;
import java.util.Map;

/** Search trees with one fault each. */
public final class SearchTreeMutants {
  private SearchTreeMutants() {}

  /** Returns the faulty operations by the name of the fault. */
  public static Map<String, MapOps<SearchTree>> all() {
    Map<String, MapOps<SearchTree>> mutants = new LinkedHashMap<>();
    mutants.put("insert_1", new InsertLosesTree());
    mutants.put("insert_2", new InsertOverwritesLarger());
    mutants.put("insert_3", new InsertKeepsOld());
    mutants.put("delete_4", new DeleteKeepsPath());
    mutants.put("delete_5", new DeleteGoesWrong());
    mutants.put("union_6", new UnionAssumesOrder());
    mutants.put("union_7", new UnionTrustsRoots());
    mutants.put("union_8", new UnionLosesPriority());
    return mutants;
  }

  private static final class InsertLosesTree extends Ops {
    @Override
    public SearchTree insert(int key, int value, SearchTree tree) {
      return new Node(SearchTree.EMPTY, key, value, SearchTree.EMPTY);
    }
  }

  private static final class InsertOverwritesLarger extends Ops {
    @Override
    public SearchTree insert(int key, int value, SearchTree tree) {
      return tree instanceof Node node && key >= node.key()
          ? new Node(node.left(), node.key(), value, node.right())
          : super.insert(key, value, tree);
    }
  }

  private static final class InsertKeepsOld extends Ops {
    @Override
    public SearchTree insert(int key, int value, SearchTree tree) {
      return tree instanceof Node node && key == node.key() ? node : super.insert(key, value, tree);
    }
  }

  private static final class DeleteKeepsPath extends Ops {
    @Override
    public SearchTree delete(int key, SearchTree tree) {
      if (tree instanceof Node node && key != node.key()) {
        return delete(key, key < node.key() ? node.left() : node.right());
      }
      return super.delete(key, tree);
    }
  }

  private static final class DeleteGoesWrong extends Ops {
    @Override
    public SearchTree delete(int key, SearchTree tree) {
      if (!(tree instanceof Node node) || key == node.key()) {
        return super.delete(key, tree);
      }
      return key > node.key()
          ? new Node(delete(key, node.left()), node.key(), node.value(), node.right())
          : new Node(node.left(), node.key(), node.value(), delete(key, node.right()));
    }
  }

  private static final class UnionAssumesOrder extends Ops {
    @Override
    public SearchTree union(SearchTree first, SearchTree second) {
      return join(first, second);
    }
  }

  private abstract static class UnionByRoots extends Ops {
    @Override
    public SearchTree union(SearchTree first, SearchTree second) {
      if (!(first instanceof Node one)) {
        return second;
      }
      if (!(second instanceof Node two)) {
        return first;
      }
      if (one.key() == two.key()) {
        return new Node(
            union(one.left(), two.left()), one.key(), one.value(), union(one.right(), two.right()));
      }
      return one.key() < two.key() ? ascending(one, two) : union(two, one);
    }

    abstract SearchTree ascending(Node one, Node two);
  }

  private static final class UnionTrustsRoots extends UnionByRoots {
    @Override
    SearchTree ascending(Node one, Node two) {
      SearchTree middle = union(one.right(), two.left());
      return new Node(
          one.left(),
          one.key(),
          one.value(),
          new Node(middle, two.key(), two.value(), two.right()));
    }
  }

  private static final class UnionLosesPriority extends UnionByRoots {
    @Override
    SearchTree ascending(Node one, Node two) {
      SearchTree rest = new Node(above(one.key(), two.left()), two.key(), two.value(), two.right());
      return new Node(
          union(one.left(), below(one.key(), two.left())),
          one.key(),
          one.value(),
          union(one.right(), rest));
    }
  }
}
