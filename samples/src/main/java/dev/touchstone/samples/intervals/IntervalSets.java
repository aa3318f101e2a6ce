package dev.touchstone.samples.intervals;

import dev.touchstone.Gen;
import dev.touchstone.rank.Call;
import dev.touchstone.rank.Rank;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** The task: tests for interval sets, and wrong answers with one fault each. */
public final class IntervalSets {
  private static final Gen<Integer> NUMBERS = Gen.ints(-6, 12);

  private IntervalSets() {}

  /** Returns sets: gaps of one or more between intervals of one number or more. */
  public static Gen<List<Interval>> sets() {
    return Gen.zip(
        Gen.ints(-6, 6),
        Gen.lists(Gen.pairs(Gen.ints(0, 3), Gen.ints(1, 3)), 0, 4),
        (start, steps) -> {
          List<Interval> set = new ArrayList<>();
          int low = start;
          for (var step : steps) {
            set.add(new Interval(low, low + step.first()));
            low += step.first() + step.second() + 1;
          }
          return set;
        });
  }

  /** Returns tests of the four operations that have arguments. */
  public static Gen<Call> tests() {
    return Gen.oneOf(
        Gen.zip(NUMBERS, sets(), (number, set) -> Call.of("member", number, set)),
        Gen.zip(NUMBERS, sets(), (number, set) -> Call.of("insert", number, set)),
        Gen.zip(NUMBERS, sets(), (number, set) -> Call.of("delete", number, set)),
        Gen.zip(sets(), sets(), (first, second) -> Call.of("merge", first, second)));
  }

  /** Returns the ranking of answers, to which these are still to be added. */
  public static Rank<IntervalSet> task() {
    return Rank.of(IntervalSet.class).model(new ModelIntervalSet()).tests(tests());
  }

  /** Returns the wrong answers by name. */
  public static Map<String, Supplier<IntervalSet>> variants() {
    Map<String, Supplier<IntervalSet>> variants = new LinkedHashMap<>();
    variants.put("member-not-lower", WrongMembers.NotLower::new);
    variants.put("member-not-upper", WrongMembers.NotUpper::new);
    variants.put("member-first-only", WrongMembers.FirstOnly::new);
    variants.put("member-stops-early", WrongMembers.StopsEarly::new);
    variants.put("insert-not-joined-left", WrongInserts.NotLeft::new);
    variants.put("insert-not-joined-right", WrongInserts.NotRight::new);
    variants.put("insert-gap-left-open", WrongInserts.GapOpen::new);
    variants.put("insert-duplicates", WrongInserts.Duplicates::new);
    variants.put("insert-appends", WrongInserts.Appends::new);
    variants.put("insert-into-empty-lost", WrongInserts.EmptyStays::new);
    variants.put("delete-leaves-empty", WrongDeletes.LeavesEmpty::new);
    variants.put("delete-loses-right", WrongDeletes.LosesRight::new);
    variants.put("delete-upper-off-by-one", WrongDeletes.UpperOff::new);
    variants.put("delete-missing", WrongDeletes.Missing::new);
    variants.put("merge-concatenates", WrongMerges.Concatenates::new);
    variants.put("merge-drops-rest", WrongMerges.DropsRest::new);
    variants.put("merge-smaller-end", WrongMerges.SmallerEnd::new);
    variants.put("merge-not-adjacent", WrongMerges.NotAdjacent::new);
    variants.put("empty", WrongMerges.Everything::new);
    return variants;
  }
}
