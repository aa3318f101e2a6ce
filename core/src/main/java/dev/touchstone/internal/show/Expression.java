package dev.touchstone.internal.show;

import java.lang.reflect.Array;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
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
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** One value on its way to a Java expression. */
final class Expression {
  private static final int MOST_DEPTH = 40;

  private static final Map<Class<?>, Function<String, Object>> PARSED = Map.ofEntries(
      Map.entry(LocalDate.class, LocalDate::parse),
      Map.entry(LocalTime.class, LocalTime::parse),
      Map.entry(LocalDateTime.class, LocalDateTime::parse),
      Map.entry(ZonedDateTime.class, ZonedDateTime::parse),
      Map.entry(OffsetDateTime.class, OffsetDateTime::parse),
      Map.entry(OffsetTime.class, OffsetTime::parse),
      Map.entry(Instant.class, Instant::parse),
      Map.entry(Duration.class, Duration::parse),
      Map.entry(Period.class, Period::parse),
      Map.entry(MonthDay.class, MonthDay::parse));

  private final SourceNames names;
  private final int longest;
  private final boolean trusting;
  private final Set<Object> open = Collections.newSetFromMap(new IdentityHashMap<>());
  private int length;

  Expression(SourceNames names, int longest) {
    this(names, longest, false);
  }

  /** Creates an expression; a trusting one does not ask what constructors of records do. */
  private Expression(SourceNames names, int longest, boolean trusting) {
    this.names = names;
    this.longest = longest;
    this.trusting = trusting;
  }

  String text(@Nullable Object value) {
    String text = value == null ? "null" : inside(value);
    length += text.length();
    if (length > MOST_DEPTH * longest || text.length() > longest) {
      throw new Inexpressible("too long");
    }
    return text;
  }

  private String inside(Object value) {
    if (open.size() == MOST_DEPTH || !open.add(value)) {
      throw new Inexpressible("nested too deep or holding itself");
    }
    String text = scalar(value);
    open.remove(value);
    return text;
  }

  private String scalar(Object value) {
    if (value instanceof Integer || value instanceof Boolean) {
      return value.toString();
    }
    if (value instanceof Long) {
      return value + "L";
    }
    if (value instanceof Short || value instanceof Byte) {
      return value instanceof Short ? "(short) " + value : "(byte) " + value;
    }
    if (value instanceof Character character) {
      return Quoted.source(character);
    }
    if (value instanceof String text) {
      return Quoted.source(text);
    }
    if (value instanceof Double number) {
      return real(number);
    }
    return value instanceof Float number ? real(number) : named(value);
  }

  private static String real(double number) {
    if (Double.isNaN(number)) {
      long bits = Double.doubleToRawLongBits(number);
      return bits == Double.doubleToLongBits(number)
          ? "Double.NaN"
          : "Double.longBitsToDouble(0x" + Long.toHexString(bits) + "L)";
    }
    if (Double.isInfinite(number)) {
      return number > 0 ? "Double.POSITIVE_INFINITY" : "Double.NEGATIVE_INFINITY";
    }
    return Decimals.of(number);
  }

  private static String real(float number) {
    if (Float.isNaN(number)) {
      int bits = Float.floatToRawIntBits(number);
      return bits == Float.floatToIntBits(number)
          ? "Float.NaN"
          : "Float.intBitsToFloat(0x" + Integer.toHexString(bits) + ")";
    }
    if (Float.isInfinite(number)) {
      return number > 0 ? "Float.POSITIVE_INFINITY" : "Float.NEGATIVE_INFINITY";
    }
    return Decimals.of(number) + "f";
  }

  private String named(Object value) {
    if (value instanceof Enum<?> constant) {
      return names.of(constant.getDeclaringClass()) + "." + constant.name();
    }
    if (value instanceof Class<?> type) {
      return names.of(type) + ".class";
    }
    Class<?> type = value.getClass();
    if (type == BigInteger.class || type == BigDecimal.class) {
      return "new " + names.of(type) + "(\"" + value + "\")";
    }
    if (type == UUID.class) {
      return call(UUID.class, "fromString", Quoted.source(value.toString()));
    }
    if (type == URI.class) {
      return call(URI.class, "create", Quoted.source(value.toString()));
    }
    Function<String, Object> parser = PARSED.get(type);
    return parser == null ? time(value) : parsed(value, parser);
  }

  private String parsed(Object value, Function<String, Object> parser) {
    if (!parser.apply(value.toString()).equals(value)) {
      throw new Inexpressible(value + " does not read back");
    }
    return call(value.getClass(), "parse", Quoted.source(value.toString()));
  }

  private String time(Object value) {
    if (value instanceof Year year) {
      return call(Year.class, "of", "" + year.getValue());
    }
    if (value instanceof YearMonth month) {
      return call(YearMonth.class, "of", month.getYear() + ", " + month.getMonthValue());
    }
    if (value instanceof ZoneId zone) {
      Class<?> type = zone instanceof ZoneOffset ? ZoneOffset.class : ZoneId.class;
      return call(type, "of", Quoted.source(zone.getId()));
    }
    return optional(value);
  }

  private String optional(Object value) {
    if (value instanceof Optional<?> optional) {
      return optional.isPresent()
          ? call(Optional.class, "of", text(optional.get()))
          : call(Optional.class, "empty", "");
    }
    if (value instanceof OptionalInt optional) {
      return optional.isPresent()
          ? call(OptionalInt.class, "of", text(optional.getAsInt()))
          : call(OptionalInt.class, "empty", "");
    }
    if (value instanceof OptionalLong optional) {
      return optional.isPresent()
          ? call(OptionalLong.class, "of", text(optional.getAsLong()))
          : call(OptionalLong.class, "empty", "");
    }
    if (value instanceof OptionalDouble optional) {
      return optional.isPresent()
          ? call(OptionalDouble.class, "of", text(optional.getAsDouble()))
          : call(OptionalDouble.class, "empty", "");
    }
    return container(value);
  }

  private String container(Object value) {
    if (value.getClass().isArray()) {
      return array(value);
    }
    if (value instanceof Record record) {
      return record(record);
    }
    if (value instanceof Collection<?> collection) {
      return new CollectionSource(names, this).collection(collection);
    }
    if (value instanceof Map<?, ?> map) {
      return new CollectionSource(names, this).map(map);
    }
    if (value instanceof Map.Entry<?, ?> entry) {
      return new CollectionSource(names, this).entry(entry);
    }
    throw new Inexpressible("a " + value.getClass().getName());
  }

  private String array(Object array) {
    return IntStream.range(0, Array.getLength(array))
        .mapToObj(i -> text(Array.get(array, i)))
        .collect(Collectors.joining(", ", "new " + names.of(array.getClass()) + " {", "}"));
  }

  private String record(Record record) {
    Class<? extends Record> type = record.getClass();
    @Nullable Object[] values = Rebuilt.fields(record);
    String made = constructed(type, values);
    if (!trusting) {
      Expression other = new Expression(names, longest, true);
      if (!other.text(Rebuilt.of(type, values)).equals(made)) {
        throw new Inexpressible(type + " holds something else than it is given");
      }
    }
    return made;
  }

  private String constructed(Class<? extends Record> type, @Nullable Object[] values) {
    RecordComponent[] components = type.getRecordComponents();
    boolean overloaded = Arrays.stream(type.getDeclaredConstructors())
            .filter(constructor -> constructor.getParameterCount() == values.length)
            .count()
        > 1;
    List<String> arguments = IntStream.range(0, values.length)
        .mapToObj(i ->
            (overloaded ? "(" + names.of(components[i].getType()) + ") " : "") + text(values[i]))
        .toList();
    String diamond = type.getTypeParameters().length > 0 ? "<>" : "";
    return "new " + names.of(type) + diamond + "(" + String.join(", ", arguments) + ")";
  }

  String call(Class<?> type, String method, String arguments) {
    return names.of(type) + "." + method + "(" + arguments + ")";
  }
}
