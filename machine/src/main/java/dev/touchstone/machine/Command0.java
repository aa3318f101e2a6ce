package dev.touchstone.machine;

import java.util.function.Predicate;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * A command with no argument that has no body yet.
 *
 * @param <S> the type of the model's state
 * @param <Y> the type of the system
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Command0<S, Y> {
  private final Declaration declaration;

  Command0(Declaration declaration) {
    this.declaration = declaration;
  }

  /** Offers the command only in states that a test accepts. */
  public Command0<S, Y> when(Predicate<? super S> test) {
    declaration.when(test);
    return this;
  }

  /** Sets how often the command is picked, in proportion to others; unset it is 1. */
  public Command0<S, Y> weight(int weight) {
    declaration.weight(weight);
    return this;
  }

  /** Promises that each result differs from all other fresh results of a script. */
  public Command0<S, Y> fresh() {
    declaration.fresh();
    return this;
  }

  /** Sets one argument. */
  public <MA extends @Nullable Object, A extends @Nullable Object> Command1<S, Y, MA, A> args(
      Arg<? super S, MA, A> a) {
    return new Command1<>(declaration.takes(a));
  }

  /** Sets two arguments. */
  public <
          MA extends @Nullable Object,
          A extends @Nullable Object,
          MB extends @Nullable Object,
          B extends @Nullable Object>
      Command2<S, Y, MA, A, MB, B> args(Arg<? super S, MA, A> a, Arg<? super S, MB, B> b) {
    return new Command2<>(declaration.takes(a, b));
  }

  /** Sets three arguments. */
  public <
          MA extends @Nullable Object,
          A extends @Nullable Object,
          MB extends @Nullable Object,
          B extends @Nullable Object,
          MC extends @Nullable Object,
          C extends @Nullable Object>
      Command3<S, Y, MA, A, MB, B, MC, C> args(
          Arg<? super S, MA, A> a, Arg<? super S, MB, B> b, Arg<? super S, MC, C> c) {
    return new Command3<>(declaration.takes(a, b, c));
  }

  /** Sets four arguments. */
  public <
          MA extends @Nullable Object,
          A extends @Nullable Object,
          MB extends @Nullable Object,
          B extends @Nullable Object,
          MC extends @Nullable Object,
          C extends @Nullable Object,
          MD extends @Nullable Object,
          D extends @Nullable Object>
      Command4<S, Y, MA, A, MB, B, MC, C, MD, D> args(
          Arg<? super S, MA, A> a,
          Arg<? super S, MB, B> b,
          Arg<? super S, MC, C> c,
          Arg<? super S, MD, D> d) {
    return new Command4<>(declaration.takes(a, b, c, d));
  }

  /** Sets five arguments. */
  public <
          MA extends @Nullable Object,
          A extends @Nullable Object,
          MB extends @Nullable Object,
          B extends @Nullable Object,
          MC extends @Nullable Object,
          C extends @Nullable Object,
          MD extends @Nullable Object,
          D extends @Nullable Object,
          ME extends @Nullable Object,
          E extends @Nullable Object>
      Command5<S, Y, MA, A, MB, B, MC, C, MD, D, ME, E> args(
          Arg<? super S, MA, A> a,
          Arg<? super S, MB, B> b,
          Arg<? super S, MC, C> c,
          Arg<? super S, MD, D> d,
          Arg<? super S, ME, E> e) {
    return new Command5<>(declaration.takes(a, b, c, d, e));
  }

  /** Sets what the command does to the system and gives. */
  @SuppressWarnings("unchecked") // the declared types of the system and its arguments
  public <R extends @Nullable Object> Ran0<S, R> run(Run<? super Y, R> body) {
    return new Ran0<>(declaration.runs((system, arguments) -> body.run((Y) system)));
  }

  /** Sets what the command does to the system, which gives nothing. */
  @SuppressWarnings("unchecked") // the declared types of the system and its arguments
  public Ran0<S, @Nullable Void> act(Act<? super Y> body) {
    return new Ran0<>(declaration.acts((system, arguments) -> {
      body.act((Y) system);
      return null;
    }));
  }

  /**
   * Uses the system and gives a result.
   *
   * @param <Y> the type of the system
   * @param <R> the type of the result
   * @since 0.1
   */
  @FunctionalInterface
  public interface Run<Y, R extends @Nullable Object> {
    /** Runs the command. */
    @Nullable
    R run(Y system) throws Throwable;
  }

  /**
   * Uses the system.
   *
   * @param <Y> the type of the system
   * @since 0.1
   */
  @FunctionalInterface
  public interface Act<Y> {
    /** Runs the command. */
    void act(Y system) throws Throwable;
  }
}
