package dev.touchstone;

import dev.touchstone.choice.BranchDomain;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.IntegerDomain;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import org.apiguardian.api.API;

/**
 * Generates dates, times and what measures them.
 *
 * <p>Without a range, dates and instants lie in the years 1 to 9999 and durations below ten thousand
 * years; give a range for more. Everything shrinks towards midnight of 2000-01-01 in UTC, or towards
 * zero. Ends of months, leap days and changes of the clock are drawn far more often than chance has
 * them. Ranges include both ends.
 *
 * <p>Calendar values are drawn field by field, so that a wrong day does not hide behind a far year;
 * points in time are drawn as seconds and nanoseconds.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public final class Times {
  private static final LocalDate FIRST_DATE = LocalDate.of(1, 1, 1);
  private static final LocalDate LAST_DATE = LocalDate.of(9999, 12, 31);
  private static final long MILLENNIUM =
      LocalDate.of(2000, 1, 1).atStartOfDay().toEpochSecond(ZoneOffset.UTC);
  private static final Duration LONG_TIME = Duration.ofDays(3_652_425);
  private static final IntegerDomain QUARTERS = IntegerDomain.of(-18 * 4, 18 * 4);
  private static final IntegerDomain OFFSET_SECONDS = IntegerDomain.of(-18 * 3600, 18 * 3600);

  private Times() {}

  /** Returns the generator of the dates of the years 1 to 9999. */
  public static Gen<LocalDate> dates() {
    return dates(FIRST_DATE, LAST_DATE);
  }

  /** Returns the generator of the dates between two. */
  public static Gen<LocalDate> dates(LocalDate low, LocalDate high) {
    return new Dates(low, high);
  }

  /** Returns the generator of the times of a day. */
  public static Gen<LocalTime> times() {
    return times(LocalTime.MIN, LocalTime.MAX);
  }

  /** Returns the generator of the times of a day between two. */
  public static Gen<LocalTime> times(LocalTime low, LocalTime high) {
    checkRange("times", low, high);
    return TimeOfDay.between(low, high);
  }

  /** Returns the generator of the dates of the years 1 to 9999 with a time of day. */
  public static Gen<LocalDateTime> dateTimes() {
    return dateTimes(FIRST_DATE.atStartOfDay(), LAST_DATE.atTime(LocalTime.MAX));
  }

  /** Returns the generator of the dates with a time of day between two. */
  public static Gen<LocalDateTime> dateTimes(LocalDateTime low, LocalDateTime high) {
    checkRange("dateTimes", low, high);
    return new DatesWithTime(low, high);
  }

  /** Returns the generator of the points in time of the years 1 to 9999. */
  public static Gen<Instant> instants() {
    return instants(firstInstant(), lastInstant());
  }

  /** Returns the generator of the points in time between two. */
  public static Gen<Instant> instants(Instant low, Instant high) {
    checkRange("instants", low, high);
    return Seconds.between(
        low.getEpochSecond(),
        low.getNano(),
        high.getEpochSecond(),
        high.getNano(),
        MILLENNIUM,
        Instant::ofEpochSecond);
  }

  /** Returns the generator of the points in time of the years 1 to 9999, at any offset. */
  public static Gen<OffsetDateTime> offsetDateTimes() {
    return offsetDateTimes(firstInstant(), lastInstant());
  }

  /** Returns the generator of the points in time between two, at any offset. */
  public static Gen<OffsetDateTime> offsetDateTimes(Instant low, Instant high) {
    checkCalendar("offsetDateTimes", low, high);
    return Gen.zip(instants(low, high), offsets(), OffsetDateTime::ofInstant);
  }

  /** Returns the generator of the points in time of the years 1 to 9999, in zones of the world. */
  public static Gen<ZonedDateTime> zonedDateTimes() {
    return zonedDateTimes(firstInstant(), lastInstant());
  }

  /**
   * Returns the generator of the points in time between two, in zones of the world.
   *
   * <p>One in eight lies within hours of the next change of its zone's clock.
   */
  public static Gen<ZonedDateTime> zonedDateTimes(Instant low, Instant high) {
    checkCalendar("zonedDateTimes", low, high);
    return new ZonedTimes(instants(low, high), low, high);
  }

  /** Returns the generator of the lengths of time up to ten thousand years, negative ones too. */
  public static Gen<Duration> durations() {
    return durations(LONG_TIME.negated(), LONG_TIME);
  }

  /** Returns the generator of the lengths of time between two. */
  public static Gen<Duration> durations(Duration low, Duration high) {
    checkRange("durations", low, high);
    return Seconds.between(
        low.getSeconds(), low.getNano(), high.getSeconds(), high.getNano(), 0, Duration::ofSeconds);
  }

  /** Returns the generator of periods up to 1,000 years, 1,000 months and 10,000 days. */
  public static Gen<Period> periods() {
    return periods(Period.of(-1_000, -1_000, -10_000), Period.of(1_000, 1_000, 10_000));
  }

  /** Returns the generator of the periods whose years, months and days each lie between two. */
  public static Gen<Period> periods(Period low, Period high) {
    boolean empty = low.getYears() > high.getYears()
        || low.getMonths() > high.getMonths()
        || low.getDays() > high.getDays();
    if (empty) {
      throw new IllegalGenerator("periods of the range " + low + ".." + high
          + ", whose years, months or days are empty; give no less of any in the high end");
    }
    Gen<Period> fields = Gen.zip(
        Gen.ints(low.getYears(), high.getYears()),
        Gen.ints(low.getMonths(), high.getMonths()),
        Gen.ints(low.getDays(), high.getDays()),
        Period::of);
    return source -> source.aimed(fields, choices(low), choices(high));
  }

  private static long[] choices(Period period) {
    return new long[] {period.getYears(), period.getMonths(), period.getDays()};
  }

  /** Returns the generator of the years 1 to 9999. */
  public static Gen<Year> years() {
    return years(Year.of(FIRST_DATE.getYear()), Year.of(LAST_DATE.getYear()));
  }

  /** Returns the generator of the years between two. */
  public static Gen<Year> years(Year low, Year high) {
    checkRange("years", low, high);
    IntegerDomain years = Dates.years(low.getValue(), high.getValue());
    return source -> Year.of((int) source.draw(years));
  }

  /** Returns the generator of the months of the years 1 to 9999. */
  public static Gen<YearMonth> yearMonths() {
    return yearMonths(YearMonth.from(FIRST_DATE), YearMonth.from(LAST_DATE));
  }

  /** Returns the generator of the months between two. */
  public static Gen<YearMonth> yearMonths(YearMonth low, YearMonth high) {
    checkRange("yearMonths", low, high);
    return new Dates(low.atDay(1), high.atEndOfMonth()).months();
  }

  /** Returns the generator of the days of a year, 29 February among them. */
  public static Gen<MonthDay> monthDays() {
    Dates leapYear = new Dates(LocalDate.of(2000, 1, 1), LocalDate.of(2000, 12, 31));
    return leapYear.map(MonthDay::from);
  }

  /** Returns the generator of the days of the week, from Monday on. */
  public static Gen<DayOfWeek> daysOfWeek() {
    return Gen.enums(DayOfWeek.class);
  }

  /** Returns the generator of the months of a year, from January on. */
  public static Gen<Month> months() {
    return Gen.enums(Month.class);
  }

  /** Returns the generator of zones of the world, UTC first; the list is part of Touchstone. */
  public static Gen<ZoneId> zones() {
    return Gen.elements(Catalogue.ZONES);
  }

  /** Returns the generator of offsets up to 18 hours, mostly whole quarters of an hour. */
  public static Gen<ZoneOffset> offsets() {
    BranchDomain mostlyQuarters = BranchDomain.weighted(7, 1);
    return source -> source.branch(mostlyQuarters, mostlyQuarters) == 0
        ? ZoneOffset.ofTotalSeconds((int) source.draw(QUARTERS) * 900)
        : ZoneOffset.ofTotalSeconds((int) source.draw(OFFSET_SECONDS));
  }

  private static Instant firstInstant() {
    return FIRST_DATE.atStartOfDay().toInstant(ZoneOffset.UTC);
  }

  private static Instant lastInstant() {
    return LAST_DATE.atTime(LocalTime.MAX).toInstant(ZoneOffset.UTC);
  }

  private static void checkCalendar(String where, Instant low, Instant high) {
    Instant first = LocalDateTime.MIN.toInstant(ZoneOffset.MIN);
    Instant last = LocalDateTime.MAX.toInstant(ZoneOffset.MAX);
    if (low.isBefore(first) || high.isAfter(last)) {
      throw new IllegalGenerator(where + " of the range " + low + ".." + high
          + ", which no calendar reaches at every offset; give " + first + ".." + last);
    }
  }

  static <T> void checkRange(String where, Comparable<? super T> low, T high) {
    if (low.compareTo(high) > 0) {
      throw new IllegalGenerator(where + " of the range " + low + ".." + high
          + ", which is empty; give the low end first");
    }
  }
}
