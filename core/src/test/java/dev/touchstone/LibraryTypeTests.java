package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.Rolls;
import dev.touchstone.internal.function.Rendered;
import java.io.IOException;
import java.io.Serializable;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class LibraryTypeTests {
  private static final Path PAGE = Path.of("..", "docs", "reference", "derivation.md");

  private static final List<TypeRef<?>> TYPES = List.of(
      TypeRef.of(boolean.class),
      TypeRef.of(Boolean.class),
      TypeRef.of(byte.class),
      TypeRef.of(Byte.class),
      TypeRef.of(short.class),
      TypeRef.of(Short.class),
      TypeRef.of(int.class),
      TypeRef.of(Integer.class),
      TypeRef.of(long.class),
      TypeRef.of(Long.class),
      TypeRef.of(float.class),
      TypeRef.of(Float.class),
      TypeRef.of(double.class),
      TypeRef.of(Double.class),
      TypeRef.of(char.class),
      TypeRef.of(Character.class),
      TypeRef.of(String.class),
      TypeRef.of(CharSequence.class),
      TypeRef.of(BigInteger.class),
      TypeRef.of(BigDecimal.class),
      TypeRef.of(Number.class),
      TypeRef.of(Comparable.class),
      TypeRef.of(Serializable.class),
      TypeRef.of(Object.class),
      TypeRef.of(UUID.class),
      TypeRef.of(Locale.class),
      TypeRef.of(Charset.class),
      TypeRef.of(int[].class),
      TypeRef.of(byte[].class),
      TypeRef.of(String[][].class),
      new TypeRef<List<String>>() {},
      new TypeRef<ArrayList<String>>() {},
      new TypeRef<Collection<String>>() {},
      new TypeRef<Iterable<String>>() {},
      new TypeRef<Iterator<String>>() {},
      new TypeRef<Stream<String>>() {},
      TypeRef.of(IntStream.class),
      TypeRef.of(LongStream.class),
      TypeRef.of(DoubleStream.class),
      new TypeRef<Queue<String>>() {},
      new TypeRef<Deque<String>>() {},
      new TypeRef<LinkedList<String>>() {},
      new TypeRef<ArrayDeque<String>>() {},
      new TypeRef<PriorityQueue<String>>() {},
      new TypeRef<Set<String>>() {},
      new TypeRef<HashSet<String>>() {},
      new TypeRef<LinkedHashSet<String>>() {},
      new TypeRef<SortedSet<String>>() {},
      new TypeRef<NavigableSet<String>>() {},
      new TypeRef<TreeSet<String>>() {},
      new TypeRef<EnumSet<DayOfWeek>>() {},
      new TypeRef<Map<String, Integer>>() {},
      new TypeRef<HashMap<String, Integer>>() {},
      new TypeRef<LinkedHashMap<String, Integer>>() {},
      new TypeRef<SortedMap<String, Integer>>() {},
      new TypeRef<NavigableMap<String, Integer>>() {},
      new TypeRef<TreeMap<String, Integer>>() {},
      new TypeRef<EnumMap<DayOfWeek, Integer>>() {},
      new TypeRef<Map.Entry<String, Integer>>() {},
      new TypeRef<Optional<String>>() {},
      TypeRef.of(OptionalInt.class),
      TypeRef.of(OptionalLong.class),
      TypeRef.of(OptionalDouble.class),
      TypeRef.of(LocalDate.class),
      TypeRef.of(LocalTime.class),
      TypeRef.of(LocalDateTime.class),
      TypeRef.of(Instant.class),
      TypeRef.of(OffsetTime.class),
      TypeRef.of(OffsetDateTime.class),
      TypeRef.of(ZonedDateTime.class),
      TypeRef.of(Duration.class),
      TypeRef.of(Period.class),
      TypeRef.of(Year.class),
      TypeRef.of(YearMonth.class),
      TypeRef.of(MonthDay.class),
      TypeRef.of(Month.class),
      TypeRef.of(DayOfWeek.class),
      TypeRef.of(ZoneId.class),
      TypeRef.of(ZoneOffset.class),
      new TypeRef<Function<String, Integer>>() {},
      new TypeRef<Consumer<String>>() {},
      TypeRef.of(Runnable.class),
      new TypeRef<Comparator<String>>() {});

  private static String name(Type type) {
    if (type instanceof ParameterizedType applied) {
      return name(applied.getRawType())
          + "<"
          + String.join(
              ", ",
              Stream.of(applied.getActualTypeArguments())
                  .map(LibraryTypeTests::name)
                  .toList())
          + ">";
    }
    Class<?> raw = (Class<?>) type;
    return raw == Map.Entry.class ? "Map.Entry" : raw.getSimpleName();
  }

  private static Map<String, String> page() throws IOException {
    Map<String, String> rows = new LinkedHashMap<>();
    for (String line : Files.readAllLines(PAGE)) {
      String[] cells = line.split("`", -1);
      if (line.startsWith("| `") && cells.length == 5 && !cells[1].startsWith("@")) {
        rows.put(cells[1], cells[3]);
      }
    }
    return rows;
  }

  @Nested
  class EveryType {
    @Test
    void isOnThePage() throws IOException {
      assertThat(page().keySet())
          .containsExactlyElementsOf(TYPES.stream().map(ref -> name(ref.type())).toList());
    }

    @TestFactory
    Stream<DynamicTest> hasTheSimplestValueOfThePage() throws IOException {
      Map<String, String> page = page();
      return TYPES.stream()
          .map(ref -> DynamicTest.dynamicTest(name(ref.type()), () -> {
            Object simplest = Rolls.simplest(Gen.of(ref));
            assertThat(Rendered.of(simplest).text()).isEqualTo(page.get(name(ref.type())));
          }));
    }

    @TestFactory
    Stream<DynamicTest> hasValuesOfItsClassAndMoreThanOne() {
      return TYPES.stream()
          .map(ref -> DynamicTest.dynamicTest(name(ref.type()), () -> {
            Type type =
                ref.type() instanceof ParameterizedType applied ? applied.getRawType() : ref.type();
            Class<?> boxed =
                java.lang.invoke.MethodType.methodType((Class<?>) type).wrap().returnType();
            List<?> values = Rolls.values(Gen.of(ref), 200);
            assertThat(values).allMatch(boxed::isInstance);
            boolean function =
                Rendered.of(values.get(0)).live() || values.get(0) instanceof Comparator;
            if (!function) {
              assertThat(values.stream()
                      .map(value -> Rendered.of(value).text())
                      .distinct()
                      .count())
                  .isGreaterThan(1);
            }
          }));
    }
  }

  @Nested
  class Floats {
    record Both(float single, double twice) {}

    @Test
    void includeSpecialValuesUnlessARangeIsGiven() {
      List<Both> values = Rolls.values(Gen.of(Both.class), 3_000);
      assertThat(values).anyMatch(value -> Double.isNaN(value.twice()));
      assertThat(values).anyMatch(value -> Float.isInfinite(value.single()));
      record Ranged(@Range(min = -1) double low) {}
      assertThat(Rolls.values(Gen.of(Ranged.class), 3_000))
          .allMatch(value -> Double.isFinite(value.low()) && value.low() >= -1);
    }
  }

  @Nested
  class Containers {
    record Key(int n) {}

    @Test
    void keepTheOrderOfDrawing() {
      Gen<Set<Integer>> sets = Gen.of(new TypeRef<Set<Integer>>() {});
      assertThat(Rolls.values(sets, 10)).hasOnlyElementsOfType(LinkedHashSet.class);
    }

    @Test
    void canBeChangedByTheTest() {
      List<String> list = Rolls.simplest(Gen.of(new TypeRef<List<String>>() {}));
      list.add("x");
      assertThat(list).containsExactly("x");
    }

    @Test
    void thatSortNeedComparableElements() {
      assertThatThrownBy(() -> Gen.of(new TypeRef<SortedMap<Key, String>>() {}))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessage("java.util.SortedMap at SortedMap cannot sort"
              + " dev.touchstone.LibraryTypeTests.Containers.Key; it is not Comparable,"
              + " so let it be, or annotate with @From");
      assertThatThrownBy(() -> Gen.of(new TypeRef<TreeSet<Key>>() {}))
          .hasMessageContaining("it is not Comparable");
      assertThatThrownBy(() -> Gen.of(new TypeRef<PriorityQueue<Key>>() {}))
          .hasMessageContaining("it is not Comparable");
    }

    @Test
    @SuppressWarnings("rawtypes") // on purpose
    void ofConstantsKeepTheirOwnOrderAndNeedAnEnum() {
      Gen<EnumSet<DayOfWeek>> sets = Gen.of(new TypeRef<@Size(7) EnumSet<DayOfWeek>>() {});
      assertThat(Rolls.random(sets, 3, 20)).containsExactly(DayOfWeek.values());
      assertThatThrownBy(() -> Gen.of(EnumSet.class))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessage("java.util.EnumSet at EnumSet needs an enum type; it has java.lang.Enum");
    }

    @Test
    void thatAreReadOnceShowWhatTheyHeld() {
      Gen<Stream<Integer>> streams =
          Gen.of(new TypeRef<@Size(2) Stream<@Range(min = 4, max = 4) Integer>>() {});
      Stream<Integer> stream = Rolls.simplest(streams);
      assertThat(Rendered.of(stream).text()).isEqualTo("[4, 4]");
      assertThat(Stream.concat(stream, Stream.of(1)).toList()).containsExactly(4, 4, 1);
      IntStream ints = Rolls.random(Gen.of(IntStream.class), 3, 20);
      String shown = Rendered.of(ints).text();
      assertThat(ints.boxed().toList()).hasToString(shown);
      assertThatThrownBy(ints::sum).isInstanceOf(IllegalStateException.class);
      Iterator<Integer> iterator =
          Rolls.simplest(Gen.of(new TypeRef<@Size(1) Iterator<Integer>>() {}));
      assertThat(iterator.toString()).isEqualTo("[0]");
      assertThat(iterator.next()).isZero();
      assertThat(iterator.hasNext()).isFalse();
      assertThat(iterator.toString()).isEqualTo("[0]");
    }
  }
}
