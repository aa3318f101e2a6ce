package dev.touchstone.samples.workloads;

import static dev.touchstone.samples.workloads.MapProperty.DELETE_DELETE;
import static dev.touchstone.samples.workloads.MapProperty.DELETE_INSERT;
import static dev.touchstone.samples.workloads.MapProperty.DELETE_MODEL;
import static dev.touchstone.samples.workloads.MapProperty.DELETE_POST;
import static dev.touchstone.samples.workloads.MapProperty.DELETE_UNION;
import static dev.touchstone.samples.workloads.MapProperty.INSERT_DELETE;
import static dev.touchstone.samples.workloads.MapProperty.INSERT_INSERT;
import static dev.touchstone.samples.workloads.MapProperty.INSERT_MODEL;
import static dev.touchstone.samples.workloads.MapProperty.INSERT_POST;
import static dev.touchstone.samples.workloads.MapProperty.INSERT_UNION;
import static dev.touchstone.samples.workloads.MapProperty.UNION_ASSOCIATIVE;
import static dev.touchstone.samples.workloads.MapProperty.UNION_DELETE_INSERT;
import static dev.touchstone.samples.workloads.MapProperty.UNION_IDEMPOTENT;
import static dev.touchstone.samples.workloads.MapProperty.UNION_MODEL;
import static dev.touchstone.samples.workloads.MapProperty.UNION_POST;
import static dev.touchstone.samples.workloads.MapProperty.UNION_VALID;

import dev.touchstone.Gen;
import dev.touchstone.space.Sizes;
import dev.touchstone.space.Space;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The workload of binary search trees: eight faults, 18 properties, 53 tasks. */
public final class SearchTrees {
  private static final int MOST_NODES = 6;

  private SearchTrees() {}

  /** Returns the workload. */
  public static MapWorkload<SearchTree> workload() {
    return new MapWorkload<>(
        "bst",
        SearchTreeMutants.all(),
        told(),
        Gen.of(SearchTree.class),
        guided(),
        MapWorkload.inserted(new SearchTree.Ops(), SearchTree.EMPTY));
  }

  private static Gen<SearchTree> guided() {
    Space<SearchTree> trees = Space.recursive(
        "trees",
        inner -> Space.oneOf(
            Space.record(SearchTree.Leaf.class),
            Space.record(
                    SearchTree.Node.class,
                    inner,
                    MapWorkload.keySpace(),
                    MapWorkload.valueSpace(),
                    inner)
                .pay()));
    return trees.suchThat(tree -> new SearchTree.Ops().valid(tree)).gen(Sizes.upTo(MOST_NODES));
  }

  /** Returns the tasks. */
  public static List<Task> tasks() {
    return workload().tasks();
  }

  private static Map<String, List<MapProperty>> told() {
    Map<String, List<MapProperty>> told = new LinkedHashMap<>();
    told.put(
        "insert_1",
        List.of(
            INSERT_POST,
            INSERT_MODEL,
            INSERT_INSERT,
            INSERT_UNION,
            DELETE_INSERT,
            UNION_DELETE_INSERT));
    told.put(
        "insert_2",
        List.of(
            INSERT_POST,
            INSERT_MODEL,
            INSERT_INSERT,
            INSERT_DELETE,
            INSERT_UNION,
            DELETE_INSERT,
            UNION_DELETE_INSERT));
    told.put(
        "insert_3",
        List.of(
            INSERT_POST,
            INSERT_MODEL,
            INSERT_INSERT,
            INSERT_DELETE,
            INSERT_UNION,
            UNION_DELETE_INSERT));
    told.put(
        "delete_4",
        List.of(
            DELETE_POST,
            DELETE_MODEL,
            INSERT_DELETE,
            DELETE_INSERT,
            DELETE_DELETE,
            DELETE_UNION,
            UNION_DELETE_INSERT));
    told.put(
        "delete_5",
        List.of(
            DELETE_POST,
            DELETE_MODEL,
            DELETE_INSERT,
            DELETE_DELETE,
            DELETE_UNION,
            UNION_DELETE_INSERT));
    told.put(
        "union_6",
        List.of(
            UNION_VALID,
            UNION_POST,
            UNION_MODEL,
            INSERT_UNION,
            DELETE_UNION,
            UNION_DELETE_INSERT,
            UNION_IDEMPOTENT,
            UNION_ASSOCIATIVE));
    told.put(
        "union_7",
        List.of(
            UNION_VALID,
            UNION_POST,
            UNION_MODEL,
            INSERT_UNION,
            DELETE_UNION,
            UNION_DELETE_INSERT,
            UNION_ASSOCIATIVE));
    told.put(
        "union_8",
        List.of(
            UNION_POST,
            UNION_MODEL,
            INSERT_UNION,
            DELETE_UNION,
            UNION_DELETE_INSERT,
            UNION_ASSOCIATIVE));
    return told;
  }
}
