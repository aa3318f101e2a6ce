package dev.touchstone.samples.lessons;

import static dev.touchstone.Case.target;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.Verdict;
import dev.touchstone.random.Seed;
import dev.touchstone.samples.heap.HeapClaims;
import java.util.List;

/**
 * Lesson 8: when chance is not enough, and when it is not needed.
 *
 * <p>Few cases: where a claim has no more cases than would be run, all of them are run and the pass
 * is a proof.
 *
 * <p>Rare cases: the body can say how close a case comes, and after half of the cases the search
 * changes those that came closest instead of drawing new ones. The example asks for a list whose
 * sum and alternating sum are both far from zero; and the skew heaps of this package have an
 * insertion that one random case in thousands finds too dear.
 *
 * <p>Often a better generator beats a better search: see how soon trees drawn directly break the
 * same bound.
 */
public final class Lesson08Search {
  private Lesson08Search() {}

  /** Prints a proof, and how many cases a rare failure took by chance, target and generator. */
  public static void main(String[] arguments) {
    // region exhaustive
    Verdict proof = Claim.forAll(
            Gen.booleans(), Gen.ints(-4, 4), (up, x) -> up ? x + 1 > x : x - 1 < x)
        .check();
    System.out.println(proof.report());
    // endregion

    // region target
    Claim claim = Claim.forAll(Gen.lists(Gen.ints(-10, 10), 0, 40), list -> {
      target(spread(list));
      return spread(list) < 180;
    });
    System.out.println("spread: " + outcome(claim.cases(20_000)));
    // endregion

    // region heaps
    System.out.println(
        "chance: " + outcome(HeapClaims.cheapInsert(HeapClaims.TIGHT).cases(4_000)));
    System.out.println(
        "target: " + outcome(HeapClaims.cheapInsertTargeted(HeapClaims.TIGHT).cases(4_000)));
    System.out.println(
        "direct: " + outcome(HeapClaims.cheapInsertIntoTrees(HeapClaims.TIGHT).cases(4_000)));
    // endregion
  }

  private static int spread(List<Integer> list) {
    int sum = 0;
    int alternating = 0;
    for (int i = 0; i < list.size(); i++) {
      sum += list.get(i);
      alternating += i % 2 == 0 ? list.get(i) : -list.get(i);
    }
    return Math.min(Math.abs(sum), Math.abs(alternating));
  }

  private static String outcome(Claim claim) {
    return claim
        .seed(Seed.of(8))
        .check()
        .fold(
            passed -> "not found in " + passed.cases() + " cases",
            falsified -> "found after " + falsified.cases() + " cases",
            gaveUp -> "gave up",
            uncovered -> "uncovered");
  }
}
