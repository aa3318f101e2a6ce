package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.choice.Alphabet;
import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Discarded;
import dev.touchstone.choice.Overrun;
import dev.touchstone.choice.Recorder;
import dev.touchstone.choice.Rolls;
import dev.touchstone.random.Seed;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every generator: legal values, the documented simplest one, exact replay. */
class GenContractTests {
  /** A generator, what its values satisfy, and its simplest value. */
  record Contract<T>(String name, Gen<T> gen, Predicate<? super T> legal, Object simplest) {
    @Override
    public String toString() {
      return name;
    }

    boolean holds(Object value) {
      @SuppressWarnings("unchecked")
      T typed = (T) value;
      return legal.test(typed);
    }
  }

  private static final BigInteger HUGE = BigInteger.TEN.pow(40);
  private static final LocalDate LATE = LocalDate.of(2031, 3, 17);

  static Stream<Contract<?>> numbers() {
    return Stream.of(
        new Contract<>("booleans", Gen.booleans(), b -> true, false),
        new Contract<>("bytes", Gen.bytes(), b -> true, (byte) 0),
        new Contract<>(
            "bytes 3..9", Gen.bytes((byte) 3, (byte) 9), b -> b >= 3 && b <= 9, (byte) 3),
        new Contract<>("shorts", Gen.shorts(), b -> true, (short) 0),
        new Contract<>(
            "shorts -9..-3", Gen.shorts((short) -9, (short) -3), s -> s >= -9 && s <= -3, (short)
                -3),
        new Contract<>("ints", Gen.ints(), i -> true, 0),
        new Contract<>("ints 7..77", Gen.ints(7, 77), i -> i >= 7 && i <= 77, 7),
        new Contract<>("longs", Gen.longs(), i -> true, 0L),
        new Contract<>("longs below zero", Gen.longs(Long.MIN_VALUE, -5), i -> i <= -5, -5L),
        new Contract<>("floats", Gen.floats(), f -> Float.isFinite(f), 0f),
        new Contract<>(
            "floats 0.1..0.3", Gen.floats(0.1f, 0.3f), f -> f >= 0.1f && f <= 0.3f, 0.25f),
        new Contract<>("doubles", Gen.doubles(), d -> Double.isFinite(d), 0.0),
        new Contract<>(
            "doubles 0..1", Gen.doubles(0, 1), d -> Double.compare(d, 0) >= 0 && d <= 1, 0.0),
        new Contract<>(
            "doubles special",
            Gen.doubles(5, 6).withSpecials(),
            d -> !Double.isFinite(d) || (d >= 5 && d <= 6),
            5.0),
        new Contract<>(
            "doubles with one zero",
            Gen.doubles(-1, 1).withoutNegativeZero(),
            d -> Double.compare(d, -0.0) != 0 && Math.abs(d) <= 1,
            0.0),
        new Contract<>(
            "bigIntegers", Gen.bigIntegers(), b -> b.bitLength() <= 64 + 8 * 100, BigInteger.ZERO),
        new Contract<>(
            "bigIntegers 10..99",
            Gen.bigIntegers(BigInteger.TEN, BigInteger.valueOf(99)),
            b -> b.intValueExact() >= 10 && b.intValueExact() <= 99,
            BigInteger.TEN),
        new Contract<>(
            "bigIntegers huge",
            Gen.bigIntegers(HUGE.negate(), HUGE),
            b -> b.abs().compareTo(HUGE) <= 0,
            BigInteger.ZERO),
        new Contract<>(
            "bigIntegers up",
            Gen.bigIntegers(BigInteger.valueOf(-5), HUGE),
            b -> b.compareTo(BigInteger.valueOf(-5)) >= 0 && b.compareTo(HUGE) <= 0,
            BigInteger.ZERO),
        new Contract<>(
            "bigIntegers down",
            Gen.bigIntegers(HUGE.negate().shiftLeft(9), HUGE.negate()),
            b -> b.compareTo(HUGE.negate()) <= 0,
            HUGE.negate()),
        new Contract<>(
            "bigDecimals", Gen.bigDecimals(), b -> Math.abs(b.scale()) <= 100, BigDecimal.ZERO),
        new Contract<>(
            "bigDecimals money",
            Gen.bigDecimals(new BigDecimal("0.995"), new BigDecimal("99.99"), 2),
            b -> b.scale() == 2
                && b.compareTo(BigDecimal.ONE) >= 0
                && b.compareTo(new BigDecimal("99.99")) <= 0,
            new BigDecimal("1.00")));
  }

  static Stream<Contract<?>> texts() {
    return Stream.of(
        new Contract<>("chars", Gen.chars(), c -> true, 'a'),
        new Contract<>("chars 0..9", Gen.chars('0', '9'), c -> c >= '0' && c <= '9', '0'),
        new Contract<>(
            "chars greek",
            Gen.chars(Alphabet.range(0x391, 0x3C9)),
            c -> c >= 0x391 && c <= 0x3C9,
            '\u0391'),
        new Contract<>(
            "codePoints", Gen.codePoints(Alphabet.unicode()), Character::isValidCodePoint, (int)
                'a'),
        new Contract<>("strings", Gen.strings(), GenContractTests::wellFormed, ""),
        new Contract<>(
            "strings 2..4",
            Gen.strings(Alphabet.of("xy"), 2, 4),
            s -> s.matches("[xy]{2,4}"),
            "xx"),
        new Contract<>(
            "strings of letters",
            Gen.strings(Alphabet.where(Character::isLetter)),
            s -> s.codePoints().allMatch(Character::isLetter),
            ""),
        new Contract<>(
            "regex", Gen.regex("[a-f]{2,3}(-\\d+)?"), s -> s.matches("[a-f]{2,3}(-\\d+)?"), "aa"),
        new Contract<>("uuids", Gen.uuids(), u -> true, new UUID(0, 0)),
        new Contract<>("locales", Gen.locales(), l -> true, Locale.ROOT),
        new Contract<>("charsets", Gen.charsets(), c -> true, StandardCharsets.UTF_8),
        new Contract<>("enums", Gen.enums(DayOfWeek.class), d -> true, DayOfWeek.MONDAY),
        new Contract<>(
            "elements", Gen.elements("p", "q"), s -> s.equals("p") || s.equals("q"), "p"));
  }

  static Stream<Contract<?>> collections() {
    return Stream.of(
        new Contract<>("lists", Gen.lists(Gen.ints()), l -> l.size() < 100, List.of()),
        new Contract<>(
            "lists of 3", Gen.lists(Gen.ints(), 3), l -> l.size() == 3, List.of(0, 0, 0)),
        new Contract<>(
            "lists 2..5",
            Gen.lists(Gen.ints(), 2, 5),
            l -> l.size() >= 2 && l.size() <= 5,
            List.of(0, 0)),
        new Contract<>("sets", Gen.sets(Gen.ints(0, 20)), s -> s.size() <= 21, Set.of()),
        new Contract<>(
            "sets 1..3",
            Gen.sets(Gen.ints(0, 5), 1, 3),
            s -> !s.isEmpty() && s.size() <= 3,
            Set.of(0)),
        new Contract<>(
            "sorted sets",
            Gen.sortedSets(Gen.ints(), 1, 9),
            s -> s.first() <= s.last() && s.size() <= 9,
            Set.of(0)),
        new Contract<>(
            "unique by",
            Gen.uniqueBy(Math::abs, Gen.ints(-9, 9), 0, 9),
            GenContractTests::differentSizes,
            List.of()),
        new Contract<>(
            "maps",
            Gen.maps(Gen.ints(0, 9), Gen.strings(), 1, 4),
            m -> !m.isEmpty() && m.size() <= 4,
            Map.of(0, "")),
        new Contract<>(
            "sorted maps",
            Gen.sortedMaps(Gen.strings(), Gen.ints()),
            m -> m.size() < 100,
            Map.of()),
        new Contract<>("optional", Gen.ints().optional(), o -> true, Optional.empty()),
        new Contract<>(
            "permutations",
            Gen.permutations(List.of(1, 2, 3, 4)),
            l -> new HashSet<>(l).equals(Set.of(1, 2, 3, 4)) && l.size() == 4,
            List.of(1, 2, 3, 4)),
        new Contract<>(
            "shuffles", Gen.shuffles(Gen.lists(Gen.ints(), 2)), l -> l.size() == 2, List.of(0, 0)),
        new Contract<>(
            "sublists",
            Gen.sublists(List.of(1, 1, 2)),
            l -> List.of(1, 1, 2).containsAll(l) && l.size() <= 3,
            List.of()),
        new Contract<>(
            "subsets", Gen.subsets(Set.of(1, 2)), s -> Set.of(1, 2).containsAll(s), Set.of()),
        new Contract<>(
            "pairs", Gen.pairs(Gen.ints(), Gen.booleans()), p -> true, new Pair<>(0, false)),
        new Contract<>(
            "triples",
            Gen.triples(Gen.ints(), Gen.booleans(), Gen.strings()),
            p -> true,
            new Triple<>(0, false, "")),
        new Contract<>(
            "zip 4",
            Gen.zip(
                Gen.ints(),
                Gen.ints(),
                Gen.ints(),
                Gen.ints(),
                (a, b, c, d) -> List.of(a, b, c, d)),
            l -> l.size() == 4,
            List.of(0, 0, 0, 0)),
        new Contract<>(
            "zip 5",
            Gen.zip(
                Gen.ints(),
                Gen.ints(),
                Gen.ints(),
                Gen.ints(),
                Gen.ints(),
                (a, b, c, d, e) -> List.of(a, b, c, d, e)),
            l -> l.size() == 5,
            List.of(0, 0, 0, 0, 0)),
        new Contract<>(
            "oneOf",
            Gen.oneOf(Gen.ints(3, 4), Gen.ints(8, 9)),
            i -> (i >= 3 && i <= 4) || (i >= 8 && i <= 9),
            3),
        new Contract<>(
            "frequency",
            Gen.frequency(Gen.weight(1, Gen.ints(3, 4)), Gen.weight(9, Gen.ints(8, 9))),
            i -> i >= 3 && i <= 9,
            3),
        new Contract<>(
            "recursive",
            Gen.recursive(
                Gen.ints().map(i -> (Object) i), inner -> Gen.lists(inner).map(l -> l)),
            l -> true,
            0),
        new Contract<>(
            "int arrays",
            Gen.arrays(int[].class, Gen.ints(0, 9), 1, 5)
                .map(a -> Arrays.stream(a).boxed().toList()),
            l -> !l.isEmpty() && l.size() <= 5,
            List.of(0)),
        new Contract<>(
            "byte arrays", Gen.byteArrays(1, 5).map(a -> a.length), n -> n >= 1 && n <= 5, 1));
  }

  static Stream<Contract<?>> times() {
    LocalDate home = LocalDate.of(2000, 1, 1);
    Instant midnight = home.atStartOfDay().toInstant(ZoneOffset.UTC);
    LocalDateTime late = LATE.atTime(23, 59, 59, 999_999_998);
    return Stream.of(
        new Contract<>("dates", Times.dates(), d -> d.getYear() >= 1 && d.getYear() <= 9999, home),
        new Contract<>(
            "dates late",
            Times.dates(LATE, LATE.plusDays(20)),
            d -> !d.isBefore(LATE) && !d.isAfter(LATE.plusDays(20)),
            LATE),
        new Contract<>("dates all", Times.dates(LocalDate.MIN, LocalDate.MAX), d -> true, home),
        new Contract<>("times", Times.times(), t -> true, LocalTime.MIDNIGHT),
        new Contract<>(
            "times between",
            Times.times(LocalTime.of(9, 30, 5), LocalTime.of(9, 31)),
            t -> !t.isBefore(LocalTime.of(9, 30, 5)) && !t.isAfter(LocalTime.of(9, 31)),
            LocalTime.of(9, 30, 5)),
        new Contract<>(
            "dateTimes",
            Times.dateTimes(),
            d -> d.getYear() >= 1 && d.getYear() <= 9999,
            home.atStartOfDay()),
        new Contract<>(
            "dateTimes late",
            Times.dateTimes(late, late.plusNanos(3)),
            d -> !d.isBefore(late) && !d.isAfter(late.plusNanos(3)),
            late),
        new Contract<>(
            "instants",
            Times.instants(),
            i -> i.compareTo(Instant.parse("0001-01-01T00:00:00Z")) >= 0
                && i.compareTo(Instant.parse("9999-12-31T23:59:59.999999999Z")) <= 0,
            midnight),
        new Contract<>(
            "instants all", Times.instants(Instant.MIN, Instant.MAX), i -> true, midnight),
        new Contract<>(
            "instants close",
            Times.instants(Instant.EPOCH, Instant.EPOCH.plusNanos(1_500_000_000)),
            i -> !i.isBefore(Instant.EPOCH) && !i.isAfter(Instant.ofEpochSecond(1, 500_000_000)),
            Instant.ofEpochSecond(1)),
        new Contract<>(
            "offsetDateTimes",
            Times.offsetDateTimes(),
            o -> true,
            midnight.atOffset(ZoneOffset.UTC)),
        new Contract<>(
            "zonedDateTimes",
            Times.zonedDateTimes(),
            z -> true,
            midnight.atZone(Catalogue.ZONES.get(0))),
        new Contract<>(
            "zonedDateTimes narrow",
            Times.zonedDateTimes(midnight, midnight.plusSeconds(9)),
            z -> !z.toInstant().isBefore(midnight)
                && !z.toInstant().isAfter(midnight.plusSeconds(9)),
            midnight.atZone(Catalogue.ZONES.get(0))),
        new Contract<>(
            "durations", Times.durations(), d -> d.abs().toDays() <= 3_652_425, Duration.ZERO),
        new Contract<>(
            "durations up",
            Times.durations(Duration.ofMillis(1_500), Duration.ofMillis(1_700)),
            d -> d.toMillis() >= 1_500 && d.toMillis() <= 1_700,
            Duration.ofMillis(1_500)),
        new Contract<>(
            "periods", Times.periods(), p -> Math.abs(p.toTotalMonths()) <= 13_000, Period.ZERO),
        new Contract<>("years", Times.years(), y -> y.getValue() >= 1, Year.of(2000)),
        new Contract<>(
            "yearMonths",
            Times.yearMonths(YearMonth.of(1999, 5), YearMonth.of(1999, 7)),
            y -> y.getYear() == 1999 && y.getMonthValue() >= 5 && y.getMonthValue() <= 7,
            YearMonth.of(1999, 5)),
        new Contract<>("monthDays", Times.monthDays(), m -> true, MonthDay.of(1, 1)),
        new Contract<>("daysOfWeek", Times.daysOfWeek(), d -> true, DayOfWeek.MONDAY),
        new Contract<>("months", Times.months(), m -> true, Month.JANUARY),
        new Contract<>("offsets", Times.offsets(), o -> true, ZoneOffset.UTC));
  }

  static Stream<Contract<?>> all() {
    return Stream.of(numbers(), texts(), collections(), times()).flatMap(contracts -> contracts);
  }

  private static boolean wellFormed(String text) {
    return text.codePoints()
        .noneMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
  }

  private static boolean differentSizes(List<Integer> numbers) {
    return numbers.stream().map(Math::abs).distinct().count() == numbers.size();
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyValueIsLegalAtEverySize(Contract<?> contract) {
    assertThat(Rolls.values(contract.gen(), 2_000)).allMatch(contract::holds);
  }

  @ParameterizedTest
  @MethodSource("all")
  void theSimplestValueIsAsDocumented(Contract<?> contract) {
    Object simplest = Rolls.simplest(contract.gen());
    assertThat(simplest).isEqualTo(contract.simplest());
    assertThat(contract.holds(simplest)).isTrue();
  }

  @ParameterizedTest
  @MethodSource("all")
  void recordedChoicesGiveTheSameValueAgain(Contract<?> contract) {
    Recorder recorder = new Recorder();
    for (int k = 0; k < 200; k++) {
      recorder.startRandom(Seed.of(k).root().open(), k % 100, false);
      Object value = recorder.from(contract.gen());
      Choices choices = recorder.choices();
      recorder.startReplay(choices, k % 100);
      assertThat(recorder.<Object>from(contract.gen()::generate)).isEqualTo(value);
      assertThat(recorder.choices()).isEqualTo(choices);
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void editedChoicesGiveALegalValueOrNone(Contract<?> contract) {
    Recorder recorder = new Recorder();
    RandomGenerator edits = Seed.of(99).root().open();
    int given = 0;
    for (int k = 0; k < 300; k++) {
      recorder.startRandom(Seed.of(k).root().open(), k % 100, false);
      recorder.from(contract.gen());
      Choices edited = edit(recorder.choices(), edits);
      recorder.startReplay(edited, k % 100);
      try {
        assertThat(contract.holds(recorder.from(contract.gen()))).isTrue();
        given++;
      } catch (Discarded | Overrun none) {
        assertThat(none).isNotNull();
      }
    }
    assertThat(given).isGreaterThan(100);
  }

  private static Choices edit(Choices choices, RandomGenerator edits) {
    Choices edited = choices.map(
        0,
        choices.length(),
        leaf -> edits.nextInt(3) > 0
            ? leaf
            : leaf instanceof Choice.Word word
                ? word.at(edits.nextLong() >>> edits.nextInt(64))
                : leaf.simplest());
    if (edited.length() == 0) {
      return edited;
    }
    int at = edits.nextInt(edited.length());
    return edited.at(at) == Choice.CLOSE ? edited : edited.without(at, edited.end(at));
  }
}
