package dev.touchstone.samples.workloads;

import java.util.List;
import java.util.stream.Stream;

/** All tasks of all workloads. */
public final class Workloads {
  private Workloads() {}

  /** Returns all tasks. */
  public static List<Task> all() {
    return Stream.of(SearchTrees.tasks(), RedBlackTrees.tasks(), LambdaTerms.tasks())
        .flatMap(List::stream)
        .toList();
  }
}
