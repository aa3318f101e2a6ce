package dev.touchstone.machine;

import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * A command with four arguments and a body: what it does to the model is next.
 *
 * @param <S> the type of the model's state
 * @param <MA> what the model sees of argument 1
 * @param <MB> what the model sees of argument 2
 * @param <MC> what the model sees of argument 3
 * @param <MD> what the model sees of argument 4
 * @param <R> the type of the result
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Ran4<
    S,
    MA extends @Nullable Object,
    MB extends @Nullable Object,
    MC extends @Nullable Object,
    MD extends @Nullable Object,
    R extends @Nullable Object> {
  private final Declaration declaration;

  Ran4(Declaration declaration) {
    this.declaration = declaration;
  }

  /** Runs the command only where a test of state and arguments holds. */
  @SuppressWarnings("unchecked") // the declared types of state, arguments and result
  public Ran4<S, MA, MB, MC, MD, R> pre(
      Pre<? super S, ? super MA, ? super MB, ? super MC, ? super MD> test) {
    declaration.pre((state, arguments) -> test.test(
        (S) state, (MA) arguments[0], (MB) arguments[1], (MC) arguments[2], (MD) arguments[3]));
    return this;
  }

  /** Keeps scripts away from a bug that is known; every report names it. */
  @SuppressWarnings("unchecked") // the declared types of state, arguments and result
  public Ran4<S, MA, MB, MC, MD, R> knownBug(
      String name, Pre<? super S, ? super MA, ? super MB, ? super MC, ? super MD> happens) {
    declaration.knownBug(
        name,
        (state, arguments) -> happens.test(
            (S) state, (MA) arguments[0], (MB) arguments[1], (MC) arguments[2], (MD) arguments[3]));
    return this;
  }

  /** Sets the state after the command; unset the state stays. */
  @SuppressWarnings("unchecked") // the declared types of state, arguments and result
  public Ran4<S, MA, MB, MC, MD, R> next(
      Next<S, R, ? super MA, ? super MB, ? super MC, ? super MD> next) {
    declaration.next((state, variable, arguments) -> next.next(
        (S) state, (Sym<R>) variable, (MA) arguments[0], (MB) arguments[1], (MC) arguments[2], (MD)
            arguments[3]));
    return this;
  }

  /** Sets which results are right, seen from the state before the command; unset every value is. */
  @SuppressWarnings("unchecked") // the declared types of state, arguments and result
  public Ran4<S, MA, MB, MC, MD, R> post(
      Post<? super S, ? super MA, ? super MB, ? super MC, ? super MD, R> post) {
    declaration.post((state, arguments, result) -> post.test(
        (S) state,
        (MA) arguments[0],
        (MB) arguments[1],
        (MC) arguments[2],
        (MD) arguments[3],
        (Result<R>) result));
    return this;
  }

  /**
   * Tests a state and arguments.
   *
   * @param <S> the type of the model's state
   * @param <MA> what the model sees of argument 1
   * @param <MB> what the model sees of argument 2
   * @param <MC> what the model sees of argument 3
   * @param <MD> what the model sees of argument 4
   * @since 0.1
   */
  @FunctionalInterface
  public interface Pre<
      S,
      MA extends @Nullable Object,
      MB extends @Nullable Object,
      MC extends @Nullable Object,
      MD extends @Nullable Object> {
    /** Returns the answer. */
    boolean test(S state, MA a, MB b, MC c, MD d);
  }

  /**
   * Gives the state after a call.
   *
   * @param <S> the type of the model's state
   * @param <R> the type of the result
   * @param <MA> what the model sees of argument 1
   * @param <MB> what the model sees of argument 2
   * @param <MC> what the model sees of argument 3
   * @param <MD> what the model sees of argument 4
   * @since 0.1
   */
  @FunctionalInterface
  public interface Next<
      S,
      R extends @Nullable Object,
      MA extends @Nullable Object,
      MB extends @Nullable Object,
      MC extends @Nullable Object,
      MD extends @Nullable Object> {
    /** Returns the state; the one given must not change. */
    S next(S state, Sym<R> variable, MA a, MB b, MC c, MD d);
  }

  /**
   * Judges a result.
   *
   * @param <S> the type of the model's state
   * @param <MA> what the model sees of argument 1
   * @param <MB> what the model sees of argument 2
   * @param <MC> what the model sees of argument 3
   * @param <MD> what the model sees of argument 4
   * @param <R> the type of the result
   * @since 0.1
   */
  @FunctionalInterface
  public interface Post<
      S,
      MA extends @Nullable Object,
      MB extends @Nullable Object,
      MC extends @Nullable Object,
      MD extends @Nullable Object,
      R extends @Nullable Object> {
    /** Returns whether the result is right. */
    boolean test(S state, MA a, MB b, MC c, MD d, Result<R> result);
  }
}
