package dev.touchstone.samples.intervals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Answers that insert in wrong ways. */
final class WrongInserts {
  private WrongInserts() {}

  private static boolean touches(List<Interval> set, int number, int low, int high) {
    return set.stream()
        .anyMatch(
            i -> (low != 0 && i.high() + low == number) || (high != 0 && i.low() - high == number));
  }

  /** Puts a number into its place and joins nothing. */
  private static List<Interval> alone(int number, List<Interval> set) {
    return Stream.concat(set.stream(), Stream.of(new Interval(number, number)))
        .sorted(Comparator.comparingInt(Interval::low))
        .toList();
  }

  static final class NotLeft extends ModelIntervalSet {
    @Override
    public List<Interval> insert(int number, List<Interval> set) {
      return touches(set, number, 1, 0) && !touches(set, number, 0, 1)
          ? alone(number, set)
          : super.insert(number, set);
    }
  }

  static final class NotRight extends ModelIntervalSet {
    @Override
    public List<Interval> insert(int number, List<Interval> set) {
      return touches(set, number, 0, 1) && !touches(set, number, 1, 0)
          ? alone(number, set)
          : super.insert(number, set);
    }
  }

  static final class GapOpen extends ModelIntervalSet {
    @Override
    public List<Interval> insert(int number, List<Interval> set) {
      if (!touches(set, number, 1, 0) || !touches(set, number, 0, 1)) {
        return super.insert(number, set);
      }
      List<Interval> result = new ArrayList<>();
      for (Interval i : set) {
        result.add(i.high() + 1 == number ? new Interval(i.low(), number) : i);
      }
      return result;
    }
  }

  static final class Duplicates extends ModelIntervalSet {
    @Override
    public List<Interval> insert(int number, List<Interval> set) {
      return member(number, set) ? alone(number, set) : super.insert(number, set);
    }
  }

  static final class Appends extends ModelIntervalSet {
    @Override
    public List<Interval> insert(int number, List<Interval> set) {
      boolean apart = !member(number, set) && !touches(set, number, 1, 1);
      return apart
          ? Stream.concat(set.stream(), Stream.of(new Interval(number, number))).toList()
          : super.insert(number, set);
    }
  }

  static final class EmptyStays extends ModelIntervalSet {
    @Override
    public List<Interval> insert(int number, List<Interval> set) {
      return set.isEmpty() ? set : super.insert(number, set);
    }
  }
}
