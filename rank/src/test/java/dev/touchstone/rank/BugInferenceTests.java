package dev.touchstone.rank;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.Pair;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class BugInferenceTests {
  /** Failure sets of up to eight programs. */
  private static final Gen<FailureSet> SETS =
      Gen.subsets(List.of(0, 1, 2, 3, 4, 5, 6, 7)).map(FailureSet::of);

  private static final Gen<List<FailureSet>> FAMILIES = Gen.lists(SETS, 0, 9);

  private static List<FailureSet> bugs(FailureSet... family) {
    return BugInference.bugs(List.of(family));
  }

  @Nested
  class ByHand {
    @Test
    void twoBugsExplainATestThatProvokesBoth() {
      assertThat(bugs(FailureSet.of(1, 2), FailureSet.of(1), FailureSet.of(2)))
          .containsExactly(FailureSet.of(1), FailureSet.of(2));
    }

    @Test
    void aThirdProgramThatFailsThereOnlyMakesItABugOfItsOwn() {
      List<FailureSet> bugs = bugs(FailureSet.of(1, 2, 3), FailureSet.of(1), FailureSet.of(2));
      assertThat(bugs).containsExactly(FailureSet.of(1), FailureSet.of(2), FailureSet.of(1, 2, 3));
      assertThat(Scores.of(bugs, 4).passed()).containsExactly(3, 1, 1, 2);
    }

    @Test
    void aTestThatAllPassIsNoBug() {
      assertThat(bugs(FailureSet.NONE)).isEmpty();
    }

    @Test
    void aLaterTestRemovesWhatItExplains() {
      assertThat(bugs(FailureSet.of(0, 1), FailureSet.of(0), FailureSet.of(70), FailureSet.of(1)))
          .containsExactly(FailureSet.of(0), FailureSet.of(1), FailureSet.of(70));
    }

    @Test
    void theSmallerOfTwoTestsIsTheWitness() {
      BugInference<String> inference = new BugInference<>(Comparator.naturalOrder());
      inference.offer("b", FailureSet.of(3));
      inference.offer("a", FailureSet.of(3));
      inference.offer("c", FailureSet.of(3));
      assertThat(inference.bugs()).containsExactly(new Bug<>("a", FailureSet.of(3)));
    }
  }

  @Nested
  class ForAllFamilies {
    @Test
    void theBugsAreTheUnionIrreducibleSets() {
      Claim.forAll(FAMILIES, family -> BugInference.bugs(family).equals(BruteForce.bugs(family)))
          .seed(Seed.of(1))
          .cases(500)
          .orThrow();
    }

    @Test
    void orderDoesNotMatter() {
      Gen<Pair<List<FailureSet>, List<FailureSet>>> twice = FAMILIES.flatMap(
          family -> Gen.permutations(family).map(mixed -> new Pair<>(family, mixed)));
      Claim.forAll(
              twice,
              both -> BugInference.bugs(both.first()).equals(BugInference.bugs(both.second())))
          .seed(Seed.of(2))
          .cases(500)
          .orThrow();
    }

    @Test
    void anExplainedTestChangesNothing() {
      Claim.forAll(FAMILIES, family -> {
            FailureSet all = family.stream().reduce(FailureSet.NONE, FailureSet::union);
            List<FailureSet> more = new ArrayList<>(family);
            more.add(all);
            return family.contains(all)
                || BruteForce.isUnion(all, family)
                    == BugInference.bugs(more).equals(BugInference.bugs(family));
          })
          .seed(Seed.of(3))
          .cases(500)
          .orThrow();
    }

    @Test
    void everyObservedSetIsAUnionOfBugs() {
      Claim.forAll(
              FAMILIES,
              family -> family.stream()
                  .allMatch(set -> BruteForce.isExplained(set, BugInference.bugs(family))))
          .seed(Seed.of(4))
          .cases(300)
          .orThrow();
    }
  }
}
