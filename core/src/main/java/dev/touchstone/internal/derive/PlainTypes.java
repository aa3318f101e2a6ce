package dev.touchstone.internal.derive;

import dev.touchstone.Gen;
import dev.touchstone.Times;
import java.time.OffsetTime;
import org.jspecify.annotations.Nullable;

/** The types of the JDK that no annotation narrows, by name for the reason given at Basics. */
final class PlainTypes {
  private PlainTypes() {}

  static @Nullable Gen<?> find(String type) {
    return switch (type) {
      case "java.util.UUID" -> Gen.uuids();
      case "java.util.Locale" -> Gen.locales();
      case "java.nio.charset.Charset" -> Gen.charsets();
      default -> type.startsWith("java.time.") ? time(type) : null;
    };
  }

  private static @Nullable Gen<?> time(String type) {
    return switch (type) {
      case "java.time.LocalDate" -> Times.dates();
      case "java.time.LocalTime" -> Times.times();
      case "java.time.LocalDateTime" -> Times.dateTimes();
      case "java.time.Instant" -> Times.instants();
      case "java.time.OffsetDateTime" -> Times.offsetDateTimes();
      case "java.time.OffsetTime" -> Gen.zip(Times.times(), Times.offsets(), OffsetTime::of);
      case "java.time.ZonedDateTime" -> Times.zonedDateTimes();
      case "java.time.Duration" -> Times.durations();
      case "java.time.Period" -> Times.periods();
      case "java.time.Year" -> Times.years();
      case "java.time.YearMonth" -> Times.yearMonths();
      case "java.time.MonthDay" -> Times.monthDays();
      case "java.time.ZoneId" -> Times.zones();
      case "java.time.ZoneOffset" -> Times.offsets();
      default -> null;
    };
  }
}
