package dev.touchstone.laws;

import dev.touchstone.Gen;
import dev.touchstone.laws.internal.explore.Settings;
import dev.touchstone.laws.internal.prune.InstancePruner;
import dev.touchstone.laws.internal.reflect.Kind;
import dev.touchstone.laws.internal.term.Call;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * What laws are searched about: functions and constants with their sorts, variables with generators,
 * and how values are compared.
 *
 * <p>The order of declaration matters: earlier functions are simpler, and laws are written towards
 * them.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Signature {
  private static final int DEFAULT_SIZE = 7;
  private static final int DEFAULT_TESTS = 1_000;
  private static final int DEFAULT_QUIET_ROWS = 500;
  private static final int DEFAULT_CONFIRMATION = 100_000;
  private static final int MOST_VARIABLES = 63;

  record Operation(
      String name,
      List<Sort<?>> arguments,
      Sort<?> result,
      Call call,
      boolean background,
      boolean generic,
      boolean whole) {}

  record Variable(String name, Sort<?> sort, Gen<?> gen) {}

  final List<Operation> functions = new ArrayList<>();
  final List<Variable> variables = new ArrayList<>();
  final Map<Sort<?>, Code.Of1<Object, @Nullable Object>> observers = new LinkedHashMap<>();
  final Map<Sort<?>, Comparator<Object>> orders = new LinkedHashMap<>();
  final List<String> known = new ArrayList<>();
  final List<String> knownIfReadable = new ArrayList<>();
  private final Satisfying satisfying = new Satisfying();
  private boolean inBackground;
  private @Nullable Reflected reflected;
  private boolean inGeneric;
  private Settings settings = new Settings(
      false,
      DEFAULT_SIZE,
      DEFAULT_QUIET_ROWS,
      DEFAULT_TESTS,
      new Settings.Pruning(InstancePruner.Scheme.RELAXED, true),
      Settings.Wanted.EQUATIONS,
      (terms, evaluations) -> false);
  private int confirmation = DEFAULT_CONFIRMATION;
  private Budget confirmationBudget = Budget.until(() -> false);
  private Exceptions exceptions = Exceptions.ALIKE;
  private int threads = 1;
  private Seed seed = Seed.of(0);

  Signature() {}

  /** Adds variables of a sort that take the values of a generator. */
  public <T> Signature vars(Sort<T> sort, Gen<? extends T> gen, String... names) {
    for (String name : names) {
      variables.add(new Variable(name, sort, gen));
    }
    if (variables.size() > MOST_VARIABLES) {
      throw new IllegalArgumentException(
          "%d variables; at most %d can be used".formatted(variables.size(), MOST_VARIABLES));
    }
    return this;
  }

  /** Adds a constant. */
  public <R> Signature constant(String name, Sort<R> sort, @Nullable R value) {
    return add(name, List.of(), sort, arguments -> value);
  }

  /** Adds a function of one argument. */
  @SuppressWarnings("unchecked") // terms are well-sorted
  public <A, R> Signature fun(
      String name, Sort<A> a, Sort<R> result, Code.Of1<? super A, ? extends @Nullable R> code) {
    return add(name, List.of(a), result, v -> code.apply((A) v[0]));
  }

  /** Adds a function of two arguments. */
  @SuppressWarnings("unchecked") // terms are well-sorted
  public <A, B, R> Signature fun(
      String name,
      Sort<A> a,
      Sort<B> b,
      Sort<R> result,
      Code.Of2<? super A, ? super B, ? extends @Nullable R> code) {
    return add(name, List.of(a, b), result, v -> code.apply((A) v[0], (B) v[1]));
  }

  /** Adds a function of three arguments. */
  @SuppressWarnings("unchecked") // terms are well-sorted
  public <A, B, C, R> Signature fun(
      String name,
      Sort<A> a,
      Sort<B> b,
      Sort<C> c,
      Sort<R> result,
      Code.Of3<? super A, ? super B, ? super C, ? extends @Nullable R> code) {
    return add(name, List.of(a, b, c), result, v -> code.apply((A) v[0], (B) v[1], (C) v[2]));
  }

  /** Adds a function of four arguments. */
  @SuppressWarnings("unchecked") // terms are well-sorted
  public <A, B, C, D, R> Signature fun(
      String name,
      Sort<A> a,
      Sort<B> b,
      Sort<C> c,
      Sort<D> d,
      Sort<R> result,
      Code.Of4<? super A, ? super B, ? super C, ? super D, ? extends @Nullable R> code) {
    return add(
        name, List.of(a, b, c, d), result, v -> code.apply((A) v[0], (B) v[1], (C) v[2], (D) v[3]));
  }

  /**
   * Adds a predicate, for laws under conditions. Some rows have values that satisfy it, also where that
   * is rare: values of the variables that do, found by trying.
   *
   * @throws IllegalArgumentException if the sort has no variables yet
   */
  public <A> Signature predicate(String name, Sort<A> a, Predicate<? super A> test) {
    return predicate(name, a, test, Satisfying.tried(name, a, variables, test));
  }

  /**
   * Adds a predicate, for laws under conditions, with a generator of values that satisfy it; some rows
   * have such values.
   */
  public <A> Signature predicate(
      String name, Sort<A> a, Predicate<? super A> test, Gen<? extends A> valid) {
    satisfying.add(a, valid);
    return fun(name, a, Sort.BOOL, test::test).conditions();
  }

  /**
   * Adds a predicate of two arguments, for laws under conditions. In some rows the first variables of the
   * sorts satisfy it, also where that is rare: values of variables that do, found by trying.
   */
  public <A, B> Signature predicate(
      String name, Sort<A> a, Sort<B> b, BiPredicate<? super A, ? super B> test) {
    Satisfying.tried(a, b, variables, test).ifPresent(satisfying::add);
    return fun(name, a, b, Sort.BOOL, test::test).conditions();
  }

  /**
   * Adds a predicate of two arguments, for laws under conditions, with a generator of pairs that satisfy it;
   * in some rows the first variables of the sorts are such a pair.
   */
  public <A, B> Signature predicate(
      String name,
      Sort<A> a,
      Sort<B> b,
      BiPredicate<? super A, ? super B> test,
      Gen<? extends Map.Entry<? extends A, ? extends B>> valid) {
    satisfying.add(new Satisfying.Pairs(
        a, b, valid.map(pair -> List.<Object>of(pair.getKey(), pair.getValue()))));
    return fun(name, a, b, Sort.BOOL, test::test).conditions();
  }

  /** Returns pairs of values that satisfy predicates. */
  List<Satisfying.Pairs> pairs() {
    return satisfying.pairs();
  }

  /** Returns the generator of a variable, with values in it that satisfy the predicates of its sort. */
  Gen<?> often(Variable variable) {
    return satisfying.often(variable);
  }

  private Signature add(String name, List<Sort<?>> arguments, Sort<?> result, Call call) {
    Call adapted = reflected == null ? call : reflected.adapted(result, call);
    functions.add(new Operation(name, arguments, result, adapted, inBackground, inGeneric, false));
    return this;
  }

  /** Adds a function whose code is not there; terms with it are never evaluated. */
  void nowhere(String name, List<Sort<?>> arguments, Sort<?> result) {
    add(name, arguments, result, v -> {
      throw new IllegalStateException(name + " has no code");
    });
  }

  /** Compares the values of a sort by what an observer sees of them. */
  @SuppressWarnings("unchecked") // only values of the sort are observed
  public <T> Signature observe(Sort<T> sort, Function<? super T, ?> observer) {
    observers.put(sort, value -> observer.apply((T) Kind.unwrapped(value)));
    return this;
  }

  /**
   * Adds functions that are known already: laws about nothing else are used, but not shown.
   */
  public Signature background(Consumer<? super Signature> pack) {
    boolean before = inBackground;
    inBackground = true;
    pack.accept(this);
    inBackground = before;
    return this;
  }

  /** Bounds terms by depth instead of size; a variable has depth 1. */
  public Signature depth(int depth) {
    return settings(settings.bounded(true, depth));
  }

  /** Bounds terms by the number of their symbols; this is the default, with 7. */
  public Signature maxSize(int size) {
    return settings(settings.bounded(false, size));
  }

  /** Sets on how many rows two terms must agree to be taken for equal. */
  public Signature tests(int tests) {
    return settings(settings.testing(tests));
  }

  /** Ends the search when a budget is used up; what is found by then is reported. */
  public Signature budget(Budget budget) {
    return settings(settings.until(budget::usedUp));
  }

  /** Searches for laws that hold under a condition too. */
  public Signature conditions() {
    return settings(settings.conditional());
  }

  /**
   * Searches for laws that hold wherever both sides have values, too. Searches from classes and searches
   * for conditions do so unasked.
   */
  public Signature weakLaws() {
    return settings(settings.weakly());
  }

  /** Searches for laws that say which of two terms is never greater, too. */
  public Signature inequalities() {
    return settings(settings.ordered());
  }

  /**
   * Tells outcomes that throw apart by the class of what is thrown, or takes them for equal as is usual.
   * Told apart, constants such as {@code thrown.NoSuchElementException} stand for them in laws.
   */
  public Signature exceptions(Exceptions how) {
    exceptions = how;
    return this;
  }

  Exceptions exceptions() {
    return exceptions;
  }

  /** Orders the values of a sort for inequalities; without it, comparable values are ordered. */
  @SuppressWarnings("unchecked") // only values of the sort are compared
  public <T> Signature order(Sort<T> sort, Comparator<? super T> order) {
    orders.put(sort, (one, other) -> order.compare((T) one, (T) other));
    return this;
  }

  /**
   * Adds instances of generic functions: laws that differ only in the instances of functions with the
   * same name are shown once.
   */
  public Signature generic(Consumer<? super Signature> instances) {
    boolean before = inGeneric;
    inGeneric = true;
    instances.accept(this);
    inGeneric = before;
    return this;
  }

  /** Keeps to terms in which no variable occurs twice. */
  public Signature linear() {
    return settings(settings.linearly());
  }

  /** Takes equations for known: neither they nor what follows from them is shown. */
  public Signature known(String... laws) {
    known.addAll(List.of(laws));
    return this;
  }

  /**
   * Takes the laws of an earlier report for known, as far as they are about functions and variables of
   * this signature: neither they nor what follows from them is shown.
   */
  public Signature known(LawReport earlier) {
    earlier.laws().forEach(law -> knownIfReadable.add(law.toString()));
    earlier.variants().forEach(law -> knownIfReadable.add(law.toString()));
    return this;
  }

  /** Sets on how many further rows each law is tried before it is shown; 0 shows it unconfirmed. */
  public Signature confirm(int rows) {
    return confirm(rows, confirmationBudget);
  }

  /**
   * Sets on how many further rows each law is tried, and what may be spent on that beside the budget of
   * the search; the report tells on how many rows laws were tried if it was used up before.
   */
  public Signature confirm(int rows, Budget budget) {
    if (rows < 0) {
      throw new IllegalArgumentException("%d rows; give 0 or more".formatted(rows));
    }
    confirmation = rows;
    confirmationBudget = budget;
    return this;
  }

  /**
   * Sets in how many threads laws are tried on further rows; one otherwise. The report does not depend on it.
   * Code under test must bear to be called in several threads on values of their own.
   */
  public Signature threads(int count) {
    if (count < 1) {
      throw new IllegalArgumentException("%d threads; give at least 1".formatted(count));
    }
    threads = count;
    return this;
  }

  int threads() {
    return threads;
  }

  /** Sets the seed; the same seed gives the same report. */
  public Signature seed(long seed) {
    this.seed = Seed.of(seed);
    return this;
  }

  /** Takes the bounds and the seed of another signature. */
  Signature like(Signature other) {
    settings = other.settings;
    confirmation = other.confirmation;
    confirmationBudget = other.confirmationBudget;
    exceptions = other.exceptions;
    threads = other.threads;
    seed = other.seed;
    return this;
  }

  Signature reflected(Reflected origin) {
    reflected = origin;
    return this;
  }

  @Nullable
  Reflected reflected() {
    return reflected;
  }

  Signature settings(Settings other) {
    settings = other;
    return this;
  }

  Settings settings() {
    return settings;
  }

  int confirmation() {
    return confirmation;
  }

  Budget confirmationBudget() {
    return confirmationBudget;
  }

  Seed seed() {
    return seed;
  }

  /** Returns the theory of some equations about the functions of this signature. */
  public Theory theory(String... laws) {
    return new Theory(new Workbench(this), List.of(laws));
  }

  /** Searches for laws. */
  public LawReport discover() {
    return reflected == null ? Discovery.of(this) : reflected.discover(this);
  }
}
