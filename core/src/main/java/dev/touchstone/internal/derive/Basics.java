package dev.touchstone.internal.derive;

import dev.touchstone.Chars;
import dev.touchstone.Gen;
import dev.touchstone.OneOf;
import dev.touchstone.Range;
import dev.touchstone.Size;
import dev.touchstone.Times;
import dev.touchstone.choice.Alphabet;
import dev.touchstone.choice.IllegalGenerator;
import java.lang.annotation.Annotation;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The types whose values are drawn at once, with the annotations that narrow them. */
final class Basics {
  private static final Set<Class<? extends Annotation>> TEXT =
      Set.of(OneOf.class, Size.class, Chars.class);
  private static final Map<Class<?>, Basic> TABLE = new HashMap<>();

  static {
    add(Boolean.class, Set.of(OneOf.class), use -> Gen.booleans(), Basics::bool);
    number(Byte.class, Numbers::bytes, Byte::valueOf);
    number(Short.class, Numbers::shorts, Short::valueOf);
    number(Integer.class, Numbers::ints, Integer::valueOf);
    number(Long.class, Numbers::longs, Long::valueOf);
    number(Float.class, Numbers::floats, Float::valueOf);
    number(Double.class, Numbers::doubles, Double::valueOf);
    number(BigInteger.class, Numbers::bigIntegers, BigInteger::new);
    number(BigDecimal.class, Numbers::bigDecimals, BigDecimal::new);
    add(
        Character.class,
        Set.of(OneOf.class, Range.class, Chars.class),
        Basics::characters,
        Basics::character);
    add(String.class, TEXT, Basics::strings, text -> text);
    add(CharSequence.class, TEXT, Basics::strings, text -> text);
    plain(UUID.class, Gen.uuids());
    plain(Locale.class, Gen.locales());
    plain(Charset.class, Gen.charsets());
    plain(LocalDate.class, Times.dates());
    plain(LocalTime.class, Times.times());
    plain(LocalDateTime.class, Times.dateTimes());
    plain(Instant.class, Times.instants());
    plain(OffsetDateTime.class, Times.offsetDateTimes());
    plain(OffsetTime.class, Gen.zip(Times.times(), Times.offsets(), OffsetTime::of));
    plain(ZonedDateTime.class, Times.zonedDateTimes());
    plain(Duration.class, Times.durations());
    plain(Period.class, Times.periods());
    plain(Year.class, Times.years());
    plain(YearMonth.class, Times.yearMonths());
    plain(MonthDay.class, Times.monthDays());
    plain(ZoneId.class, Times.zones());
    plain(ZoneOffset.class, Times.offsets());
  }

  private Basics() {}

  /** A basic type: what may stand on it, how it is drawn, how its values are written. */
  private record Basic(
      Set<Class<? extends Annotation>> fitting,
      Function<Place, Gen<?>> gen,
      Function<String, Object> parse) {}

  /** Where a basic type stands. */
  private record Place(Marks marks, String where) {}

  private static void add(
      Class<?> type,
      Set<Class<? extends Annotation>> fitting,
      Function<Place, Gen<?>> gen,
      Function<String, Object> parse) {
    TABLE.put(type, new Basic(fitting, gen, parse));
  }

  private static void number(
      Class<?> type, Function<Ends, Gen<?>> between, Function<String, Object> parse) {
    Set<Class<? extends Annotation>> fitting = Set.of(OneOf.class, Range.class);
    add(type, fitting, place -> between.apply(Ends.of(place.marks, place.where)), parse);
  }

  private static void plain(Class<?> type, Gen<?> gen) {
    add(type, Set.of(), place -> gen, text -> text);
  }

  static @Nullable Gen<?> find(TypeUse use, String where) {
    Basic basic = use.raw().isEnum() ? constants(use.raw(), where) : TABLE.get(use.boxed());
    if (basic == null) {
      return null;
    }
    use.marks().accept(use.raw(), where, basic.fitting);
    OneOf listed = use.marks().find(OneOf.class).orElse(null);
    return listed == null
        ? placed(basic, new Place(use.marks(), where))
        : listed(listed, basic, use, where);
  }

  private static Gen<?> placed(Basic basic, Place place) {
    try {
      return basic.gen.apply(place);
    } catch (IllegalGenerator illegal) {
      String message = String.valueOf(illegal.getMessage());
      throw message.contains(" at " + place.where)
          ? illegal
          : new IllegalGenerator(message + ", at " + place.where);
    }
  }

  private static Gen<?> listed(OneOf listed, Basic basic, TypeUse use, String where) {
    List<Object> values = new ArrayList<>();
    for (String text : listed.value()) {
      try {
        values.add(basic.parse.apply(text));
      } catch (IllegalArgumentException malformed) {
        throw new IllegalGenerator(
            "@OneOf with \"%s\" at %s; that is no %s".formatted(text, where, Names.of(use.raw())));
      }
    }
    boolean alone = use.marks().all().stream()
        .noneMatch(mark -> mark instanceof Range || mark instanceof Size || mark instanceof Chars);
    if (values.isEmpty() || !alone) {
      throw new IllegalGenerator(
          "@OneOf at %s; give at least one value and no other constraint".formatted(where));
    }
    return Gen.elements(values);
  }

  private static Basic constants(Class<?> type, String where) {
    Object[] constants = type.getEnumConstants();
    if (constants.length == 0) {
      throw new IllegalGenerator("%s at %s has no constant".formatted(Names.of(type), where));
    }
    return new Basic(Set.of(OneOf.class), place -> Gen.elements(constants), name -> {
      for (Object constant : constants) {
        if (((Enum<?>) constant).name().equals(name)) {
          return constant;
        }
      }
      throw new IllegalArgumentException(name);
    });
  }

  private static Object bool(String text) {
    if (!text.equals("true") && !text.equals("false")) {
      throw new IllegalArgumentException(text);
    }
    return text.equals("true");
  }

  private static Object character(String text) {
    if (text.length() != 1) {
      throw new IllegalArgumentException(text);
    }
    return text.charAt(0);
  }

  private static Gen<?> characters(Place place) {
    Chars chars = place.marks.find(Chars.class).orElse(null);
    if (chars != null && place.marks.has(Range.class)) {
      throw new IllegalGenerator("@Chars and @Range at %s; give one".formatted(place.where));
    }
    return chars == null
        ? Numbers.chars(Ends.of(place.marks, place.where))
        : Gen.chars(Characters.of(chars, place.where));
  }

  private static Gen<?> strings(Place place) {
    Lengths lengths = Lengths.of(place.marks, place.where);
    Chars chars = place.marks.find(Chars.class).orElse(null);
    Alphabet alphabet = chars == null ? Alphabet.unicode() : Characters.of(chars, place.where);
    return Gen.strings(alphabet, lengths.min(), lengths.max());
  }
}
