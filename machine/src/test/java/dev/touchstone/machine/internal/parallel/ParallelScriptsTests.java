package dev.touchstone.machine.internal.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.machine.internal.References;
import dev.touchstone.machine.internal.judge.Interleavings;
import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParallelScriptsTests {
  private static final int SCRIPTS = 10_000;
  private static final Node ROOT = Seed.of(19).root();

  private static List<Paced> scripts(ParallelScripts gen, int count) {
    List<Paced> scripts = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      scripts.add(gen.sample(ROOT.child(number), number % 100));
    }
    return scripts;
  }

  private static int[] lengths(Paced script) {
    return script.branches().stream().mapToInt(List::size).toArray();
  }

  private static ParallelScripts tickets(int branches, long budget) {
    return new ParallelScripts(new Models.TicketModel().blueprint(), branches, budget);
  }

  @Nested
  class OfAModelWithPreconditions {
    private final List<Paced> scripts = scripts(tickets(0, 12_870), SCRIPTS);

    @Test
    void everyPreconditionHoldsInEveryInterleaving() {
      long checked = 0;
      for (Paced script : scripts) {
        checked += interleave(script, new int[script.branches().size()], script.state());
      }
      assertThat(checked).as("calls checked").isGreaterThan(1_000_000);
    }

    /** Walks every interleaving in full, with no memory of states; counts the calls. */
    private long interleave(Paced script, int[] at, Object state) {
      long calls = 0;
      for (int branch = 0; branch < at.length; branch++) {
        if (at[branch] < script.branches().get(branch).size()) {
          Planned planned = script.branches().get(branch).get(at[branch]);
          assertThat(planned.qualifies(state))
              .as("%s before %s in %s", state, planned.call(), script)
              .isTrue();
          at[branch]++;
          calls += 1 + interleave(script, at, planned.next(state));
          at[branch]--;
        }
      }
      return calls;
    }

    @Test
    void everyPreconditionHoldsInThePrefix() {
      for (Paced script : scripts) {
        Object state = new Models.TicketModel().blueprint().initial();
        for (Planned planned : script.prefix()) {
          assertThat(planned.qualifies(state))
              .as("%s in %s", planned.call(), script)
              .isTrue();
          state = planned.next(state);
        }
        assertThat(script.state()).isEqualTo(state);
      }
    }

    @Test
    void noVariableCrossesBranches() {
      for (Paced script : scripts) {
        Set<Integer> common = new HashSet<>();
        script.prefix().forEach(planned -> bound(common, planned));
        for (List<Planned> branch : script.branches()) {
          Set<Integer> known = new HashSet<>(common);
          branch.forEach(planned -> bound(known, planned));
        }
      }
    }

    private void bound(Set<Integer> known, Planned planned) {
      References.of(planned.call(), symbol -> assertThat(known).contains(symbol.variable()));
      assertThat(known.add(planned.variable())).isTrue();
    }

    @Test
    void interleavingsStayWithinTheBudget() {
      assertThat(scripts.stream().filter(script -> !Interleavings.within(12_870, lengths(script))))
          .isEmpty();
    }
  }

  @Nested
  class OfAModelWithout {
    private final List<Paced> scripts =
        scripts(new ParallelScripts(new Models.RacyModel().blueprint(), 0, 12_870), SCRIPTS);

    /** Shares 8, 4, 2, 1 of 15; six standard deviations of 10,000 draws are at most 3%. */
    @Test
    void branchesComeInTheAskedShares() {
      Map<Integer, Integer> shares = new HashMap<>();
      scripts.forEach(script -> shares.merge(script.branches().size(), 1, Integer::sum));
      assertThat(shares.get(2)).isBetween(5_033, 5_633);
      assertThat(shares.get(3)).isBetween(2_367, 2_967);
      assertThat(shares.get(4)).isBetween(1_083, 1_583);
      assertThat(shares.get(5)).isBetween(467, 867);
    }

    @Test
    void branchesAreOfRoughlyEqualLength() {
      for (Paced script : scripts) {
        int[] lengths = lengths(script);
        Arrays.sort(lengths);
        assertThat(lengths[lengths.length - 1] - lengths[0]).isLessThanOrEqualTo(2);
      }
    }

    @Test
    void someUseTheWholeBudget() {
      assertThat(scripts.stream()
              .filter(script -> Arrays.equals(lengths(script), new int[] {8, 8})))
          .isNotEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void theNumberOfBranchesCanBeFixed(int branches) {
    ParallelScripts gen = new ParallelScripts(new Models.RacyModel().blueprint(), branches, 12_870);
    assertThat(scripts(gen, 500).stream().filter(script -> script.branches().size() != branches))
        .isEmpty();
  }

  @Test
  void theBudgetCanBeSmall() {
    assertThat(scripts(tickets(0, 6), 1_000).stream()
            .filter(script -> !Interleavings.within(6, lengths(script))))
        .isEmpty();
  }
}
