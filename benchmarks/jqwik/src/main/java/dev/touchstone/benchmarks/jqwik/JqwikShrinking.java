package dev.touchstone.benchmarks.jqwik;

import dev.touchstone.benchmarks.Fork;
import dev.touchstone.samples.challenges.Expression;
import java.io.IOException;
import java.time.Duration;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Positive;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;

/**
 * jqwik's side of the shrinking challenges: properties as its users write them, shrunk as it does
 * unless told otherwise.
 *
 * <p>Every call of the property after the first failing one is an evaluation of the shrinker.
 */
@AddLifecycleHook(value = SeededProperty.class, propagateTo = PropagationMode.ALL_DESCENDANTS)
class JqwikShrinking {
  private static final int TRIES = 200_000;

  /** Threads of shrinkers that jqwik gave up waiting for; they go on, but count no more. */
  private static final Set<Thread> LATE = ConcurrentHashMap.newKeySet();

  private static final long BOUND = Duration.ofSeconds(9).toNanos();

  private static Thread shrinker = Thread.currentThread();
  private static boolean failed;
  private static int evaluations;

  private static synchronized boolean judged(boolean holds) {
    if (LATE.contains(Thread.currentThread())) {
      return holds;
    }
    shrinker = Thread.currentThread();
    evaluations += failed ? 1 : 0;
    failed |= !holds;
    return holds;
  }

  @Property(tries = TRIES)
  boolean bound5(
      @ForAll("bounded") List<Short> a,
      @ForAll("bounded") List<Short> b,
      @ForAll("bounded") List<Short> c,
      @ForAll("bounded") List<Short> d,
      @ForAll("bounded") List<Short> e) {
    return judged((short) (sum(a) + sum(b) + sum(c) + sum(d) + sum(e)) < 5 * 256);
  }

  @Provide
  Arbitrary<List<Short>> bounded() {
    return Arbitraries.shorts().list().ofMaxSize(10).filter(list -> sum(list) < 256);
  }

  private static short sum(List<Short> list) {
    return (short) list.stream().mapToInt(Short::intValue).sum();
  }

  @Property(tries = TRIES)
  boolean largeUnionList(@ForAll List<List<Integer>> lists) {
    Set<Integer> values = new HashSet<>();
    lists.forEach(values::addAll);
    return judged(values.size() < 5);
  }

  @Property(tries = TRIES)
  boolean reverse(@ForAll List<Integer> list) {
    List<Integer> reversed = new java.util.ArrayList<>(list);
    Collections.reverse(reversed);
    return judged(reversed.equals(list));
  }

  @Property(tries = TRIES, maxDiscardRatio = 100)
  boolean calculator(@ForAll("expressions") Expression expression) {
    Assume.that(!expression.dividesByLiteralZero());
    return judged(expression.value().isPresent());
  }

  @Provide
  Arbitrary<Expression> expressions() {
    Arbitrary<Expression> literals = Arbitraries.integers().map(Expression.Literal::new);
    return Arbitraries.lazyOf(
        () -> literals,
        () -> literals,
        () -> literals,
        () -> Combinators.combine(expressions(), expressions()).as(Expression.Sum::new),
        () -> Combinators.combine(expressions(), expressions()).as(Expression.Quotient::new));
  }

  @Property(tries = TRIES)
  boolean lengthlist(@ForAll("lengths") List<Integer> list) {
    return judged(Collections.max(list) < 900);
  }

  @Provide
  Arbitrary<List<Integer>> lengths() {
    return Arbitraries.integers()
        .between(1, 100)
        .flatMap(n -> Arbitraries.integers().between(0, 1_000).list().ofSize(n));
  }

  @Property(tries = TRIES)
  boolean differenceZero(@ForAll @Positive int a, @ForAll @Positive int b) {
    return judged(a < 10 || a != b);
  }

  @Property(tries = TRIES)
  boolean differenceSmall(@ForAll @Positive int a, @ForAll @Positive int b) {
    int distance = Math.abs(a - b);
    return judged(a < 10 || distance < 1 || distance > 4);
  }

  @Property(tries = TRIES)
  boolean differenceOne(@ForAll @Positive int a, @ForAll @Positive int b) {
    return judged(a < 10 || Math.abs(a - b) != 1);
  }

  @Property(tries = TRIES)
  boolean distinct(@ForAll List<Integer> list) {
    return judged(new HashSet<>(list).size() < 3);
  }

  /** Runs every challenge under a number of seeds. */
  public static void main(String[] args) throws IOException {
    Map<String, Double> figures = new LinkedHashMap<>();
    for (Map.Entry<String, String> challenge : challenges().entrySet()) {
      measure(challenge.getKey(), challenge.getValue(), Integer.parseInt(args[0]), figures);
    }
    Fork.Figures.write(figures);
    System.exit(0);
  }

  /** Returns the properties by the names of the challenges. */
  static Map<String, String> challenges() {
    Map<String, String> properties = new LinkedHashMap<>();
    properties.put("bound5", "bound5");
    properties.put("large_union_list", "largeUnionList");
    properties.put("reverse", "reverse");
    properties.put("calculator", "calculator");
    properties.put("lengthlist", "lengthlist");
    properties.put("difference_zero", "differenceZero");
    properties.put("difference_small", "differenceSmall");
    properties.put("difference_one", "differenceOne");
    properties.put("distinct", "distinct");
    return properties;
  }

  static void measure(String name, String property, int seeds, Map<String, Double> figures) {
    Set<String> answers = new HashSet<>();
    int found = 0;
    long total = 0;
    int most = 0;
    for (int seed = 1; seed <= seeds; seed++) {
      failed = false;
      evaluations = 0;
      long started = System.nanoTime();
      PropertyExecutionResult result = SeededProperty.run(JqwikShrinking.class, property, seed);
      if (System.nanoTime() - started > BOUND && shrinker != Thread.currentThread()) {
        LATE.add(shrinker);
      }
      if (failed) {
        found++;
        total += evaluations;
        most = Math.max(most, evaluations);
        result.falsifiedParameters().ifPresent(answer -> answers.add(answer.toString()));
      }
    }
    figures.put(name + " found", (double) found);
    figures.put(name + " answers", (double) answers.size());
    figures.put(name + " evals", (double) total / Math.max(1, found));
    figures.put(name + " most", (double) most);
  }
}
