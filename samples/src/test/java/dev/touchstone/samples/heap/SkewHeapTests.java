package dev.touchstone.samples.heap;

import static dev.touchstone.samples.Verdicts.passes;
import static dev.touchstone.samples.Verdicts.seeds;
import static dev.touchstone.samples.Verdicts.seedsIfFull;
import static dev.touchstone.samples.Verdicts.shrinksTo;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.samples.heap.HeapOp.DeleteMin;
import dev.touchstone.samples.heap.HeapOp.Insert;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SkewHeapTests {
  @Nested
  class MadeByInsertions {
    /** Row 3. */
    @Test
    void isOrdered() {
      passes(10_000, HeapClaims.inserting("ordered", HeapShape::ordered));
    }

    /** Row 3. */
    @Test
    void isBalanced() {
      passes(10_000, HeapClaims.inserting("balanced", HeapShape::balanced));
    }
  }

  @Nested
  class MadeByInsertionsAndDeletions {
    /** Row 4. */
    @Test
    void isOrdered() {
      passes(10_000, HeapClaims.operating("ordered", HeapShape::ordered));
    }

    /** Row 5. */
    @Test
    void isNotBalancedAfterFourInsertionsAndADeletion() {
      shrinksTo(
          seedsIfFull(100),
          HeapClaims.operating("balanced", HeapShape::balanced),
          "[Insert 0, Insert 0, Insert 0, Insert 0, DeleteMin]");
    }

    /**
     * Row 5: only the order of the values matters, so four inserted values from 0 to 3 stand for all
     * lists of at most four operations.
     */
    @Test
    void isBalancedAfterAnyFourOperations() {
      List<List<HeapOp>> all = new ArrayList<>();
      all.add(List.of());
      for (int from = 0; all.get(from).size() < 4; from++) {
        for (int value = 0; value < 4; value++) {
          all.add(with(all.get(from), new Insert(value)));
        }
        all.add(with(all.get(from), new DeleteMin()));
      }
      assertThat(all).hasSize(1 + 5 + 25 + 125 + 625);
      assertThat(all).allMatch(ops -> HeapShape.balanced(HeapOp.heap(ops)));
    }

    private static List<HeapOp> with(List<HeapOp> ops, HeapOp op) {
      List<HeapOp> longer = new ArrayList<>(ops);
      longer.add(op);
      return longer;
    }

    /** Row 6. Under seed 74 only the exhaustive tail finds the way out of eight operations. */
    @Test
    void hasABadNodeAfterOneMoreInsertion() {
      shrinksTo(
          LongStream.concat(LongStream.of(74), seedsIfFull(100)),
          HeapClaims.operating("all nodes good", HeapShape::allGood),
          "[Insert 0, Insert 0, Insert 0, Insert 0, DeleteMin, Insert 0]");
    }

    /** Row 10. */
    @Test
    void insertsAsASortedListDoes() {
      passes(1_000, HeapClaims.insertModels());
    }

    /** Row 10. */
    @Test
    void deletesAsASortedListDoes() {
      passes(1_000, HeapClaims.deleteModels());
    }
  }

  @Nested
  class MadeByTheTextbooksInsertions {
    /** Row 11. */
    @Test
    void isOrdered() {
      passes(1_000, HeapClaims.merging("ordered", HeapShape::ordered));
    }

    /** Row 11. */
    @Test
    void isNotBalancedAfterThree() {
      shrinksTo(seeds(100), HeapClaims.merging("balanced", HeapShape::balanced), "[0, 0, 0]");
    }
  }
}
