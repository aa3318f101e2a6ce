package dev.touchstone;

import dev.touchstone.choice.Alphabet;
import dev.touchstone.choice.BoolDomain;
import dev.touchstone.choice.BranchDomain;
import dev.touchstone.choice.BytesDomain;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.IntegerDomain;
import dev.touchstone.internal.hint.Hinted;
import dev.touchstone.internal.regex.Regex;
import dev.touchstone.random.Node;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
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
 * <p>Arguments say which values are valid, never how likely they are; only {@link #frequency} weighs.
 * All bounds are included. What cannot give a value is refused when it is described, with an {@link
 * IllegalGenerator}. Dates and times are in {@link Times}.
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
      throw new IllegalGenerator("atSize(" + size + "); sizes are zero or more");
    }
    return source -> source.atSize(size, this);
  }

  /** Returns a generator of lists of this generator's values. */
  default Gen<List<T>> list() {
    return lists(this);
  }

  /** Returns a generator of sets of this generator's values, in the order they were drawn. */
  default Gen<Set<T>> set() {
    return sets(this);
  }

  /** Returns a generator of this generator's values or nothing; shrinks towards nothing. */
  default Gen<Optional<T>> optional() {
    return Alternatives.optional(this);
  }

  /** Returns a generator of this generator's values or null; shrinks towards null. */
  default Gen<@Nullable T> orNull() {
    return Alternatives.orNull(this);
  }

  /**
   * Returns the same generator with values to try in the place of one that fails.
   *
   * <p>Never needed: every generator shrinks without. It helps where the smaller values that fail are
   * far from each other, such as primes or texts with a checksum, so that no small change of a choice
   * leads from one to the next. Values are tried in the given order and judged like all candidates: one
   * is taken if it fails in the same way and is smaller in the published order.
   *
   * <p>The choices that make a value are found by the value itself: its parts must be what is drawn, in
   * this order. Numbers, booleans, texts, enums and other given elements, collections, maps, arrays,
   * optionals, pairs, records and alternatives of these are found; for what {@link #map} makes, and for
   * what has no {@code equals}, say what is drawn: {@link #shrinkHint(Function, Function)}.
   *
   * <p>A hint can do no harm. The first 100 values count; those that the generator does not make are
   * passed over. A hint that throws, gives null or takes more than two seconds is left aside, with a
   * remark in the report. It runs on a thread of its own.
   *
   * @param smaller gives, for a value that fails, others to try, the most promising first
   */
  @API(status = API.Status.EXPERIMENTAL, since = "0.1")
  default Gen<T> shrinkHint(Function<? super T, ? extends Iterable<? extends T>> smaller) {
    return new Hinted<>(this, Objects.requireNonNull(smaller), null, Place.ofCaller());
  }

  /**
   * Returns the same generator with values to try in the place of one that fails, and the way back from
   * a value to what is drawn.
   *
   * @param smaller gives, for a value that fails, others to try, the most promising first
   * @param drawn gives, for a value, what the generator draws to make it: what was mapped, a {@link
   *     Pair}, {@link Triple} or record of things drawn one after the other, a list for a list
   * @see #shrinkHint(Function)
   */
  @API(status = API.Status.EXPERIMENTAL, since = "0.1")
  default Gen<T> shrinkHint(
      Function<? super T, ? extends Iterable<? extends T>> smaller, Function<? super T, ?> drawn) {
    return new Hinted<>(
        this, Objects.requireNonNull(smaller), Objects.requireNonNull(drawn), Place.ofCaller());
  }

  /** Draws one value outside a claim, with the random bits of a node. */
  default T sample(Node node, int size) {
    return Sampling.one(this, node, size);
  }

  /** Returns a generator that depends on the size of the case. */
  static <T> Gen<T> sized(IntFunction<? extends Gen<? extends T>> bySize) {
    return source -> bySize.apply(source.size()).generate(source);
  }

  /** Returns the generator of false and true. */
  static Gen<Boolean> booleans() {
    return source -> source.draw(BoolDomain.FAIR) == 1;
  }

  /** Returns the generator of all bytes; shrinks towards zero. */
  static Gen<Byte> bytes() {
    return bytes(Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  /** Returns the generator of the bytes between two bounds. */
  static Gen<Byte> bytes(byte low, byte high) {
    IntegerDomain domain = IntegerDomain.of(low, high);
    return new Leaf<>(domain, number -> (byte) number);
  }

  /** Returns the generator of all shorts; shrinks towards zero. */
  static Gen<Short> shorts() {
    return shorts(Short.MIN_VALUE, Short.MAX_VALUE);
  }

  /** Returns the generator of the shorts between two bounds. */
  static Gen<Short> shorts(short low, short high) {
    IntegerDomain domain = IntegerDomain.of(low, high);
    return new Leaf<>(domain, number -> (short) number);
  }

  /** Returns the generator of all ints; shrinks towards zero. */
  static Gen<Integer> ints() {
    return ints(Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /** Returns the generator of the ints between two bounds, both included. */
  static Gen<Integer> ints(int low, int high) {
    IntegerDomain domain = IntegerDomain.of(low, high);
    return new Leaf<>(domain, Leaf.IntShape.ONLY);
  }

  /** Returns the generator of all longs; shrinks towards zero. */
  static Gen<Long> longs() {
    return longs(Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /** Returns the generator of the longs between two bounds, both included. */
  static Gen<Long> longs(long low, long high) {
    IntegerDomain domain = IntegerDomain.of(low, high);
    return new Leaf<>(domain, Leaf.LongShape.ONLY);
  }

  /** Returns the generator of all finite floats; shrinks towards short whole numbers. */
  static Reals<Float> floats() {
    return floats(-Float.MAX_VALUE, Float.MAX_VALUE);
  }

  /** Returns the generator of the floats between two finite bounds. */
  static Reals<Float> floats(float low, float high) {
    return Reals.floats(low, high);
  }

  /** Returns the generator of all finite doubles; shrinks towards short whole numbers. */
  static Reals<Double> doubles() {
    return doubles(-Double.MAX_VALUE, Double.MAX_VALUE);
  }

  /** Returns the generator of the doubles between two finite bounds. */
  static Reals<Double> doubles(double low, double high) {
    return Reals.doubles(low, high);
  }

  /** Returns the generator of whole numbers whose length grows with the size of the case. */
  static Gen<BigInteger> bigIntegers() {
    return Bigs.integers();
  }

  /** Returns the generator of the whole numbers between two bounds of any size. */
  static Gen<BigInteger> bigIntegers(BigInteger low, BigInteger high) {
    return Bigs.integers(low, high);
  }

  /** Returns the generator of decimals whose length and scale grow with the size of the case. */
  static Gen<BigDecimal> bigDecimals() {
    return Bigs.decimals();
  }

  /** Returns the generator of the decimals of a scale between two bounds. */
  static Gen<BigDecimal> bigDecimals(BigDecimal low, BigDecimal high, int scale) {
    return Bigs.decimals(low, high, scale);
  }

  /** Returns the generator of all chars, surrogates too; shrinks towards {@code a}. */
  static Gen<Character> chars() {
    return chars(Character.MIN_VALUE, Character.MAX_VALUE);
  }

  /** Returns the generator of the chars between two bounds; letters and digits are simplest. */
  static Gen<Character> chars(char low, char high) {
    return chars(Alphabet.range(low, high));
  }

  /** Returns the generator of the chars of an alphabet. */
  static Gen<Character> chars(Alphabet alphabet) {
    return Characters.chars(alphabet);
  }

  /** Returns the generator of the code points of an alphabet. */
  static Gen<Integer> codePoints(Alphabet alphabet) {
    return Characters.codePoints(alphabet);
  }

  /** Returns the generator of well-formed texts of all Unicode characters, mostly ASCII. */
  static Gen<String> strings() {
    return Characters.strings();
  }

  /** Returns the generator of texts over an alphabet. */
  static Gen<String> strings(Alphabet alphabet) {
    return strings(alphabet, 0, Integer.MAX_VALUE);
  }

  /** Returns the generator of texts over an alphabet with a number of characters in bounds. */
  static Gen<String> strings(Alphabet alphabet, int min, int max) {
    return Characters.strings(alphabet, min, max);
  }

  /**
   * Returns the generator of the texts that a regular expression of {@code java.util.regex} matches
   * as a whole.
   *
   * <p>Flags are given inside, as in {@code (?i)}. Look-around and grapheme clusters are refused.
   */
  static Gen<String> regex(String expression) {
    return Regex.strings(expression);
  }

  /** Returns the generator of UUIDs of any 128 bits; shrinks towards all zeros. */
  static Gen<UUID> uuids() {
    BytesDomain domain = new BytesDomain(16, 16);
    return source -> {
      ByteBuffer bits = ByteBuffer.wrap((byte[]) source.draw(domain));
      return new UUID(bits.getLong(), bits.getLong());
    };
  }

  /** Returns the generator of locales with unusual rules, the root locale first. */
  static Gen<Locale> locales() {
    return elements(Catalogue.LOCALES);
  }

  /** Returns the generator of the charsets every Java installation has, UTF-8 first. */
  static Gen<Charset> charsets() {
    return elements(Catalogue.CHARSETS);
  }

  /** Returns the generator of the constants of an enum; shrinks towards the first. */
  static <E extends Enum<E>> Gen<E> enums(Class<E> type) {
    E[] constants = type.getEnumConstants();
    if (constants.length == 0) {
      throw new IllegalGenerator(
          "enums of " + type.getName() + ", which has no constant; give an enum with one");
    }
    return elements(constants);
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
    LongFunction<T> shape = place -> kept.get((int) place);
    return source -> source.pick(domain, shape);
  }

  /** Returns the generator of one of several generators' values; shrinks towards the first. */
  @SafeVarargs
  static <T> Gen<T> oneOf(Gen<? extends T>... alternatives) {
    return oneOf(Arrays.asList(alternatives));
  }

  /** Returns the generator of one of several generators' values; shrinks towards the first. */
  static <T> Gen<T> oneOf(List<? extends Gen<? extends T>> alternatives) {
    return Alternatives.of("oneOf", alternatives, alternatives.size());
  }

  /** Returns the generator of several generators' values in proportion to weights. */
  @SafeVarargs
  static <T> Gen<T> frequency(Weighted<? extends T>... alternatives) {
    return frequency(Arrays.asList(alternatives));
  }

  /** Returns the generator of several generators' values in proportion to weights. */
  static <T> Gen<T> frequency(List<? extends Weighted<? extends T>> alternatives) {
    return Alternatives.weighted(alternatives);
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

  /**
   * Returns a generator that is looked up when it first draws, so that generators may refer to each
   * other.
   *
   * <p>Where such a generator nests too deep, {@link #oneOf} and {@link #frequency} draw their first
   * alternative: put one that does not recurse there.
   */
  static <T> Gen<T> lazy(Supplier<? extends Gen<T>> gen) {
    return new Lazy<>(gen);
  }

  /**
   * Returns a generator of structures of a shape.
   *
   * @param structure lists, sets, maps, arrays and optionals, nested at will, with generators inside;
   *     anything else stands for itself
   */
  static Gen<Object> shape(Object structure) {
    return Shape.of(structure);
  }

  /** Returns the generator of pairs of two generators' values. */
  static <A, B> Gen<Pair<A, B>> pairs(Gen<? extends A> first, Gen<? extends B> second) {
    return zip(first, second, Pair::new);
  }

  /** Returns the generator of triples of three generators' values. */
  static <A, B, C> Gen<Triple<A, B, C>> triples(
      Gen<? extends A> first, Gen<? extends B> second, Gen<? extends C> third) {
    return zip(first, second, third, Triple::new);
  }

  /** Returns the generator of what a function makes of two generators' values. */
  static <A, B, R extends @Nullable Object> Gen<R> zip(
      Gen<? extends A> a, Gen<? extends B> b, BiFunction<? super A, ? super B, ? extends R> f) {
    return source -> f.apply(a.generate(source), b.generate(source));
  }

  /** Returns the generator of what a function makes of three generators' values. */
  static <A, B, C, R extends @Nullable Object> Gen<R> zip(
      Gen<? extends A> a, Gen<? extends B> b, Gen<? extends C> c, Combine.Three<A, B, C, R> f) {
    return source -> f.combine(a.generate(source), b.generate(source), c.generate(source));
  }

  /** Returns the generator of what a function makes of four generators' values. */
  static <A, B, C, D, R extends @Nullable Object> Gen<R> zip(
      Gen<? extends A> a,
      Gen<? extends B> b,
      Gen<? extends C> c,
      Gen<? extends D> d,
      Combine.Four<A, B, C, D, R> f) {
    return source ->
        f.combine(a.generate(source), b.generate(source), c.generate(source), d.generate(source));
  }

  /** Returns the generator of what a function makes of five generators' values. */
  static <A, B, C, D, E, R extends @Nullable Object> Gen<R> zip(
      Gen<? extends A> a,
      Gen<? extends B> b,
      Gen<? extends C> c,
      Gen<? extends D> d,
      Gen<? extends E> e,
      Combine.Five<A, B, C, D, E, R> f) {
    return source -> f.combine(
        a.generate(source),
        b.generate(source),
        c.generate(source),
        d.generate(source),
        e.generate(source));
  }

  /** Returns the generator of lists with elements of a generator. */
  static <T> Gen<List<T>> lists(Gen<? extends T> element) {
    return lists(element, 0, Integer.MAX_VALUE);
  }

  /** Returns the generator of lists of a length. */
  static <T> Gen<List<T>> lists(Gen<? extends T> element, int length) {
    return lists(element, length, length);
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

  /** Returns the generator of lists whose elements differ in a key. */
  static <T> Gen<List<T>> uniqueBy(Function<? super T, ?> key, Gen<? extends T> element) {
    return uniqueBy(key, element, 0, Integer.MAX_VALUE);
  }

  /** Returns the generator of lists in bounds whose elements differ in a key. */
  static <T> Gen<List<T>> uniqueBy(
      Function<? super T, ?> key, Gen<? extends T> element, int min, int max) {
    return Collected.uniqueBy(key, element, min, max);
  }

  /** Returns the generator of sets, which keep the order their elements were drawn in. */
  static <T> Gen<Set<T>> sets(Gen<? extends T> element) {
    return sets(element, 0, Integer.MAX_VALUE);
  }

  /** Returns the generator of sets in bounds, which keep the order of drawing. */
  static <T> Gen<Set<T>> sets(Gen<? extends T> element, int min, int max) {
    return Collected.into("sets", LinkedHashSet::new, element, min, max);
  }

  /** Returns the generator of sets that are sorted by the order of their elements. */
  static <T extends Comparable<? super T>> Gen<NavigableSet<T>> sortedSets(
      Gen<? extends T> element) {
    return sortedSets(element, 0, Integer.MAX_VALUE);
  }

  /** Returns the generator of sets in bounds that are sorted by the order of their elements. */
  static <T extends Comparable<? super T>> Gen<NavigableSet<T>> sortedSets(
      Gen<? extends T> element, int min, int max) {
    return Collected.into("sortedSets", TreeSet::new, element, min, max);
  }

  /** Returns the generator of maps, which keep the order their keys were drawn in. */
  static <K, V> Gen<Map<K, V>> maps(Gen<? extends K> keys, Gen<? extends V> values) {
    return maps(keys, values, 0, Integer.MAX_VALUE);
  }

  /** Returns the generator of maps in bounds, which keep the order of drawing. */
  static <K, V> Gen<Map<K, V>> maps(
      Gen<? extends K> keys, Gen<? extends V> values, int min, int max) {
    return Collected.mapped("maps", LinkedHashMap::new, keys, values, min, max);
  }

  /** Returns the generator of maps that are sorted by the order of their keys. */
  static <K extends Comparable<? super K>, V> Gen<NavigableMap<K, V>> sortedMaps(
      Gen<? extends K> keys, Gen<? extends V> values) {
    return sortedMaps(keys, values, 0, Integer.MAX_VALUE);
  }

  /** Returns the generator of maps in bounds that are sorted by the order of their keys. */
  static <K extends Comparable<? super K>, V> Gen<NavigableMap<K, V>> sortedMaps(
      Gen<? extends K> keys, Gen<? extends V> values, int min, int max) {
    return Collected.mapped("sortedMaps", TreeMap::new, keys, values, min, max);
  }

  /**
   * Returns the generator of arrays.
   *
   * @param type the array type, of primitives or objects: {@code int[].class}
   */
  static <A> Gen<A> arrays(Class<A> type, Gen<?> element) {
    return arrays(type, element, 0, Integer.MAX_VALUE);
  }

  /** Returns the generator of arrays with a length between two bounds. */
  static <A> Gen<A> arrays(Class<A> type, Gen<?> element, int min, int max) {
    return Collected.arrays(type, element, min, max);
  }

  /** Returns the generator of byte arrays, drawn as a whole. */
  static Gen<byte[]> byteArrays() {
    return byteArrays(0, Integer.MAX_VALUE);
  }

  /** Returns the generator of byte arrays with a length between two bounds, drawn as a whole. */
  static Gen<byte[]> byteArrays(int min, int max) {
    BytesDomain domain = new BytesDomain(min, max);
    return source -> ((byte[]) source.draw(domain)).clone();
  }

  /** Returns the generator of all orders of some values, each equally likely. */
  static <T> Gen<List<T>> permutations(Collection<? extends T> values) {
    return Rearranged.permutations(values);
  }

  /** Returns the generator of a generator's lists in any order; shrinks towards the drawn one. */
  static <T> Gen<List<T>> shuffles(Gen<? extends List<? extends T>> lists) {
    return lists.flatMap(Rearranged::permutations);
  }

  /** Returns the generator of all selections of a list, in its order, each equally likely. */
  static <T> Gen<List<T>> sublists(List<? extends T> values) {
    return Rearranged.sublists(values);
  }

  /** Returns the generator of all subsets of some values, in their order, each equally likely. */
  static <T> Gen<Set<T>> subsets(Collection<? extends T> values) {
    return Rearranged.subsets(values);
  }
}
