package dev.touchstone.laws.internal.reflect;

import dev.touchstone.Gen;
import dev.touchstone.Times;
import dev.touchstone.choice.Alphabet;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A generator and its Java source.
 *
 * <p>Values come from a small domain half of the time, so that they meet again, and reach as far as they
 * may otherwise. Where ints are sizes and positions they stay small: code must be able to make what they
 * ask for.
 */
record Drawing(Gen<?> gen, String source) {
  static final Drawing ELEMENTS = new Drawing(Gen.ints(0, 4), "Gen.ints(0, 4)");

  private static final Drawing SMALL_INTS = new Drawing(
      Gen.frequency(
          Gen.weight(6, Gen.ints(0, 4)),
          Gen.weight(3, Gen.ints(-4, 20)),
          Gen.weight(1, Gen.ints(-200, 200))),
      "Gen.frequency(Gen.weight(6, Gen.ints(0, 4)), Gen.weight(3, Gen.ints(-4, 20)),"
          + " Gen.weight(1, Gen.ints(-200, 200)))");

  private static final Drawing INTS = new Drawing(
      Gen.frequency(
          Gen.weight(5, Gen.ints(-2, 4)),
          Gen.weight(2, Gen.ints(0, 31)),
          Gen.weight(1, Gen.ints(-100, 100)),
          Gen.weight(3, Gen.zip(Gen.ints(), Gen.ints(0, 31), (n, shift) -> n >> shift)),
          Gen.weight(
              2,
              Gen.elements(
                  Integer.MAX_VALUE,
                  Integer.MIN_VALUE,
                  Integer.MAX_VALUE - 1,
                  1 << 30,
                  -(1 << 30)))),
      "Gen.frequency(Gen.weight(5, Gen.ints(-2, 4)), Gen.weight(2, Gen.ints(0, 31)),"
          + " Gen.weight(1, Gen.ints(-100, 100)), Gen.weight(3, Gen.zip(Gen.ints(), Gen.ints(0, 31),"
          + " (n, shift) -> n >> shift)), Gen.weight(2, Gen.elements(Integer.MAX_VALUE,"
          + " Integer.MIN_VALUE, Integer.MAX_VALUE - 1, 1 << 30, -(1 << 30))))");

  private static final Drawing LONGS = new Drawing(
      Gen.frequency(
          Gen.weight(5, Gen.longs(-2, 4)),
          Gen.weight(2, Gen.longs(0, 31)),
          Gen.weight(1, Gen.longs(-100, 100)),
          Gen.weight(3, Gen.zip(Gen.longs(), Gen.ints(0, 63), (n, shift) -> n >> shift)),
          Gen.weight(
              2,
              Gen.elements(
                  Long.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE - 1, 1L << 62, -(1L << 62)))),
      "Gen.frequency(Gen.weight(5, Gen.longs(-2, 4)), Gen.weight(2, Gen.longs(0, 31)),"
          + " Gen.weight(1, Gen.longs(-100, 100)), Gen.weight(3, Gen.zip(Gen.longs(), Gen.ints(0, 63),"
          + " (n, shift) -> n >> shift)), Gen.weight(2, Gen.elements(Long.MAX_VALUE,"
          + " Long.MIN_VALUE, Long.MAX_VALUE - 1, 1L << 62, -(1L << 62))))");

  private static final Drawing DOUBLES = new Drawing(
      Gen.frequency(
          Gen.weight(
              4,
              Gen.elements(
                  0.0,
                  -0.0,
                  1.0,
                  -1.0,
                  2.0,
                  0.5,
                  Double.NaN,
                  Double.POSITIVE_INFINITY,
                  Double.NEGATIVE_INFINITY,
                  Double.MIN_VALUE,
                  Double.MAX_VALUE)),
          Gen.weight(3, Gen.doubles(-10, 10)),
          Gen.weight(2, Gen.doubles())),
      "Gen.frequency(Gen.weight(4, Gen.elements(0.0, -0.0, 1.0, -1.0, 2.0, 0.5, Double.NaN,"
          + " Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE,"
          + " Double.MAX_VALUE)), Gen.weight(3, Gen.doubles(-10, 10)), Gen.weight(2, Gen.doubles()))");

  private static final Drawing TEXTS = new Drawing(
      Gen.frequency(
          Gen.weight(5, Gen.strings(Alphabet.of("ab A"), 0, 4)),
          Gen.weight(2, Gen.strings(Alphabet.of("aAn\\\n\t ßİıſΣ\u2003\u1e9e"), 0, 4)),
          Gen.weight(1, Gen.strings())),
      "Gen.frequency(Gen.weight(5, Gen.strings(Alphabet.of(\"ab A\"), 0, 4)),"
          + " Gen.weight(2, Gen.strings(Alphabet.of(\"aAn\\\\\\n\\t \\u00df\\u0130\\u0131\\u017f\\u03a3\\u2003\\u1e9e\"),"
          + " 0, 4)), Gen.weight(1, Gen.strings()))");

  private static final Drawing CHARS = new Drawing(
      Gen.frequency(
          Gen.weight(3, Gen.elements('a', 'b', 'A', ' ', '1')),
          Gen.weight(
              1, Gen.elements('ß', 'µ', 'İ', 'ı', 'ſ', 'Σ', 'ς', '\u212a', '\u1e9e', '\n', '\0')),
          Gen.weight(1, Gen.chars())),
      "Gen.frequency(Gen.weight(3, Gen.elements('a', 'b', 'A', ' ', '1')),"
          + " Gen.weight(1, Gen.elements('\\u00df', '\\u00b5', '\\u0130', '\\u0131', '\\u017f',"
          + " '\\u03a3', '\\u03c2', '\\u212a', '\\u1e9e', '\\n', '\\0')),"
          + " Gen.weight(1, Gen.chars()))");

  private static final Drawing DECIMALS = new Drawing(
      Gen.frequency(
          Gen.weight(
              3,
              Gen.zip(
                  Gen.longs(-20, 20),
                  Gen.ints(-1, 3),
                  (digits, scale) -> BigDecimal.valueOf(digits, scale))),
          Gen.weight(
              1,
              Gen.zip(
                  Gen.longs(),
                  Gen.ints(-8, 20),
                  (digits, scale) -> BigDecimal.valueOf(digits, scale)))),
      "Gen.frequency(Gen.weight(3, Gen.zip(Gen.longs(-20, 20), Gen.ints(-1, 3),"
          + " (digits, scale) -> java.math.BigDecimal.valueOf(digits, scale))),"
          + " Gen.weight(1, Gen.zip(Gen.longs(), Gen.ints(-8, 20),"
          + " (digits, scale) -> java.math.BigDecimal.valueOf(digits, scale))))");

  private static final Drawing BIG_INTEGERS = new Drawing(
      Gen.frequency(
          Gen.weight(3, Gen.longs(-20, 20).map(BigInteger::valueOf)),
          Gen.weight(1, Gen.bigIntegers())),
      "Gen.frequency(Gen.weight(3, Gen.longs(-20, 20).map(java.math.BigInteger::valueOf)),"
          + " Gen.weight(1, Gen.bigIntegers()))");

  private static final Drawing INSTANTS = new Drawing(
      Gen.frequency(
          Gen.weight(3, Times.instants()), Gen.weight(1, Times.instants(Instant.MIN, Instant.MAX))),
      "Gen.frequency(Gen.weight(3, dev.touchstone.Times.instants()), Gen.weight(1,"
          + " dev.touchstone.Times.instants(java.time.Instant.MIN, java.time.Instant.MAX)))");

  private static final String SEGMENT = "(a|b|%20|\\.|\\.\\.)";
  private static final String ADDRESS = "((a|http)://(b@)?([ab](:8)?|a%20)(/|(/" + SEGMENT
      + "){0,3})|(/?" + SEGMENT + "(/" + SEGMENT + "){0,2}/?)?)(\\?(a|%20)?)?(#(b|%20)?)?|a:b";

  private static final Drawing URIS = new Drawing(
      Gen.regex(ADDRESS).map(URI::create),
      "Gen.regex(\"" + ADDRESS.replace("\\", "\\\\") + "\").map(java.net.URI::create)");

  /** Returns how values of a basic type are drawn. */
  static @Nullable Drawing of(Class<?> type, boolean wide) {
    return switch (type.getName()) {
      case "java.lang.Integer" -> wide ? INTS : SMALL_INTS;
      case "java.lang.Long" -> LONGS;
      case "java.lang.Double" -> DOUBLES;
      case "java.lang.String" -> TEXTS;
      case "java.lang.Character" -> CHARS;
      case "java.math.BigDecimal" -> DECIMALS;
      case "java.net.URI" -> URIS;
      case "java.time.Instant" -> INSTANTS;
      case "java.math.BigInteger" -> BIG_INTEGERS;
      case "java.lang.Boolean" -> new Drawing(Gen.booleans(), "Gen.booleans()");
      default -> null;
    };
  }
}
