package dev.touchstone.junit.pages;

import static dev.touchstone.Case.assume;
import static dev.touchstone.Case.collect;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.touchstone.From;
import dev.touchstone.Gen;
import dev.touchstone.Range;
import dev.touchstone.Size;
import dev.touchstone.junit.BeforeCase;
import dev.touchstone.junit.ForAll;
import dev.touchstone.junit.Label;
import dev.touchstone.junit.Property;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The program of the page for those who come from jqwik. */
class FromJqwikTests {
  private final List<Integer> seen = new ArrayList<>();

  static List<Integer> sorted(List<Integer> counts) {
    return counts.stream().sorted().toList();
  }

  // region class
  @Property(cases = 500)
  @Label("sorting keeps the size")
  void keepsSize(@ForAll @Size(max = 20) List<@Range(min = 1, max = 99) Integer> counts) {
    collect(counts.isEmpty());
    assertEquals(counts.size(), sorted(counts).size());
  }

  @Property
  void picksFirst(@ForAll @From("ordered") List<Integer> counts) {
    assume(!counts.isEmpty());
    assertEquals(counts.get(0), Collections.min(counts));
  }

  static Gen<List<Integer>> ordered() {
    return Gen.lists(Gen.ints(1, 99)).map(FromJqwikTests::sorted);
  }

  @BeforeCase
  void reset() {
    seen.clear();
  }

  @Test
  void sortsNothing() {
    assertEquals(List.of(), sorted(List.of()));
  }
  // endregion
}
