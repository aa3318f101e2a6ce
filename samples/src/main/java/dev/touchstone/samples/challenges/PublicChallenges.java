package dev.touchstone.samples.challenges;

import static dev.touchstone.Case.assume;

import dev.touchstone.Gen;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * The problems that shrinkers are compared by in public.
 *
 * <p>Source of the problems and of the published figures: the shrinking challenge, a public
 * collection of reports on several libraries, kept by Johannes Link (2020).
 */
public final class PublicChallenges {
  private static final int TEN = 10;

  private PublicChallenges() {}

  /** Returns all of them. */
  public static List<Challenge<?>> all() {
    return List.of(
        bound5(),
        largeUnionList(),
        reverse(),
        calculator(),
        lengthList(),
        difference("difference_zero", distance -> distance == 0, "(10, 10)"),
        difference("difference_small", distance -> distance >= 1 && distance <= 4, "(10, 6)"),
        difference("difference_one", distance -> distance == 1, "(10, 9)"),
        distinct());
  }

  private static Challenge<List<List<Integer>>> bound5() {
    Gen<List<Integer>> shorts = Gen.lists(Gen.ints(Short.MIN_VALUE, Short.MAX_VALUE), 0, TEN);
    return Challenge.of(
            "bound5",
            Gen.lists(shorts, 5, 5),
            lists -> {
              short total = 0;
              for (List<Integer> list : lists) {
                short sum = wrappedSum(list);
                assume(sum < 256, "the sum of each list is small");
                total += sum;
              }
              return total < 5 * 256;
            },
            "[[], [], [], [-1], [-32768]]")
        .published(137);
  }

  private static short wrappedSum(List<Integer> list) {
    short sum = 0;
    for (int value : list) {
      sum += (short) value;
    }
    return sum;
  }

  private static Challenge<List<List<Integer>>> largeUnionList() {
    return Challenge.of(
            "large_union_list",
            Gen.lists(Gen.lists(Gen.ints())),
            lists -> {
              Set<Integer> values = new HashSet<>();
              lists.forEach(values::addAll);
              return values.size() < 5;
            },
            "[[0, 1, -1, 2, -2]]")
        .published(341);
  }

  private static Challenge<List<Integer>> reverse() {
    return Challenge.of(
            "reverse",
            Gen.lists(Gen.ints()),
            list -> {
              List<Integer> reversed = new java.util.ArrayList<>(list);
              Collections.reverse(reversed);
              return reversed.equals(list);
            },
            "[0, 1]")
        .published(46);
  }

  private static Challenge<Expression> calculator() {
    return Challenge.of(
            "calculator",
            Gen.of(Expression.class),
            expression -> {
              assume(!expression.dividesByLiteralZero(), "no literal divisor is 0");
              return expression.value().isPresent();
            },
            "0 / (0 + 0)")
        .published(341);
  }

  private static Challenge<List<Integer>> lengthList() {
    return Challenge.of(
            "lengthlist",
            Gen.ints(1, 100).flatMap(n -> Gen.lists(Gen.ints(0, 1_000), n, n)),
            list -> Collections.max(list) < 900,
            "[900]")
        .published(85);
  }

  private record Two(int a, int b) {
    @Override
    public String toString() {
      return "(" + a + ", " + b + ")";
    }
  }

  private static Challenge<Two> difference(String name, IntPredicate wrong, String ideal) {
    return Challenge.of(
        name,
        Gen.draw(s -> new Two(s.integer(1, Integer.MAX_VALUE), s.integer(1, Integer.MAX_VALUE))),
        two -> two.a < TEN || !wrong.test(Math.abs(two.a - two.b)),
        ideal);
  }

  private static Challenge<List<Integer>> distinct() {
    return Challenge.of(
        "distinct", Gen.lists(Gen.ints()), list -> new HashSet<>(list).size() < 3, "[0, 1, -1]");
  }
}
