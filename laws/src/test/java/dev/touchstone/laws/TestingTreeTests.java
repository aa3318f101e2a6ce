package dev.touchstone.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Gen;
import dev.touchstone.laws.internal.term.Wording;
import dev.touchstone.laws.internal.trial.TestingTree;
import dev.touchstone.random.Seed;
import dev.touchstone.random.TfRandom;
import java.util.HashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

/** Two ways to sort terms by their outcomes agree on random functions. */
class TestingTreeTests {
  private static final Sort<Integer> DOMAIN = Sort.named("Domain", Integer.class);
  private static final int SIGNATURES = Boolean.getBoolean("touchstone.full") ? 300 : 30;

  private static Signature random(int number) {
    TfRandom random = Seed.of(number).root().child("tree").open();
    int[] unary = random.ints(3, 0, 4).toArray();
    int[] binary = random.ints(9, 0, 3).toArray();
    return Laws.signature()
        .vars(DOMAIN, Gen.ints(0, 2), "x", "y")
        .constant("c", DOMAIN, random.nextInt(3))
        .fun("f", DOMAIN, DOMAIN, x -> defined(unary[x]))
        .fun("g", DOMAIN, DOMAIN, DOMAIN, (x, y) -> binary[3 * x + y])
        .depth(3)
        .confirm(0);
  }

  private static int defined(int result) {
    if (result == 3) {
      throw new NoSuchElementException("not defined");
    }
    return result;
  }

  @Test
  void leavesAreTheClassesThatRefinementFinds() {
    for (int number = 0; number < SIGNATURES; number++) {
      LawReport report = random(number).discover();
      Wording wording = new Wording(report.bench().terms());
      TestingTree tree = new TestingTree(report.bench().laboratory(), 500);
      Map<Integer, Integer> leaf = new HashMap<>();
      for (int[] members : report.findings().universe().classes()) {
        for (int term : members) {
          leaf.put(term, tree.insert(term));
        }
      }
      for (int[] members : report.findings().universe().classes()) {
        for (int term : members) {
          assertThat(leaf.get(term))
              .as("signature %d: %s", number, wording.of(term))
              .isEqualTo(members[0]);
        }
      }
    }
  }

  @Test
  void theSameSeedGivesTheSameReport() {
    for (int number = 0; number < SIGNATURES; number++) {
      assertThat(random(number).maxSize(5).discover().text())
          .isEqualTo(random(number).maxSize(5).discover().text());
    }
  }
}
