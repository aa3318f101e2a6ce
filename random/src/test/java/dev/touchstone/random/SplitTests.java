package dev.touchstone.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGenerator.SplittableGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SplitTests {
  @Nested
  class TheLaw {
    private final TfRandom choice = TfRandom.of(7);

    @Test
    void holdsOnTenThousandRandomSequencesOfOperations() {
      for (int i = 0; i < 10_000; i++) {
        follow(choice.child(i));
      }
    }

    private void follow(TfRandom operations) {
      Node node = Seed.of(operations.nextLong()).root();
      TfRandom random = node.open();
      TfRandom mirror = node.open();
      boolean turnsOnly = operations.nextBoolean();
      int length = operations.nextInt(turnsOnly ? 200 : 30);
      for (int i = 0; i < length; i++) {
        switch (operations.nextInt(turnsOnly ? 3 : 5)) {
          case 0 -> compare(random, mirror, operations.nextInt(10));
          case 1 -> {
            random.split();
            node = node.left();
          }
          case 2 -> {
            random = random.split();
            node = node.right();
          }
          case 3 -> {
            long index = operations.nextLong();
            random = random.child(index);
            node = node.child(index);
          }
          default -> {
            String label = "x".repeat(operations.nextInt(20));
            random = random.child(label);
            node = node.child(label);
          }
        }
        if (!random.node().equals(mirror.node())) {
          mirror = node.open();
        }
        assertThat(random.node()).isEqualTo(node);
      }
      TfRandom right = random.split();
      compare(random, node.left().open(), 9);
      compare(right, node.right().open(), 9);
    }

    private void compare(TfRandom actual, TfRandom expected, int longs) {
      for (int i = 0; i < longs; i++) {
        long value = expected.nextLong();
        if (actual.nextLong() != value) {
          assertThat(actual).as("long %d differs", i).isEqualTo(expected);
        }
      }
    }
  }

  @Nested
  class Looking {
    @ParameterizedTest
    @ValueSource(longs = {0, 1, 5, -1, Long.MIN_VALUE})
    void neverChangesWhatIsDrawnLater(long seed) {
      TfRandom plain = TfRandom.of(seed);
      TfRandom watched = TfRandom.of(seed);
      for (int i = 0; i < 200; i++) {
        watched.child(i).nextLong();
        watched.child("label " + i).split();
        watched.node().left().toReplay();
        assertThat(watched.toString()).startsWith("tf1n-");
        assertThat(watched.nextLong()).isEqualTo(plain.nextLong());
        if (i % 7 == 6) {
          assertThat(watched.split().nextLong()).isEqualTo(plain.split().nextLong());
        }
      }
    }

    @Test
    void findsTheSameChildWhateverWasDrawn() {
      TfRandom random = TfRandom.of(5);
      long before = random.child(3).nextLong();
      random.nextLong();

      assertThat(random.child(3).nextLong()).isEqualTo(before);
    }
  }

  @Nested
  class FromAnotherSource {
    private final TfRandom random = TfRandom.of(1);

    @Test
    void takesFourLongsAsASeed() {
      long[] words = TfRandom.of(2).longs(4).toArray();
      Seed seed = Seed.of(words[0], words[1], words[2], words[3]);

      assertThat(random.split(TfRandom.of(2)).node()).isEqualTo(seed.root());
      assertThat(random.splits(3, TfRandom.of(2)).map(SplitTests::first))
          .containsExactly(
              first(seed.root().child(0).open()),
              first(seed.root().child(1).open()),
              first(seed.root().child(2).open()));
      assertThat(random.splits(TfRandom.of(2)).limit(1).map(SplitTests::first))
          .containsExactly(first(seed.root().child(0).open()));
    }

    @Test
    void leavesTheReceiverAlone() {
      random.split(TfRandom.of(2));
      assertThat(random.splits(3, TfRandom.of(2))).hasSize(3);

      assertThat(random.nextLong()).isEqualTo(TfRandom.of(1).nextLong());
    }
  }

  @Nested
  class Streams {
    @Test
    void areTheChildrenOfTheRightHalf() {
      TfRandom random = TfRandom.of(1);
      Node node = random.node();

      List<Long> firsts = random.splits(5).map(SplitTests::first).toList();

      assertThat(firsts)
          .isEqualTo(Stream.iterate(0L, i -> i + 1)
              .limit(5)
              .map(i -> first(node.right().child(i).open()))
              .toList());
      assertThat(random.node()).isEqualTo(node.left());
    }

    @Test
    void areTheSameInParallel() {
      List<Long> sequential =
          TfRandom.of(1).splits(1_000).map(SplitTests::first).toList();
      List<Long> parallel =
          TfRandom.of(1).splits(1_000).parallel().map(SplitTests::first).toList();

      assertThat(parallel).isEqualTo(sequential).doesNotHaveDuplicates();
    }

    @Test
    void areTheSameAsRngs() {
      assertThat(TfRandom.of(1).rngs(10).map(SplitTests::first))
          .isEqualTo(TfRandom.of(1).splits(10).map(SplitTests::first).toList());
    }

    @Test
    void areSizedOrEndless() {
      assertThat(TfRandom.of(1).splits(7).spliterator().getExactSizeIfKnown()).isEqualTo(7);
      assertThat(TfRandom.of(1).splits().limit(3)).hasSize(3);
      assertThat(TfRandom.of(1).rngs().limit(3)).hasSize(3);
      assertThat(TfRandom.of(1).splits(0)).isEmpty();
    }

    @Test
    void refuseANegativeSizeBeforeAnythingMoves() {
      SplittableGenerator random = TfRandom.of(1);

      assertThatIllegalArgumentException()
          .isThrownBy(() -> random.splits(-1))
          .withMessage("size must be non-negative");
      assertThatIllegalArgumentException()
          .isThrownBy(() -> random.splits(-1, random))
          .withMessage("size must be non-negative");
      assertThat(random.nextLong()).isEqualTo(TfRandom.of(1).nextLong());
    }
  }

  private static long first(RandomGenerator random) {
    return random.nextLong();
  }
}
