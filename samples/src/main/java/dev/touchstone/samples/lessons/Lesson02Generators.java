package dev.touchstone.samples.lessons;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.Range;
import dev.touchstone.Size;
import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.util.List;

/**
 * Lesson 2: say which values there are.
 *
 * <p>Small generators are put together to larger ones: {@code map}, {@code oneOf}, {@code lists},
 * {@code zip}. But most types say themselves what their values are. {@code Gen.of} reads that off a
 * record, sealed interface or enum, and annotations narrow it down. Use it first; write a generator
 * by hand where the type says too little.
 *
 * <p>A generator draws values for a claim. To see a few, {@code sample} one at a place of the random
 * tree, with a size that says how far from simple it may be.
 */
public final class Lesson02Generators {
  private Lesson02Generators() {}

  /** What can be bought. */
  sealed interface Item {
    /** Something counted. */
    record Piece(String name, @Range(min = 1, max = 9) int count) implements Item {}

    /** Something weighed. */
    record Bulk(String name, @Range(from = "0.1", to = "50") double kilos) implements Item {}
  }

  /** A purchase of one to three items. */
  record Basket(@Size(min = 1, max = 3) List<Item> items, boolean gift) {}

  /** Prints a few values of each generator and checks that the annotations are kept. */
  public static void main(String[] arguments) {
    Node seed = Seed.of(2).root();

    // region combined
    Gen<String> plates = Gen.zip(
        Gen.elements("GB", "SE", "DE"), Gen.ints(1, 999), (land, number) -> land + "-" + number);
    for (int i = 0; i < 3; i++) {
      System.out.println(plates.sample(seed.child(i), 50));
    }
    // endregion

    // region derived
    Gen<Basket> baskets = Gen.of(Basket.class);
    for (int i = 0; i < 3; i++) {
      System.out.println(baskets.sample(seed.child(i), 3));
    }
    // endregion

    // region kept
    System.out.println(Claim.forAll(baskets, Lesson02Generators::sensible)
        .seed(Seed.of(2))
        .check()
        .report());
    // endregion
  }

  private static boolean sensible(Basket basket) {
    return !basket.items().isEmpty()
        && basket.items().stream()
            .allMatch(item -> item instanceof Item.Piece piece
                ? piece.count() >= 1
                : ((Item.Bulk) item).kilos() >= 0.1);
  }
}
