package dev.touchstone.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Gen;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class LawClaimTests {
  private static final Sort<List<Integer>> LIST = Sort.list(Sort.INT);

  private static List<Integer> reverse(List<Integer> xs) {
    List<Integer> reversed = new ArrayList<>(xs);
    Collections.reverse(reversed);
    return reversed;
  }

  private static LawReport report() {
    return Laws.signature()
        .vars(LIST, Gen.lists(Gen.ints(0, 9)), "xs")
        .fun("reverse", LIST, LIST, LawClaimTests::reverse)
        .depth(3)
        .confirm(500)
        .discover();
  }

  @Test
  void isHandedOverForEveryLaw() {
    List<LawClaim> claims = report().claims();
    assertThat(claims).extracting(LawClaim::law).containsExactly("reverse(reverse(xs)) = xs");
    assertThat(claims.get(0).claim().seed(Seed.of(1)).check().passed()).isTrue();
  }

  @Test
  void tellsMoreWhereMoreValuesDiffer() {
    LawClaim claim = report().claims().get(0);
    LawCase empty = claim.cases().sample(Seed.of(1).root(), 0);
    assertThat(empty).hasToString("xs = []");
    LawCase telling = null;
    for (int i = 0; i < 200 && telling == null; i++) {
      LawCase drawn = claim.cases().sample(Seed.of(2).root().child(i), 20);
      telling = claim.tells(drawn) > claim.tells(empty) ? drawn : null;
    }
    assertThat(telling).isNotNull();
    assertThat(claim.shown(empty)).isEqualTo("xs = []; reverse(xs) = []; both sides are []");
    assertThat(claim.holds(empty)).isTrue();
  }
}
