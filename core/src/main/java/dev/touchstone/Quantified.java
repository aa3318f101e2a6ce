package dev.touchstone;

import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.internal.run.Argument;
import dev.touchstone.internal.run.Body;
import dev.touchstone.internal.run.ClaimIsFalse;
import java.util.List;
import org.apiguardian.api.API;

/**
 * Claims in the making: the generators are known, the statement follows.
 *
 * <p>{@code holds} takes a predicate, {@code asserts} takes code that throws where the claim is
 * wrong. They have different names because a lambda such as {@code xs -> a.equals(b)} fits both.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public final class Quantified {
  private Quantified() {}

  private static Argument argument(String name, Gen<?> gen) {
    return new Argument(name, IllegalGenerator.require(gen, "the generator of the " + name));
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // drawn by the same argument
  private static <T> T cast(Object value) {
    return (T) value;
  }

  private static void require(boolean holds) {
    if (!holds) {
      throw new ClaimIsFalse();
    }
  }

  /** A predicate of one value. */
  @FunctionalInterface
  public interface Holds1<A> {
    /** Returns whether the claim holds. */
    boolean test(A a) throws Throwable;
  }

  /** A predicate of two values. */
  @FunctionalInterface
  public interface Holds2<A, B> {
    /** Returns whether the claim holds. */
    boolean test(A a, B b) throws Throwable;
  }

  /** A predicate of three values. */
  @FunctionalInterface
  public interface Holds3<A, B, C> {
    /** Returns whether the claim holds. */
    boolean test(A a, B b, C c) throws Throwable;
  }

  /** A predicate of four values. */
  @FunctionalInterface
  public interface Holds4<A, B, C, D> {
    /** Returns whether the claim holds. */
    boolean test(A a, B b, C c, D d) throws Throwable;
  }

  /** Code that throws where the claim is wrong for one value. */
  @FunctionalInterface
  public interface Asserts1<A> {
    /** Runs the assertions. */
    void run(A a) throws Throwable;
  }

  /** Code that throws where the claim is wrong for two values. */
  @FunctionalInterface
  public interface Asserts2<A, B> {
    /** Runs the assertions. */
    void run(A a, B b) throws Throwable;
  }

  /** Code that throws where the claim is wrong for three values. */
  @FunctionalInterface
  public interface Asserts3<A, B, C> {
    /** Runs the assertions. */
    void run(A a, B b, C c) throws Throwable;
  }

  /** Code that throws where the claim is wrong for four values. */
  @FunctionalInterface
  public interface Asserts4<A, B, C, D> {
    /** Runs the assertions. */
    void run(A a, B b, C c, D d) throws Throwable;
  }

  /**
   * A claim about one value.
   *
   * @param a its generator
   * @since 0.1
   */
  public record One<A>(Gen<A> a) {
    /** Adds a second value. */
    public <B> Two<A, B> and(Gen<B> b) {
      return new Two<>(a, b);
    }

    /** Returns the claim that a predicate holds. */
    public Claim holds(Holds1<? super A> predicate) {
      IllegalGenerator.require(predicate, "the predicate");
      return claim(v -> require(predicate.test(cast(v[0]))));
    }

    /** Returns the claim that code does not throw. */
    public Claim asserts(Asserts1<? super A> code) {
      IllegalGenerator.require(code, "the code");
      return claim(v -> code.run(cast(v[0])));
    }

    private Claim claim(Body body) {
      return Claim.of(List.of(argument("value", a)), body);
    }
  }

  /**
   * A claim about two values.
   *
   * @param a the generator of the first
   * @param b the generator of the second
   * @since 0.1
   */
  public record Two<A, B>(Gen<A> a, Gen<B> b) {
    /** Adds a third value. */
    public <C> Three<A, B, C> and(Gen<C> c) {
      return new Three<>(a, b, c);
    }

    /** Returns the claim that a predicate holds. */
    public Claim holds(Holds2<? super A, ? super B> predicate) {
      IllegalGenerator.require(predicate, "the predicate");
      return claim(v -> require(predicate.test(cast(v[0]), cast(v[1]))));
    }

    /** Returns the claim that code does not throw. */
    public Claim asserts(Asserts2<? super A, ? super B> code) {
      IllegalGenerator.require(code, "the code");
      return claim(v -> code.run(cast(v[0]), cast(v[1])));
    }

    private Claim claim(Body body) {
      return Claim.of(List.of(argument("first", a), argument("second", b)), body);
    }
  }

  /**
   * A claim about three values.
   *
   * @param a the generator of the first
   * @param b the generator of the second
   * @param c the generator of the third
   * @since 0.1
   */
  public record Three<A, B, C>(Gen<A> a, Gen<B> b, Gen<C> c) {
    /** Adds a fourth value. */
    public <D> Four<A, B, C, D> and(Gen<D> d) {
      return new Four<>(a, b, c, d);
    }

    /** Returns the claim that a predicate holds. */
    public Claim holds(Holds3<? super A, ? super B, ? super C> predicate) {
      IllegalGenerator.require(predicate, "the predicate");
      return claim(v -> require(predicate.test(cast(v[0]), cast(v[1]), cast(v[2]))));
    }

    /** Returns the claim that code does not throw. */
    public Claim asserts(Asserts3<? super A, ? super B, ? super C> code) {
      IllegalGenerator.require(code, "the code");
      return claim(v -> code.run(cast(v[0]), cast(v[1]), cast(v[2])));
    }

    private Claim claim(Body body) {
      return Claim.of(
          List.of(argument("first", a), argument("second", b), argument("third", c)), body);
    }
  }

  /**
   * A claim about four values.
   *
   * @param a the generator of the first
   * @param b the generator of the second
   * @param c the generator of the third
   * @param d the generator of the fourth
   * @since 0.1
   */
  public record Four<A, B, C, D>(Gen<A> a, Gen<B> b, Gen<C> c, Gen<D> d) {
    /** Returns the claim that a predicate holds. */
    public Claim holds(Holds4<? super A, ? super B, ? super C, ? super D> predicate) {
      IllegalGenerator.require(predicate, "the predicate");
      return claim(v -> require(predicate.test(cast(v[0]), cast(v[1]), cast(v[2]), cast(v[3]))));
    }

    /** Returns the claim that code does not throw. */
    public Claim asserts(Asserts4<? super A, ? super B, ? super C, ? super D> code) {
      IllegalGenerator.require(code, "the code");
      return claim(v -> code.run(cast(v[0]), cast(v[1]), cast(v[2]), cast(v[3])));
    }

    private Claim claim(Body body) {
      return Claim.of(
          List.of(
              argument("first", a),
              argument("second", b),
              argument("third", c),
              argument("fourth", d)),
          body);
    }
  }
}
