package dev.touchstone.internal.show;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Seed;
import dev.touchstone.random.TfRandom;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecimalsTests {
  private static final int ROUNDS = 5_000;

  private static double any(TfRandom random) {
    return switch (random.nextInt(4)) {
      case 0 -> Math.scalb(1.0, random.nextInt(2098) - 1074);
      case 1 -> random.nextInt(100_000) / 1000.0;
      case 2 -> Double.longBitsToDouble(random.nextLong() & 0xFFFFFFFFFFFL);
      default -> Double.longBitsToDouble(random.nextLong());
    };
  }

  @Nested
  class KnownAnswers {
    @ParameterizedTest
    @CsvSource({
      "0.0, 0.0",
      "-0.0, -0.0",
      "1, 1.0",
      "-1.5, -1.5",
      "100, 100.0",
      "9999999, 9999999.0",
      "1e7, 1.0E7",
      "12345678.9, 1.23456789E7",
      "0.001, 0.001",
      "0.00099, 9.9E-4",
      "2e23, 2.0E23",
      "2e-3, 0.002",
      "4.9e-324, 4.9E-324",
      "1.7976931348623157e308, 1.7976931348623157E308",
      "2.2250738585072014e-308, 2.2250738585072014E-308",
      "8.41e21, 8.41E21",
      "2.0000000000000004, 2.0000000000000004",
      "9007199254740993, 9.007199254740992E15",
    })
    void ofDoubles(double value, String text) {
      assertThat(Decimals.of(value)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
      "0.1, 0.1",
      "1.4e-45, 1.4E-45",
      "3.4028235e38, 3.4028235E38",
      "16777216, 1.6777216E7",
      "3.3554432e7, 3.3554432E7",
    })
    void ofFloats(float value, String text) {
      assertThat(Decimals.of(value)).isEqualTo(text);
    }

    @Test
    void ofWhatIsNoNumber() {
      assertThat(Decimals.of(Double.NaN)).isEqualTo("NaN");
      assertThat(Decimals.of(Float.NEGATIVE_INFINITY)).isEqualTo("-Infinity");
    }
  }

  @Nested
  class AnyNumber {
    @Test
    void readsBackAsItself() {
      TfRandom random = Seed.of(21).root().open();
      for (int round = 0; round < ROUNDS; round++) {
        double value = any(random);
        assertThat(Double.valueOf(Decimals.of(value))).isEqualTo(Double.valueOf(value));
        float single = Float.intBitsToFloat(random.nextInt());
        assertThat(Float.valueOf(Decimals.of(single))).isEqualTo(Float.valueOf(single));
      }
    }

    /** Before JDK 19 some numbers are printed longer than they need. */
    @Test
    void isPrintedAsJavaPrintsItAtItsShortest() {
      boolean shortest = Runtime.version().feature() >= 19;
      TfRandom random = Seed.of(22).root().open();
      for (int round = 0; round < ROUNDS; round++) {
        double value = any(random);
        float single = Float.intBitsToFloat(random.nextInt());
        assertPrinted(Decimals.of(value), Double.toString(value), shortest);
        assertPrinted(Decimals.of(single), Float.toString(single), shortest);
      }
    }

    private static void assertPrinted(String printed, String byJava, boolean same) {
      assertThat(printed.length()).isLessThanOrEqualTo(byJava.length());
      assertThat(printed.equals(byJava) || !same)
          .as("%s, Java %s", printed, byJava)
          .isTrue();
    }
  }
}
