package dev.touchstone.samples.anonymiser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Gen;
import dev.touchstone.random.Seed;
import dev.touchstone.rank.FailureSet;
import dev.touchstone.rank.Masking;
import dev.touchstone.rank.Rank;
import dev.touchstone.rank.Ranked;
import dev.touchstone.rank.Ranking;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * Sixteen programs with some of four faults, and one that always throws, A0: what Claessen et al.,
 * Ranking Programs using Black Box Testing (2010), section 5.3, found about theirs.
 */
class AnonymiserCubeTests {
  /** Returns who fails each text up to a length over the five characters that matter. */
  private static Map<String, FailureSet> all(int longest) {
    List<Anonymiser> programs = new ArrayList<>();
    for (int bits = 0; bits < 16; bits++) {
      programs.add(new FaultyAnonymiser(Anonymisers.cubeFaults(bits)));
    }
    Map<String, FailureSet> failing = new LinkedHashMap<>();
    List<String> texts = List.of("");
    for (int length = 0; length <= longest; length++) {
      List<String> longer = new ArrayList<>();
      for (String text : texts) {
        failing.put(text, failing(programs, text));
        for (char c : "a.@ _".toCharArray()) {
          longer.add(text + c);
        }
      }
      texts = longer;
    }
    return failing;
  }

  private static FailureSet failing(List<Anonymiser> programs, String text) {
    String expected = new ModelAnonymiser().anonymise(text);
    FailureSet.Builder failing = new FailureSet.Builder().add(16);
    for (int program = 0; program < programs.size(); program++) {
      if (!programs.get(program).anonymise(text).equals(expected)) {
        failing.add(program);
      }
    }
    return failing.build();
  }

  @Nested
  class OverAllTextsUpToSevenCharacters {
    private final List<String> ids = List.of(
        "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11", "A12", "A13", "A14",
        "A15", "A16", "A0");
    private final Ranking<String> ranking =
        Rank.fromMatrix(ids, all(7), Seed.of(0).root());

    @Test
    void thereAreTwelveBugs() {
      assertThat(ranking.bugs()).hasSize(12);
      Map<String, FailureSet> sets = all(5);
      Set<FailureSet> named = new HashSet<>();
      for (String witness : List.of(
          "", "..", "@", "@@", "a@@", "a.@", "a.@@", "a@.@", "aa@@", "aa.@@", "@._a", "aa@.@")) {
        named.add(sets.get(witness));
      }
      assertThat(ranking.bugs()).extracting(bug -> bug.failing()).containsOnlyOnceElementsOf(named);
    }

    @Test
    void programsFailSoManyTests() {
      Map<String, Integer> failed = new TreeMap<>();
      for (int program = 0; program < ids.size(); program++) {
        failed.put(ids.get(program), ranking.bugsOf(program).size());
      }
      assertThat(failed)
          .isEqualTo(new TreeMap<>(Map.ofEntries(
              Map.entry("A1", 0),
              Map.entry("A9", 1),
              Map.entry("A3", 2),
              Map.entry("A2", 3),
              Map.entry("A10", 3),
              Map.entry("A5", 3),
              Map.entry("A7", 3),
              Map.entry("A11", 3),
              Map.entry("A15", 5),
              Map.entry("A4", 6),
              Map.entry("A12", 6),
              Map.entry("A13", 7),
              Map.entry("A6", 10),
              Map.entry("A14", 10),
              Map.entry("A8", 11),
              Map.entry("A16", 11),
              Map.entry("A0", 12))));
    }

    @Test
    void theOrderHasThirteenNodesAndEighteenEdges() {
      assertThat(ranking.order().nodes()).hasSize(13);
      assertThat(CubeOrder.of(ranking)).isEqualTo(CubeOrder.PUBLISHED);
    }
  }

  @Nested
  class ByRandomTests {
    private final Ranked ranked = Anonymisers.cube(Rank.of(Anonymiser.class)
            .model(new ModelAnonymiser())
            .tests(Anonymisers.texts(Gen.elements('a', '@', '.', ' ', '_'), 10)))
        .seed(Seed.of(1).root())
        .run();

    @Test
    void theOrderIsTheSame() {
      assertThat(CubeOrder.of(ranked.ranking())).isEqualTo(CubeOrder.PUBLISHED);
    }

    @Test
    void hiddenFaultsAreNamed() {
      List<String> hidden = ranked.maskings().stream().map(this::told).toList();
      assertThat(hidden).contains("A5 [@] hidden in A7 by [.]", "A13 [@, _] hidden in A15 by [.]");
    }

    private String told(Masking<?> masking) {
      List<String> ids = ranked.ranking().ids();
      return ids.get(masking.program()) + " " + masking.faults() + " hidden in "
          + ids.get(masking.passing()) + " by " + masking.hiding();
    }

    @Test
    void moreFaultsAreNotAlwaysWorse() {
      Ranking<?> ranking = ranked.ranking();
      assertThat(ranking.order().isBetter(4, 6)).as("A5 above A7").isFalse();
      assertThat(ranking.order().isBetter(12, 14)).as("A13 above A15").isFalse();
      assertThat(ranking.order().isBetter(6, 5)).as("A7 above A6").isTrue();
      assertThat(ranking.order().isBetter(14, 13)).as("A15 above A14").isTrue();
    }
  }
}
