package dev.touchstone.samples.workloads;

import static dev.touchstone.samples.workloads.MapProperty.DELETE_DELETE;
import static dev.touchstone.samples.workloads.MapProperty.DELETE_INSERT;
import static dev.touchstone.samples.workloads.MapProperty.DELETE_MODEL;
import static dev.touchstone.samples.workloads.MapProperty.DELETE_POST;
import static dev.touchstone.samples.workloads.MapProperty.DELETE_VALID;
import static dev.touchstone.samples.workloads.MapProperty.INSERT_DELETE;
import static dev.touchstone.samples.workloads.MapProperty.INSERT_INSERT;
import static dev.touchstone.samples.workloads.MapProperty.INSERT_MODEL;
import static dev.touchstone.samples.workloads.MapProperty.INSERT_POST;
import static dev.touchstone.samples.workloads.MapProperty.INSERT_VALID;

import dev.touchstone.Gen;
import dev.touchstone.space.Condition;
import dev.touchstone.space.Sizes;
import dev.touchstone.space.Space;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The workload of red-black trees: 15 faults, ten properties, 58 tasks.
 *
 * <p>The tasks are the published ones. One more pair would do: where an insertion turns the root,
 * {@code INSERT_DELETE} tells {@code delete_5}.
 *
 * <p>Guided inputs have up to ten nodes: {@code swap_right_left} shows in a deletion from nine nodes on,
 * {@code miscolor_join_1} only from twelve on, which are out of reach with this condition.
 */
public final class RedBlackTrees {
  private static final int MOST_NODES = 10;

  private RedBlackTrees() {}

  /** Returns the workload. */
  public static MapWorkload<RedBlackTree> workload() {
    return new MapWorkload<>(
        "rbt",
        RedBlackMutants.all(),
        told(),
        Gen.of(RedBlackTree.class),
        guided(),
        MapWorkload.inserted(new RedBlackOps(), RedBlackTree.EMPTY));
  }

  private static Gen<RedBlackTree> guided() {
    Space<RedBlackTree> trees = Space.recursive(
        "trees",
        inner -> Space.oneOf(
            Space.record(RedBlackTree.Leaf.class),
            Space.record(
                    RedBlackTree.Node.class,
                    Space.enumOf(RedBlackTree.Color.class),
                    inner,
                    MapWorkload.keySpace(),
                    MapWorkload.valueSpace(),
                    inner)
                .pay()));
    return trees
        .suchThat(Condition.all(RedBlackTree::isBalanced, RedBlackTree::isOrdered))
        .gen(Sizes.upTo(MOST_NODES));
  }

  /** Returns the correct operations. */
  public static MapOps<RedBlackTree> correct() {
    return new RedBlackOps();
  }

  /** Returns the tasks. */
  public static List<Task> tasks() {
    return workload().tasks();
  }

  private static Map<String, List<MapProperty>> told() {
    Map<String, List<MapProperty>> told = new LinkedHashMap<>();
    told.put("insert_1", List.of(INSERT_POST, INSERT_MODEL, INSERT_INSERT, DELETE_INSERT));
    told.put(
        "insert_2",
        List.of(INSERT_POST, INSERT_MODEL, INSERT_INSERT, INSERT_DELETE, DELETE_INSERT));
    told.put("insert_3", List.of(INSERT_POST, INSERT_MODEL, INSERT_INSERT, INSERT_DELETE));
    told.put(
        "delete_4",
        List.of(DELETE_POST, DELETE_MODEL, INSERT_DELETE, DELETE_INSERT, DELETE_DELETE));
    told.put("delete_5", List.of(DELETE_POST, DELETE_MODEL, DELETE_INSERT, DELETE_DELETE));
    told.put("miscolor_insert", List.of(INSERT_VALID, DELETE_INSERT));
    told.put("miscolor_delete", List.of(DELETE_VALID));
    told.put("miscolor_left", List.of(DELETE_VALID, DELETE_DELETE));
    told.put("miscolor_right", List.of(DELETE_VALID, DELETE_DELETE));
    told.put("miscolor_join_1", List.of(DELETE_VALID));
    told.put("miscolor_join_2", List.of(DELETE_VALID, DELETE_DELETE));
    told.put("no_balance_left", List.of(INSERT_VALID, INSERT_DELETE, DELETE_INSERT));
    told.put("no_balance_right", List.of(INSERT_VALID, INSERT_DELETE, DELETE_INSERT));
    told.put("swap_left_left", MapProperty.withoutUnion());
    told.put("swap_right_left", MapProperty.withoutUnion());
    return told;
  }
}
