package dev.touchstone;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.stream.LongStream;

/** Draws a date and then a time of its day; the time is narrowed on the first and the last date. */
final class DatesWithTime implements Gen<LocalDateTime> {
  private final LocalDateTime low;
  private final LocalDateTime high;
  private final Dates dates;
  private final long[] lowest;
  private final long[] highest;
  private final Gen<LocalDateTime> fields = this::fields;

  DatesWithTime(LocalDateTime low, LocalDateTime high) {
    this.low = low;
    this.high = high;
    this.dates = new Dates(low.toLocalDate(), high.toLocalDate());
    this.lowest = choices(low);
    this.highest = choices(high);
  }

  private long[] choices(LocalDateTime end) {
    LongStream date = LongStream.of(dates.choices(end.toLocalDate()));
    return LongStream.concat(date, LongStream.of(TimeOfDay.choices(end.toLocalTime())))
        .toArray();
  }

  @Override
  public LocalDateTime generate(Source source) {
    return source.aimed(fields, lowest, highest);
  }

  private LocalDateTime fields(Source source) {
    LocalDate date = dates.generate(source);
    LocalTime from = date.equals(low.toLocalDate()) ? low.toLocalTime() : LocalTime.MIN;
    LocalTime to = date.equals(high.toLocalDate()) ? high.toLocalTime() : LocalTime.MAX;
    return date.atTime(TimeOfDay.draw(source, from, to, dates.many()));
  }
}
