package dev.touchstone.samples.laws;

import dev.touchstone.Gen;
import dev.touchstone.laws.Laws;
import dev.touchstone.laws.Signature;
import dev.touchstone.laws.Sort;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** Signatures about decimals of fixed precision: those of another precision are never equal. */
public final class FixedPointLaws {
  private static final Sort<BigDecimal> FIXED = Sort.of(BigDecimal.class);
  private static final Sort<Integer> NATURAL = Sort.named("Natural", Integer.class);

  private FixedPointLaws() {}

  /** Returns addition. */
  public static Signature addition() {
    return Laws.signature()
        .vars(FIXED, decimals(), "A", "B", "C")
        .fun("add", FIXED, FIXED, FIXED, BigDecimal::add);
  }

  /** Adds zero. */
  public static Signature withZero() {
    return addition().constant("zero", FIXED, BigDecimal.ZERO);
  }

  /** Adds subtraction. */
  public static Signature subtracting() {
    return withZero().fun("sub", FIXED, FIXED, FIXED, BigDecimal::subtract);
  }

  /** Adds negation to subtraction. */
  public static Signature subtractingAndNegating() {
    return subtracting().fun("neg", FIXED, FIXED, BigDecimal::negate);
  }

  /** Adds negation instead of subtraction. */
  public static Signature negating() {
    return withZero().fun("neg", FIXED, FIXED, BigDecimal::negate);
  }

  /** Adds zeros of a precision, and conversion from whole numbers. */
  public static Signature withZeroLike() {
    return negating()
        .vars(Sort.INT, Gen.ints(-100, 100), "I", "J", "K")
        .vars(NATURAL, Gen.ints(0, 4), "M", "N")
        .fun("zl", FIXED, FIXED, a -> a.subtract(a))
        .fun("from_int", Sort.INT, FIXED, BigDecimal::valueOf)
        .fun("fmi", Sort.INT, NATURAL, FIXED, (i, m) -> BigDecimal.valueOf(i, m));
  }

  /** Adds multiplication and division. */
  public static Signature multiplying() {
    return withZeroLike()
        .fun("mult", FIXED, FIXED, FIXED, FixedPointLaws::multiply)
        .fun("divide", FIXED, FIXED, FIXED, FixedPointLaws::divide)
        .fun("one_like", FIXED, FIXED, a -> divide(a, a))
        .fun("recip", FIXED, FIXED, a -> divide(divide(a, a), a));
  }

  /** Adds the precision. */
  public static Signature withPrecision() {
    return multiplying()
        .fun("p", FIXED, NATURAL, BigDecimal::scale)
        .fun("max", NATURAL, NATURAL, NATURAL, Math::max)
        .constant("0", NATURAL, 0);
  }

  /** Returns what the precision of quotients is about. */
  public static Signature quotients() {
    return Laws.signature()
        .vars(FIXED, decimals(), "A", "B")
        .fun("add", FIXED, FIXED, FIXED, BigDecimal::add)
        .fun("zl", FIXED, FIXED, a -> a.subtract(a))
        .fun("divide", FIXED, FIXED, FIXED, FixedPointLaws::divide)
        .fun("one_like", FIXED, FIXED, a -> divide(a, a))
        .fun("p", FIXED, NATURAL, BigDecimal::scale)
        .fun("max", NATURAL, NATURAL, NATURAL, Math::max);
  }

  /** Adds rounding to a precision, without multiplication. */
  public static Signature adjusting() {
    return withZeroLike()
        .fun("p", FIXED, NATURAL, BigDecimal::scale)
        .constant("0", NATURAL, 0)
        .fun("adjust", FIXED, NATURAL, FIXED, (a, m) -> a.setScale(m, RoundingMode.HALF_UP));
  }

  /** Adds shifting to the right by any number of digits, which throws for negative ones. */
  public static Signature shiftingByInts() {
    return adjusting().fun("shr", FIXED, Sort.INT, FIXED, FixedPointLaws::shiftRight);
  }

  /** Adds shifting to the right by a natural number of digits. */
  public static Signature shifting() {
    return adjusting()
        .fun("shr", FIXED, NATURAL, FIXED, FixedPointLaws::shiftRight)
        .fun("+", NATURAL, NATURAL, NATURAL, Integer::sum);
  }

  /** Adds multiplication by powers of ten, which shifting undoes. */
  public static Signature scaling() {
    return shifting()
        .fun("mult", FIXED, FIXED, FIXED, FixedPointLaws::multiply)
        .fun("ten_to", NATURAL, FIXED, BigDecimal.TEN::pow);
  }

  private static BigDecimal multiply(BigDecimal a, BigDecimal b) {
    return a.multiply(b).setScale(Math.max(a.scale(), b.scale()), RoundingMode.HALF_UP);
  }

  private static BigDecimal divide(BigDecimal a, BigDecimal b) {
    return a.divide(b, Math.max(a.scale(), b.scale()), RoundingMode.HALF_UP);
  }

  private static BigDecimal shiftRight(BigDecimal a, int digits) {
    if (digits < 0) {
      throw new IllegalArgumentException("cannot shift by " + digits + " digits");
    }
    return new BigDecimal(a.unscaledValue().divide(BigInteger.TEN.pow(digits)), a.scale());
  }

  private static Gen<BigDecimal> decimals() {
    return Gen.zip(
        Gen.frequency(Gen.weight(1, Gen.constant(0)), Gen.weight(7, Gen.ints(-100_000, 100_000))),
        Gen.ints(0, 4),
        (unscaled, scale) -> BigDecimal.valueOf(unscaled, scale));
  }
}
