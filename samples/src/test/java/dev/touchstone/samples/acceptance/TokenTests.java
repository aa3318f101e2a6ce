package dev.touchstone.samples.acceptance;

import static dev.touchstone.samples.Verdicts.falsified;
import static dev.touchstone.samples.Verdicts.smallest;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.Verdict;
import dev.touchstone.samples.heap.HeapClaims;
import dev.touchstone.samples.heap.HeapShape;
import dev.touchstone.samples.lists.ListClaims;
import dev.touchstone.samples.lists.Quicksort;
import dev.touchstone.samples.lists.ReverseLaws;
import dev.touchstone.samples.signalling.StreamParms;
import dev.touchstone.samples.signalling.StreamText;
import dev.touchstone.samples.warehouse.Shelves;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Row 19: a token brings its case back at once, whatever the number of threads. */
class TokenTests {
  private record Known(String name, Claim claim, List<String> smallest) {
    @Override
    public String toString() {
      return name;
    }
  }

  static List<Known> known() {
    return List.of(
        new Known("row 1", ReverseLaws.wrong(), List.of("[0]", "[1]")),
        new Known(
            "row 5",
            HeapClaims.operating("balanced", HeapShape::balanced),
            List.of("[Insert 0, Insert 0, Insert 0, Insert 0, DeleteMin]")),
        new Known(
            "row 11", HeapClaims.merging("balanced", HeapShape::balanced), List.of("[0, 0, 0]")),
        new Known(
            "row 12",
            Claim.roundTrip(Gen.of(StreamParms.class), StreamText::write, StreamText::read),
            List.of("StreamParms[control=Optional.empty, local=Optional.empty, "
                + "remote=Optional.empty]")),
        new Known(
            "row 15",
            ListClaims.sorts(Quicksort::sortDroppingEqual),
            List.of("[(0,\"\"), (0,\"\")]")),
        new Known("row 17", Shelves.everyNumberIsUsed(), List.of("10")));
  }

  @ParameterizedTest
  @MethodSource("known")
  void bringsTheSmallestCaseBackAtOnceForAnyNumberOfThreads(Known known) {
    Verdict.Falsified found = falsified(0, known.claim);
    for (int threads : new int[] {1, 8}) {
      Verdict.Falsified again = falsified(1, known.claim.parallel(threads).replay(found.token()));
      assertThat(smallest(again)).isEqualTo(smallest(found));
      assertThat(again.evaluations()).isZero();
      assertThat(again.token()).isEqualTo(found.token());
    }
  }
}
