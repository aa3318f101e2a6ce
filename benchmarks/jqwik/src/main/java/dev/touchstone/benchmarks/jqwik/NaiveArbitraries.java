package dev.touchstone.benchmarks.jqwik;

import dev.touchstone.samples.workloads.LambdaTerm;
import dev.touchstone.samples.workloads.MapInput;
import dev.touchstone.samples.workloads.MapProperty;
import dev.touchstone.samples.workloads.RedBlackTree;
import dev.touchstone.samples.workloads.SearchTree;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * What follows from the shape of the types alone; most of it misses the preconditions.
 *
 * <p>Recursion is by {@code lazyOf}: jqwik collects the edge cases of {@code recursive} before the
 * first try, which takes minutes for trees of depth five. A leaf is offered twice, as otherwise one
 * tree in some thousands is too deep for the stack.
 */
final class NaiveArbitraries {
  private static final int LARGEST_VARIABLE = 9;

  private NaiveArbitraries() {}

  static Arbitrary<SearchTree> searchTrees() {
    return Arbitraries.lazyOf(
        () -> Arbitraries.just(SearchTree.EMPTY),
        () -> Arbitraries.just(SearchTree.EMPTY),
        () -> Combinators.combine(
                searchTrees(), Arbitraries.integers(), Arbitraries.integers(), searchTrees())
            .as(SearchTree.Node::new));
  }

  static Arbitrary<RedBlackTree> redBlackTrees() {
    return Arbitraries.lazyOf(
        () -> Arbitraries.just(RedBlackTree.EMPTY),
        () -> Arbitraries.just(RedBlackTree.EMPTY),
        () -> Combinators.combine(
                Arbitraries.of(RedBlackTree.Color.class),
                redBlackTrees(),
                Arbitraries.integers(),
                Arbitraries.integers(),
                redBlackTrees())
            .as(RedBlackTree.Node::new));
  }

  static <T> Arbitrary<MapInput<T>> inputs(MapProperty property, Arbitrary<T> maps) {
    return Combinators.combine(
            all(property.maps(), maps),
            all(property.keys(), Arbitraries.integers()),
            all(property.payloads(), Arbitraries.integers()))
        .as(MapInput::new);
  }

  private static <T> Arbitrary<List<T>> all(int count, Arbitrary<T> each) {
    return Combinators.combine(Collections.nCopies(count, each)).as(list -> list);
  }

  static Arbitrary<LambdaTerm> terms() {
    return Arbitraries.lazyOf(
        () -> Arbitraries.of(true, false).map(LambdaTerm.Constant::new),
        () -> Arbitraries.integers().between(0, LARGEST_VARIABLE).map(LambdaTerm.Variable::new),
        () -> Combinators.combine(types(), terms()).as(LambdaTerm.Abstraction::new),
        () -> Combinators.combine(terms(), terms()).as(LambdaTerm.Application::new));
  }

  private static Arbitrary<LambdaTerm.Type> types() {
    return Arbitraries.lazyOf(
        () -> Arbitraries.just(new LambdaTerm.Type.Bool()),
        () -> Arbitraries.just(new LambdaTerm.Type.Bool()),
        () -> Combinators.combine(types(), types()).as(LambdaTerm.Type.Arrow::new));
  }
}
