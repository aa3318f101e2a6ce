package dev.touchstone;

import dev.touchstone.choice.BranchDomain;
import dev.touchstone.choice.IllegalGenerator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Draws from one of several generators, each alternative in a span of a common label.
 *
 * <p>Where a recursive value has used up its depth, chance keeps to the first alternative; what is
 * legal does not change.
 */
final class Alternatives {
  private static final BranchDomain FIRST = BranchDomain.of(1);
  private static final BranchDomain ABSENT_OR_PRESENT = BranchDomain.weighted(1, 3);

  private Alternatives() {}

  static <T> Gen<T> of(String label, List<? extends Gen<? extends T>> alternatives, int count) {
    if (count == 0) {
      throw new IllegalGenerator(label + "(...) without an alternative; give at least one");
    }
    for (Gen<? extends T> alternative : alternatives) {
      IllegalGenerator.require(alternative, "an alternative of " + label + "(...)");
    }
    return choosing(label + count, new ArrayList<>(alternatives), BranchDomain.of(count));
  }

  static <T> Gen<T> weighted(List<? extends Weighted<? extends T>> alternatives) {
    List<Gen<? extends T>> gens = new ArrayList<>();
    List<Integer> weights = new ArrayList<>();
    for (Weighted<? extends T> alternative : alternatives) {
      if (alternative.weight() > 0) {
        gens.add(alternative.gen());
        weights.add(alternative.weight());
      }
    }
    if (gens.isEmpty()) {
      throw new IllegalGenerator(
          "frequency(...) without an alternative of positive weight; give at least one");
    }
    int[] positive = weights.stream().mapToInt(Integer::intValue).toArray();
    return choosing("frequency" + gens.size(), gens, BranchDomain.weighted(positive));
  }

  private static <T> Gen<T> choosing(
      String label, List<Gen<? extends T>> gens, BranchDomain domain) {
    Gen<T> choice = source -> gens.get(draw(source, domain)).generate(source);
    return source -> source.span(label, choice);
  }

  private static int draw(Source source, BranchDomain domain) {
    return source.branch(domain, source.depth() < 0 ? FIRST : domain);
  }

  static <T> Gen<Optional<T>> optional(Gen<? extends T> gen) {
    return source ->
        draw(source, ABSENT_OR_PRESENT) == 0 ? Optional.empty() : Optional.of(gen.generate(source));
  }

  @SuppressWarnings("NullAway") // its plain mode does not read the type argument of the result
  static <T extends @Nullable Object> Gen<@Nullable T> orNull(Gen<? extends T> gen) {
    return source -> draw(source, ABSENT_OR_PRESENT) == 0 ? null : gen.generate(source);
  }
}
