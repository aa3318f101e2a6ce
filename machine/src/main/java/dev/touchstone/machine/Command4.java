package dev.touchstone.machine;

import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * A command with four arguments that has no body yet.
 *
 * @param <S> the type of the model's state
 * @param <Y> the type of the system
 * @param <MA> what the model sees of argument 1
 * @param <A> what the system gets for argument 1
 * @param <MB> what the model sees of argument 2
 * @param <B> what the system gets for argument 2
 * @param <MC> what the model sees of argument 3
 * @param <C> what the system gets for argument 3
 * @param <MD> what the model sees of argument 4
 * @param <D> what the system gets for argument 4
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Command4<
    S,
    Y,
    MA extends @Nullable Object,
    A extends @Nullable Object,
    MB extends @Nullable Object,
    B extends @Nullable Object,
    MC extends @Nullable Object,
    C extends @Nullable Object,
    MD extends @Nullable Object,
    D extends @Nullable Object> {
  private final Declaration declaration;

  Command4(Declaration declaration) {
    this.declaration = declaration;
  }

  /** Sets what the command does to the system and gives. */
  @SuppressWarnings("unchecked") // the declared types of the system and its arguments
  public <R extends @Nullable Object> Ran4<S, MA, MB, MC, MD, R> run(
      Run<? super Y, ? super A, ? super B, ? super C, ? super D, R> body) {
    return new Ran4<>(declaration.runs((system, arguments) -> body.run(
        (Y) system, (A) arguments[0], (B) arguments[1], (C) arguments[2], (D) arguments[3])));
  }

  /** Sets what the command does to the system, which gives nothing. */
  @SuppressWarnings("unchecked") // the declared types of the system and its arguments
  public Ran4<S, MA, MB, MC, MD, @Nullable Void> act(
      Act<? super Y, ? super A, ? super B, ? super C, ? super D> body) {
    return new Ran4<>(declaration.acts((system, arguments) -> {
      body.act((Y) system, (A) arguments[0], (B) arguments[1], (C) arguments[2], (D) arguments[3]);
      return null;
    }));
  }

  /**
   * Uses the system and gives a result.
   *
   * @param <Y> the type of the system
   * @param <A> the type of argument 1
   * @param <B> the type of argument 2
   * @param <C> the type of argument 3
   * @param <D> the type of argument 4
   * @param <R> the type of the result
   * @since 0.1
   */
  @FunctionalInterface
  public interface Run<
      Y,
      A extends @Nullable Object,
      B extends @Nullable Object,
      C extends @Nullable Object,
      D extends @Nullable Object,
      R extends @Nullable Object> {
    /** Runs the command. */
    @Nullable
    R run(Y system, A a, B b, C c, D d) throws Throwable;
  }

  /**
   * Uses the system.
   *
   * @param <Y> the type of the system
   * @param <A> the type of argument 1
   * @param <B> the type of argument 2
   * @param <C> the type of argument 3
   * @param <D> the type of argument 4
   * @since 0.1
   */
  @FunctionalInterface
  public interface Act<
      Y,
      A extends @Nullable Object,
      B extends @Nullable Object,
      C extends @Nullable Object,
      D extends @Nullable Object> {
    /** Runs the command. */
    void act(Y system, A a, B b, C c, D d) throws Throwable;
  }
}
