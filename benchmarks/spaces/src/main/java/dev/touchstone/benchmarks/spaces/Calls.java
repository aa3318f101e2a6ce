package dev.touchstone.benchmarks.spaces;

import dev.touchstone.benchmarks.Gauge;
import dev.touchstone.benchmarks.Report;
import dev.touchstone.benchmarks.Table;
import dev.touchstone.random.Seed;
import dev.touchstone.random.TfRandom;
import dev.touchstone.samples.space.KeyTree;
import dev.touchstone.space.Certificate;
import dev.touchstone.space.Space;
import java.util.function.ToDoubleFunction;
import java.util.stream.LongStream;

/** How often predicates are called for two thousand values, as medians over seeds. */
final class Calls {
  private static final int SEARCH_TREES = 40;
  private static final int RED_BLACK_TREES = 35;
  private static final int REJECTED = 20;

  private Calls() {}

  static void report(int seeds, Report report) {
    Table table = Table.of("2,000 values, uniform", "calls (median)", "asked");
    double bst = median(seeds, Subject.SEARCH_TREES, SEARCH_TREES, Certificate::calls);
    report.metric("bst40_calls", bst);
    table.row("search trees of size 40", bst, "<= 30,000");
    double fused = median(seeds, Subject.RED_BLACK_FUSED, RED_BLACK_TREES, Certificate::calls);
    double all = median(seeds, Subject.RED_BLACK_ALL, RED_BLACK_TREES, Certificate::calls);
    report.metric("conj_x_fused", all / fused);
    table.row("red-black trees of size 35, one traversal", fused, "-");
    table.row("red-black trees of size 35, all(four rules)", all, "<= 2x");
    double guided = median(seeds, Subject.SEARCH_TREES, REJECTED, Certificate::calls);
    double rejecting =
        Gauge.median(LongStream.range(0, seeds).mapToDouble(Calls::rejected).toArray());
    report.metric("rejection_x", rejecting / guided);
    table.row("search trees of size 20", guided, "-");
    table.row("search trees of size 20, rejection", rejecting, ">= 50x");
    report.table(table);
    report.note(
        "%d seeds; frozen calls of all(..) are told in the table of reach.".formatted(seeds));
  }

  private static double median(
      int seeds, Subject subject, int size, ToDoubleFunction<Certificate> figure) {
    return Gauge.median(LongStream.range(0, seeds)
        .mapToDouble(seed -> figure.applyAsDouble(Draws.of(subject, size, 0, seed)))
        .toArray());
  }

  /** Returns how many values are drawn until two thousand of them are search trees. */
  static double rejected(long seed) {
    Space<KeyTree> trees = Space.of(KeyTree.class);
    TfRandom random = Seed.of(seed).root().open();
    long drawn = 0;
    for (int valid = 0; valid < Draws.VALUES; drawn++) {
      valid += trees.sample(REJECTED, random).isSearchTree() ? 1 : 0;
    }
    return drawn;
  }
}
