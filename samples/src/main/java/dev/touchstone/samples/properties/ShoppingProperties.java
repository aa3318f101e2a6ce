package dev.touchstone.samples.properties;

import dev.touchstone.Range;
import dev.touchstone.Size;
import dev.touchstone.junit.ForAll;
import dev.touchstone.junit.Label;
import dev.touchstone.junit.Property;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What a shop might promise about the sum of a basket. */
class ShoppingProperties {
  /** The sum from which a basket gets one tenth off. */
  private static final int DISCOUNT_FROM = 100;

  // region order
  /** Says that the order of the items does not matter, which is true. */
  @Label("total(items) == total(reverse(items))")
  @Property
  void orderDoesNotMatter(@ForAll @Size(max = 10) List<@Range(min = 0, max = 50) Integer> items) {
    List<Integer> reversed = new ArrayList<>(items);
    Collections.reverse(reversed);
    check(total(items) == total(reversed));
  }

  // endregion

  // region more
  /** Says that whoever buys more pays more, which a discount spoils. */
  @Label("total(items + one) >= total(items)")
  @Property(cases = 1_000)
  void buyingMoreNeverCostsLess(
      @ForAll @Size(max = 10) List<@Range(min = 0, max = 50) Integer> items,
      @ForAll @Range(min = 0, max = 50) int one) {
    List<Integer> more = new ArrayList<>(items);
    more.add(one);
    check(total(more) >= total(items));
  }

  // endregion

  private static long total(List<Integer> items) {
    long sum = items.stream().mapToLong(item -> item).sum();
    return sum < DISCOUNT_FROM ? sum : sum - sum / 10;
  }

  private static void check(boolean holds) {
    if (!holds) {
      throw new AssertionError("the promise is broken");
    }
  }
}
