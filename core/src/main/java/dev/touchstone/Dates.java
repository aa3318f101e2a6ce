package dev.touchstone;

import dev.touchstone.choice.BranchDomain;
import dev.touchstone.choice.Domain;
import dev.touchstone.choice.IntegerDomain;
import dev.touchstone.choice.LoneDomain;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Arrays;

/** Draws dates as year, month and day; February and the ends of months are likelier than others. */
final class Dates implements Gen<LocalDate> {
  private static final int HOME = 2000;
  private static final int FEBRUARY_WEIGHT = 3;
  private static final int LAST_DAY_WEIGHT = 6;
  private static final BranchDomain[] FREE = new BranchDomain[32];
  private static final BranchDomain[] LATE = new BranchDomain[32];
  private static final BranchDomain LIKELY_MONTH;
  private static final LoneDomain ONLY = new LoneDomain(Domain.Kind.BRANCH, 0);

  static {
    for (int count = 1; count < FREE.length; count++) {
      FREE[count] = BranchDomain.of(count);
      LATE[count] = heavy(count, count - 1, LAST_DAY_WEIGHT);
    }
    LIKELY_MONTH = heavy(12, 1, FEBRUARY_WEIGHT);
  }

  private static BranchDomain heavy(int count, int place, int weight) {
    int[] weights = new int[count];
    Arrays.fill(weights, 1);
    weights[place] = weight;
    return BranchDomain.weighted(weights);
  }

  private final LocalDate low;
  private final LocalDate high;
  private final IntegerDomain years;
  private final long[] lowest;
  private final long[] highest;
  private final Gen<LocalDate> fields = this::fields;

  Dates(LocalDate low, LocalDate high) {
    Times.checkRange("dates", low, high);
    this.low = low;
    this.high = high;
    this.years = years(low.getYear(), high.getYear());
    this.lowest = choices(low);
    this.highest = choices(high);
  }

  /** Returns what is drawn to make a date. */
  long[] choices(LocalDate date) {
    YearMonth month = YearMonth.from(date);
    return new long[] {
      date.getYear(),
      date.getMonthValue() - firstMonth(date.getYear()),
      date.getDayOfMonth() - firstDay(month)
    };
  }

  static IntegerDomain years(int low, int high) {
    return new IntegerDomain(low, high, Math.max(low, Math.min(high, HOME)));
  }

  @Override
  public LocalDate generate(Source source) {
    return source.aimed(fields, lowest, highest);
  }

  private LocalDate fields(Source source) {
    YearMonth month = month(source);
    int first = firstDay(month);
    int last = month.equals(YearMonth.from(high)) ? high.getDayOfMonth() : month.lengthOfMonth();
    int count = last - first + 1;
    boolean narrowed = !YearMonth.from(low).equals(YearMonth.from(high));
    return month.atDay(first + place(source, LATE[count], count, narrowed));
  }

  private static int place(Source source, BranchDomain likely, int count, boolean narrowed) {
    return count == 1 && narrowed ? (int) source.draw(ONLY) : source.branch(FREE[count], likely);
  }

  /** Returns whether there are two dates or more. */
  boolean many() {
    return !low.equals(high);
  }

  /** Returns the generator of the months of the dates. */
  Gen<YearMonth> months() {
    Gen<YearMonth> month = this::month;
    return source -> source.aimed(month, Arrays.copyOf(lowest, 2), Arrays.copyOf(highest, 2));
  }

  private YearMonth month(Source source) {
    int year = (int) source.draw(years);
    int first = firstMonth(year);
    int last = year == high.getYear() ? high.getMonthValue() : 12;
    int count = last - first + 1;
    BranchDomain likely = count == 12 ? LIKELY_MONTH : FREE[count];
    boolean narrowed = low.getYear() < high.getYear();
    return YearMonth.of(year, first + place(source, likely, count, narrowed));
  }

  private int firstMonth(int year) {
    return year == low.getYear() ? low.getMonthValue() : 1;
  }

  private int firstDay(YearMonth month) {
    return month.equals(YearMonth.from(low)) ? low.getDayOfMonth() : 1;
  }
}
