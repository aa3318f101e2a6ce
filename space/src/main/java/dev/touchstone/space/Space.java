package dev.touchstone.space;

import dev.touchstone.Gen;
import dev.touchstone.Pair;
import dev.touchstone.TypeRef;
import dev.touchstone.random.TfRandom;
import dev.touchstone.space.internal.count.Alternative;
import dev.touchstone.space.internal.count.Numbered;
import dev.touchstone.space.internal.count.Partial;
import dev.touchstone.space.internal.count.Sort;
import dev.touchstone.space.internal.count.Sorts;
import dev.touchstone.space.internal.count.Structured;
import dev.touchstone.space.internal.count.Subsets;
import dev.touchstone.space.internal.count.Wholes;
import dev.touchstone.space.internal.derive.Deriver;
import dev.touchstone.space.internal.derive.Records;
import java.lang.reflect.Method;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * A countable set of values, each of a size, finitely many of every size.
 *
 * <p>A space knows how many values it has of a size, which one has which index, and which index a value
 * has. It can list them, draw them uniformly, and search them for those that satisfy a condition:
 *
 * <pre>{@code
 * Space<Tree> trees = Space.of(Tree.class);
 * BigInteger all = trees.count(20);
 * Tree one = trees.at(20, all.shiftRight(1));
 * Guided<Tree> searchTrees = trees.suchThat(Tree::isBst);
 * }</pre>
 *
 * <p>Two obligations: recursion passes a {@link #pay()}, which is checked, and every value has one
 * representation only, which {@link #verify} checks. Spaces are immutable and may be shared between
 * threads.
 *
 * @param <T> the type of the values
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Space<T> {
  private final Sort sort;

  private Space(Sort sort) {
    this.sort = sort;
  }

  /**
   * Returns the space of a class: a record, sealed type or enum whose parts have spaces.
   *
   * @throws IllegalSpace if a part has none, naming it
   */
  public static <T> Space<T> of(Class<T> type) {
    return new Space<>(Deriver.of(TypeRef.of(type)));
  }

  /** Returns the space of a type with type arguments. */
  public static <T> Space<T> of(TypeRef<T> type) {
    return new Space<>(Deriver.of(type));
  }

  /** Returns the space of nothing. */
  public static <T> Space<T> empty() {
    return new Space<>(Sorts.union("nothing", List.of()));
  }

  /** Returns the space of one value of size zero. */
  public static <T> Space<T> just(T value) {
    return new Space<>(Sorts.just(Objects.requireNonNull(value, "value")));
  }

  /** Returns the space of the values of several spaces that have none in common. */
  @SafeVarargs
  public static <T> Space<T> oneOf(Space<? extends T>... spaces) {
    return oneOf(Arrays.asList(spaces));
  }

  /** Returns the space of the values of several spaces that have none in common. */
  public static <T> Space<T> oneOf(List<? extends Space<? extends T>> spaces) {
    List<Sort> sorts = spaces.stream().<Sort>map(Space::sort).toList();
    return new Space<>(Sorts.union("one of " + sorts.size(), sorts));
  }

  /** Returns the space of pairs. */
  public static <A, B> Space<Pair<A, B>> pairs(Space<A> first, Space<B> second) {
    return new Space<>(Sorts.product(
        "pairs",
        List.of(first.sort, second.sort),
        parts -> new Pair<>(parts[0], parts[1]),
        value ->
            value instanceof Pair<?, ?> pair ? new Object[] {pair.first(), pair.second()} : null));
  }

  /** Returns the space of what a function makes of two values; it must make different things of different pairs. */
  @SuppressWarnings("unchecked") // the spaces say which types their values have
  public static <A, B, R> Space<R> product(
      Space<A> first, Space<B> second, BiFunction<? super A, ? super B, ? extends R> combine) {
    return new Space<>(Sorts.product(
        "product",
        List.of(first.sort, second.sort),
        parts -> combine.apply((A) parts[0], (B) parts[1]),
        null));
  }

  /** Returns the space of the records of a class with a space for each component; it costs nothing. */
  public static <R extends Record> Space<R> record(Class<R> type, Space<?>... components) {
    List<Sort> parts = Stream.of(components).<Sort>map(Space::sort).toList();
    Alternative only = Records.making(type, parts, 0);
    return new Space<>(new Structured(type.getSimpleName(), () -> List.of(only)));
  }

  /** Returns a space that is looked up on first use, so that it may refer to itself. */
  public static <T> Space<T> lazy(Supplier<Space<T>> space) {
    return lazy("lazy", space);
  }

  /** Returns a space that is looked up on first use, with the name that errors use. */
  public static <T> Space<T> lazy(String name, Supplier<Space<T>> space) {
    return new Space<>(Sorts.lazy(name, () -> space.get().sort));
  }

  /**
   * Returns a space that is described by itself.
   *
   * @param describe makes the space, of the space itself
   */
  public static <T> Space<T> recursive(String name, UnaryOperator<Space<T>> describe) {
    Sort[] knot = new Sort[1];
    knot[0] = Sorts.lazy(name, () -> describe.apply(new Space<>(knot[0])).sort);
    return new Space<>(knot[0]);
  }

  /** Returns the space of the whole numbers between two bounds, all of size zero. */
  public static Space<Integer> ints(int low, int high) {
    return new Space<>(Numbered.flat(ordered(low, high), high, number -> (int) number));
  }

  /** Returns the space of the whole numbers between two bounds, all of size zero. */
  public static Space<Long> longs(long low, long high) {
    return new Space<>(Numbered.flat(ordered(low, high), high, number -> number));
  }

  private static long ordered(long low, long high) {
    if (low > high) {
      throw new IllegalSpace("numbers from %d to %d; swap the bounds".formatted(low, high));
    }
    return low;
  }

  /** Returns the space of the numbers from zero on, where n has size n + 1. */
  public static Space<Integer> naturals() {
    return new Space<>(Numbered.naturals(number -> (int) number));
  }

  /** Returns the space of the numbers from zero on, where a number of n bits has size n + 1. */
  public static Space<BigInteger> bits() {
    return new Space<>(Wholes.bits());
  }

  /** Returns the space of false and true, each of size one. */
  public static Space<Boolean> booleans() {
    return of(Boolean.class);
  }

  /** Returns the space of the constants of an enum, all of size zero. */
  public static <E extends Enum<E>> Space<E> enumOf(Class<E> type) {
    return oneOf(EnumSet.allOf(type).stream().map(Space::just).toList());
  }

  /** Returns the space of the lists of this space's values; the end and each element cost one. */
  public Space<List<T>> list() {
    return new Space<>(Sorts.lists(sort));
  }

  /** Returns the space of the sets of this space's values, which cost as much as lists. */
  public Space<Set<T>> set() {
    return new Space<>(new Subsets(sort));
  }

  /** Returns the space of this space's values or nothing, each for one. */
  public Space<Optional<T>> optional() {
    return new Space<>(Sorts.optionals(sort));
  }

  /** Returns the same values, each one larger. */
  public Space<T> pay() {
    return pay(1);
  }

  /** Returns the same values, each larger by a cost. */
  public Space<T> pay(int cost) {
    if (cost < 0) {
      throw new IllegalSpace("pay(%d); costs are zero or more".formatted(cost));
    }
    return new Space<>(Sorts.paying(sort, cost));
  }

  /** Returns the space of changed values; different values must become different ones. */
  @SuppressWarnings("unchecked") // the space says which type its values have
  public <U> Space<U> map(Function<? super T, ? extends U> change) {
    return new Space<>(Sorts.mapped(sort, value -> change.apply((T) value), null));
  }

  /**
   * Returns the space of changed values, with the way back.
   *
   * @param undo takes a changed value back; returns null for a value that is not of this space
   */
  @SuppressWarnings("unchecked") // the space says which type its values have
  public <U> Space<U> map(
      Function<? super T, ? extends U> change, Function<? super U, ? extends @Nullable T> undo) {
    return new Space<>(
        Sorts.mapped(sort, value -> change.apply((T) value), value -> undo.apply((U) value)));
  }

  /** Returns how many values of a size there are. */
  public BigInteger count(int size) {
    return sort.exactly(checked(size));
  }

  private static int checked(int size) {
    if (size < 0) {
      throw new IllegalSpace("size %d; sizes are zero or more".formatted(size));
    }
    return size;
  }

  /**
   * Returns the value of a size with an index.
   *
   * @throws IndexOutOfBoundsException if the index is not below the count
   */
  public T at(int size, BigInteger index) {
    return built(Address.follow(sort, checked(size), index));
  }

  /** Returns the value of a size with an index. */
  public T at(int size, long index) {
    return at(size, BigInteger.valueOf(index));
  }

  @SuppressWarnings("unchecked") // the space says which type its values have
  T built(Partial partial) {
    return (T) partial.build(partial.root());
  }

  /**
   * Returns the size and index of a value.
   *
   * @throws IllegalSpace if the value is not in this space, or some part of it was made by a {@code map}
   *     without a way back
   */
  public SizedIndex indexOf(T value) {
    return Address.of(value, sort);
  }

  /** Returns all values of a size, in order. */
  public Stream<T> all(int size) {
    return stripe(size, 0, 1);
  }

  /**
   * Returns every n-th value of a size, so that n workers list all of them between them.
   *
   * @param stripe the number of the worker, below {@code of}
   * @param of how many workers there are
   */
  public Stream<T> stripe(int size, int stripe, int of) {
    return Listed.striped(this, size, stripe, of);
  }

  /** Returns at most a number of values of a size, evenly spaced. */
  public Stream<T> spread(int size, int most) {
    return Listed.spread(this, size, most);
  }

  /**
   * Draws a value of a size, each equally likely.
   *
   * @throws NoValues if there is none
   */
  public T sample(int size, TfRandom random) {
    return sample(Sizes.exactly(size), random);
  }

  /**
   * Draws a value of a range of sizes, each equally likely.
   *
   * @throws NoValues if there is none
   */
  public T sample(Sizes sizes, TfRandom random) {
    SizedIndex drawn = SpaceGen.draw(this, sizes, random);
    return at(drawn.size(), drawn.index());
  }

  /** Returns the generator of this space's values of some sizes, uniform at each size. */
  public Gen<T> gen(Sizes sizes) {
    return SpaceGen.of(this, sizes);
  }

  /**
   * Checks that no value has two representations: all of them up to a size where they are few, else
   * many drawn at random.
   *
   * @throws IllegalSpace with the value and its two addresses
   */
  public void verify(int size) {
    Distinctness.check(this, checked(size));
  }

  /**
   * Returns the search for the values that satisfy a condition on ordinary values.
   *
   * <p>The condition runs on copies of the record classes that decide a component when it is first read,
   * so that a refusal stands for all values with the parts that were read. Where that is not possible
   * it runs on complete values; {@link Guided#mode} and {@link Guided#remark} say so.
   */
  public Guided<T> suchThat(Condition<T> condition) {
    return Guided.byAccessors(this, condition);
  }

  /**
   * Returns the search for the values that satisfy conditions known by reflection: methods without
   * parameters of the value, or static ones with the value as their parameter.
   */
  public Guided<T> suchThat(List<Method> conditions) {
    return Guided.byMethods(this, conditions);
  }

  /** Returns the search for the values that satisfy a condition which looks at them part by part. */
  public Guided<T> suchThatView(Condition<View<T>> condition) {
    return Guided.byViews(this, condition);
  }

  /** Returns the search for the values that satisfy a condition on complete values. */
  public Guided<T> suchThatWhole(Condition<T> condition) {
    return Guided.byValues(this, condition, "asked for");
  }

  Sort sort() {
    return sort;
  }

  @Override
  public String toString() {
    return "Space of " + sort;
  }
}
