package dev.touchstone.laws;

import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * The code of functions, by the number of their arguments; it may throw where a function is not
 * defined.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Code {
  private Code() {}

  /** A function of one argument. */
  @FunctionalInterface
  public interface Of1<A, R extends @Nullable Object> {
    /** Returns the result. */
    R apply(A a) throws Throwable;
  }

  /** A function of two arguments. */
  @FunctionalInterface
  public interface Of2<A, B, R extends @Nullable Object> {
    /** Returns the result. */
    R apply(A a, B b) throws Throwable;
  }

  /** A function of three arguments. */
  @FunctionalInterface
  public interface Of3<A, B, C, R extends @Nullable Object> {
    /** Returns the result. */
    R apply(A a, B b, C c) throws Throwable;
  }

  /** A function of four arguments. */
  @FunctionalInterface
  public interface Of4<A, B, C, D, R extends @Nullable Object> {
    /** Returns the result. */
    R apply(A a, B b, C c, D d) throws Throwable;
  }
}
