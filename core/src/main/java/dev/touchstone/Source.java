package dev.touchstone;

import dev.touchstone.choice.Alphabet;
import dev.touchstone.choice.BoolDomain;
import dev.touchstone.choice.BranchDomain;
import dev.touchstone.choice.BytesDomain;
import dev.touchstone.choice.Domain;
import dev.touchstone.choice.IntegerDomain;
import dev.touchstone.choice.RealDomain;
import dev.touchstone.choice.ReferenceDomain;
import dev.touchstone.choice.TextDomain;
import dev.touchstone.choice.UniformDomain;
import java.math.BigInteger;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.apiguardian.api.API;

/**
 * Where a generator draws: every draw is recorded as a choice, and choices can be edited and
 * replayed.
 *
 * <p>A generator must be a function of what it draws: same choices, same value. It may draw as many
 * values as it likes, in loops and under conditions, and still shrinks.
 *
 * <p>Sources are made by Touchstone; do not implement this interface. A source belongs to the
 * thread that runs its case.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public interface Source {
  /** Draws from a domain whose values fit a {@code long}. */
  long draw(Domain.Scalar domain);

  /** Draws from a domain of objects. */
  Object draw(Domain.Compound domain);

  /** Draws a value of a generator. */
  <T> T from(Gen<T> gen);

  /** Draws a value of a generator inside a span that the shrinker can delete, copy or simplify. */
  <T> T span(String label, Gen<T> gen);

  /**
   * Repeats a part of a generator, with one recorded choice per round whether to go on.
   *
   * @param min how many rounds must count
   * @param max how many rounds may count
   * @param round runs the round with the given number; false means the round did not count and left
   *     no trace, so that a walk over all cases may leave out those with such rounds
   */
  void repeat(int min, int max, IntPredicate round);

  /** Draws a list of values of one domain, each in a span that can be deleted. */
  <T> List<T> list(int min, int max, Domain.Scalar domain, LongFunction<? extends T> shape);

  /** Draws a value that a function makes of one number. */
  default <T> T pick(Domain.Scalar domain, LongFunction<? extends T> shape) {
    return shape.apply(draw(domain));
  }

  /** Draws an alternative by a recorded choice; {@code likely} alternatives are drawn by chance. */
  int branch(BranchDomain domain, BranchDomain likely);

  /** Draws yes or no by a recorded choice; chance says yes with the probability {@code likely}. */
  boolean bool(BoolDomain domain, double likely);

  /**
   * Draws a value that several numbers make; now and then, chance gives them as one of the aims has them.
   *
   * <p>So the ends of a range are met whose numbers chance would seldom draw together.
   *
   * @param gen draws the numbers one by one, and by itself knows nothing of aims
   * @param aims rows of what the first draws of the generator give, such as for the ends of a range
   */
  @API(status = API.Status.EXPERIMENTAL, since = "0.1")
  default <T> T aimed(Gen<T> gen, long[]... aims) {
    return gen.generate(this);
  }

  /**
   * Draws a part that may call itself off, and then leaves nothing but that it did.
   *
   * <p>Chance tries such a part again, up to a number of times; a recorded case has one try, and does not
   * run a part again that called itself off. Members of a row leave no trace at all.
   *
   * @return whether the part went through
   */
  boolean attempt(int times, Predicate<? super Source> part);

  /**
   * Draws a value of a generator with random bits found at a key, so that nothing else moves with it;
   * each key is used once per source.
   */
  <T> T aside(long key, Gen<T> gen);

  /** Opens an independent source; a key that is used again, as in elements of a list, opens another. */
  Source fork(long key);

  /** Opens an independent source; a key that is used again, as in elements of a list, opens another. */
  Source fork(String key);

  /** Opens an independent source addressed by its position among its siblings. */
  Source fork();

  /** Returns how far from simple the values of this case may wander. */
  int size();

  /** Returns how much deeper a recursive value may still grow. */
  int depth();

  /**
   * Draws a value of a generator with another depth allowance.
   *
   * <p>Repetitions inside are kept short by chance: they have at most as many rounds as the allowance
   * has binary digits. So a tree stays small however wide its nodes might be. The size falls to the
   * allowance, too: what lies deep in a tree is near its simplest value.
   */
  <T> T atDepth(int depth, Gen<T> gen);

  /** Draws a value of a generator under another size. */
  <T> T atSize(int size, Gen<T> gen);

  /** Draws until a test accepts the value; gives the case up after many refusals. */
  <T> T accepted(Gen<T> gen, Predicate<? super T> accepted, Object site);

  /** Draws true or false with equal chance. */
  default boolean bool() {
    return draw(BoolDomain.FAIR) == 1;
  }

  /** Draws true with a probability. */
  default boolean bool(double probability) {
    return draw(new BoolDomain(probability)) == 1;
  }

  /** Draws a whole number between two bounds, both included, that shrinks towards zero. */
  default int integer(int low, int high) {
    return (int) draw(IntegerDomain.of(low, high));
  }

  /** Draws a whole number between two bounds, both included, that shrinks towards a target. */
  default long integer(long low, long high, long towards) {
    return draw(new IntegerDomain(low, high, towards));
  }

  /** Draws one of {@code count} alternatives, each equally likely. */
  default int branch(int count) {
    return (int) draw(BranchDomain.of(count));
  }

  /** Draws an alternative in proportion to its weight. */
  default int weighted(int... weights) {
    return (int) draw(BranchDomain.weighted(weights));
  }

  /** Draws a finite number between two bounds, both included. */
  default double real(double low, double high) {
    return Double.longBitsToDouble(draw(new RealDomain(low, high, false, false, false)));
  }

  /**
   * Draws a number between two bounds, both included, or a special one.
   *
   * @param infinities whether both infinities may come, which lie outside the bounds
   * @param nan whether NaN may come
   */
  default double real(double low, double high, boolean infinities, boolean nan) {
    return Double.longBitsToDouble(draw(new RealDomain(low, high, infinities, nan, false)));
  }

  /** Draws a text over an alphabet with a length between two bounds. */
  default String text(Alphabet alphabet, int min, int max) {
    return (String) draw(new TextDomain(alphabet, min, max));
  }

  /** Draws bytes with a length between two bounds. */
  default byte[] bytes(int min, int max) {
    return ((byte[]) draw(new BytesDomain(min, max))).clone();
  }

  /** Draws a number below a bound of any size, each equally likely. */
  default BigInteger uniform(BigInteger bound) {
    return uniform(bound, UnaryOperator.identity());
  }

  /** Draws a number below a bound of any size and moves it to a legal one. */
  default BigInteger uniform(BigInteger bound, UnaryOperator<BigInteger> snap) {
    return (BigInteger) draw(new UniformDomain(bound, snap));
  }

  /** Draws one of the producers with the given ascending ordinals; returns the ordinal. */
  default int reference(int... producers) {
    return (int) draw(ReferenceDomain.of(producers));
  }
}
