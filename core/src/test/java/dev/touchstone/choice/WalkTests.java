package dev.touchstone.choice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Gen;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class WalkTests {
  /** Every list of up to {@code most} numbers below {@code base}, by brute force. */
  private static List<List<Integer>> lists(int base, int most) {
    List<List<Integer>> all = new ArrayList<>(List.of(List.of()));
    for (int from = 0; all.get(from).size() < most; from++) {
      for (int next = 0; next < base; next++) {
        List<Integer> longer = new ArrayList<>(all.get(from));
        longer.add(next);
        all.add(longer);
      }
    }
    return all;
  }

  @Nested
  class Complete {
    @Test
    void seesEveryCombinationOnceInOrder() {
      Gen<List<Object>> gen =
          source -> List.of(source.integer(-1, 1), source.bool(), source.branch(2));
      List<List<Object>> expected = new ArrayList<>();
      for (int number : new int[] {0, 1, -1}) {
        for (boolean flag : new boolean[] {false, true}) {
          for (int branch = 0; branch < 2; branch++) {
            expected.add(List.of(number, flag, branch));
          }
        }
      }
      assertThat(Rolls.walk(gen)).containsExactlyElementsOf(expected);
    }

    @Test
    void seesEveryListOnce() {
      assertThat(Rolls.walk(Gen.lists(Gen.ints(0, 2), 0, 4)))
          .hasSize(1 + 3 + 9 + 27 + 81)
          .containsExactlyInAnyOrderElementsOf(lists(3, 4));
    }

    @Test
    void followsDependentDraws() {
      Gen<List<Integer>> gen = Gen.ints(0, 3).flatMap(n -> Gen.lists(Gen.ints(0, n), n, n));
      assertThat(Rolls.walk(gen)).hasSize(1 + 2 + 9 + 64).doesNotHaveDuplicates();
    }

    @Test
    void seesEveryTextAndByteArray() {
      Gen<String> texts = source -> source.text(Alphabet.of("xy"), 1, 3);
      assertThat(Rolls.walk(texts)).hasSize(14).startsWith("x", "y", "xx").endsWith("yyy");
      Gen<Integer> bytes = source -> source.bytes(0, 1).length;
      assertThat(Rolls.walk(bytes)).hasSize(257);
    }

    @Test
    void leavesRefusedCasesOut() {
      assertThat(Rolls.walk(Gen.ints(0, 9).filter(n -> n % 3 == 0))).containsExactly(0, 3, 6, 9);
    }

    @Test
    void skipsForcedDraws() {
      Gen<Integer> gen = source -> source.integer(5, 5) + source.integer(0, 1) + source.branch(1);
      assertThat(Rolls.walk(gen)).containsExactly(5, 6);
    }
  }

  @Nested
  class Limited {
    private List<List<Integer>> lists(Walk walk) {
      List<List<Integer>> seen = new ArrayList<>();
      Recorder recorder = new Recorder();
      do {
        walk.start();
        recorder.startWalk(walk, 30);
        try {
          seen.add(recorder.from(Gen.lists(Gen.ints(0, 99))));
        } catch (Overrun tooHeavy) {
          continue;
        }
      } while (walk.next());
      return seen;
    }

    /** A list of n numbers weighs 2n + 1. */
    @Test
    void seesExactlyTheCasesWithinWeightAndPosition() {
      Walk walk = new Walk(2, 5);
      assertThat(lists(walk)).containsExactlyInAnyOrderElementsOf(WalkTests.lists(3, 2));
      assertThat(walk.narrowed()).isTrue();
    }

    @Test
    void sortsIntoThePublishedOrder() {
      Recorder recorder = new Recorder();
      Walk walk = new Walk(3, 5);
      TreeSet<Choices> ordered = new TreeSet<>();
      List<Choices> seen = new ArrayList<>();
      do {
        walk.start();
        recorder.startWalk(walk, 30);
        try {
          recorder.from(Gen.lists(Gen.ints(0, 99)));
          ordered.add(recorder.choices());
          seen.add(recorder.choices());
        } catch (Overrun tooHeavy) {
          continue;
        }
      } while (walk.next());
      assertThat(ordered).hasSameSizeAs(seen);
      List<Choices> ofOneWeight =
          seen.stream().filter(choices -> choices.weight() == 5).toList();
      assertThat(ofOneWeight).isSorted().hasSize(16);
    }

    @Test
    void saysWhenItMetAFork() {
      Walk walk = new Walk(9, 9);
      Recorder recorder = new Recorder();
      walk.start();
      recorder.startWalk(walk, 30);
      assertThat(walk.forked()).isFalse();
      assertThat(recorder.fork("f").integer(3, 9)).isEqualTo(3);
      assertThat(walk.forked()).isTrue();
      assertThat(walk.narrowed()).isFalse();
    }

    @Test
    void narrowsEvenTheWidestWheel() {
      Walk walk = new Walk(4, 100);
      Recorder recorder = new Recorder();
      List<Long> seen = new ArrayList<>();
      do {
        walk.start();
        recorder.startWalk(walk, 30);
        seen.add(recorder.from(Gen.longs()));
      } while (walk.next());
      assertThat(seen)
          .containsExactlyElementsOf(
              IntStream.of(0, 1, -1, 2, -2).mapToObj(Long::valueOf).toList());
    }
  }
}
