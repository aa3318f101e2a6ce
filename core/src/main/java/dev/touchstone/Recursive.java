package dev.touchstone;

import dev.touchstone.choice.BranchDomain;
import java.util.function.UnaryOperator;

/**
 * Draws nested values: a leaf, or a value that holds smaller ones.
 *
 * <p>The depth allowance starts at the size of the case and is halved per level, so chance ends
 * every branch; a replayed case may go deeper, because the allowance bounds what is likely and not
 * what is legal.
 */
final class Recursive<T> implements Gen<T> {
  private static final BranchDomain LEAF_OR_NEST = BranchDomain.of(2);
  private static final BranchDomain LEAF_ONLY = BranchDomain.of(1);
  private static final BranchDomain MOSTLY_NEST = BranchDomain.weighted(1, 3);

  private final Gen<T> leaf;
  private final Gen<T> nested;

  Recursive(Gen<T> leaf, UnaryOperator<Gen<T>> nest) {
    this.leaf = leaf;
    this.nested = nest.apply(this);
  }

  @Override
  public T generate(Source source) {
    return source.span("recursive", this::level);
  }

  private T level(Source source) {
    int depth = source.depth();
    BranchDomain likely = depth <= 0 ? LEAF_ONLY : MOSTLY_NEST;
    return source.branch(LEAF_OR_NEST, likely) == 0
        ? leaf.generate(source)
        : source.atDepth(depth / 2, nested);
  }
}
