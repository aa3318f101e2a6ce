package dev.touchstone.internal.hint;

import dev.touchstone.choice.BoolDomain;
import dev.touchstone.choice.BranchDomain;
import dev.touchstone.choice.Domain;
import dev.touchstone.choice.IntegerDomain;
import dev.touchstone.choice.RealDomain;
import java.math.BigInteger;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/** Which draw gives a part of a value, if any. */
final class Fit {
  private static final long MOST_SEARCHED = 1 << 16;

  private Fit() {}

  /** Returns what to draw for a part, or null where the domain does not have it. */
  static @Nullable Long scalar(Domain.Scalar domain, @Nullable Object part) {
    if (domain instanceof IntegerDomain range) {
      Long whole = whole(part);
      return whole != null && range.contains(whole) ? whole : null;
    }
    if (domain instanceof RealDomain range && (part instanceof Double || part instanceof Float)) {
      double real = ((Number) part).doubleValue();
      return range.contains(real) ? (Long) Double.doubleToLongBits(real) : null;
    }
    return domain instanceof BoolDomain && part instanceof Boolean yes ? (yes ? 1L : 0L) : null;
  }

  private static @Nullable Long whole(@Nullable Object part) {
    boolean whole = part instanceof Integer
        || part instanceof Long
        || part instanceof Short
        || part instanceof Byte;
    return whole && part instanceof Number number ? (Long) number.longValue() : null;
  }

  /** Returns a part itself, or null where the domain does not have it. */
  static @Nullable Object compound(Domain.Compound domain, @Nullable Object part) {
    boolean kind = switch (domain.kind()) {
      case TEXT -> part instanceof String;
      case BYTES -> part instanceof byte[];
      case UNIFORM -> part instanceof BigInteger;
      case BOOL, INTEGER, BRANCH, REAL, REFERENCE -> false;
    };
    return kind && part != null && Objects.deepEquals(domain.clip(part), part) ? part : null;
  }

  /** Returns the draw that a function makes a part of, or null where none is found. */
  static @Nullable Long shaped(Domain.Scalar domain, LongFunction<?> shape, @Nullable Object part) {
    Long direct = scalar(domain, part);
    if (direct != null && Objects.equals(shape.apply(direct), part)) {
      return direct;
    }
    if (!(domain instanceof BranchDomain) && !sameClass(shape.apply(domain.value(0)), part)) {
      return null;
    }
    for (long at = 0; at < MOST_SEARCHED && at >= 0 && at <= domain.last(); at++) {
      if (Objects.equals(shape.apply(domain.value(at)), part)) {
        return domain.value(at);
      }
    }
    return null;
  }

  private static boolean sameClass(@Nullable Object a, @Nullable Object b) {
    return a != null && b != null && a.getClass() == b.getClass();
  }

  /**
   * A part that may be there or not: something optional, or null.
   *
   * @param place 1 where it is there
   * @param after what must be drawn then
   */
  record Maybe(int place, @Nullable Parts after) {
    static @Nullable Maybe next(@Nullable Parts parts) {
      for (Parts at = parts; at != null; at = at.opened()) {
        if (at.first() == null) {
          return new Maybe(0, at.rest());
        }
        if (at.first() instanceof Optional<?> optional) {
          return new Maybe(optional.isPresent() ? 1 : 0, at.opened());
        }
      }
      return null;
    }
  }
}
