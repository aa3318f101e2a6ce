package dev.touchstone.samples.intervals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The right answer; wrong ones change a step of it. */
public class ModelIntervalSet implements IntervalSet {
  /** Creates the one that is right. */
  public ModelIntervalSet() {}

  @Override
  public List<Interval> empty() {
    return List.of();
  }

  @Override
  public boolean member(int number, List<Interval> set) {
    return set.stream().anyMatch(interval -> interval.low() <= number && number <= interval.high());
  }

  @Override
  public List<Interval> insert(int number, List<Interval> set) {
    return joined(
        Stream.concat(set.stream(), Stream.of(new Interval(number, number))).toList());
  }

  @Override
  public List<Interval> delete(int number, List<Interval> set) {
    List<Interval> left = new ArrayList<>();
    for (Interval interval : set) {
      if (number < interval.low() || number > interval.high()) {
        left.add(interval);
      } else {
        split(interval, number, left);
      }
    }
    return left;
  }

  /** Adds what is left of an interval without one of its numbers. */
  void split(Interval interval, int number, List<Interval> left) {
    if (interval.low() < number) {
      left.add(new Interval(interval.low(), number - 1));
    }
    if (number < interval.high()) {
      left.add(new Interval(number + 1, interval.high()));
    }
  }

  @Override
  public List<Interval> merge(List<Interval> first, List<Interval> second) {
    return joined(Stream.concat(first.stream(), second.stream()).toList());
  }

  /** Sorts intervals and joins those that meet or touch. */
  static List<Interval> joined(List<Interval> intervals) {
    return joined(intervals, 1);
  }

  /** Sorts intervals and joins those no further apart than a distance. */
  static List<Interval> joined(List<Interval> intervals, int distance) {
    List<Interval> result = new ArrayList<>();
    List<Interval> sorted = new ArrayList<>(intervals);
    sorted.sort(Comparator.comparingInt(Interval::low).thenComparingInt(Interval::high));
    for (Interval next : sorted) {
      Interval last = result.isEmpty() ? null : result.get(result.size() - 1);
      if (last != null && next.low() <= last.high() + distance) {
        int high = Math.max(last.high(), next.high());
        result.set(result.size() - 1, new Interval(last.low(), high));
      } else {
        result.add(next);
      }
    }
    return result;
  }
}
