package dev.touchstone.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.touchstone.random.Seed;
import dev.touchstone.random.TfRandom;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlainDataTests {
  @Nested
  class Reading {
    @Test
    void givesEveryKindOfValue() {
      assertThat(PlainData.read(" {\"b\": [null, true, false], \"a\":{} , \"c\":[ ] }\r\n\t"))
          .hasToString("{b=[null, true, false], a={}, c=[]}");
    }

    @Test
    void keepsTheOrderOfKeys() {
      assertThat(PlainData.read("{\"z\":1,\"a\":2,\"m\":3,\"\":4}"))
          .hasToString("{z=1, a=2, m=3, =4}");
    }

    @Test
    void tellsNumbersApart() {
      assertThat(PlainData.read("0")).isEqualTo(0L);
      assertThat(PlainData.read("-9223372036854775808")).isEqualTo(Long.MIN_VALUE);
      assertThat(PlainData.read("9223372036854775808"))
          .isEqualTo(new BigDecimal("9223372036854775808"));
      assertThat(PlainData.read("5.0")).isEqualTo(5.0);
      assertThat(PlainData.read("1e3")).isEqualTo(1000.0);
      assertThat(PlainData.read("0.1")).isEqualTo(0.1);
      assertThat(PlainData.read("-0")).isEqualTo(-0.0);
      assertThat(PlainData.read("-0.0")).isEqualTo(-0.0);
      assertThat(PlainData.read("0.1000000000000000055"))
          .isEqualTo(new BigDecimal("0.1000000000000000055"));
      assertThat(PlainData.read("1e400")).isEqualTo(new BigDecimal("1e400"));
      assertThat(PlainData.read("1e-400")).isEqualTo(new BigDecimal("1e-400"));
    }

    @Test
    void understandsEscapes() {
      assertThat(PlainData.read("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83d\\ude00\\ud800\""))
          .isEqualTo("\"\\/\b\f\n\r\t\u00e9\ud83d\ude00\ud800");
    }

    @Test
    void givesWhatNobodyCanChange() {
      for (String text : List.of("[[]]", "{\"a\":1}")) {
        assertThat(catchThrowableOfType(
                UnsupportedOperationException.class, () -> clear(PlainData.read(text))))
            .isNotNull();
      }
    }

    private void clear(@Nullable Object read) {
      if (read instanceof List<?> list) {
        list.clear();
      } else if (read instanceof Map<?, ?> map) {
        map.clear();
      }
    }

    @Test
    void takesUtf8() {
      byte[] utf8 = "[\"\u00e9\ud83d\ude00\"]".getBytes(StandardCharsets.UTF_8);
      assertThat(PlainData.read(utf8)).isEqualTo(List.of("\u00e9\ud83d\ude00"));
    }
  }

  @Nested
  class Refusing {
    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        quoteCharacter = '`',
        value = {
          "``             | 0 | a value is expected, not the end of the text",
          "nul            | 0 | true, false and null are written just so",
          "[1,]           | 3 | a value is expected, not ']'",
          "[1 2]          | 3 | a comma or ] is expected, not '2'",
          "[1             | 2 | a comma or ] is expected, not the end",
          "{\"a\":1,}     | 7 | a key in double quotes is expected, not '}'",
          "{a:1}          | 1 | a key in double quotes",
          "{\"a\" 1}      | 5 | a colon is expected, not '1'",
          "{\"a\":1,\"a\":2} | 7 | the key occurs twice",
          "1 2            | 2 | the text goes on with '2'",
          "01             | 0 | superfluous zero",
          "-              | 1 | a digit is expected",
          "1.             | 2 | a digit is expected",
          ".5             | 0 | a value is expected, not '.'",
          "+1             | 0 | a value is expected, not '+'",
          "1e             | 2 | a digit is expected",
          "1e10000        | 0 | beyond 9999",
          "1e-99999999999 | 0 | beyond 9999",
          "NaN            | 0 | a value is expected, not 'N'",
          "'a'            | 0 | a value is expected",
          "\"a            | 0 | does not end",
          "\"\\x\"        | 1 | there is no such escape",
          "\"\\u12g4\"    | 1 | four hexadecimal digits",
          "\"\\           | 1 | there is no such escape",
          "// no          | 0 | a value is expected, not '/'",
        })
    void saysWhereAndWhy(String text, int position, String problem) {
      MalformedData malformed =
          catchThrowableOfType(MalformedData.class, () -> PlainData.read(text));
      assertThat(malformed)
          .hasMessageContaining(problem)
          .returns(position, MalformedData::position);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"a\nb\"", "\"\0\"", "\ufeff[]", "\u00a01"})
    void acceptsNoRawControlNorOddBlank(String text) {
      assertThat(catchThrowableOfType(MalformedData.class, () -> PlainData.read(text)))
          .isNotNull();
    }

    @Test
    void namesLineAndColumn() {
      assertThat(catchThrowableOfType(MalformedData.class, () -> PlainData.read("[1,\n 2,\n  x]")))
          .hasMessage(
              "Malformed data at index 10 (line 3, column 3):" + " a value is expected, not 'x'");
    }

    @Test
    void stopsAtTheDepthLimit() {
      String deep = "[".repeat(100_000);
      assertThat(catchThrowableOfType(MalformedData.class, () -> PlainData.read(deep)))
          .hasMessageContaining("nested more than 256 deep")
          .returns(256, MalformedData::position);
      assertThat(PlainData.read("[".repeat(256) + "]".repeat(256))).isNotNull();
    }

    @Test
    void stopsAtTheSizeLimit() {
      PlainData.Limits ten = new PlainData.Limits(10, 3);
      assertThat(PlainData.read("[12345678]", ten)).isEqualTo(List.of(12345678L));
      assertThat(
              catchThrowableOfType(MalformedData.class, () -> PlainData.read("[123456789]", ten)))
          .hasMessageContaining("11 characters; the limit is 10");
      assertThat(catchThrowableOfType(MalformedData.class, () -> PlainData.read(new byte[11], ten)))
          .hasMessageContaining("11 bytes");
      assertThat(catchThrowableOfType(MalformedData.class, () -> PlainData.read("9".repeat(2000))))
          .hasMessageContaining("more than 1000 characters");
    }

    @Test
    void namesTheByteThatIsNotUtf8() {
      byte[] broken = {'[', '"', (byte) 0xC3, '"', ']'};
      assertThat(catchThrowableOfType(MalformedData.class, () -> PlainData.read(broken)))
          .hasMessageContaining("byte 2")
          .returns(2, MalformedData::position);
      byte[] cut = {'"', (byte) 0xF0, (byte) 0x9F};
      assertThat(catchThrowableOfType(MalformedData.class, () -> PlainData.read(cut)))
          .isNotNull();
    }

    @Test
    void endsOnAnyNoise() {
      TfRandom noise = Seed.of(11).root().open();
      String letters = "[]{}\",:0123456789.eE+-\\utrfalsn \n";
      for (int round = 0; round < 20_000; round++) {
        StringBuilder text = new StringBuilder();
        for (int i = noise.nextInt(14); i > 0; i--) {
          text.append(letters.charAt(noise.nextInt(letters.length())));
        }
        try {
          Object read = PlainData.read(text.toString());
          assertThat(PlainData.read(PlainData.write(read))).isEqualTo(read);
        } catch (MalformedData malformed) {
          assertThat(malformed.position()).isBetween(0, text.length());
        }
      }
    }
  }

  @Nested
  class Writing {
    @Test
    void givesOneLine() {
      Map<String, Object> map = new LinkedHashMap<>();
      map.put("z", Arrays.asList(1, (byte) 2, 3L, (short) 4, BigInteger.TEN, null, true));
      map.put("a", Map.of());
      map.put("x", List.of(1.5, 0.1f, new BigDecimal("1.10"), 1e300, -0.0));
      assertThat(PlainData.write(map))
          .isEqualTo("{\"z\":[1,2,3,4,10,null,true],\"a\":{},\"x\":[1.5,0.1,1.10,1.0E300,-0.0]}");
    }

    @Test
    void escapesWhatCannotStandRaw() {
      String odd = "\"\\/\n\r\t\b\0\u007f\u00e9\ud83d\ude00\ud800x\udc00";
      assertThat(PlainData.write(odd))
          .isEqualTo(
              "\"\\\"\\\\/\\n\\r\\t\\u0008\\u0000\\u007f\u00e9\ud83d\ude00\\ud800x\\udc00\"");
      assertThat(PlainData.read(PlainData.writeBytes(odd))).isEqualTo(odd);
    }

    @Test
    void namesThePathToWhatIsNoData() {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> PlainData.write(Map.of("a", List.of(1, Thread.class))))
          .withMessageContaining("data.a[1]: it is a java.lang.Class");
      assertThatIllegalArgumentException()
          .isThrownBy(() -> PlainData.write(List.of(Double.NaN)))
          .withMessageContaining("data[0]: it is the number NaN");
      assertThatIllegalArgumentException()
          .isThrownBy(() -> PlainData.write(Map.of(1, 2)))
          .withMessageContaining("a key that is no text");
    }

    @Test
    void refusesWhatHoldsItself() {
      List<Object> list = new ArrayList<>();
      list.add(list);
      assertThatIllegalArgumentException()
          .isThrownBy(() -> PlainData.write(list))
          .withMessageContaining("holding itself");
    }
  }

  @Nested
  class ThereAndBack {
    private final TfRandom random = Seed.of(8).root().open();

    private Object any(int depth) {
      return switch (random.nextInt(depth == 0 ? 6 : 8)) {
        case 0 -> random.nextBoolean();
        case 1 -> random.nextLong() >> random.nextInt(64);
        case 2 -> number(Double.longBitsToDouble(random.nextLong()));
        case 3 -> BigInteger.valueOf(random.nextLong()).pow(3);
        case 4, 5 -> text();
        case 6 -> random.ints(random.nextInt(4)).mapToObj(i -> any(depth - 1)).toList();
        default -> {
          Map<String, Object> map = new LinkedHashMap<>();
          random.ints(random.nextInt(4)).forEach(i -> map.put(text(), any(depth - 1)));
          yield map;
        }
      };
    }

    private Object number(double number) {
      return Double.isFinite(number) ? number : 0.5;
    }

    private String text() {
      StringBuilder text = new StringBuilder();
      for (int i = random.nextInt(6); i > 0; i--) {
        text.append((char) (random.nextInt(2) == 0 ? random.nextInt(128) : random.nextInt(65536)));
      }
      return text.toString();
    }

    @Test
    void nothingIsLost() {
      for (int round = 0; round < 5_000; round++) {
        Object data = any(4);
        Object read = PlainData.read(PlainData.writeBytes(data));
        assertThat(PlainData.write(read)).isEqualTo(PlainData.write(data));
        assertThat(PlainData.read(PlainData.write(read))).isEqualTo(read);
      }
    }
  }
}
