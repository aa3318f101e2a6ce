package dev.touchstone.internal.derive;

import dev.touchstone.Gen;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** Generators of numbers between the ends that an annotation gives. */
final class Numbers {
  private static final int EXTRA_DIGITS = 2;

  private Numbers() {}

  /** Returns the generator of a type of numbers. */
  static Gen<?> of(Class<?> type, Ends ends) {
    return switch (type.getName()) {
      case "java.lang.Byte" -> bytes(ends);
      case "java.lang.Short" -> shorts(ends);
      case "java.lang.Integer" -> ints(ends);
      case "java.lang.Long" -> longs(ends);
      case "java.lang.Float" -> floats(ends);
      case "java.lang.Double" -> doubles(ends);
      case "java.math.BigInteger" -> bigIntegers(ends);
      case "java.math.BigDecimal" -> bigDecimals(ends);
      default -> throw new IllegalArgumentException(type + " is no type of numbers");
    };
  }

  private static Gen<Byte> bytes(Ends ends) {
    return Gen.bytes((byte) ends.lowest(Byte.MIN_VALUE, Byte.MAX_VALUE), (byte)
        ends.highest(Byte.MIN_VALUE, Byte.MAX_VALUE));
  }

  private static Gen<Short> shorts(Ends ends) {
    return Gen.shorts((short) ends.lowest(Short.MIN_VALUE, Short.MAX_VALUE), (short)
        ends.highest(Short.MIN_VALUE, Short.MAX_VALUE));
  }

  private static Gen<Integer> ints(Ends ends) {
    return Gen.ints((int) ends.lowest(Integer.MIN_VALUE, Integer.MAX_VALUE), (int)
        ends.highest(Integer.MIN_VALUE, Integer.MAX_VALUE));
  }

  private static Gen<Long> longs(Ends ends) {
    return Gen.longs(
        ends.lowest(Long.MIN_VALUE, Long.MAX_VALUE), ends.highest(Long.MIN_VALUE, Long.MAX_VALUE));
  }

  static Gen<Character> chars(Ends ends) {
    return Gen.chars((char) ends.lowest(Character.MIN_VALUE, Character.MAX_VALUE), (char)
        ends.highest(Character.MIN_VALUE, Character.MAX_VALUE));
  }

  private static Gen<Float> floats(Ends ends) {
    BigDecimal most = new BigDecimal(Float.MAX_VALUE);
    return ends.given()
        ? Gen.floats(
            ends.low(most.negate(), most).floatValue(),
            ends.high(most.negate(), most).floatValue())
        : Gen.floats().withSpecials();
  }

  private static Gen<Double> doubles(Ends ends) {
    BigDecimal most = new BigDecimal(Double.MAX_VALUE);
    return ends.given()
        ? Gen.doubles(
            ends.low(most.negate(), most).doubleValue(),
            ends.high(most.negate(), most).doubleValue())
        : Gen.doubles().withSpecials();
  }

  private static Gen<BigInteger> bigIntegers(Ends ends) {
    return ends.given()
        ? Gen.bigIntegers(
            low(ends).setScale(0, RoundingMode.CEILING).toBigInteger(),
            high(ends).setScale(0, RoundingMode.FLOOR).toBigInteger())
        : Gen.bigIntegers();
  }

  private static Gen<BigDecimal> bigDecimals(Ends ends) {
    if (!ends.given()) {
      return Gen.bigDecimals();
    }
    BigDecimal low = low(ends);
    BigDecimal high = high(ends);
    int digits = Math.max(0, Math.max(low.scale(), high.scale()));
    return Gen.ints(0, EXTRA_DIGITS).flatMap(extra -> Gen.bigDecimals(low, high, digits + extra));
  }

  /** Returns how far away an end lies that is left out where the type has none. */
  private static BigDecimal far() {
    return BigDecimal.TEN.pow(100);
  }

  private static BigDecimal low(Ends ends) {
    BigDecimal low = ends.low();
    return low == null ? high(ends).min(BigDecimal.ZERO).subtract(far()) : low;
  }

  private static BigDecimal high(Ends ends) {
    BigDecimal high = ends.high();
    return high == null ? low(ends).max(BigDecimal.ZERO).add(far()) : high;
  }
}
