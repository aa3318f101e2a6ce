package dev.touchstone;

import dev.touchstone.choice.Domain;
import dev.touchstone.choice.IntegerDomain;
import dev.touchstone.choice.LoneDomain;
import java.time.LocalTime;

/** Draws a time of day field by field; a field is narrowed while all before it are at an end. */
final class TimeOfDay {
  private static final IntegerDomain HOURS = IntegerDomain.of(0, 23);
  private static final IntegerDomain SIXTY = IntegerDomain.of(0, 59);
  private static final IntegerDomain NANOS = IntegerDomain.of(0, 999_999_999);

  private final Source source;
  private boolean narrows;
  private boolean atLow = true;
  private boolean atHigh = true;

  private TimeOfDay(Source source, boolean narrows) {
    this.source = source;
    this.narrows = narrows;
  }

  static Gen<LocalTime> between(LocalTime low, LocalTime high) {
    Gen<LocalTime> fields = source -> draw(source, low, high, false);
    long[] first = choices(low);
    long[] last = choices(high);
    return source -> source.aimed(fields, first, last);
  }

  /** Returns what is drawn to make a time. */
  static long[] choices(LocalTime time) {
    return new long[] {time.getHour(), time.getMinute(), time.getSecond(), time.getNano()};
  }

  /**
   * Draws a time.
   *
   * @param narrows whether the ends stand so near because of earlier draws
   */
  static LocalTime draw(Source source, LocalTime low, LocalTime high, boolean narrows) {
    TimeOfDay fields = new TimeOfDay(source, narrows);
    int hour = fields.field(HOURS, low.getHour(), high.getHour());
    int minute = fields.field(SIXTY, low.getMinute(), high.getMinute());
    int second = fields.field(SIXTY, low.getSecond(), high.getSecond());
    int nano = fields.field(NANOS, low.getNano(), high.getNano());
    return LocalTime.of(hour, minute, second, nano);
  }

  private int field(IntegerDomain all, int low, int high) {
    long from = atLow ? low : all.low();
    long to = atHigh ? high : all.high();
    int value = (int) source.draw(domain(all, from, to));
    narrows |= low < high;
    atLow &= value == low;
    atHigh &= value == high;
    return value;
  }

  private Domain.Scalar domain(IntegerDomain all, long low, long high) {
    if (low == all.low() && high == all.high()) {
      return all;
    }
    return narrows ? LoneDomain.narrowed(low, high) : IntegerDomain.of(low, high);
  }
}
