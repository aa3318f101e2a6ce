package dev.touchstone.samples.anonymiser;

import dev.touchstone.rank.Ranking;
import java.util.HashSet;
import java.util.Set;

/**
 * Who is better than whom among sixteen programs with some of four faults, and one that always
 * throws, A0: the findings of Claessen et al., Ranking Programs using Black Box Testing (2010),
 * section 5.3.
 */
public final class CubeOrder {
  /** The arrows of the published picture. */
  public static final Set<String> PUBLISHED = Set.of(
      "A1>A3",
      "A1>A5",
      "A1>A9",
      "A3>A7",
      "A3>A11",
      "A5>A13",
      "A7>A15",
      "A9>A2/A10",
      "A9>A13",
      "A11>A4/A12",
      "A11>A15",
      "A2/A10>A4/A12",
      "A2/A10>A6/A14",
      "A13>A6/A14",
      "A15>A6/A14",
      "A4/A12>A8/A16",
      "A6/A14>A8/A16",
      "A8/A16>A0");

  private CubeOrder() {}

  /** Returns the arrows of a ranking. */
  public static Set<String> of(Ranking<?> ranking) {
    Set<String> arrows = new HashSet<>();
    ranking
        .arrows()
        .forEach((better, all) -> all.forEach(worse -> arrows.add(better + ">" + worse)));
    return arrows;
  }
}
