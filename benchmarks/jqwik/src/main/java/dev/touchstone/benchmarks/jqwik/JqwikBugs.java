package dev.touchstone.benchmarks.jqwik;

import dev.touchstone.benchmarks.Fork;
import dev.touchstone.benchmarks.Hunt;
import dev.touchstone.samples.workloads.LambdaTerm;
import dev.touchstone.samples.workloads.LambdaTerms;
import dev.touchstone.samples.workloads.MapInput;
import dev.touchstone.samples.workloads.MapOps;
import dev.touchstone.samples.workloads.MapProperty;
import dev.touchstone.samples.workloads.MapWorkload;
import dev.touchstone.samples.workloads.RedBlackTree;
import dev.touchstone.samples.workloads.RedBlackTrees;
import dev.touchstone.samples.workloads.SearchTree;
import dev.touchstone.samples.workloads.SearchTrees;
import dev.touchstone.samples.workloads.Task;
import dev.touchstone.samples.workloads.Workloads;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.GenerationMode;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import net.jqwik.api.lifecycle.PropagationMode;

/** jqwik's side of the hunt for faults: naive arbitraries, and an assumption for what they miss. */
@AddLifecycleHook(value = SeededProperty.class, propagateTo = PropagationMode.ALL_DESCENDANTS)
class JqwikBugs {
  private static final int TRIES = 1_000_000_000;
  private static final int DISCARDS = 1_000_000;

  private static final MapWorkload<SearchTree> SEARCH_TREES = SearchTrees.workload();
  private static final MapWorkload<RedBlackTree> RED_BLACK_TREES = RedBlackTrees.workload();

  private static MapProperty property = MapProperty.INSERT_VALID;
  private static MapOps<SearchTree> searchTreeOps = new SearchTree.Ops();
  private static MapOps<RedBlackTree> redBlackOps = RedBlackTrees.correct();
  private static Predicate<LambdaTerm> preserved = term -> true;
  private static long started;
  private static long ended;
  private static long limit;
  private static long cases;
  private static boolean found;

  /** Ends a property whose time is up. */
  private static final class TimeUp extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  @Property(
      tries = TRIES,
      maxDiscardRatio = DISCARDS,
      shrinking = ShrinkingMode.OFF,
      generation = GenerationMode.RANDOMIZED)
  boolean bst(@ForAll("searchTrees") MapInput<SearchTree> input) {
    return judged(
        property.applies(searchTreeOps, input), () -> property.holds(searchTreeOps, input));
  }

  @Provide
  Arbitrary<MapInput<SearchTree>> searchTrees() {
    return NaiveArbitraries.inputs(property, NaiveArbitraries.searchTrees());
  }

  @Property(
      tries = TRIES,
      maxDiscardRatio = DISCARDS,
      shrinking = ShrinkingMode.OFF,
      generation = GenerationMode.RANDOMIZED)
  boolean rbt(@ForAll("redBlackTrees") MapInput<RedBlackTree> input) {
    return judged(property.applies(redBlackOps, input), () -> property.holds(redBlackOps, input));
  }

  @Provide
  Arbitrary<MapInput<RedBlackTree>> redBlackTrees() {
    return NaiveArbitraries.inputs(property, NaiveArbitraries.redBlackTrees());
  }

  @Property(
      tries = TRIES,
      maxDiscardRatio = DISCARDS,
      shrinking = ShrinkingMode.OFF,
      generation = GenerationMode.RANDOMIZED)
  boolean stlc(@ForAll("terms") LambdaTerm term) {
    return judged(term.typed().isPresent(), () -> preserved.test(term));
  }

  @Provide
  Arbitrary<LambdaTerm> terms() {
    return NaiveArbitraries.terms();
  }

  private static void choose(Task task) {
    String name = task.property().toUpperCase(Locale.ROOT);
    if (task.workload().equals("stlc")) {
      preserved = LambdaTerms.preserved(task.mutant(), LambdaTerms.Preservation.valueOf(name));
      return;
    }
    property = MapProperty.valueOf(name);
    searchTreeOps = SEARCH_TREES.mutants().getOrDefault(task.mutant(), searchTreeOps);
    redBlackOps = RED_BLACK_TREES.mutants().getOrDefault(task.mutant(), redBlackOps);
  }

  private static boolean judged(boolean applies, BooleanSupplier body) {
    if (System.nanoTime() - started > limit) {
      throw new TimeUp();
    }
    Assume.that(applies);
    cases++;
    found = !body.getAsBoolean();
    ended = System.nanoTime();
    return !found;
  }

  /** Runs every task of one of several parts: trials, cap in milliseconds, part, parts. */
  public static void main(String[] args) throws IOException {
    Hunt hunt = new Hunt(Integer.parseInt(args[0]), Duration.ofMillis(Integer.parseInt(args[1])));
    int part = Integer.parseInt(args[2]);
    int parts = Integer.parseInt(args[3]);
    Map<String, Double> figures = new LinkedHashMap<>();
    List<Task> tasks = Workloads.all();
    for (int at = part; at < tasks.size(); at += parts) {
      Task each = tasks.get(at);
      hunt.run((number, cap) -> attempt(each, number, cap)).write(each.toString(), figures);
    }
    Fork.Figures.write(figures);
  }

  static Optional<Hunt.Found> attempt(Task wanted, int number, Duration cap) {
    choose(wanted);
    cases = 0;
    found = false;
    limit = cap.toNanos();
    started = System.nanoTime();
    SeededProperty.run(JqwikBugs.class, wanted.workload(), number + 1L);
    return found
        ? Optional.of(new Hunt.Found(cases, Duration.ofNanos(ended - started)))
        : Optional.empty();
  }
}
