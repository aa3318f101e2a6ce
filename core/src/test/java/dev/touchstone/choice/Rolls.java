package dev.touchstone.choice;

import dev.touchstone.Gen;
import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Random bits, single draws and whole cases for tests, all from fixed seeds. */
public final class Rolls {
  private static final int[] SIZES = {0, 1, 2, 7, 30, 99, 1000};
  private static final int RUNS = 100;
  private static final int CASES = 100;

  private Rolls() {}

  static Dice dice(long seed, int size) {
    return new Dice(Seed.of(seed).root().open(), new Tape(), size);
  }

  static LongStream longs(long seed, int count) {
    return Seed.of(seed).root().open().longs(count);
  }

  static LongStream samples(Domain.Scalar domain, int perSize) {
    return LongStream.range(0, (long) SIZES.length * perSize)
        .map(i -> domain.sample(dice(i, SIZES[(int) (i % SIZES.length)])));
  }

  static Stream<Object> samples(Domain.Compound domain, int perSize) {
    return LongStream.range(0, (long) SIZES.length * perSize)
        .mapToObj(i -> domain.sample(dice(i, SIZES[(int) (i % SIZES.length)])));
  }

  /** Returns the value of random case {@code k} of a generator at a size. */
  public static <T> T random(Gen<T> gen, long k, int size) {
    Recorder recorder = new Recorder();
    Node node = Seed.of(42).root().child(k);
    recorder.startRandom(node.open(), size, false);
    return recorder.from(gen);
  }

  /** Returns a number of random values of a generator over all sizes from 0 to 99. */
  public static <T> List<T> values(Gen<T> gen, int count) {
    Recorder recorder = new Recorder();
    Node root = Seed.of(42).root();
    List<T> values = new ArrayList<>();
    for (int k = 0; k < count; k++) {
      recorder.startRandom(root.child(k).open(), k % 100, k % 100 < 5);
      values.add(recorder.from(gen));
    }
    return values;
  }

  /** Returns in how many of 100 runs of 100 cases a value is met. */
  public static <T> long runsThatMeet(Gen<T> gen, T wanted) {
    return LongStream.range(0, RUNS).filter(seed -> meets(seed, gen, wanted)).count();
  }

  private static <T> boolean meets(long seed, Gen<T> gen, T wanted) {
    Recorder recorder = new Recorder();
    Node root = Seed.of(seed).root();
    for (int k = 0; k < CASES; k++) {
      recorder.startRandom(root.child(k).open(), k, k < 5);
      if (recorder.from(gen).equals(wanted)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the value of only simplest choices. */
  public static <T> T simplest(Gen<T> gen) {
    Recorder recorder = new Recorder();
    recorder.startSimplest(30);
    return recorder.from(gen);
  }

  /** Returns the value that recorded choices give. */
  public static <T> T replay(Gen<T> gen, Choices choices, int size) {
    Recorder recorder = new Recorder();
    recorder.startReplay(choices, size);
    return recorder.from(gen);
  }

  /** Returns all values of a generator in the order of a walk. */
  public static <T> List<T> walk(Gen<T> gen) {
    List<T> values = new ArrayList<>();
    walk(new Walk(Long.MAX_VALUE, Integer.MAX_VALUE), gen, (value, choices) -> values.add(value));
    return values;
  }

  /** Hands each case of a walk to a visitor; returns how many were refused or too heavy. */
  static <T> int walk(Walk walk, Gen<T> gen, BiConsumer<T, Choices> visitor) {
    Recorder recorder = new Recorder();
    int left = 0;
    do {
      walk.start();
      recorder.startWalk(walk, 30);
      try {
        T value = recorder.from(gen);
        visitor.accept(value, recorder.choices());
      } catch (Discarded | Overrun out) {
        left++;
      }
    } while (walk.next());
    return left;
  }
}
