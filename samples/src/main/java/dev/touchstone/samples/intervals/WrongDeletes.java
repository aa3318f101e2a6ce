package dev.touchstone.samples.intervals;

import java.util.List;

/** Answers that delete in wrong ways. */
final class WrongDeletes {
  private WrongDeletes() {}

  static final class LeavesEmpty extends ModelIntervalSet {
    @Override
    void split(Interval interval, int number, List<Interval> left) {
      if (interval.low() == interval.high()) {
        left.add(new Interval(number + 1, number));
      } else {
        super.split(interval, number, left);
      }
    }
  }

  static final class LosesRight extends ModelIntervalSet {
    @Override
    void split(Interval interval, int number, List<Interval> left) {
      boolean middle = interval.low() < number && number < interval.high();
      super.split(middle ? new Interval(interval.low(), number) : interval, number, left);
    }
  }

  static final class UpperOff extends ModelIntervalSet {
    @Override
    void split(Interval interval, int number, List<Interval> left) {
      if (number == interval.high() && interval.low() < number) {
        left.add(new Interval(interval.low(), Math.max(interval.low(), number - 2)));
      } else {
        super.split(interval, number, left);
      }
    }
  }

  static final class Missing extends ModelIntervalSet {
    @Override
    public List<Interval> delete(int number, List<Interval> set) {
      throw new UnsupportedOperationException("not written yet");
    }
  }
}
