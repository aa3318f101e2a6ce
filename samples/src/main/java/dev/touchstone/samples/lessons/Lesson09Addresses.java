package dev.touchstone.samples.lessons;

import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import dev.touchstone.random.TfRandom;

/**
 * Lesson 9: random values have addresses.
 *
 * <p>A seed is the root of an infinite tree. What is drawn at a place of the tree depends on the seed
 * and the place alone, never on what was drawn elsewhere before. So one case of a long run is found
 * again from a short text, and drawing more in one place moves nothing in another.
 */
public final class Lesson09Addresses {
  private Lesson09Addresses() {}

  /** Prints the same values for everybody. */
  public static void main(String[] arguments) {
    // region root
    Node root = Seed.of(42).root();
    System.out.println(root.toReplay());
    // endregion

    // region case
    Node case37 = root.child(37);
    System.out.println(case37.toReplay() + " rolls " + roll(case37));
    // endregion

    // region replay
    Node again = Node.parse("tf1-000000000001a9/37");
    System.out.println("found again: " + roll(again));
    // endregion

    // region order
    TfRandom busy = root.open();
    busy.nextLong();
    busy.nextLong();
    System.out.println("after other draws: " + roll(busy.child(37).node()));
    // endregion
  }

  private static int roll(Node place) {
    return 1 + place.open().nextInt(6);
  }
}
