package dev.touchstone.machine;

import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * A command with no argument and a body: what it does to the model is next.
 *
 * @param <S> the type of the model's state
 * @param <R> the type of the result
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Ran0<S, R extends @Nullable Object> {
  private final Declaration declaration;

  Ran0(Declaration declaration) {
    this.declaration = declaration;
  }

  /** Runs the command only where a test of state and arguments holds. */
  @SuppressWarnings("unchecked") // the declared types of state, arguments and result
  public Ran0<S, R> pre(Pre<? super S> test) {
    declaration.pre((state, arguments) -> test.test((S) state));
    return this;
  }

  /** Keeps scripts away from a bug that is known; every report names it. */
  @SuppressWarnings("unchecked") // the declared types of state, arguments and result
  public Ran0<S, R> knownBug(String name, Pre<? super S> happens) {
    declaration.knownBug(name, (state, arguments) -> happens.test((S) state));
    return this;
  }

  /** Sets the state after the command; unset the state stays. */
  @SuppressWarnings("unchecked") // the declared types of state, arguments and result
  public Ran0<S, R> next(Next<S, R> next) {
    declaration.next((state, variable, arguments) -> next.next((S) state, (Sym<R>) variable));
    return this;
  }

  /** Sets which results are right, seen from the state before the command; unset every value is. */
  @SuppressWarnings("unchecked") // the declared types of state, arguments and result
  public Ran0<S, R> post(Post<? super S, R> post) {
    declaration.post((state, arguments, result) -> post.test((S) state, (Result<R>) result));
    return this;
  }

  /**
   * Tests a state and arguments.
   *
   * @param <S> the type of the model's state
   * @since 0.1
   */
  @FunctionalInterface
  public interface Pre<S> {
    /** Returns the answer. */
    boolean test(S state);
  }

  /**
   * Gives the state after a call.
   *
   * @param <S> the type of the model's state
   * @param <R> the type of the result
   * @since 0.1
   */
  @FunctionalInterface
  public interface Next<S, R extends @Nullable Object> {
    /** Returns the state; the one given must not change. */
    S next(S state, Sym<R> variable);
  }

  /**
   * Judges a result.
   *
   * @param <S> the type of the model's state
   * @param <R> the type of the result
   * @since 0.1
   */
  @FunctionalInterface
  public interface Post<S, R extends @Nullable Object> {
    /** Returns whether the result is right. */
    boolean test(S state, Result<R> result);
  }
}
