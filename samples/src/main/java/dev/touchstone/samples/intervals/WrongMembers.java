package dev.touchstone.samples.intervals;

import java.util.List;

/** Answers that look for numbers in wrong ways. */
final class WrongMembers {
  private WrongMembers() {}

  static final class NotLower extends ModelIntervalSet {
    @Override
    public boolean member(int number, List<Interval> set) {
      return set.stream().anyMatch(i -> i.low() < number && number <= i.high());
    }
  }

  static final class NotUpper extends ModelIntervalSet {
    @Override
    public boolean member(int number, List<Interval> set) {
      return set.stream().anyMatch(i -> i.low() <= number && number < i.high());
    }
  }

  static final class FirstOnly extends ModelIntervalSet {
    @Override
    public boolean member(int number, List<Interval> set) {
      return super.member(number, set.subList(0, Math.min(1, set.size())));
    }
  }

  static final class StopsEarly extends ModelIntervalSet {
    @Override
    public boolean member(int number, List<Interval> set) {
      return super.member(number, set.size() < 2 ? set : set.subList(0, set.size() - 1));
    }
  }
}
