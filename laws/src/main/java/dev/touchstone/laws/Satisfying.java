package dev.touchstone.laws;

import dev.touchstone.Gen;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * Values that satisfy predicates, which some rows have: a condition that is seldom true would be tried
 * too rarely otherwise.
 */
final class Satisfying {
  private static final int TRIES = 100;

  private final Map<Sort<?>, List<Gen<?>>> valid = new HashMap<>();
  private final List<Pairs> pairs = new ArrayList<>();

  void add(Sort<?> sort, Gen<?> gen) {
    valid.computeIfAbsent(sort, any -> new ArrayList<>()).add(gen);
  }

  /**
   * Pairs that satisfy a predicate.
   *
   * @param a the sort of the first values
   * @param b the sort of the second ones
   * @param gen gives pairs
   */
  record Pairs(Sort<?> a, Sort<?> b, Gen<? extends List<?>> gen) {}

  void add(Pairs pairs) {
    this.pairs.add(pairs);
  }

  /** Returns pairs of values of variables that satisfy a predicate, found by trying. */
  @SuppressWarnings("unchecked") // the generator of a variable gives values of its sort
  static <A, B> Optional<Pairs> tried(
      Sort<A> a,
      Sort<B> b,
      List<Signature.Variable> variables,
      BiPredicate<? super A, ? super B> test) {
    Optional<Gen<?>> first = gen(a, variables);
    Optional<Gen<?>> second = gen(b, variables);
    if (first.isEmpty() || second.isEmpty()) {
      return Optional.empty();
    }
    Gen<A> one = (Gen<A>) first.get();
    Gen<B> other = (Gen<B>) second.get();
    return Optional.of(new Pairs(a, b, source -> {
      A left = source.from(one);
      B right = source.from(other);
      for (int i = 0; i < TRIES && !test.test(left, right); i++) {
        left = source.from(one);
        right = source.from(other);
      }
      return Arrays.asList(left, right);
    }));
  }

  private static Optional<Gen<?>> gen(Sort<?> sort, List<Signature.Variable> variables) {
    return variables.stream()
        .filter(variable -> variable.sort().equals(sort))
        .<Gen<?>>map(Signature.Variable::gen)
        .findFirst();
  }

  /** Returns the pairs that satisfy predicates. */
  List<Pairs> pairs() {
    return pairs;
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
