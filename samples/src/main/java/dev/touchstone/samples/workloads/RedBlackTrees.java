package dev.touchstone.samples.workloads;

import dev.touchstone.Gen;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The workload of red-black trees: 15 faults, ten properties, 58 tasks. */
public final class RedBlackTrees {
  private RedBlackTrees() {}

  /** Returns the workload. */
  public static MapWorkload<RedBlackTree> workload() {
    return new MapWorkload<>(
        "rbt",
        RedBlackMutants.all(),
        told(),
        Gen.of(RedBlackTree.class),
        MapWorkload.inserted(new RedBlackOps(), RedBlackTree.EMPTY));
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
    return new LinkedHashMap<>();
  }
}
