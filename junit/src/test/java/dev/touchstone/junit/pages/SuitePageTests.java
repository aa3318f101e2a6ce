package dev.touchstone.junit.pages;

import static dev.touchstone.Case.classify;
import static dev.touchstone.Case.tabulate;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.Suite;
import dev.touchstone.junit.ForAll;
import dev.touchstone.junit.Property;
import java.util.List;
import org.junit.jupiter.api.Test;

class SuitePageTests {
  @Property
  void isSorted(@ForAll List<Integer> xs) {
    List<Integer> sorted = xs.stream().sorted().toList();
    for (int i = 1; i < sorted.size(); i++) {
      assertTrue(sorted.get(i - 1) <= sorted.get(i));
    }
  }

  @Test
  void writesASuite() {
    // region suite
    Claim claim = Claim.forAll(Gen.lists(Gen.ints()))
        .asserts(xs -> {
          classify(xs.isEmpty(), "empty");
          classify(xs.stream().distinct().count() < xs.size(), "with twins");
          tabulate("order", xs.stream().sorted().toList().equals(xs) ? "sorted" : "unsorted");
          isSorted(xs);
        })
        .cases(1_000)
        .seed("tf1-000000000001a9");
    String source =
        Suite.byFeature(claim).source("shop.SortSuiteTests", "new SortTests().isSorted(%s)");
    // endregion
    assertTrue(source.contains("new SortTests().isSorted(new ArrayList<>(List.of(0, 0)));"));
    assertTrue(source.contains("new SortTests().isSorted(new ArrayList<>(List.of(0, -1)));"));
  }
}
