package dev.touchstone.examples.internal;

import dev.touchstone.Ticker;
import dev.touchstone.examples.Effort;
import dev.touchstone.examples.Example;
import dev.touchstone.examples.ExampleSet;
import dev.touchstone.examples.Group;
import dev.touchstone.examples.Heuristic;
import dev.touchstone.examples.Sequence;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.random.Node;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Keeps the shortest script found for each branch that no kept script runs. */
public final class CoverageSearch {
  private final Blueprint blueprint;
  private final Node root;
  private final Supplier<BitSet> ran;
  private final Workshop shop;
  private final BitSet covered = new BitSet();
  private final Map<Shape, Example> examples = new LinkedHashMap<>();

  private CoverageSearch(Blueprint blueprint, Node root, Supplier<BitSet> ran) {
    this.blueprint = blueprint;
    this.root = root;
    this.ran = ran;
    this.shop = new Workshop(
        blueprint, new Sightings(blueprint, EnumSet.noneOf(Heuristic.class)), Ticker.system());
  }

  /** Searches until no new branch is run for a while. */
  public static ExampleSet of(
      Blueprint blueprint, String type, Node root, int stale, Supplier<BitSet> ran) {
    CoverageSearch search = new CoverageSearch(blueprint, root, ran);
    int runs = 0;
    for (int idle = 0; idle < stale; runs++) {
      idle = search.run(runs) ? 0 : idle + 1;
    }
    List<Group> groups = new ArrayList<>();
    search.examples.values().forEach(example -> groups.add(new Group(example, List.of())));
    Effort effort = new Effort(
        runs, search.shop.evaluations(), search.covered.cardinality(), Map.of(), Map.of());
    return new ExampleSet(
        blueprint.name(),
        type,
        Ordering.of(Sequence.TEACH, groups),
        List.of(),
        List.of(),
        effort,
        "");
  }

  private boolean run(long number) {
    @Nullable Tried tried = shop.fresh(root.children(), number);
    if (tried == null || tried.run() == null) {
      return false;
    }
    BitSet fresh = executed(tried);
    fresh.andNot(covered);
    if (fresh.isEmpty()) {
      return false;
    }
    for (int branch = fresh.nextSetBit(0); branch >= 0; branch = fresh.nextSetBit(branch + 1)) {
      if (!covered.get(branch)) {
        keep(tried, branch);
      }
    }
    return true;
  }

  private void keep(Tried tried, int branch) {
    Tried small = shop.smallest(
        tried, root.child("shrink"), one -> one.run() != null && executes(one, branch));
    covered.set(branch);
    if (small.run() == null) {
      return;
    }
    covered.or(executed(small));
    if (small.passed().length() == 0) {
      return;
    }
    Half.of(blueprint, small.passed().script().calls()).ifPresent(half -> {
      Shape shape = half.shape(new Domains(blueprint));
      examples.putIfAbsent(shape, Telling.example(new Compact(half, shape)));
    });
  }

  private boolean executes(Tried tried, int branch) {
    return executed(tried).get(branch);
  }

  /** Runs a script once more by itself: drawing it runs branches of the model, too. */
  private BitSet executed(Tried tried) {
    ran.get().clear();
    shop.tried(new Drawn(tried.drawn().script(), tried.drawn().alternatives()));
    return ran.get();
  }
}
