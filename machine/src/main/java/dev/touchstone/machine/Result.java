package dev.touchstone.machine;

import dev.touchstone.internal.show.Show;
import java.util.Objects;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * What a call gave: a value, or an exception.
 *
 * @param <R> the type of the value
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Result<R extends @Nullable Object> {
  private static final Result<?> NOTHING = new Result<>(null, null);

  private final @Nullable R value;
  private final @Nullable Throwable exception;

  private Result(@Nullable R value, @Nullable Throwable exception) {
    this.value = value;
    this.exception = exception;
  }

  /** Returns the result of a call that returned. */
  @SuppressWarnings("unchecked") // null is a value of every type
  public static <R extends @Nullable Object> Result<R> of(@Nullable R value) {
    return value == null ? (Result<R>) NOTHING : new Result<>(value, null);
  }

  /** Returns the result of a call that threw. */
  public static <R extends @Nullable Object> Result<R> thrown(Throwable exception) {
    return new Result<>(null, Objects.requireNonNull(exception));
  }

  /**
   * Returns the value.
   *
   * @throws IllegalStateException where the call threw
   */
  @SuppressWarnings("NullAway") // null only where the call returned null, which R then allows
  public R value() {
    if (exception != null) {
      throw new IllegalStateException("the call threw and has no value", exception);
    }
    return value;
  }

  /** Returns whether the call threw. */
  public boolean threw() {
    return exception != null;
  }

  /** Returns whether the call threw an exception of a type. */
  public boolean threw(Class<? extends Throwable> type) {
    return type.isInstance(exception);
  }

  /** Returns whether the call threw or returned false: how most systems refuse. */
  public boolean falseOrThrew() {
    return exception != null || Boolean.FALSE.equals(value);
  }

  /** Returns whether the call returned a value equal to the given one. */
  public boolean returned(@Nullable Object expected) {
    return exception == null && Objects.equals(value, expected);
  }

  /** Returns what the call threw, or null. */
  public @Nullable Throwable exception() {
    return exception;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Result<?> that
        && Objects.equals(value, that.value)
        && Objects.equals(thrown(), that.thrown());
  }

  @Override
  public int hashCode() {
    return 31 * Objects.hashCode(value) + thrown().hashCode();
  }

  private String thrown() {
    return exception == null ? "" : exception.getClass().getName() + ": " + exception.getMessage();
  }

  @Override
  public String toString() {
    return exception == null ? Show.of(value) : "threw " + exception.getClass().getSimpleName();
  }
}
