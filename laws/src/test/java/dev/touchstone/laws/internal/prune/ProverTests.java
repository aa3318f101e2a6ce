package dev.touchstone.laws.internal.prune;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.random.Seed;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ProverTests {
  private final Arithmetic sums = new Arithmetic();

  private Completion completion(List<Equation> laws) {
    Completion completion = new Completion(sums.terms, 12, 14, 200, Semantics.NONE);
    laws.forEach(completion::assume);
    return completion;
  }

  private InstancePruner instances(List<Equation> laws, Equation goal) {
    InstancePruner pruner =
        InstancePruner.sound(sums.terms, InstancePruner.Scheme.RELAXED, Semantics.NONE);
    laws.forEach(law -> include(pruner, law));
    include(pruner, goal);
    laws.forEach(pruner::assume);
    return pruner;
  }

  private void include(InstancePruner pruner, Equation equation) {
    include(pruner, equation.left());
    include(pruner, equation.right());
  }

  private void include(InstancePruner pruner, int term) {
    for (int i = 0; i < sums.terms.arity(term); i++) {
      include(pruner, sums.terms.argument(term, i));
    }
    pruner.include(term, true);
  }

  private static void holds(Claim claim, int cases) {
    claim.cases(cases).seed(Seed.of(1)).explaining(false).check().orThrow();
  }

  @Nested
  class OnGroundTerms {
    @Test
    void congruenceClosureAgreesWithBruteForce() {
      Gen<Equation> goals = Gen.zip(sums.termGen(2, false), sums.termGen(2, false), Equation::new);
      holds(
          Claim.forAll(
              sums.equationGen(2, false, 4),
              goals,
              (laws, goal) ->
                  instances(laws, goal).provable(goal) == sums.impliedByBruteForce(laws, goal)),
          500);
    }

    @Test
    void completionAgreesWithBruteForce() {
      Gen<Equation> goals = Gen.zip(sums.termGen(2, false), sums.termGen(2, false), Equation::new);
      holds(
          Claim.forAll(
              sums.equationGen(2, false, 4),
              goals,
              (laws, goal) ->
                  completion(laws).provable(goal) == sums.impliedByBruteForce(laws, goal)),
          500);
    }
  }

  @Nested
  class WithVariables {
    @Test
    void congruenceClosureProvesOnlyWhatFollows() {
      Gen<Equation> goals = Gen.zip(sums.termGen(2, true), sums.termGen(2, true), Equation::new);
      holds(
          Claim.forAll(
              sums.equationGen(2, true, 3),
              goals,
              (laws, goal) ->
                  !instances(laws, goal).provable(goal) || sums.followsInSmallModels(laws, goal)),
          500);
    }

    @Test
    void completionProvesOnlyWhatFollows() {
      Gen<Equation> goals = Gen.zip(sums.termGen(2, true), sums.termGen(2, true), Equation::new);
      holds(
          Claim.forAll(
              sums.equationGen(2, true, 3),
              goals,
              (laws, goal) ->
                  !completion(laws).provable(goal) || sums.followsInSmallModels(laws, goal)),
          200);
    }

    @Test
    void commutativityAndAssociativityDecideSums() {
      int x = sums.atom(sums.x);
      int y = sums.atom(sums.y);
      int z = sums.atom(sums.z);
      Completion completion = completion(List.of(
          new Equation(sums.call(sums.g, x, y), sums.call(sums.g, y, x)),
          new Equation(
              sums.call(sums.g, sums.call(sums.g, x, y), z),
              sums.call(sums.g, x, sums.call(sums.g, y, z)))));
      int left = sums.call(sums.g, sums.call(sums.g, x, y), sums.call(sums.g, x, z));
      int right = sums.call(sums.g, sums.call(sums.g, z, y), sums.call(sums.g, x, x));
      assertThat(completion.provable(new Equation(left, right))).isTrue();
      assertThat(completion.provable(new Equation(left, sums.call(sums.g, x, y))))
          .isFalse();
      assertThat(completion.capped()).isFalse();
    }
  }

  @Nested
  class Orders {
    @Test
    void everyTwoGroundTermsAreOrderedOneWay() {
      KnuthBendix order = new KnuthBendix(sums.terms);
      Gen<Integer> ground = sums.termGen(3, true);
      holds(
          Claim.forAll(
              ground,
              ground,
              (one, other) -> one.equals(other)
                  ? !order.greater(one, other)
                  : order.greater(one, other) != order.greater(other, one)),
          500);
    }
  }
}
