package dev.touchstone.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Gen;
import dev.touchstone.laws.internal.explore.DepthExploration;
import dev.touchstone.laws.internal.explore.DepthPruning;
import dev.touchstone.laws.internal.explore.Kept;
import dev.touchstone.laws.internal.explore.SpotChecks;
import dev.touchstone.laws.internal.explore.Universe;
import dev.touchstone.laws.internal.prune.InstancePruner;
import dev.touchstone.laws.internal.term.Simplicity;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.TermReader;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.term.Vocabulary;
import dev.touchstone.laws.internal.trial.Laboratory;
import dev.touchstone.laws.internal.trial.Partition;
import dev.touchstone.laws.internal.trial.Rows;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The small universes and counts of the papers. */
class UniverseTests {
  private static final Sort<List<Integer>> LIST = Sort.list(Sort.INT);

  private static Set<Integer> termsOf(LawReport report) {
    Set<Integer> all = new LinkedHashSet<>();
    report.findings().universe().classes().forEach(members -> {
      for (int term : members) {
        all.add(term);
      }
    });
    return all;
  }

  private static Kept pruned(Laboratory laboratory, Simplicity simplicity, Universe universe) {
    return new DepthPruning(
            universe,
            simplicity,
            InstancePruner.Scheme.RELAXED,
            new SpotChecks(laboratory),
            false,
            List.of())
        .prune();
  }

  @Test
  void aRedundantTermAddsAnEquationButNoLaw() {
    LawReport report = Laws.signature()
        .vars(Sort.BOOL, Gen.booleans(), "x", "y")
        .constant("false", Sort.BOOL, false)
        .fun("&&", Sort.BOOL, Sort.BOOL, Sort.BOOL, (x, y) -> x && y)
        .depth(2)
        .confirm(0)
        .discover();
    Terms terms = report.bench().terms();
    Simplicity simplicity = new Simplicity(terms, true);
    Laboratory laboratory = report.bench().laboratory();
    Set<Integer> all = termsOf(report);
    all.add(new TermReader(terms).term("false && (x && false)"));
    Universe universe =
        new Universe(terms, Partition.of(laboratory, simplicity, all, 500).classes());
    Kept kept = pruned(laboratory, simplicity, universe);
    assertThat(universe.size()).isEqualTo(13);
    assertThat(kept.raw()).isEqualTo(9);
    assertThat(kept.laws()).hasSize(3);
  }

  @Test
  void twoRowsTellListsApart() {
    LawReport report = Laws.signature()
        .vars(LIST, Gen.lists(Gen.ints(0, 4)), "xs", "ys")
        .constant("[]", LIST, List.of())
        .fun("++", LIST, LIST, LIST, UniverseTests::concat)
        .depth(2)
        .confirm(0)
        .discover();
    Terms terms = report.bench().terms();
    Simplicity simplicity = new Simplicity(terms, true);
    Laboratory laboratory = report.bench().laboratory();
    Rows.Row first = new Rows.Row(new Object[] {List.of(), List.of(1)}, new Object[0]);
    Rows.Row second = new Rows.Row(new Object[] {List.of(1), List.of(2)}, new Object[0]);
    Set<Integer> all = termsOf(report);
    List<Integer> counts = new ArrayList<>();
    Universe universe = report.findings().universe();
    for (List<Rows.Row> rows : List.of(List.of(first), List.of(first, second))) {
      universe =
          new Universe(terms, Partition.by(laboratory, simplicity, all, rows).classes());
      counts.add(universe.classCount());
    }
    assertThat(universe.size()).isEqualTo(12);
    assertThat(counts).containsExactly(3, 7);
    Kept kept = pruned(laboratory, simplicity, universe);
    assertThat(kept.raw()).isEqualTo(5);
    assertThat(kept.laws()).hasSize(2);
  }

  @Test
  void representativesSaveThreeOfFiveTermsOfLists() {
    Signature signature = lists().depth(3).confirm(0);
    Workbench bench = new Workbench(signature);
    Simplicity simplicity = new Simplicity(bench.terms(), true);
    Universe universe =
        new DepthExploration(bench.laboratory(), simplicity, signature.settings()).explore();
    long all = count(bench.terms().vocabulary(), 3);
    assertThat(all).isBetween(20_000L, 23_000L);
    assertThat(universe.size()).isLessThanOrEqualTo((int) (0.4 * all));
  }

  private static Signature lists() {
    return Laws.signature()
        .vars(Sort.INT, Gen.ints(0, 4), "x", "y", "z")
        .vars(LIST, Gen.lists(Gen.ints(0, 4), 0, 5), "xs", "ys", "zs")
        .constant("[]", LIST, List.of())
        .fun(":", Sort.INT, LIST, LIST, (x, xs) -> concat(List.of(x), xs))
        .fun("++", LIST, LIST, LIST, UniverseTests::concat)
        .fun(
            "both",
            LIST,
            LIST,
            LIST,
            (xs, ys) -> xs.stream().filter(ys::contains).toList())
        .fun("other", LIST, LIST, LIST, (xs, ys) -> xs.isEmpty() ? ys : xs)
        .fun("reverse", LIST, LIST, UniverseTests::reverse)
        .fun("sort", LIST, LIST, xs -> xs.stream().sorted().toList())
        .fun("usort", LIST, LIST, xs -> new ArrayList<>(new TreeSet<>(xs)))
        .fun("unique", LIST, LIST, xs -> new ArrayList<>(new LinkedHashSet<>(xs)))
        .fun("tail", LIST, LIST, xs -> xs.isEmpty() ? xs : xs.subList(1, xs.size()));
  }

  private static List<Integer> concat(List<Integer> one, List<Integer> other) {
    List<Integer> both = new ArrayList<>(one);
    both.addAll(other);
    return both;
  }

  private static List<Integer> reverse(List<Integer> list) {
    List<Integer> reversed = new ArrayList<>(list);
    Collections.reverse(reversed);
    return reversed;
  }

  /** Counts all well-typed terms up to a depth. */
  private static long count(Vocabulary vocabulary, int depth) {
    long[] shallower = new long[vocabulary.typeCount()];
    for (int d = 1; d <= depth; d++) {
      long[] now = new long[vocabulary.typeCount()];
      vocabulary.variables().forEach(variable -> now[variable.result()]++);
      for (Symbol function : vocabulary.functions()) {
        long calls = 1;
        for (int argument : function.arguments()) {
          calls *= shallower[argument];
        }
        now[function.result()] += calls;
      }
      shallower = now;
    }
    long sum = 0;
    for (long terms : shallower) {
      sum += terms;
    }
    return sum;
  }
}
