package dev.touchstone.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Gen;
import dev.touchstone.laws.internal.explore.SpotChecks;
import dev.touchstone.laws.internal.explore.Universe;
import dev.touchstone.laws.internal.prune.Completion;
import dev.touchstone.laws.internal.prune.InstancePruner;
import dev.touchstone.laws.internal.prune.Pruner;
import dev.touchstone.laws.internal.prune.Semantics;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Simplicity;
import dev.touchstone.laws.internal.term.Wording;
import dev.touchstone.random.Seed;
import dev.touchstone.random.TfRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What provers prove about code that throws is true, and both provers prove the same. */
class SoundnessTests {
  private static final Sort<Integer> DOMAIN = Sort.named("Domain", Integer.class);
  private static final int SIGNATURES = Boolean.getBoolean("touchstone.full") ? 1_000 : 60;
  private static final int STEPS = 100;

  /** Two more than the terms of depth 3 have: proofs about connectives of two variables need them. */
  private static final int GREATEST = 9;

  /** Returns two functions whose results are random among 0, 1, 2 and an exception. */
  private static Signature random(int number) {
    TfRandom random = Seed.of(number).root().open();
    int[] unary = random.ints(3, 0, 4).toArray();
    int[] binary = random.ints(9, 0, 4).toArray();
    return Laws.signature()
        .vars(DOMAIN, Gen.ints(0, 2), "x", "y", "z")
        .constant("c", DOMAIN, random.nextInt(3))
        .fun("f", DOMAIN, DOMAIN, x -> defined(unary[x]))
        .fun("g", DOMAIN, DOMAIN, DOMAIN, (x, y) -> defined(binary[3 * x + y]))
        .depth(3)
        .confirm(0);
  }

  private static int defined(int result) {
    if (result == 3) {
      throw new NoSuchElementException("not defined");
    }
    return result;
  }

  /** Knows what throws, but is no judge of derived equations: the rule alone must be sound. */
  private record Unguarded(Semantics semantics) implements Semantics {
    @Override
    public boolean total(int term) {
      return semantics.total(term);
    }

    @Override
    public boolean plausible(int one, int other) {
      return true;
    }
  }

  private static List<Equation> laws(LawReport report) {
    List<Equation> laws = new ArrayList<>(report.findings().kept().laws());
    laws.addAll(report.findings().kept().variants());
    return laws;
  }

  private static Completion completion(LawReport report, int greatest) {
    Semantics semantics = new Unguarded(new SpotChecks(report.bench().laboratory()));
    Completion completion =
        new Completion(report.bench().terms(), greatest, greatest + 2, STEPS, semantics);
    laws(report).forEach(completion::assume);
    return completion;
  }

  private static InstancePruner instances(LawReport report) {
    Semantics semantics = new Unguarded(new SpotChecks(report.bench().laboratory()));
    InstancePruner pruner =
        InstancePruner.sound(report.bench().terms(), InstancePruner.Scheme.RELAXED, semantics);
    for (int[] members : report.findings().universe().classes()) {
      for (int term : members) {
        pruner.include(term, term == members[0]);
      }
    }
    laws(report).forEach(pruner::assume);
    return pruner;
  }

  @Nested
  class OfPartialFunctions {
    @Test
    void congruenceClosureNeverJoinsTermsThatDiffer() {
      for (int number = 0; number < SIGNATURES; number++) {
        LawReport report = random(number).discover();
        joinsNothingThatDiffers(number, report, instances(report));
      }
    }

    @Test
    void completionNeverJoinsTermsThatDiffer() {
      for (int number = 0; number < SIGNATURES; number++) {
        LawReport report = random(number).discover();
        joinsNothingThatDiffers(number, report, completion(report, GREATEST - 2));
      }
    }

    private void joinsNothingThatDiffers(int number, LawReport report, Pruner pruner) {
      Wording wording = new Wording(report.bench().terms());
      Universe universe = report.findings().universe();
      Map<Integer, Integer> classOf = universe.classOf();
      Map<Integer, Integer> first = new HashMap<>();
      for (int term : classOf.keySet()) {
        int other = first.computeIfAbsent(pruner.normalForm(term), normal -> term);
        assertThat(classOf.get(term))
            .as("signature %d: %s and %s", number, wording.of(term), wording.of(other))
            .isEqualTo(classOf.get(other));
      }
    }
  }

  @Nested
  class OfBothProvers {
    @Test
    void completionProvesWhatInstancesProve() {
      Sort<List<Integer>> list = Sort.list(Sort.INT);
      List<Signature> signatures = List.of(
          Laws.signature()
              .vars(Sort.INT, Gen.ints(-9, 9), "x", "y", "z")
              .constant("0", Sort.INT, 0)
              .fun("+", Sort.INT, Sort.INT, Sort.INT, Integer::sum)
              .fun("max", Sort.INT, Sort.INT, Sort.INT, Math::max),
          Laws.signature()
              .vars(Sort.BOOL, Gen.booleans(), "p", "q")
              .constant("true", Sort.BOOL, true)
              .constant("false", Sort.BOOL, false)
              .fun("not", Sort.BOOL, Sort.BOOL, p -> !p)
              .fun("&&", Sort.BOOL, Sort.BOOL, Sort.BOOL, (p, q) -> p && q)
              .fun("||", Sort.BOOL, Sort.BOOL, Sort.BOOL, (p, q) -> p || q),
          Laws.signature()
              .vars(Sort.INT, Gen.ints(0, 4), "x", "y")
              .vars(list, Gen.lists(Gen.ints(0, 4)), "xs", "ys", "zs")
              .constant("[]", list, List.of())
              .fun("first", list, Sort.INT, xs -> xs.get(0))
              .fun("rest", list, list, xs -> xs.subList(1, xs.size()))
              .fun(":", Sort.INT, list, list, SoundnessTests::cons));
      signatures.forEach(signature -> agree(signature.depth(3).confirm(0).discover()));
    }

    private void agree(LawReport report) {
      Wording wording = new Wording(report.bench().terms());
      Completion completion = completion(report, GREATEST);
      Simplicity simplicity = new Simplicity(report.bench().terms(), true);
      List<String> missed = report.findings().universe().equations(simplicity).stream()
          .filter(equation -> !completion.provable(equation))
          .map(wording::of)
          .toList();
      assertThat(missed).isEmpty();
      assertThat(report.rawEquations()).isGreaterThan(report.laws().size());
    }
  }

  private static List<Integer> cons(int first, List<Integer> rest) {
    List<Integer> longer = new ArrayList<>(List.of(first));
    longer.addAll(rest);
    return longer;
  }
}
