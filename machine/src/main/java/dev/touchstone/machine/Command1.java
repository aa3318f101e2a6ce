package dev.touchstone.machine;

import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * A command with one argument that has no body yet.
 *
 * @param <S> the type of the model's state
 * @param <Y> the type of the system
 * @param <MA> what the model sees of argument 1
 * @param <A> what the system gets for argument 1
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Command1<S, Y, MA extends @Nullable Object, A extends @Nullable Object> {
  private final Declaration declaration;

  Command1(Declaration declaration) {
    this.declaration = declaration;
  }

  /** Sets what the command does to the system and gives. */
  @SuppressWarnings("unchecked") // the declared types of the system and its arguments
  public <R extends @Nullable Object> Ran1<S, MA, R> run(Run<? super Y, ? super A, R> body) {
    return new Ran1<>(
        declaration.runs((system, arguments) -> body.run((Y) system, (A) arguments[0])));
  }

  /** Sets what the command does to the system, which gives nothing. */
  @SuppressWarnings("unchecked") // the declared types of the system and its arguments
  public Ran1<S, MA, @Nullable Void> act(Act<? super Y, ? super A> body) {
    return new Ran1<>(declaration.acts((system, arguments) -> {
      body.act((Y) system, (A) arguments[0]);
      return null;
    }));
  }

  /**
   * Uses the system and gives a result.
   *
   * @param <Y> the type of the system
   * @param <A> the type of argument 1
   * @param <R> the type of the result
   * @since 0.1
   */
  @FunctionalInterface
  public interface Run<Y, A extends @Nullable Object, R extends @Nullable Object> {
    /** Runs the command. */
    @Nullable
    R run(Y system, A a) throws Throwable;
  }

  /**
   * Uses the system.
   *
   * @param <Y> the type of the system
   * @param <A> the type of argument 1
   * @since 0.1
   */
  @FunctionalInterface
  public interface Act<Y, A extends @Nullable Object> {
    /** Runs the command. */
    void act(Y system, A a) throws Throwable;
  }
}
