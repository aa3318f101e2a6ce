package dev.touchstone.machine;

import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * A command with two arguments that has no body yet.
 *
 * @param <S> the type of the model's state
 * @param <Y> the type of the system
 * @param <MA> what the model sees of argument 1
 * @param <A> what the system gets for argument 1
 * @param <MB> what the model sees of argument 2
 * @param <B> what the system gets for argument 2
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Command2<
    S,
    Y,
    MA extends @Nullable Object,
    A extends @Nullable Object,
    MB extends @Nullable Object,
    B extends @Nullable Object> {
  private final Declaration declaration;

  Command2(Declaration declaration) {
    this.declaration = declaration;
  }

  /** Sets what the command does to the system and gives. */
  @SuppressWarnings("unchecked") // the declared types of the system and its arguments
  public <R extends @Nullable Object> Ran2<S, MA, MB, R> run(
      Run<? super Y, ? super A, ? super B, R> body) {
    return new Ran2<>(declaration.runs(
        (system, arguments) -> body.run((Y) system, (A) arguments[0], (B) arguments[1])));
  }

  /** Sets what the command does to the system, which gives nothing. */
  @SuppressWarnings("unchecked") // the declared types of the system and its arguments
  public Ran2<S, MA, MB, @Nullable Void> act(Act<? super Y, ? super A, ? super B> body) {
    return new Ran2<>(declaration.acts((system, arguments) -> {
      body.act((Y) system, (A) arguments[0], (B) arguments[1]);
      return null;
    }));
  }

  /**
   * Uses the system and gives a result.
   *
   * @param <Y> the type of the system
   * @param <A> the type of argument 1
   * @param <B> the type of argument 2
   * @param <R> the type of the result
   * @since 0.1
   */
  @FunctionalInterface
  public interface Run<
      Y, A extends @Nullable Object, B extends @Nullable Object, R extends @Nullable Object> {
    /** Runs the command. */
    @Nullable
    R run(Y system, A a, B b) throws Throwable;
  }

  /**
   * Uses the system.
   *
   * @param <Y> the type of the system
   * @param <A> the type of argument 1
   * @param <B> the type of argument 2
   * @since 0.1
   */
  @FunctionalInterface
  public interface Act<Y, A extends @Nullable Object, B extends @Nullable Object> {
    /** Runs the command. */
    void act(Y system, A a, B b) throws Throwable;
  }
}
