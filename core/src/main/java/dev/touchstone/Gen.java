package dev.touchstone;

import dev.touchstone.choice.BoolDomain;
import dev.touchstone.choice.BranchDomain;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.IntegerDomain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * Describes the values a claim is checked with.
 *
 * <p>A generator is a function of the choices it draws from a {@link Source}; same choices, same
 * value. Because the choices are recorded, every generator shrinks and replays without further
 * work, however it was put together.
 *
 * @param <T> the type of the values
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
@FunctionalInterface
public interface Gen<T extends @Nullable Object> {
  /** Draws a value. */
  T generate(Source source);

  /** Returns a generator written as ordinary code that draws step by step. */
  static <T> Gen<T> draw(Gen<T> steps) {
    return steps;
  }

  /** Returns the generator of a single value. */
  static <T extends @Nullable Object> Gen<T> constant(T value) {
    return source -> value;
  }

  /** Returns a generator of every changed value. */
  default <U extends @Nullable Object> Gen<U> map(Function<? super T, ? extends U> change) {
    return source -> change.apply(generate(source));
  }

  /** Returns a generator whose second step depends on the value of the first. */
  default <U extends @Nullable Object> Gen<U> flatMap(
      Function<? super T, ? extends Gen<? extends U>> next) {
    return source -> next.apply(generate(source)).generate(source);
  }

  /** Returns a generator of the values a test accepts. */
  default Gen<T> filter(Predicate<? super T> accepted) {
    return filter("filter", accepted);
  }

  /** Returns a generator of the values a test accepts, named in the report of discarded cases. */
  default Gen<T> filter(String name, Predicate<? super T> accepted) {
    return source -> source.accepted(this, accepted, name);
  }

  /** Returns the same generator with a size of its own. */
  default Gen<T> atSize(int size) {
    if (size < 0) {
      throw new IllegalGenerator("the size " + size + " is negative");
    }
    return source -> source.atSize(size, this);
  }

  /** Returns a generator of lists of this generator's values. */
  default Gen<List<T>> list() {
    return lists(this);
  }

  /** Returns a generator that depends on the size of the case. */
  static <T> Gen<T> sized(IntFunction<? extends Gen<? extends T>> bySize) {
    return source -> bySize.apply(source.size()).generate(source);
  }

  /** Returns the generator of false and true. */
  static Gen<Boolean> booleans() {
    return source -> source.draw(BoolDomain.FAIR) == 1;
  }

  /** Returns the generator of all ints; shrinks towards zero. */
  static Gen<Integer> ints() {
    return ints(Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /** Returns the generator of the ints between two bounds, both included. */
  static Gen<Integer> ints(int low, int high) {
    IntegerDomain domain = IntegerDomain.of(low, high);
    return source -> (int) source.draw(domain);
  }

  /** Returns the generator of all longs; shrinks towards zero. */
  static Gen<Long> longs() {
    return longs(Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /** Returns the generator of the longs between two bounds, both included. */
  static Gen<Long> longs(long low, long high) {
    IntegerDomain domain = IntegerDomain.of(low, high);
    return source -> source.draw(domain);
  }

  /** Returns the generator of the given values; shrinks towards the first. */
  @SafeVarargs
  static <T> Gen<T> elements(T... values) {
    return elements(Arrays.asList(values));
  }

  /** Returns the generator of the values of a list; shrinks towards the first. */
  static <T> Gen<T> elements(List<? extends T> values) {
    if (values.isEmpty()) {
      throw new IllegalGenerator("elements(...) without a value; give at least one");
    }
    List<T> kept = new ArrayList<>(values);
    BranchDomain domain = BranchDomain.of(kept.size());
    return source -> kept.get((int) source.draw(domain));
  }

  /** Returns the generator of one of several generators' values; shrinks towards the first. */
  @SafeVarargs
  static <T> Gen<T> oneOf(Gen<? extends T>... alternatives) {
    return Alternatives.of("oneOf", Arrays.asList(alternatives), alternatives.length);
  }

  /** Returns the generator of several generators' values in proportion to weights. */
  @SafeVarargs
  static <T> Gen<T> frequency(Weighted<? extends T>... alternatives) {
    return Alternatives.weighted(Arrays.asList(alternatives));
  }

  /** Returns an alternative of {@link #frequency} with its weight. */
  static <T> Weighted<T> weight(int weight, Gen<T> gen) {
    return new Weighted<>(weight, gen);
  }

  /**
   * Returns a generator of nested values.
   *
   * @param leaf the generator of values that hold no others
   * @param nest makes, of a generator of smaller values, a generator of values that hold them
   */
  static <T> Gen<T> recursive(Gen<T> leaf, UnaryOperator<Gen<T>> nest) {
    return new Recursive<>(leaf, nest);
  }

  /** Returns the generator of lists with elements of a generator. */
  static <T> Gen<List<T>> lists(Gen<? extends T> element) {
    return lists(element, 0, Integer.MAX_VALUE);
  }

  /** Returns the generator of lists with a length between two bounds, both included. */
  static <T> Gen<List<T>> lists(Gen<? extends T> element, int min, int max) {
    return Collected.lists(element, min, max);
  }

  /** Returns the generator derived for a class: a record, sealed type, enum or library type. */
  static <T> Gen<T> of(Class<T> type) {
    return Derivation.standard().of(type);
  }

  /** Returns the generator derived for a type with type arguments. */
  static <T> Gen<T> of(TypeRef<T> type) {
    return Derivation.standard().of(type);
  }

  /** Returns the generator of functions that implement an interface with one abstract method. */
  static <F> Gen<F> function(Class<F> type, Gen<?> result) {
    return function(FunctionShape.of(type), result);
  }

  /** Returns the generator of functions of a shape. */
  static <F> Gen<F> function(FunctionShape<F> shape, Gen<?> result) {
    return shape.returning(result);
  }

  /** Returns the generator of functions from anything to the values of a generator. */
  @SuppressWarnings("unchecked") // the arguments are only hashed, the results are checked
  static <A, R> Gen<Function<A, R>> functions(Gen<R> result) {
    return (Gen<Function<A, R>>) (Gen<?>) function(Function.class, result);
  }
}
