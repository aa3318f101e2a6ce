package dev.touchstone.benchmarks.spaces;

import dev.touchstone.benchmarks.Report;
import dev.touchstone.benchmarks.Table;
import dev.touchstone.random.Seed;
import dev.touchstone.samples.space.AppliedTerm;
import dev.touchstone.samples.space.KeyTree;
import dev.touchstone.space.Guided;
import dev.touchstone.space.Sampler;
import dev.touchstone.space.SizedIndex;
import dev.touchstone.space.Space;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether samplers that promise equal probabilities keep them: chi-square over all valid values.
 *
 * <p>A seed passes if p is within 0.001 and 0.999, so an even sampler fails one seed in 500; the sum over
 * all seeds of a row must pass as well. Seeds are fixed. The cube root of the statistic is taken for
 * normal, after Wilson and Hilferty, The Distribution of Chi-Square (1931).
 */
final class Evenness {
  private static final double MOST_DEVIATIONS = 3.0902;

  private Evenness() {}

  /** Draws of one condition at one size. */
  record Row<T>(String name, Guided<T> guided, int size, int draws) {
    /** Returns the statistic under a seed. */
    double statistic(long seed, int cells) {
      Sampler<T> sampler = guided.sized(size).uniform(Seed.of(seed).root());
      Map<SizedIndex, Integer> seen = new HashMap<>();
      for (int draw = 0; draw < draws; draw++) {
        seen.merge(sampler.nextIndex(), 1, Integer::sum);
      }
      return Evenness.statistic(seen.values(), cells, (double) draws / cells);
    }
  }

  static double statistic(Collection<Integer> seen, int cells, double expected) {
    double sum = seen.stream()
        .mapToDouble(n -> (n - expected) * (n - expected) / expected)
        .sum();
    return sum + (cells - seen.size()) * expected;
  }

  static boolean isEven(double statistic, double degrees) {
    double spread = 2 / (9 * degrees);
    double normal = (Math.cbrt(statistic / degrees) - (1 - spread)) / Math.sqrt(spread);
    return Math.abs(normal) <= MOST_DEVIATIONS;
  }

  static List<Row<?>> rows() {
    Guided<KeyTree> trees = Space.of(KeyTree.class).suchThat(KeyTree::isSearchTree);
    return List.of(
        new Row<>("search trees", trees, 25, 48_000),
        new Row<>("search trees", trees, 30, 48_000),
        new Row<>(
            "terms from A to A",
            Space.of(AppliedTerm.class).suchThat(AppliedTerm::fits),
            16,
            48_000));
  }

  /** Counts the seeds of a row that pass; adds one if all of them together do. */
  static int passed(Row<?> row, int seeds) {
    int cells = row.guided().count(row.size()).intValueExact();
    int passed = 0;
    double sum = 0;
    for (int seed = 0; seed < seeds; seed++) {
      double statistic = row.statistic(seed, cells);
      passed += isEven(statistic, cells - 1.0) ? 1 : 0;
      sum += statistic;
    }
    return passed + (isEven(sum, seeds * (cells - 1.0)) ? 1 : 0);
  }

  static void report(int seeds, Report report) {
    Table table = Table.of("drawn", "size", "draws", "seeds even", "of");
    boolean even = true;
    for (Row<?> row : rows()) {
      int passed = passed(row, seeds);
      even &= passed == seeds + 1;
      table.row(row.name(), row.size(), row.draws(), passed, seeds + 1);
    }
    report.table(table);
    report.note("Chi-square, p within 0.001 and 0.999; the last one of each row is for all seeds.");
    report.metric("uniform_ok", even ? 1 : 0);
  }
}
