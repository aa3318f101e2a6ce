package dev.touchstone.examples;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.examples.internal.Neighbours;
import dev.touchstone.examples.internal.Treatments;
import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
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
  private static final int MEASURED = 300;
  private static final int SMALL = 20;

  private final Gen<T> gen;
  private final Function<? super T, String> label;
  private final Node root;
  private final int cases;

  private Boundaries(Gen<T> gen, Function<? super T, String> label, Node root, int cases) {
    this.gen = gen;
    this.label = label;
    this.root = root;
    this.cases = cases;
  }

  /** Looks at inputs and how each is treated, as a label; an exception is a treatment, too. */
  public static <T> Boundaries<T> of(Gen<T> gen, Function<? super T, String> label) {
    return new Boundaries<>(gen, label, Seed.of(0).root(), CASES);
  }

  /** Looks at inputs for which something holds or does not. */
  public static <T> Boundaries<T> holding(Gen<T> gen, Predicate<? super T> predicate) {
    return of(gen, value -> predicate.test(value) ? "holds" : "does not hold");
  }

  /**
   * Looks at the cases of a property: how one is treated are the labels it gives itself, and whether
   * it fails.
   *
   * <pre>{@code
   * Boundaries.of(Claim.forAll(Gen.ints(0, 200), age -> {
   *   Case.classify(age >= 18, "adult");
   *   return price(age) > 0;
   * }).names("age")).find();
   * // [age = 17 -> passes, but age = 18 -> adult]
   * }</pre>
   */
  public static Boundaries<Inputs> of(Claim claim) {
    Treatments treatments = new Treatments(claim);
    return of(treatments.gen(), treatments::label);
  }

  /** Sets the seed; unset it is zero. */
  public Boundaries<T> seed(Seed other) {
    return seed(other.root());
  }

  /** Sets the place of the random bits. */
  public Boundaries<T> seed(Node other) {
    return new Boundaries<>(gen, label, other, cases);
  }

  /** Sets how many inputs are looked at; unset it is 1,000. */
  public Boundaries<T> cases(int number) {
    return new Boundaries<>(gen, label, root, number);
  }

  /** Returns the simplest neighbours of each pair of treatments. */
  public List<Boundary<T>> find() {
    return new Neighbours<>(gen, label, root).find(cases);
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

  /**
   * Returns the simplest of the inputs that tell most, if any tells something.
   *
   * <p>A law hands over such a measure: how many of its parts have different values.
   */
  public static <T> Optional<T> mostTelling(Gen<T> gen, ToIntFunction<? super T> tells) {
    return new Neighbours<>(gen, value -> "", Seed.of(0).root(), SMALL)
        .mostTelling(MEASURED, tells);
  }
}
