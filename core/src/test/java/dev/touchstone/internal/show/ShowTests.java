package dev.touchstone.internal.show;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Pair;
import dev.touchstone.Triple;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ShowTests {
  /** Some JDKs print it with one digit more than it needs. */
  private static final double ODD = Double.parseDouble("8.41E21");

  enum Colour {
    RED,
    GREEN
  }

  record Point(int x, double y) {}

  @SuppressWarnings("ArrayRecordComponent") // such records are what is tested
  record Named(String name, int[] marks, @Nullable Object rest) {}

  record Loud(String name) {
    @Override
    public String toString() {
      return "LOUD " + name;
    }
  }

  record Final(String name) {
    @Override
    public final String toString() {
      return "final " + name;
    }
  }

  static final class Text {
    private final Supplier<@Nullable String> text;

    Text(Supplier<@Nullable String> text) {
      this.text = text;
    }

    @Override
    @SuppressWarnings("NullAway") // a hostile toString is what is tested
    public String toString() {
      return text.get();
    }
  }

  @Nested
  class Scalars {
    @Test
    void printAsJavaWritesThem() {
      assertThat(Show.of(null)).isEqualTo("null");
      assertThat(Show.of(-7)).isEqualTo("-7");
      assertThat(Show.of(7L)).isEqualTo("7");
      assertThat(Show.of(true)).isEqualTo("true");
      assertThat(Show.of(ODD)).isEqualTo("8.41E21");
      assertThat(Show.of(1.1f)).isEqualTo("1.1");
      assertThat(Show.of(-0.0)).isEqualTo("-0.0");
      assertThat(Show.of(new BigDecimal("1.10"))).isEqualTo("1.10");
      assertThat(Show.of(Colour.GREEN)).isEqualTo("GREEN");
      assertThat(Show.of(Duration.ofMillis(1500))).isEqualTo("PT1.5S");
      assertThat(Show.of(new UUID(1, 2))).isEqualTo("00000000-0000-0001-0000-000000000002");
      assertThat(Show.of(Map.Entry.class)).isEqualTo("java.util.Map$Entry.class");
    }

    @Test
    void doNotDependOnTheLocale() {
      Locale before = Locale.getDefault();
      Locale.setDefault(new Locale("ar", "EG"));
      try {
        assertThat(Show.of(IntStream.range(0, 20_000).boxed().toList())).contains("19900 more");
        assertThat(Show.of(1234567.5)).isEqualTo("1234567.5");
      } finally {
        Locale.setDefault(before);
      }
    }
  }

  @Nested
  class Texts {
    @Test
    void standInQuotes() {
      assertThat(Show.of("")).isEqualTo("\"\"");
      assertThat(Show.of("a\"b'c\\")).isEqualTo("\"a\\\"b'c\\\\\"");
      assertThat(Show.of('\'')).isEqualTo("'\\''");
      assertThat(Show.of('"')).isEqualTo("'\"'");
      assertThat(Show.of(new StringBuilder("ab").reverse())).isEqualTo("\"ba\"");
    }

    @Test
    void keepWhatCanBeRead() {
      assertThat(Show.of("\u00e9\u4e2d\ud83d\ude00")).isEqualTo("\"\u00e9\u4e2d\ud83d\ude00\"");
    }

    @Test
    void escapeWhatCannot() {
      assertThat(Show.of("\n\r\t\b\f\0\u001b\u007f"))
          .isEqualTo("\"\\n\\r\\t\\b\\f\\u0000\\u001b\\u007f\"");
      assertThat(Show.of("\ud800x\udc00")).isEqualTo("\"\\ud800x\\udc00\"");
      assertThat(Show.of("\u202e\u200b\ufeff\u00a0\uffff"))
          .isEqualTo("\"\\u202e\\u200b\\ufeff\\u00a0\\uffff\"");
      assertThat(Show.of("\udb40\udc01")).isEqualTo("\"\\udb40\\udc01\"");
      assertThat(Show.of('\ud800')).isEqualTo("'\\ud800'");
    }

    @Test
    void areCutInTheMiddle() {
      String shown = Show.of("a".repeat(800) + "b".repeat(50_000) + "c".repeat(200));
      assertThat(shown)
          .isEqualTo("\"" + "a".repeat(800) + "\" ... 50000 more characters ... \""
              + "c".repeat(200) + "\"");
      assertThat(Show.of("a".repeat(1000))).hasSize(1002);
      assertThat(Show.of("x" + "\ud83d\ude00".repeat(5_000))).doesNotContain("\\ud8");
    }
  }

  @Nested
  class Containers {
    @Test
    void showTheirParts() {
      assertThat(Show.of(Arrays.asList("a", null, 'b', 1))).isEqualTo("[\"a\", null, 'b', 1]");
      assertThat(Show.of(new int[][] {{1, 2}, {}})).isEqualTo("[[1, 2], []]");
      assertThat(Show.of(new String[] {"x"})).isEqualTo("[\"x\"]");
      assertThat(Show.of(new byte[] {0, -1})).isEqualTo("[0, -1]");
      assertThat(Show.of(new double[] {ODD})).isEqualTo("[8.41E21]");
      assertThat(Show.of(Optional.of("x"))).isEqualTo("Optional[\"x\"]");
      assertThat(Show.of(Optional.empty())).isEqualTo("Optional.empty");
      assertThat(Show.of(OptionalDouble.of(ODD))).isEqualTo("OptionalDouble[8.41E21]");
      assertThat(Show.of(OptionalDouble.empty())).isEqualTo("OptionalDouble.empty");
      assertThat(Show.of(Map.entry("k", 'v'))).isEqualTo("\"k\"='v'");
      assertThat(Show.of(new ArrayDeque<>(List.of(List.of("d"))))).isEqualTo("[[\"d\"]]");
      assertThat(Show.of(Collections.unmodifiableList(Arrays.asList("a", null))))
          .isEqualTo("[\"a\", null]");
    }

    @Test
    void keepTheOrderTheyHave() {
      assertThat(Show.of(new LinkedHashSet<>(List.of(3, 1, 2)))).isEqualTo("[3, 1, 2]");
      TreeSet<Integer> descending = new TreeSet<>(Comparator.reverseOrder());
      descending.addAll(List.of(1, 2, 3));
      assertThat(Show.of(descending)).isEqualTo("[3, 2, 1]");
      Map<String, Integer> linked = new LinkedHashMap<>();
      linked.put("z", 1);
      linked.put("a", 2);
      assertThat(Show.of(linked)).isEqualTo("{\"z\"=1, \"a\"=2}");
    }

    @Test
    void getAnOrderWhereTheyHaveNone() {
      assertThat(Show.of(Set.of(10, 9, 200, -5))).isEqualTo("[-5, 9, 10, 200]");
      assertThat(Show.of(Map.of("b", 1, "a", 2, "c", 3))).isEqualTo("{\"a\"=2, \"b\"=1, \"c\"=3}");
      assertThat(Show.of(new HashSet<>(List.of(new Loud("b"), new Loud("a"), new Loud("c")))))
          .isEqualTo("[LOUD a, LOUD b, LOUD c]");
      assertThat(Show.of(Map.of(new Loud("b"), 1, new Loud("a"), 2)))
          .isEqualTo("{LOUD a=2, LOUD b=1}");
      assertThat(Show.of(Set.of(Colour.GREEN, Colour.RED))).isEqualTo("[RED, GREEN]");
      assertThat(Show.of(new HashSet<>(Arrays.asList("a", null, 1)))).isEqualTo("[\"a\", 1, null]");
      assertThat(Show.of(new HashMap<>(Map.of(2, "b", 1, "a")).values()))
          .isEqualTo("[\"a\", \"b\"]");
    }

    @Test
    void areCutInTheMiddle() {
      String shown = Show.of(IntStream.range(0, 10_000).boxed().toList());
      assertThat(shown)
          .startsWith("[0, 1, 2,")
          .contains(" 79, ... 9900 more ..., 9980,")
          .endsWith(", 9999]");
      assertThat(Show.of(IntStream.range(0, 100).toArray())).contains(" 79, 80, 81,");
      assertThat(Show.of(IntStream.range(0, 101).toArray()))
          .contains(" 79, ... 1 more ..., 81,")
          .endsWith(", 100]");
    }

    @Test
    void ofTheirOwnKindPrintThemselves() {
      List<Integer> own = new ArrayList<>() {
        private static final long serialVersionUID = 1L;

        @Override
        public String toString() {
          return "my list";
        }
      };
      assertThat(Show.of(own)).isEqualTo("my list");
      List<String> inherited = new AbstractList<>() {
        @Override
        public String get(int index) {
          return "e";
        }

        @Override
        public int size() {
          return 2;
        }
      };
      assertThat(Show.of(inherited)).isEqualTo("[\"e\", \"e\"]");
    }
  }

  @Nested
  class Records {
    @Test
    void showTheirComponents() {
      assertThat(Show.of(new Point(1, ODD))).isEqualTo("Point[x=1, y=8.41E21]");
      assertThat(Show.of(new Named("n", new int[] {1}, Optional.of(new Point(0, 0.5)))))
          .isEqualTo("Named[name=\"n\", marks=[1], rest=Optional[Point[x=0, y=0.5]]]");
    }

    @Test
    void printThemselvesWhereTheyWantTo() {
      assertThat(Show.of(List.of(new Loud("a"), new Final("b")))).isEqualTo("[LOUD a, final b]");
    }

    @Test
    void surviveAHostileComponent() {
      Text hostile = new Text(() -> {
        throw new IllegalStateException();
      });
      assertThat(Show.of(new Named("n", new int[0], hostile)))
          .isEqualTo("Named[name=\"n\", marks=[],"
              + " rest=<toString threw java.lang.IllegalStateException>]");
    }
  }

  @Nested
  class PairsAndTriples {
    @Test
    void showTheirParts() {
      assertThat(Show.of(new Pair<>("", "a, b"))).isEqualTo("(\"\", \"a, b\")");
      assertThat(Show.of(new Triple<>(1, new int[] {2}, null))).isEqualTo("(1, [2], null)");
    }
  }

  @Nested
  class HostileValues {
    @Test
    void thatThrow() {
      assertThat(Show.of(new Text(() -> {
            throw new IllegalStateException("no");
          })))
          .isEqualTo("<toString threw java.lang.IllegalStateException>");
      assertThat(Show.of(new Text(() -> {
            throw new OutOfMemoryError();
          })))
          .isEqualTo("<toString threw java.lang.OutOfMemoryError>");
    }

    @Test
    void thatRecurseForEver() {
      Text[] self = new Text[1];
      self[0] = new Text(() -> "x" + self[0]);
      assertThat(Show.of(List.of(self[0], 1)))
          .isEqualTo("[<toString threw java.lang.StackOverflowError>, 1]");
    }

    @Test
    void thatReturnNothing() {
      assertThat(Show.of(new Text(() -> null))).isEqualTo("<toString returned null>");
      assertThat(Show.of(List.of(Locale.ROOT))).isEqualTo("[<toString returned \"\">]");
    }

    @Test
    void thatReturnMegabytes() {
      String shown = Show.of(new Text(() -> "ab".repeat(50_000_000)));
      assertThat(shown).hasSizeLessThan(11_000).startsWith("abab").endsWith("abab");
      assertThat(shown).contains("more characters");
    }

    @Test
    void thatPrintControlCharacters() {
      assertThat(Show.of(new Text(() -> "a\u001b[31m\r\n\tb\ud800")))
          .isEqualTo("a\\u001b[31m\n\tb\\ud800");
    }

    @Test
    void thatHoldThemselves() {
      List<Object> list = new ArrayList<>();
      list.add(list);
      Object[] array = {1, null};
      array[1] = array;
      Map<String, Object> map = new HashMap<>();
      map.put("self", map);
      assertThat(Show.of(list)).isEqualTo("[(cycle)]");
      assertThat(Show.of(array)).isEqualTo("[1, (cycle)]");
      assertThat(Show.of(map)).isEqualTo("{\"self\"=(cycle)}");
      List<Object> twice = List.of(1);
      assertThat(Show.of(List.of(twice, twice))).isEqualTo("[[1], [1]]");
    }

    @Test
    void thatAreDeepOrDoubledOrEndless() {
      List<Object> deep = new ArrayList<>();
      List<Object> doubled = List.of("leaf");
      for (int i = 0; i < 100_000; i++) {
        deep = new ArrayList<>(Collections.singleton(deep));
      }
      for (int i = 0; i < 60; i++) {
        doubled = List.of(doubled, doubled);
      }
      List<Object> tree = doubled;
      Object chain = deep;
      Iterable<Object> endless = new Endless();
      Assertions.assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
        assertThat(Show.of(tree)).hasSizeLessThan(11_000);
        assertThat(Show.of(chain)).hasSizeLessThan(500).contains("...");
        assertThat(Show.of(endless)).hasSizeLessThan(2_000).contains("999900 more");
      });
    }

    @Test
    void whosePartsThrow() {
      List<String> broken = new AbstractList<>() {
        @Override
        public String get(int index) {
          throw new IllegalStateException();
        }

        @Override
        public int size() {
          return 3;
        }
      };
      assertThat(Show.of(List.of(1, broken, 2)))
          .isEqualTo("[1, <showing it threw java.lang.IllegalStateException>, 2]");
      assertThat(Show.of(Set.of(1, broken)))
          .isEqualTo("[1, <showing it threw java.lang.IllegalStateException>]");
      assertThat(Show.of(new Object[] {broken, Optional.of(broken)}))
          .isEqualTo("[<showing it threw java.lang.IllegalStateException>,"
              + " Optional[<showing it threw java.lang.IllegalStateException>]]");
    }

    @Test
    void whoseEntriesThrow() {
      Map.Entry<String, Integer> broken = new AbstractMap.SimpleEntry<>("a", 1) {
        @Override
        public Integer getValue() {
          throw new UnsupportedOperationException();
        }
      };
      Set<Map.Entry<String, Integer>> entries = new LinkedHashSet<>();
      entries.add(Map.entry("b", 2));
      entries.add(broken);
      Map<String, Integer> map = new AbstractMap<>() {
        @Override
        public Set<Map.Entry<String, Integer>> entrySet() {
          return entries;
        }
      };
      assertThat(Show.of(map))
          .isEqualTo("{\"b\"=2, <showing it threw java.lang.UnsupportedOperationException>}");
    }

    @Test
    void whoseKeysOrValuesDoNotPrint() {
      Text broken = new Text(() -> {
        throw new IllegalStateException();
      });
      Map<Object, Object> map = new HashMap<>();
      map.put(1, broken);
      map.put(broken, "b");
      assertThat(Show.of(map))
          .isEqualTo("{1=<toString threw java.lang.IllegalStateException>,"
              + " <toString threw java.lang.IllegalStateException>=\"b\"}");
    }

    @Test
    void whichHaveNoTextOfTheirOwn() {
      Runnable lambda = () -> {};
      assertThat(Show.of(new Object())).isEqualTo("<java.lang.Object>");
      assertThat(Show.of(lambda)).isEqualTo("<lambda of " + HostileValues.class.getName() + ">");
    }

    private static final class Endless extends java.util.AbstractCollection<Object> {
      @Override
      public Iterator<Object> iterator() {
        return new Iterator<>() {
          @Override
          public boolean hasNext() {
            return true;
          }

          @Override
          public Object next() {
            return 1;
          }
        };
      }

      @Override
      public int size() {
        return Integer.MAX_VALUE;
      }
    }
  }
}
