package dev.touchstone.examples;

import dev.touchstone.Gen;
import dev.touchstone.examples.internal.Neighbours;
import dev.touchstone.random.Seed;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.apiguardian.api.API;

/**
 * Finds examples for functions and properties without state: the nearest inputs that are treated
 * differently.
 *
 * <pre>{@code
 * Boundaries.of(Gen.ints(0, 200), age -> age < 18 ? "child" : "adult").find();
 * // [17 -> child, but 18 -> adult]
 * }</pre>
 *
 * <p>Two inputs are neighbours where one choice of their generator differs by one step. Of each pair of
 * treatments the simplest neighbours found are kept.
 *
 * @param <T> the type of the inputs
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Boundaries<T> {
  private static final int CASES = 1_000;

  private final Gen<T> gen;
  private final Function<? super T, String> label;
  private final Seed seed;
  private final int cases;

  private Boundaries(Gen<T> gen, Function<? super T, String> label, Seed seed, int cases) {
    this.gen = gen;
    this.label = label;
    this.seed = seed;
    this.cases = cases;
  }

  /** Looks at inputs and how each is treated, as a label; an exception is a treatment, too. */
  public static <T> Boundaries<T> of(Gen<T> gen, Function<? super T, String> label) {
    return new Boundaries<>(gen, label, Seed.of(0), CASES);
  }

  /** Looks at inputs for which something holds or does not. */
  public static <T> Boundaries<T> holding(Gen<T> gen, Predicate<? super T> predicate) {
    return of(gen, value -> predicate.test(value) ? "holds" : "does not hold");
  }

  /** Sets the seed; unset it is zero. */
  public Boundaries<T> seed(Seed other) {
    return new Boundaries<>(gen, label, other, cases);
  }

  /** Sets how many inputs are looked at; unset it is 1,000. */
  public Boundaries<T> cases(int number) {
    return new Boundaries<>(gen, label, seed, number);
  }

  /** Returns the simplest neighbours of each pair of treatments. */
  public List<Boundary<T>> find() {
    return new Neighbours<>(gen, label, seed.root()).find(cases);
  }

  /**
   * Returns the simplest input for which something holds, if one is found.
   *
   * <p>A law is worth reading at the simplest instance where it is not trivial: give the generator of
   * its variables and what makes an instance telling.
   */
  public static <T> List<T> simplest(Gen<T> gen, Predicate<? super T> telling) {
    return new Neighbours<>(gen, value -> "", Seed.of(0).root()).simplest(CASES, telling);
  }
}
