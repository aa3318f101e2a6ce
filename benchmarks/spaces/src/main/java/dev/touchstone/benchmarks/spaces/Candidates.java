package dev.touchstone.benchmarks.spaces;

import dev.touchstone.benchmarks.Report;
import dev.touchstone.benchmarks.Table;
import dev.touchstone.samples.space.KeyTree;
import dev.touchstone.samples.space.RedBlack;
import dev.touchstone.space.Condition;
import java.util.concurrent.atomic.AtomicLong;

/**
 * How many candidates an exhaustive search looks at, beside the figures published for Korat 1.0.
 *
 * <p>A candidate is a partial value on which conditions were run, frozen runs included.
 */
final class Candidates {
  private Candidates() {}

  static void report(int nodes, Report report) {
    Table table =
        Table.of("all trees", "nodes", "found", "candidates", "Korat 1.0 (published)", "ratio");
    boolean eight = nodes == 8;
    AtomicLong search = new AtomicLong();
    long searchTrees = KeyTree.withKeys(nodes)
        .suchThat(tree -> counted(search, tree.isSearchTree()))
        .all(nodes)
        .count();
    row(table, "search trees", nodes, searchTrees, search, eight ? 2_606_968 : 340_990);
    AtomicLong redBlack = new AtomicLong();
    long redBlackTrees = RedBlack.withKeys(nodes)
        .suchThat(Condition.all(
            tree -> counted(redBlack, tree.hasEqualHeights()),
            tree -> counted(redBlack, tree.hasNoRedPairs()),
            tree -> counted(redBlack, tree.hasOrderedKeys())))
        .all(nodes)
        .count();
    row(table, "red-black trees", nodes, redBlackTrees, redBlack, eight ? 322_806 : 71_704);
    report.table(table);
    report.metric("bst%d_candidates".formatted(nodes), (double) search.get());
    report.metric("rbt%d_candidates".formatted(nodes), (double) redBlack.get());
  }

  private static boolean counted(AtomicLong calls, boolean answer) {
    calls.incrementAndGet();
    return answer;
  }

  private static void row(
      Table table, String name, int nodes, long found, AtomicLong candidates, double korat) {
    table.row(
        name, nodes, found, candidates.get(), korat, Table.ratio((double) candidates.get(), korat));
  }
}
