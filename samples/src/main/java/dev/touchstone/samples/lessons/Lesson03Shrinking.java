package dev.touchstone.samples.lessons;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.Verdict;
import dev.touchstone.random.Seed;
import java.util.List;

/**
 * Lesson 3: read the report.
 *
 * <p>The case that was found first is long and accidental; the report leads with the smallest one.
 * Smaller means: fewer choices, and then simpler ones from left to right. Nobody wrote a shrinker
 * for baskets: what is made smaller is the choices behind the values.
 *
 * <ul>
 *   <li>{@code prices} and {@code points}: the smallest failing case.
 *   <li>{@code (any value fails)}: this argument has nothing to do with the failure.
 *   <li>{@code first seen}: what chance came up with.
 *   <li>{@code minimal: all n smaller cases ... pass}: they were all tried. Where there are too many,
 *       the report says {@code locally minimal}.
 *   <li>{@code replay}: a text that brings this very case back.
 * </ul>
 */
public final class Lesson03Shrinking {
  private Lesson03Shrinking() {}

  // region total
  /** Returns what a basket costs: with three items or more there is a voucher of 5. */
  static int total(List<Integer> prices) {
    int sum = prices.stream().mapToInt(Integer::intValue).sum();
    return prices.size() < 3 ? sum : sum - 5;
  }
  // endregion

  /** Prints the report on a claim that is false for three free items. */
  public static void main(String[] arguments) {
    // region check
    Verdict verdict = Claim.forAll(
            Gen.lists(Gen.ints(0, 20)),
            Gen.ints(0, 100),
            (prices, points) -> total(prices) + points >= points)
        .names("prices", "points")
        .label("nobody is paid for shopping")
        .cases(10_000)
        .seed(Seed.of(3))
        .check();
    System.out.println(verdict.report());
    // endregion
  }
}
