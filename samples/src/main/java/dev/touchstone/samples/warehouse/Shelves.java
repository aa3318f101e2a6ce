package dev.touchstone.samples.warehouse;

import dev.touchstone.Claim;
import dev.touchstone.Gen;

/**
 * Goods by number: small numbers lie on the shelf, large ones in the attic.
 *
 * <p>The shelf ends too early and the attic is locked, so there are two faults, and on the way from
 * a large number to the smallest one that fails the other fault is met.
 */
public final class Shelves {
  private static final int ATTIC = 500;
  private static final String[] SHELF = {
    "nails", "screws", "bolts", "nuts", "hooks", "paint", "glue", "tape", "wax", "oil"
  };

  private Shelves() {}

  /** Returns what lies under a number. */
  public static String find(int number) {
    if (number >= ATTIC) {
      throw new IllegalStateException("the attic is locked");
    }
    return SHELF[number];
  }

  /** Claims that every number leads to something. */
  public static Claim everyNumberIsUsed() {
    return Claim.forAll(Gen.ints(0, 1_000))
        .asserts(Shelves::find)
        .names("number")
        .label("every number from 0 to 1000 is used");
  }
}
