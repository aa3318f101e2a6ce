package dev.touchstone;

import dev.touchstone.choice.BranchDomain;
import dev.touchstone.choice.IllegalGenerator;
import java.util.ArrayList;
import java.util.List;

/** Draws from one of several generators, each alternative in a span of a common label. */
final class Alternatives {
  private Alternatives() {}

  static <T> Gen<T> of(String label, List<Gen<? extends T>> alternatives, int count) {
    if (count == 0) {
      throw new IllegalGenerator(label + "(...) without an alternative; give at least one");
    }
    return choosing(label + count, new ArrayList<>(alternatives), BranchDomain.of(count));
  }

  static <T> Gen<T> weighted(List<Weighted<? extends T>> alternatives) {
    List<Gen<? extends T>> gens = new ArrayList<>();
    List<Integer> weights = new ArrayList<>();
    for (Weighted<? extends T> alternative : alternatives) {
      if (alternative.weight() > 0) {
        gens.add(alternative.gen());
        weights.add(alternative.weight());
      }
    }
    if (gens.isEmpty()) {
      throw new IllegalGenerator("frequency(...) without an alternative of positive weight");
    }
    int[] positive = weights.stream().mapToInt(Integer::intValue).toArray();
    return choosing("frequency" + gens.size(), gens, BranchDomain.weighted(positive));
  }

  private static <T> Gen<T> choosing(
      String label, List<Gen<? extends T>> gens, BranchDomain domain) {
    Gen<T> choice = source -> gens.get((int) source.draw(domain)).generate(source);
    return source -> source.span(label, choice);
  }
}
