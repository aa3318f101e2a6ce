package dev.touchstone.machine;

import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * A command with one argument and a body: what it does to the model is next.
 *
 * @param <S> the type of the model's state
 * @param <MA> what the model sees of argument 1
 * @param <R> the type of the result
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Ran1<S, MA extends @Nullable Object, R extends @Nullable Object> {
  private final Declaration declaration;

  Ran1(Declaration declaration) {
    this.declaration = declaration;
  }

  /** Runs the command only where a test of state and arguments holds. */
  @SuppressWarnings("unchecked") // the declared types of state, arguments and result
  public Ran1<S, MA, R> pre(Pre<? super S, ? super MA> test) {
    declaration.pre((state, arguments) -> test.test((S) state, (MA) arguments[0]));
    return this;
  }

  /** Keeps scripts away from a bug that is known; every report names it. */
  @SuppressWarnings("unchecked") // the declared types of state, arguments and result
  public Ran1<S, MA, R> knownBug(String name, Pre<? super S, ? super MA> happens) {
    declaration.knownBug(name, (state, arguments) -> happens.test((S) state, (MA) arguments[0]));
    return this;
  }

  /** Sets the state after the command; unset the state stays. */
  @SuppressWarnings("unchecked") // the declared types of state, arguments and result
  public Ran1<S, MA, R> next(Next<S, R, ? super MA> next) {
    declaration.next(
        (state, variable, arguments) -> next.next((S) state, (Sym<R>) variable, (MA) arguments[0]));
    return this;
  }

  /** Sets which results are right, seen from the state before the command; unset every value is. */
  @SuppressWarnings("unchecked") // the declared types of state, arguments and result
  public Ran1<S, MA, R> post(Post<? super S, ? super MA, R> post) {
    declaration.post(
        (state, arguments, result) -> post.test((S) state, (MA) arguments[0], (Result<R>) result));
    return this;
  }

  /**
   * Tests a state and arguments.
   *
   * @param <S> the type of the model's state
   * @param <MA> what the model sees of argument 1
   * @since 0.1
   */
  @FunctionalInterface
  public interface Pre<S, MA extends @Nullable Object> {
    /** Returns the answer. */
    boolean test(S state, MA a);
  }

  /**
   * Gives the state after a call.
   *
   * @param <S> the type of the model's state
   * @param <R> the type of the result
   * @param <MA> what the model sees of argument 1
   * @since 0.1
   */
  @FunctionalInterface
  public interface Next<S, R extends @Nullable Object, MA extends @Nullable Object> {
    /** Returns the state; the one given must not change. */
    S next(S state, Sym<R> variable, MA a);
  }

  /**
   * Judges a result.
   *
   * @param <S> the type of the model's state
   * @param <MA> what the model sees of argument 1
   * @param <R> the type of the result
   * @since 0.1
   */
  @FunctionalInterface
  public interface Post<S, MA extends @Nullable Object, R extends @Nullable Object> {
    /** Returns whether the result is right. */
    boolean test(S state, MA a, Result<R> result);
  }
}
