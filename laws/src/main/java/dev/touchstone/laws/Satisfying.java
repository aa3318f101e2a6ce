package dev.touchstone.laws;

import dev.touchstone.Gen;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Values that satisfy predicates, which some rows have: a condition that is seldom true would be tried
 * too rarely otherwise.
 */
final class Satisfying {
  private static final int TRIES = 100;

  private final Map<Sort<?>, List<Gen<?>>> valid = new HashMap<>();

  void add(Sort<?> sort, Gen<?> gen) {
    valid.computeIfAbsent(sort, any -> new ArrayList<>()).add(gen);
  }

  /** Returns values of the variables of a sort that satisfy a predicate, found by trying. */
  @SuppressWarnings("unchecked") // the generator of a variable gives values of its sort
  static <A> Gen<A> tried(
      String name, Sort<A> sort, List<Signature.Variable> variables, Predicate<? super A> test) {
    Gen<A> any = variables.stream()
        .filter(variable -> variable.sort().equals(sort))
        .findFirst()
        .map(variable -> (Gen<A>) variable.gen())
        .orElseThrow(() -> new IllegalArgumentException(
            "%s: %s has no variables; declare some first, or give a generator of valid values"
                .formatted(name, sort)));
    return source -> {
      A value = source.from(any);
      for (int i = 0; i < TRIES && !test.test(value); i++) {
        value = source.from(any);
      }
      return value;
    };
  }

  /** Returns the generator of a variable, with values in it that satisfy the predicates of its sort. */
  @SuppressWarnings("unchecked") // the generators of a sort give values of that sort
  Gen<?> often(Signature.Variable variable) {
    List<Gen<?>> gens = valid.getOrDefault(variable.sort(), List.of());
    Gen<Object> any = (Gen<Object>) variable.gen();
    return gens.isEmpty()
        ? any
        : source -> source.weighted(2, 1) == 0
            ? source.from(any)
            : source.from((Gen<Object>) gens.get(source.branch(gens.size())));
  }
}
