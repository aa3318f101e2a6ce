package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.Rolls;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class TimesTests {
  @Nested
  class Dates {
    /** Feb 29 has 1 day in 1,461 of the calendar and at least 1 in 400 of the drawn ones. */
    @Test
    void areOftenLeapDays() {
      List<LocalDate> dates = Rolls.values(Times.dates(), 20_000);
      long leapDays = dates.stream()
          .filter(date -> MonthDay.from(date).equals(MonthDay.of(2, 29)))
          .count();
      assertThat(leapDays).isGreaterThan(50);
    }

    @Test
    void areOftenTheEndOfAMonth() {
      List<LocalDate> dates = Rolls.values(Times.dates(), 5_000);
      long ends =
          dates.stream().filter(date -> date.plusDays(1).getDayOfMonth() == 1).count();
      assertThat(ends).isBetween(500L, 1_500L);
    }

    @Test
    void reachEveryDayOfASmallRange() {
      LocalDate low = LocalDate.of(2023, 12, 20);
      LocalDate high = LocalDate.of(2024, 3, 2);
      assertThat(Rolls.values(Times.dates(low, high), 20_000))
          .contains(low.datesUntil(high.plusDays(1)).toArray(LocalDate[]::new));
      assertThat(Rolls.walk(Times.dates(low, high)))
          .containsExactlyInAnyOrder(low.datesUntil(high.plusDays(1)).toArray(LocalDate[]::new));
    }

    @Test
    void reachTheEndsOfTheirRange() {
      assertThat(Rolls.values(Times.dates(LocalDate.MIN, LocalDate.MAX), 20_000))
          .anyMatch(date -> date.getYear() == Year.MIN_VALUE)
          .anyMatch(date -> date.getYear() == Year.MAX_VALUE);
    }

    @Test
    void ofAYearHaveTheLeapDay() {
      assertThat(Rolls.walk(Times.monthDays())).hasSize(366).contains(MonthDay.of(2, 29));
      assertThat(Rolls.walk(Times.yearMonths(YearMonth.of(2001, 11), YearMonth.of(2002, 2))))
          .hasSize(4);
    }
  }

  @Nested
  class Clocks {
    @Test
    void reachMidnightAndTheLastNanosecond() {
      assertThat(Rolls.values(Times.times(), 20_000))
          .contains(LocalTime.MIDNIGHT)
          .anyMatch(time -> time.getHour() == 23 && time.getMinute() == 59);
      assertThat(Rolls.values(Times.times(LocalTime.of(23, 59, 59), LocalTime.MAX), 2_000))
          .contains(LocalTime.MAX);
    }

    @Test
    void walkOverANarrowRange() {
      LocalTime low = LocalTime.of(9, 59, 59, 999_999_998);
      List<LocalTime> all = LongStream.range(0, 4).mapToObj(low::plusNanos).toList();
      assertThat(Rolls.walk(Times.times(low, low.plusNanos(3))))
          .containsExactlyInAnyOrderElementsOf(all);
    }

    @Test
    void ofDatesStayBetween() {
      LocalDateTime low = LocalDateTime.of(1999, 12, 31, 23, 59, 59, 999_999_999);
      assertThat(Rolls.walk(Times.dateTimes(low, low.plusNanos(2))))
          .containsExactlyInAnyOrder(low, low.plusNanos(1), low.plusNanos(2));
    }
  }

  @Nested
  class Points {
    @Test
    void reachTheEpochAndTheEndOf32Bits() {
      List<Instant> instants = Rolls.values(Times.instants(), 40_000);
      assertThat(instants.stream().map(Instant::getEpochSecond))
          .contains(0L, -1L, (long) Integer.MAX_VALUE, Integer.MAX_VALUE + 1L);
    }

    @Test
    void reachTheEndsOfTheirRange() {
      assertThat(Rolls.values(Times.instants(Instant.MIN, Instant.MAX), 20_000))
          .anyMatch(instant -> instant.getEpochSecond() == Instant.MIN.getEpochSecond())
          .anyMatch(instant -> instant.getEpochSecond() == Instant.MAX.getEpochSecond());
    }

    /** Within two hours of a change of the clock: some 1 in 1,000 by chance, here 1 in 20. */
    @Test
    void inZonesAreOftenCloseToAChangeOfTheClock() {
      Instant from = Instant.parse("1980-01-01T00:00:00Z");
      Instant to = Instant.parse("2020-01-01T00:00:00Z");
      List<ZonedDateTime> times = Rolls.values(Times.zonedDateTimes(from, to), 4_000);
      long close = times.stream().filter(TimesTests::nearTransition).count();
      assertThat(close).isGreaterThan(200);
      assertThat(times.stream().map(time -> time.getZone().getId()).distinct().count())
          .isGreaterThan(30);
    }

    @Test
    void haveOffsetsOfQuartersAndOfSeconds() {
      List<ZoneOffset> offsets = Rolls.values(Times.offsets(), 4_000);
      assertThat(offsets)
          .contains(
              ZoneOffset.UTC, ZoneOffset.MIN, ZoneOffset.MAX, ZoneOffset.ofHoursMinutes(5, 45))
          .anyMatch(offset -> offset.getTotalSeconds() % 60 != 0);
    }
  }

  private static boolean nearTransition(ZonedDateTime time) {
    var next = time.getZone().getRules().nextTransition(time.toInstant().minusSeconds(7_201));
    return next != null
        && Math.abs(next.getInstant().until(time.toInstant(), ChronoUnit.SECONDS)) <= 7_200;
  }

  @Nested
  class Lengths {
    @Test
    void areNegativeToo() {
      assertThat(Rolls.values(Times.durations(), 2_000))
          .contains(Duration.ZERO)
          .anyMatch(Duration::isNegative)
          .anyMatch(duration -> duration.toNanosPart() != 0);
      assertThat(Rolls.values(Times.periods(), 2_000))
          .anyMatch(Period::isNegative)
          .anyMatch(period -> period.getMonths() > 12);
    }

    @Test
    void mayReachWhatTheTypeHolds() {
      Duration low = Duration.ofSeconds(Long.MIN_VALUE);
      Duration high = Duration.ofSeconds(Long.MAX_VALUE, 999_999_999);
      assertThat(Rolls.values(Times.durations(low, high), 5_000))
          .anyMatch(duration -> duration.toSeconds() == Long.MAX_VALUE)
          .anyMatch(duration -> duration.toSeconds() == Long.MIN_VALUE);
    }
  }

  /** Each end is met in 92 of 100 runs of 100 cases on average; the seeds are fixed. */
  @Nested
  class Ends {
    private static final int LEAST_RUNS = 85;

    private <T> void areMet(BiFunction<T, T, Gen<T>> between, T low, T high) {
      assertThat(Rolls.runsThatMeet(between.apply(low, high), low)).isGreaterThan(LEAST_RUNS);
      assertThat(Rolls.runsThatMeet(between.apply(low, high), high)).isGreaterThan(LEAST_RUNS);
    }

    @Test
    void ofDatesAreMet() {
      areMet(Times::dates, LocalDate.of(1990, 2, 3), LocalDate.of(2030, 5, 16));
      areMet(Times::dates, LocalDate.of(2024, 3, 3), LocalDate.of(2024, 11, 7));
    }

    @Test
    void ofMonthsAreMet() {
      areMet(Times::yearMonths, YearMonth.of(1990, 2), YearMonth.of(2030, 5));
    }

    @Test
    void ofTimesAreMet() {
      areMet(Times::times, LocalTime.of(8, 30, 15), LocalTime.of(17, 45, 5, 7));
      areMet(Times::times, LocalTime.MIN, LocalTime.MAX);
    }

    @Test
    void ofDatesWithTimeAreMet() {
      areMet(
          Times::dateTimes,
          LocalDateTime.of(1990, 2, 3, 8, 30, 15),
          LocalDateTime.of(2030, 5, 16, 17, 45, 5, 7));
    }

    @Test
    void ofPointsInTimeAreMet() {
      areMet(
          Times::instants,
          Instant.parse("1990-02-03T08:30:15Z"),
          Instant.parse("2030-05-16T17:45:05.7Z"));
    }

    @Test
    void ofLengthsAreMet() {
      areMet(Times::durations, Duration.ofMillis(-90_500), Duration.ofDays(30).plusNanos(7));
      areMet(Times::periods, Period.of(-1, -2, -3), Period.of(4, 50, 600));
    }
  }

  @Nested
  class BadRanges {
    private final Instant now = Instant.EPOCH;

    @Test
    void areRefusedByName() {
      assertThatThrownBy(() -> Times.dates(LocalDate.EPOCH, LocalDate.EPOCH.minusDays(1)))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("dates of the range 1970-01-01..1969-12-31");
      assertThatThrownBy(() -> Times.times(LocalTime.NOON, LocalTime.MIDNIGHT))
          .isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(() -> Times.instants(now, now.minusNanos(1)))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("instants");
      assertThatThrownBy(() -> Times.durations(Duration.ofNanos(1), Duration.ZERO))
          .isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(() -> Times.years(Year.of(2), Year.of(1)))
          .isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(() -> Times.periods(Period.ofDays(2), Period.ofDays(1)))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("periods of the range P2D..P1D");
    }

    @Test
    void areRefusedBeyondTheCalendar() {
      assertThatThrownBy(() -> Times.zonedDateTimes(Instant.MIN, now))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("zonedDateTimes");
      assertThatThrownBy(() -> Times.offsetDateTimes(now, Instant.MAX))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("calendar");
    }
  }
}
