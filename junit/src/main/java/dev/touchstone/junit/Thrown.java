package dev.touchstone.junit;

import org.jspecify.annotations.Nullable;

/** Passes on what test code threw, as it is. */
final class Thrown {
  private Thrown() {}

  /** Returns a throwable as one that needs no declaration. */
  static RuntimeException unchecked(Throwable thrown) {
    return Thrown.<RuntimeException>as(thrown);
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // erased: thrown as it is
  private static <T extends Throwable> T as(Throwable thrown) throws T {
    throw (T) thrown;
  }

  /** Returns the first of two failures, which keeps the second. */
  static Throwable first(@Nullable Throwable first, Throwable second) {
    if (first == null || first == second) {
      return second;
    }
    first.addSuppressed(second);
    return first;
  }
}
