package dev.touchstone.samples.challenges;

import dev.touchstone.Gen;
import dev.touchstone.TypeRef;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Records, sets and maps, and values whose shape depends on earlier values.
 *
 * <p>Why the ideals are smallest: every part that is not needed is absent, empty, false or zero, and
 * every part that is needed has the least value that does it.
 */
final class RecordChallenges {
  private RecordChallenges() {}

  static List<Challenge<?>> all() {
    return List.of(
        order(), switches(), selection(), matrix(), triple(), inverse(), ranges(), halves());
  }

  record Line(int quantity, int price) {}

  record Order(Optional<Integer> coupon, List<Line> lines, boolean express, Optional<String> note) {
    int quantity() {
      return lines.stream()
          .mapToInt(line -> Math.max(0, Math.min(line.quantity, 1_000)))
          .sum();
    }
  }

  private static Challenge<Order> order() {
    return Challenge.of(
        "order",
        Gen.of(Order.class),
        order -> order.coupon.orElse(0) < 5 || !order.express || order.quantity() < 3,
        "Order[coupon=Optional[5], lines=[Line[quantity=3, price=0]], express=true, "
            + "note=Optional.empty]");
  }

  record Switches(List<Boolean> on, List<Integer> levels) {}

  private static Challenge<Switches> switches() {
    Gen<Switches> gen = Gen.ints(1, 20)
        .flatMap(n -> source -> new Switches(
            source.from(Gen.lists(Gen.booleans(), n, n)),
            source.from(Gen.lists(Gen.ints(0, 1_000), n, n))));
    return Challenge.of(
        "switches",
        gen,
        switches -> {
          for (int i = 0; i < switches.on.size(); i++) {
            if (switches.on.get(i) && switches.levels.get(i) >= 42) {
              return false;
            }
          }
          return true;
        },
        "Switches[on=[true], levels=[42]]");
  }

  record Selection(List<Integer> values, int at) {}

  private static Challenge<Selection> selection() {
    Gen<Selection> gen = Gen.lists(Gen.ints(), 1, 50)
        .flatMap(list -> Gen.ints(0, list.size() - 1).map(at -> new Selection(list, at)));
    return Challenge.of(
        "selection",
        gen,
        selection -> selection.at < 3 || selection.values.get(selection.at) < 100,
        "Selection[values=[0, 0, 0, 100], at=3]");
  }

  private static Challenge<List<List<Integer>>> matrix() {
    Gen<List<List<Integer>>> gen =
        Gen.ints(1, 10).flatMap(n -> Gen.lists(Gen.lists(Gen.ints(-100, 100), n, n), n, n));
    return Challenge.of(
        "matrix",
        gen,
        rows -> {
          for (int i = 1; i < rows.size(); i++) {
            if (rows.get(i).get(i) >= 50) {
              return false;
            }
          }
          return true;
        },
        "[[0, 0], [0, 50]]");
  }

  private static Challenge<Set<Integer>> triple() {
    return Challenge.of(
        "triple",
        Gen.of(new TypeRef<Set<Integer>>() {}),
        set -> set.stream().filter(x -> x >= 10).count() < 3,
        "[10, 11, 12]");
  }

  private static Challenge<Map<Integer, Integer>> inverse() {
    return Challenge.of(
        "inverse",
        Gen.of(new TypeRef<Map<Integer, Integer>>() {}),
        map -> new HashSet<>(map.values()).size() == map.size(),
        "{0=0, 1=0}");
  }

  record Range(int from, int to) {}

  private static Challenge<List<Range>> ranges() {
    Gen<Range> range =
        Gen.ints(0, 1_000).flatMap(from -> Gen.ints(from, 1_000).map(to -> new Range(from, to)));
    return Challenge.of(
        "ranges",
        Gen.lists(range),
        ranges -> {
          int far = 0;
          for (Range one : ranges) {
            for (Range two : ranges) {
              far +=
                  one.to - one.from >= 10 && one.to < two.from && two.to - two.from >= 10 ? 1 : 0;
            }
          }
          return far == 0;
        },
        "[Range[from=0, to=10], Range[from=11, to=21]]");
  }

  record Halves(List<Integer> left, List<Integer> right) {}

  private static Challenge<Halves> halves() {
    return Challenge.of(
        "halves",
        Gen.of(Halves.class),
        halves -> {
          List<Integer> common = new ArrayList<>(new HashSet<>(halves.left));
          common.retainAll(halves.right);
          return common.size() < 2;
        },
        "Halves[left=[0, 1], right=[0, 1]]");
  }
}
