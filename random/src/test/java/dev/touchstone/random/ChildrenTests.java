package dev.touchstone.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ChildrenTests {
  private static final int MANY = 1_000;

  private final Node parent = Seed.of(5, 6).root().child("run").right();

  @Nested
  class SideBySide {
    /** Every lane, random keys and blocks, against the cipher of one block. */
    @Test
    void encryptsAsOneByOne() {
      TfRandom random = TfRandom.of(9);
      for (int turn = 0; turn < 200; turn++) {
        long[] keys = words(random);
        long[] blocks = words(random);
        long[] plain = blocks.clone();
        Lanes.encrypt(blocks, LaneKeys.of(keys));
        for (int lane = 0; lane < Lanes.COUNT; lane++) {
          assertThat(block(blocks, lane)).isEqualTo(encrypted(keys, plain, lane));
        }
      }
    }

    private long[] words(TfRandom random) {
      return random.longs(4L * Lanes.COUNT).toArray();
    }

    private List<Long> encrypted(long[] keys, long[] plain, int lane) {
      List<Long> key = block(keys, lane);
      List<Long> x = block(plain, lane);
      Key out = new Key();
      Threefish.encrypt(
          new Key(key.get(0), key.get(1), key.get(2), key.get(3)),
          x.get(0),
          x.get(1),
          x.get(2),
          x.get(3),
          out);
      return List.of(out.w0, out.w1, out.w2, out.w3);
    }

    private List<Long> block(long[] words, int lane) {
      return List.of(
          words[lane],
          words[lane + Lanes.COUNT],
          words[lane + 2 * Lanes.COUNT],
          words[lane + 3 * Lanes.COUNT]);
    }
  }

  @Nested
  class OneAfterTheOther {
    @Test
    void areThoseThatTheNodeOpens() {
      Children children = parent.children();
      for (int index = 0; index < MANY; index++) {
        assertSame(children.open(index), parent.child(index).open(), index % 7);
      }
    }

    @Test
    void areTheSameWhateverTheSiblingsDrew() {
      Children children = parent.children();
      TfRandom habits = TfRandom.of(3);
      for (int index = 0; index < 3 * MANY; index++) {
        assertSame(children.open(index), parent.child(index).open(), habits.nextInt(40));
      }
    }

    @Test
    void wrapAroundTheGreatestNumber() {
      Children children = parent.children();
      for (long index = -500; index < 500; index++) {
        assertSame(children.open(index), parent.child(index).open(), 5);
      }
    }

    @Test
    void mayBeKeptWhileOthersAreMade() {
      Children children = parent.children();
      List<TfRandom> kept = new ArrayList<>();
      for (int index = 0; index < MANY; index++) {
        TfRandom child = children.open(index);
        child.split().nextLong();
        kept.add(child);
      }
      for (int index = 0; index < MANY; index++) {
        assertSame(kept.get(index), parent.child(index).left().open(), 9);
      }
    }

    @Test
    void mayBeUsedByOtherThreads() throws Exception {
      Children children = parent.children();
      ExecutorService threads = Executors.newFixedThreadPool(4);
      List<Callable<Void>> uses = new ArrayList<>();
      for (int i = 0; i < MANY; i++) {
        int index = i;
        TfRandom child = children.open(index);
        uses.add(() -> {
          assertSame(child, parent.child(index).open(), 20);
          return null;
        });
      }
      try {
        for (var use : threads.invokeAll(uses)) {
          use.get();
        }
      } finally {
        threads.shutdownNow();
      }
    }
  }

  @Nested
  class InAnyOrder {
    @Test
    void areThoseThatTheNodeOpens() {
      Children children = parent.children();
      TfRandom order = TfRandom.of(4);
      long index = 0;
      for (int turn = 0; turn < 3 * MANY; turn++) {
        index = order.nextInt(20) == 0 ? order.nextLong() : index + order.nextInt(1, 3);
        assertSame(children.open(index), parent.child(index).open(), 6);
      }
    }

    @Test
    void areFoundAgain() {
      Children children = parent.children();
      for (int index = 0; index < MANY; index++) {
        children.open(index).nextLong();
      }
      assertSame(children.open(3), parent.child(3).open(), 6);
      assertSame(children.open(MANY - 1), parent.child(MANY - 1).open(), 6);
    }
  }

  @Nested
  class OfAKeyThatHashesOtherwise {
    @Test
    void areHashedByThatKey() {
      AtomicInteger calls = new AtomicInteger();
      Children children = new Children(new CountingKey(calls), 0, 0);
      for (int index = 0; index < MANY; index++) {
        children.open(index);
      }
      assertThat(calls.get()).isEqualTo(MANY);
    }
  }

  @Nested
  class ManyLongs {
    private static final int OUTSIDE = TfRandom.MARGIN + 1;

    @Test
    void needRoomForTheMargins() {
      TfRandom random = parent.open();
      long[] tooShort = new long[10 + 2 * TfRandom.MARGIN - 1];
      assertThatThrownBy(() -> random.nextBlocks(tooShort, TfRandom.MARGIN, 10))
          .isInstanceOf(IndexOutOfBoundsException.class);
      assertThat(random.nextLong()).isEqualTo(parent.open().nextLong());
    }

    @Test
    void areThoseDrawnOneByOne() {
      for (int before = 0; before < 9; before++) {
        for (int count = 0; count < 40; count++) {
          TfRandom bulk = skipped(before);
          TfRandom single = skipped(before);
          long[] drawn = new long[count + 2 * OUTSIDE];
          bulk.nextBlocks(drawn, OUTSIDE, count);
          for (int i = 0; i < count; i++) {
            assertThat(drawn[OUTSIDE + i]).isEqualTo(single.nextLong());
          }
          assertThat(drawn[0] | drawn[drawn.length - 1]).isZero();
          assertThat(bulk.nextLong()).isEqualTo(single.nextLong());
        }
      }
    }

    private TfRandom skipped(int longs) {
      TfRandom random = parent.open();
      random.longs(longs).forEach(drawn -> {});
      return random;
    }
  }

  /** Draws, splits and opens children on both sides and compares all of it. */
  private static void assertSame(TfRandom one, TfRandom other, int longs) {
    for (int i = 0; i < longs; i++) {
      assertThat(one.nextLong()).isEqualTo(other.nextLong());
    }
    TfRandom right = one.split();
    TfRandom otherRight = other.split();
    for (int i = 0; i < longs; i++) {
      assertThat(right.nextLong()).isEqualTo(otherRight.nextLong());
    }
    assertThat(one.split().nextLong()).isEqualTo(other.split().nextLong());
    assertThat(one.child(7).nextLong()).isEqualTo(other.child(7).nextLong());
    assertThat(right.node()).isEqualTo(otherRight.node());
  }
}
