package dev.touchstone.internal.derive;

import dev.touchstone.Gen;
import dev.touchstone.Range;
import dev.touchstone.Times;
import dev.touchstone.choice.IllegalGenerator;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Generators of dates, times and lengths of time between the ends that an annotation gives.
 *
 * @param <T> the type of the ends
 * @param parse reads an end
 * @param first the end where no low one is given
 * @param last the end where no high one is given
 * @param between makes the generator
 */
record TimeRanges<T>(
    Function<CharSequence, ? extends T> parse,
    String first,
    String last,
    BiFunction<T, T, Gen<?>> between) {
  private static final String FIRST_INSTANT = "0001-01-01T00:00:00Z";
  private static final String LAST_INSTANT = "9999-12-31T23:59:59.999999999Z";

  /** Returns the ranges of a type, or null for a type that has none. */
  static @Nullable TimeRanges<?> find(String type) {
    return switch (type) {
      case "java.time.LocalDate" ->
        new TimeRanges<>(LocalDate::parse, "0001-01-01", "9999-12-31", Times::dates);
      case "java.time.LocalTime" ->
        new TimeRanges<>(LocalTime::parse, "00:00", "23:59:59.999999999", Times::times);
      case "java.time.LocalDateTime" ->
        new TimeRanges<>(
            LocalDateTime::parse,
            "0001-01-01T00:00",
            "9999-12-31T23:59:59.999999999",
            Times::dateTimes);
      case "java.time.Instant" ->
        new TimeRanges<>(Instant::parse, FIRST_INSTANT, LAST_INSTANT, Times::instants);
      case "java.time.OffsetDateTime" ->
        new TimeRanges<>(
            text -> OffsetDateTime.parse(text).toInstant(),
            FIRST_INSTANT,
            LAST_INSTANT,
            Times::offsetDateTimes);
      case "java.time.ZonedDateTime" ->
        new TimeRanges<>(
            text -> ZonedDateTime.parse(text).toInstant(),
            FIRST_INSTANT,
            LAST_INSTANT,
            Times::zonedDateTimes);
      case "java.time.Duration" ->
        new TimeRanges<>(Duration::parse, "PT-87658200H", "PT87658200H", Times::durations);
      case "java.time.Period" ->
        new TimeRanges<>(
            Period::parse, "P-1000Y-1000M-10000D", "P1000Y1000M10000D", Times::periods);
      case "java.time.Year" -> new TimeRanges<>(TimeRanges::year, "1", "9999", Times::years);
      case "java.time.YearMonth" ->
        new TimeRanges<>(YearMonth::parse, "0001-01", "9999-12", Times::yearMonths);
      default -> null;
    };
  }

  private static Year year(CharSequence text) {
    return Year.of(Integer.parseInt(text, 0, text.length(), 10));
  }

  Gen<?> of(Range range, String where) {
    String low = given(range.min(), Long.MIN_VALUE, range.from(), first, "min and from", where);
    String high = given(range.max(), Long.MAX_VALUE, range.to(), last, "max and to", where);
    T from = end(low, where);
    T to = end(high, where);
    try {
      return between.apply(from, to);
    } catch (IllegalGenerator empty) {
      boolean oneGiven = low.equals(first) != high.equals(last);
      throw oneGiven ? beyond(low.equals(first) ? high : low, where) : empty;
    }
  }

  private IllegalGenerator beyond(String end, String where) {
    return new IllegalGenerator(
        "@Range with the end %s at %s, which is outside %s..%s; give the other end, too"
            .formatted(end, where, first, last));
  }

  private static String given(
      long whole, long unset, String text, String otherwise, String names, String where) {
    if (whole != unset && !text.isEmpty()) {
      throw new IllegalGenerator("@Range with both %s at %s; give one".formatted(names, where));
    }
    if (whole != unset) {
      return String.valueOf(whole);
    }
    return text.isEmpty() ? otherwise : text;
  }

  private T end(String text, String where) {
    try {
      return parse.apply(text);
    } catch (DateTimeException | NumberFormatException malformed) {
      throw new IllegalGenerator("@Range with the end \"%s\" at %s; give one as in from = \"%s\""
          .formatted(text, where, first));
    }
  }
}
