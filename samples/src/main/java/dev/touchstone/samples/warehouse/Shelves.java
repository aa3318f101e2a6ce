package dev.touchstone.samples.warehouse;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import java.util.Map;
import java.util.Optional;

/**
 * Goods by number: even numbers on the left, odd ones on the right.
 *
 * <p>Both sides end at the same number, and each fails in its own way beyond it.
 */
public final class Shelves {
  private static final String[] LEFT = {"nails", "screws", "bolts", "nuts", "hooks"};
  private static final Map<Integer, String> RIGHT =
      Map.of(1, "paint", 3, "glue", 5, "tape", 7, "wax", 9, "oil");

  private Shelves() {}

  /** Returns what lies under a number. */
  public static String find(int number) {
    return number % 2 == 0
        ? LEFT[number / 2]
        : Optional.ofNullable(RIGHT.get(number)).orElseThrow();
  }

  /** Claims that every number leads to something. */
  public static Claim everyNumberIsUsed() {
    return Claim.forAll(Gen.ints(0, 1_000))
        .asserts(Shelves::find)
        .names("number")
        .label("every number from 0 to 1000 is used");
  }
}
