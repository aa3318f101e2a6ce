package dev.touchstone.space.internal.count;

import java.util.List;

/** What a predicate may see of an alternative before its parts are decided. */
public sealed interface Form {
  /** Always the same value. */
  record Constant(Object value) implements Form {}

  /** A record with named components. */
  record Made(Class<?> type, List<String> components) implements Form {}

  /** The empty list. */
  record Nil() implements Form {}

  /** A list with a head and a tail. */
  record Cons() implements Form {}

  /** An optional without a value. */
  record Absent() implements Form {}

  /** An optional with a value. */
  record Present() implements Form {}

  /** The same as its only part. */
  record Same() implements Form {}

  /**
   * What some code makes of the parts: seen only when all of them are decided.
   *
   * @param mutable whether the value can be changed by who holds it
   */
  record Opaque(boolean mutable) implements Form {}
}
