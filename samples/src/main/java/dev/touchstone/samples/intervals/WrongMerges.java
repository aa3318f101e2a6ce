package dev.touchstone.samples.intervals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Answers that merge in wrong ways, and one in which nothing is written. */
final class WrongMerges {
  private WrongMerges() {}

  static final class Concatenates extends ModelIntervalSet {
    @Override
    public List<Interval> merge(List<Interval> first, List<Interval> second) {
      return Stream.concat(first.stream(), second.stream()).toList();
    }
  }

  static final class DropsRest extends ModelIntervalSet {
    @Override
    public List<Interval> merge(List<Interval> first, List<Interval> second) {
      int shorter = Math.min(first.size(), second.size());
      return super.merge(first.subList(0, shorter), second.subList(0, shorter));
    }
  }

  static final class SmallerEnd extends ModelIntervalSet {
    @Override
    public List<Interval> merge(List<Interval> first, List<Interval> second) {
      List<Interval> result = new ArrayList<>();
      List<Interval> all = Stream.concat(first.stream(), second.stream())
          .sorted(Comparator.comparingInt(Interval::low))
          .toList();
      for (Interval next : all) {
        Interval last = result.isEmpty() ? null : result.get(result.size() - 1);
        if (last == null || next.low() > last.high() + 1) {
          result.add(next);
        } else {
          boolean overlaps = next.low() <= last.high();
          int high = overlaps ? Math.min(last.high(), next.high()) : next.high();
          result.set(result.size() - 1, new Interval(last.low(), Math.max(high, last.low())));
        }
      }
      return result;
    }
  }

  static final class NotAdjacent extends ModelIntervalSet {
    @Override
    public List<Interval> merge(List<Interval> first, List<Interval> second) {
      return joined(Stream.concat(first.stream(), second.stream()).toList(), 0);
    }
  }

  /** Nothing is written. */
  static final class Everything implements IntervalSet {
    private static UnsupportedOperationException missing() {
      return new UnsupportedOperationException("not written yet");
    }

    @Override
    public List<Interval> empty() {
      throw missing();
    }

    @Override
    public boolean member(int number, List<Interval> set) {
      throw missing();
    }

    @Override
    public List<Interval> insert(int number, List<Interval> set) {
      throw missing();
    }

    @Override
    public List<Interval> delete(int number, List<Interval> set) {
      throw missing();
    }

    @Override
    public List<Interval> merge(List<Interval> first, List<Interval> second) {
      throw missing();
    }
  }
}
