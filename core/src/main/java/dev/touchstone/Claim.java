package dev.touchstone;

import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.internal.run.Argument;
import dev.touchstone.internal.run.Body;
import dev.touchstone.internal.run.Hosted;
import dev.touchstone.internal.run.Runner;
import dev.touchstone.internal.run.Settings;
import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.apiguardian.api.API;

/**
 * A property with everything needed to check it; immutable.
 *
 * <pre>{@code
 * Verdict verdict = Claim.forAll(Gen.lists(Gen.ints()), xs -> sorted(xs).equals(reference(xs)))
 *     .cases(1_000)
 *     .check();
 * }</pre>
 *
 * <p>Every setting returns a new claim. Checking is deterministic: same seed, same verdict, for any
 * number of threads.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public class Claim {
  private final List<Argument> arguments;
  private final Body body;
  private final Settings settings;

  private Claim(List<Argument> arguments, Body body, Settings settings) {
    this.arguments = arguments;
    this.body = body;
    this.settings = settings;
  }

  /** Creates a claim like another; for claims of other rooms that have settings of their own. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  protected Claim(Claim like) {
    this(like.arguments, like.body, like.settings);
  }

  /** Returns the claim that a body runs without an exception on its arguments. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public static Claim of(List<Argument> arguments, Body body) {
    return new Claim(List.copyOf(arguments), body, Settings.defaults());
  }

  /** Returns the claim that a predicate holds for every value. */
  public static <A> Claim forAll(Gen<A> a, Quantified.Holds1<? super A> holds) {
    return forAll(a).holds(holds);
  }

  /** Returns the claim that a predicate holds for every pair of values. */
  public static <A, B> Claim forAll(
      Gen<A> a, Gen<B> b, Quantified.Holds2<? super A, ? super B> holds) {
    return forAll(a).and(b).holds(holds);
  }

  /** Returns the claim that a predicate holds for every three values. */
  public static <A, B, C> Claim forAll(
      Gen<A> a, Gen<B> b, Gen<C> c, Quantified.Holds3<? super A, ? super B, ? super C> holds) {
    return forAll(a).and(b).and(c).holds(holds);
  }

  /** Starts a claim about every value of a generator; further generators follow by {@code and}. */
  public static <A> Quantified.One<A> forAll(Gen<A> a) {
    return new Quantified.One<>(a);
  }

  /**
   * Returns the claim that a predicate holds for some value, decided by trying all of them.
   *
   * <p>Chance cannot refute such a claim, so a generator of more than 10,000 cases is refused when
   * the claim is checked, unless a value turns up for which the predicate holds.
   */
  public static <A> Claim exists(Gen<A> gen, Quantified.Holds1<? super A> holds) {
    return of(List.of(), new Existence<>(gen, holds)::decide);
  }

  /** Returns the claim that decoding an encoded value gives the value back. */
  public static <A, B> Claim roundTrip(
      Gen<A> gen,
      Function<? super A, ? extends B> encode,
      Function<? super B, ? extends A> decode) {
    return agrees(gen, value -> decode.apply(encode.apply(value)), value -> value)
        .label("decode(encode(value)) == value");
  }

  /** Returns the claim that a function gives the same results as a trusted one. */
  public static <A, B> Claim agrees(
      Gen<A> gen,
      Function<? super A, ? extends B> tested,
      Function<? super A, ? extends B> trusted) {
    return forAll(gen)
        .asserts(value -> Difference.check(trusted.apply(value), tested.apply(value)))
        .label("tested(value) == trusted(value)");
  }

  /** Returns the claim that an operation does to a real value what its model does to the model. */
  public static <R, M> Claim commutes(
      Gen<R> gen,
      Function<? super R, ? extends M> abstraction,
      Function<? super M, ? extends M> modelOperation,
      Function<? super R, ? extends R> realOperation) {
    return forAll(gen)
        .asserts(value -> Difference.check(
            modelOperation.apply(abstraction.apply(value)),
            abstraction.apply(realOperation.apply(value))))
        .label("model operation after abstraction == abstraction after operation");
  }

  private Claim with(Consumer<Settings> change) {
    return with(settings.with(change));
  }

  private Claim with(Settings changed) {
    return new Claim(arguments, body, changed);
  }

  /** Returns the claim with settings changed. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public final Claim configured(Consumer<Settings> change) {
    return with(change);
  }

  /** Returns a claim about other arguments with the settings of this one. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public final Claim about(List<Argument> others, Body other) {
    return new Claim(List.copyOf(others), other, settings);
  }

  /** Returns what the claim is about. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public final List<Argument> arguments() {
    return arguments;
  }

  /** Returns what is done with the arguments of a case. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public final Body body() {
    return body;
  }

  /** Returns the settings. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public final Settings settings() {
    return settings;
  }

  /** Sets the names of the arguments in reports. */
  public Claim names(String... names) {
    if (names.length != arguments.size()) {
      throw new IllegalGenerator(
          names.length + " names for " + arguments.size() + " arguments; give one each");
    }
    List<Argument> named = new ArrayList<>();
    for (int i = 0; i < names.length; i++) {
      String name = IllegalGenerator.require(names[i], "name " + (i + 1));
      named.add(new Argument(name, arguments.get(i).gen()));
    }
    return new Claim(List.copyOf(named), body, settings);
  }

  /** Sets what the claim says, for reports. */
  public Claim label(String label) {
    return with(s -> s.label = IllegalGenerator.require(label, "the label"));
  }

  /** Sets how many cases are run. */
  public Claim cases(int cases) {
    return with(s -> s.cases = positive("cases", cases));
  }

  /** Sets the greatest size of a case. */
  public Claim maxSize(int maxSize) {
    if (maxSize < 0 || maxSize > Settings.LARGEST_SIZE) {
      throw new IllegalGenerator(
          "maxSize " + maxSize + "; give a number from 0 to " + Settings.LARGEST_SIZE);
    }
    return with(s -> s.maxSize = maxSize);
  }

  /** Sets how often each case must pass, for bodies that do not always answer alike. */
  public Claim always(int times) {
    return with(s -> s.always = positive("always", times));
  }

  /** Sets how often each case must pass, and how often one does while a flaky failure is shrunk. */
  public Claim always(int times, int whileShrinking) {
    int shrinking = positive("always while shrinking", whileShrinking);
    return always(times).with(s -> s.alwaysShrinking = shrinking);
  }

  /** Sets the seed, or a token's address, under which the cases are found. */
  public Claim seed(String seed) {
    Node root = Node.parse(seed);
    return with(s -> s.root = root);
  }

  /** Sets the seed. */
  public Claim seed(Seed seed) {
    return with(s -> s.root = seed.root());
  }

  /** Sets a token whose case alone is run, once where the token holds its choices. */
  public Claim replay(String token) {
    return with(s -> s.replay = IllegalGenerator.require(token, "the token"));
  }

  /** Sets how many threads run cases; the verdict does not depend on it. */
  public Claim parallel(int threads) {
    return with(s -> s.threads = positive("threads", threads));
  }

  /** Goes on until a number of failing cases per way of failing is found; reports the smallest. */
  public Claim failures(int count) {
    return with(s -> s.failures = positive("failures", count));
  }

  /** Runs a case of given arguments before all others. */
  public Claim example(Object... values) {
    if (values.length != arguments.size()) {
      throw new IllegalGenerator(
          values.length + " values for " + arguments.size() + " arguments; give one each");
    }
    List<Object> row = Arrays.asList(values.clone());
    return with(s -> s.examples.add(row));
  }

  /** Asks that at least a percentage of all cases carries a label. */
  public Claim cover(double percent, String label) {
    if (!(percent > 0 && percent < 100)) {
      throw new IllegalGenerator(
          "cover of " + percent + "% for '" + label + "'; give a share above 0 and below 100");
    }
    return with(s -> s.covers.put(label, percent));
  }

  /** Decides every asked coverage by a sequential test, with as many cases as that takes. */
  public Claim checkCoverage() {
    return with(s -> s.checkCoverage = true);
  }

  /** Runs an action on the verdict if the claim is falsified. */
  public Claim onFailure(Consumer<Verdict.Falsified> action) {
    return with(s -> s.onFailure.add(IllegalGenerator.require(action, "the action on failure")));
  }

  /** Sets how many cases may be discarded per case that counts. */
  public Claim maxDiscards(int perCase) {
    return with(s -> s.discards = positive("maxDiscards", perCase));
  }

  /** Sets a limit on the time for generating cases; the cases run until then count. */
  public Claim within(Duration time) {
    return with(s -> s.time = positive("within", time));
  }

  /** Sets a limit on the time of a single case. */
  public Claim caseTimeout(Duration time) {
    return with(s -> s.caseTimeout = positive("caseTimeout", time));
  }

  /** Runs the cases on a thread of its own, which is left behind if a case never ends. */
  public Claim apart() {
    return with(s -> s.apart = true);
  }

  /**
   * Says whether to look for the parts of a shrunk case that matter, in up to 200 runs.
   *
   * <p>Unless told, a claim does so for what it found, and not for the choices of a token.
   */
  public Claim explaining(boolean explain) {
    return with(s -> {
      s.explain = explain;
      s.explainReplayed = explain;
    });
  }

  /** Sets how often the body may run, and how long, to make a failing case smaller. */
  public Claim shrinking(int evaluations, Duration time) {
    if (evaluations < 0 || time.isNegative()) {
      throw new IllegalGenerator("shrinking with %d evaluations in %s; give no less than nothing"
          .formatted(evaluations, time));
    }
    return with(s -> {
      s.shrinkEvaluations = evaluations;
      s.shrinkTime = time;
    });
  }

  /** Keeps failing cases in a folder under a property's name and runs them first. */
  public Claim database(Path folder, String property) {
    if (property.isEmpty()) {
      throw new IllegalGenerator("a database for a property without a name; give one");
    }
    Settings changed = settings.copy();
    changed.database = IllegalGenerator.require(folder, "the folder of the database");
    changed.property = property;
    return with(changed);
  }

  /** Adds a listener. */
  public Claim listener(Listener listener) {
    return with(s -> s.listeners.add(IllegalGenerator.require(listener, "the listener")));
  }

  /**
   * Runs the cases under the host with a name.
   *
   * @throws NoCaseHost if there is none; the message says what to add
   */
  @API(status = API.Status.EXPERIMENTAL, since = "0.1")
  public Claim host(String name) {
    CaseHost host = CaseHost.named(name);
    return with(s -> s.host = host);
  }

  /**
   * Sets the clock that limits on the time of a run and of shrinking are read from.
   *
   * <p>A case that does not end is found by the clock of the machine, whatever this one says.
   */
  public Claim ticker(Ticker ticker) {
    return with(s -> s.ticker = ticker);
  }

  /** Returns what the claim says, or "". */
  public String label() {
    return settings.label;
  }

  /** Checks the claim under its seed, or a fresh one. */
  public Verdict check() {
    return check(settings.root == null ? Seed.random().root() : settings.root);
  }

  /** Checks the claim with the cases found under a node: case k is its child k. */
  public Verdict check(Node node) {
    return settings.checker == null ? run(node) : settings.checker.check(this, node);
  }

  /** Checks the claim in one plain run. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public final Verdict run(Node node) {
    CaseHost host = settings.host;
    return host == null
        ? new Runner(arguments, body, settings, node).run()
        : Hosted.runner(host, arguments, body, settings, node).run();
  }

  /** Checks the claim and throws an {@link AssertionError} with the report unless it holds. */
  public void orThrow() {
    check().orThrow();
  }

  private static int positive(String what, int value) {
    if (value < 1) {
      throw new IllegalGenerator(what + " is " + value + "; give at least 1");
    }
    return value;
  }

  private static Duration positive(String what, Duration value) {
    if (IllegalGenerator.require(value, what).isNegative() || value.isZero()) {
      throw new IllegalGenerator(what + " is " + value + "; give more than nothing");
    }
    return value;
  }
}
