package dev.touchstone.internal.derive;

import dev.touchstone.Range;
import dev.touchstone.choice.IllegalGenerator;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * The ends of a range, as far as an annotation gives them.
 *
 * @param low the least value, or null for that of the type
 * @param high the greatest value, or null for that of the type
 * @param where the place of the annotation
 */
record Ends(@Nullable BigDecimal low, @Nullable BigDecimal high, String where) {
  static Ends of(Marks marks, String where) {
    Range range = marks.constrained() ? marks.find(Range.class).orElse(null) : null;
    return range == null ? new Ends(null, null, where) : of(range, where);
  }

  private static Ends of(Range range, String where) {
    BigDecimal low = end(range.min(), Long.MIN_VALUE, range.from(), "min and from", where);
    BigDecimal high = end(range.max(), Long.MAX_VALUE, range.to(), "max and to", where);
    if (low != null && high != null && low.compareTo(high) > 0) {
      throw new IllegalGenerator("@Range of %s..%s at %s, which is empty; give the low end first"
          .formatted(low.toPlainString(), high.toPlainString(), where));
    }
    return new Ends(low, high, where);
  }

  private static @Nullable BigDecimal end(
      long whole, long unset, String text, String names, String where) {
    if (text.isEmpty()) {
      return whole == unset ? null : BigDecimal.valueOf(whole);
    }
    if (whole != unset) {
      throw new IllegalGenerator("@Range with both %s at %s; give one".formatted(names, where));
    }
    try {
      return new BigDecimal(text);
    } catch (NumberFormatException malformed) {
      throw new IllegalGenerator(
          "@Range with the end \"%s\" at %s; give a decimal number".formatted(text, where));
    }
  }

  boolean given() {
    return low != null || high != null;
  }

  /** Returns the low end, checked against the least value of the type. */
  BigDecimal low(BigDecimal least, BigDecimal greatest) {
    return low == null ? least : within(low, least, greatest);
  }

  /** Returns the high end, checked against the greatest value of the type. */
  BigDecimal high(BigDecimal least, BigDecimal greatest) {
    return high == null ? greatest : within(high, least, greatest);
  }

  long lowest(long least, long greatest) {
    return low == null ? least : whole(low, least, greatest);
  }

  long highest(long least, long greatest) {
    return high == null ? greatest : whole(high, least, greatest);
  }

  private BigDecimal within(BigDecimal end, BigDecimal least, BigDecimal greatest) {
    if (end.compareTo(least) < 0 || end.compareTo(greatest) > 0) {
      throw new IllegalGenerator("@Range with the end %s at %s; the type has values from %s to %s"
          .formatted(end, where, least, greatest));
    }
    return end;
  }

  private long whole(BigDecimal end, long least, long greatest) {
    try {
      return within(end, BigDecimal.valueOf(least), BigDecimal.valueOf(greatest))
          .longValueExact();
    } catch (ArithmeticException fraction) {
      throw new IllegalGenerator(
          "@Range with the end %s at %s; give a whole number".formatted(end, where));
    }
  }
}
