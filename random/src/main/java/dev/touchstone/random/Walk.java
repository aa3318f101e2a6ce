package dev.touchstone.random;

import java.util.List;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import java.util.random.RandomGenerator.SplittableGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apiguardian.api.API;

/**
 * A way through the tree of a splittable generator that turns it into one stream of longs.
 *
 * <p>Statistical batteries read one stream and cannot see a tree. A walk shows them a part of it:
 *
 * <ul>
 *   <li>{@code linear}: the generator itself, never split;
 *   <li>{@code s}: split, give one long from each of the four grandchildren of the right half, go on
 *       with the left half;
 *   <li>{@code sl}: split, give one long from the left half, go on with the right half;
 *   <li>{@code sr}: split, give one long from the right half, go on with the left half;
 *   <li>{@code sa}: alternately as {@code sr} and as {@code sl};
 *   <li>{@code siblings:K}: in turn over the 2^K leaves of a full tree, K from 1 to 16;
 *   <li>{@code children}: the first long of child 0, child 1, and so on; where a generator has no
 *       numbered children, the right halves of its successive splits.
 * </ul>
 *
 * <p>A walk works on every {@link SplittableGenerator} and moves the one it is given.
 *
 * <p>Source: Claessen and Palka, Splittable Pseudorandom Number Generators using Cryptographic
 * Hashing (2013), section 5, for the four split sequences.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Walk {
  private static final int DEEPEST = 16;

  private static final List<Walk> ALL = Stream.concat(
          Stream.of(
              new Walk("linear", generator -> generator::nextLong),
              new Walk("s", FourLeaves::new),
              new Walk("sl", LeftSpine::new),
              new Walk("sr", generator -> () -> generator.split().nextLong()),
              new Walk("sa", Alternating::new),
              new Walk("children", Walk::children)),
          IntStream.rangeClosed(1, DEEPEST).mapToObj(Walk::siblings))
      .toList();

  private final String name;
  private final Function<SplittableGenerator, LongSupplier> stream;

  private Walk(String name, Function<SplittableGenerator, LongSupplier> stream) {
    this.name = name;
    this.stream = stream;
  }

  /**
   * Returns the walk with a name.
   *
   * @param name one of those listed above
   * @return the walk
   * @throws IllegalArgumentException if there is no such walk
   */
  public static Walk parse(String name) {
    return ALL.stream()
        .filter(walk -> walk.name.equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(
            "shape is \"%s\"; linear, s, sl, sr, sa, children and siblings:1 to siblings:%d are accepted"
                .formatted(name, DEEPEST)));
  }

  /**
   * Walks through the tree of a generator.
   *
   * @param generator where to start; the walk moves it
   * @return the stream of longs, without end
   */
  public LongSupplier over(SplittableGenerator generator) {
    return stream.apply(generator);
  }

  /**
   * Gives the first long of each of a numbered family of generators, from number 0.
   *
   * @param family opens the generator with a number
   * @return the stream of longs, without end
   */
  public static LongSupplier firsts(LongFunction<? extends RandomGenerator> family) {
    return new Firsts(family);
  }

  /**
   * Returns the name {@link #parse} reads.
   *
   * @return for example {@code siblings:4}
   */
  @Override
  public String toString() {
    return name;
  }

  private static Walk siblings(int k) {
    return new Walk("siblings:" + k, generator -> new Siblings(generator, k));
  }

  private static LongSupplier children(SplittableGenerator generator) {
    return generator instanceof TfRandom addressable
        ? firsts(addressable::child)
        : firsts(index -> generator.split());
  }

  private static final class FourLeaves implements LongSupplier {
    private final SplittableGenerator spine;
    private final SplittableGenerator[] leaves = new SplittableGenerator[4];
    private int next;

    FourLeaves(SplittableGenerator spine) {
      this.spine = spine;
    }

    @Override
    public long getAsLong() {
      if (next == 0) {
        leaves[0] = spine.split();
        leaves[2] = leaves[0].split();
        leaves[1] = leaves[0].split();
        leaves[3] = leaves[2].split();
      }
      long result = leaves[next].nextLong();
      next = (next + 1) % leaves.length;
      return result;
    }
  }

  private static final class LeftSpine implements LongSupplier {
    private SplittableGenerator spine;

    LeftSpine(SplittableGenerator spine) {
      this.spine = spine;
    }

    @Override
    public long getAsLong() {
      SplittableGenerator left = spine;
      spine = left.split();
      return left.nextLong();
    }
  }

  private static final class Alternating implements LongSupplier {
    private SplittableGenerator spine;
    private boolean right = true;

    Alternating(SplittableGenerator spine) {
      this.spine = spine;
    }

    @Override
    public long getAsLong() {
      SplittableGenerator left = spine;
      SplittableGenerator other = left.split();
      SplittableGenerator given = right ? other : left;
      spine = right ? left : other;
      right = !right;
      return given.nextLong();
    }
  }

  private static final class Siblings implements LongSupplier {
    private final SplittableGenerator[] leaves;
    private int next;

    Siblings(SplittableGenerator root, int k) {
      leaves = new SplittableGenerator[1 << k];
      leaves[0] = root;
      for (int width = leaves.length; width > 1; width /= 2) {
        for (int at = 0; at < leaves.length; at += width) {
          leaves[at + width / 2] = leaves[at].split();
        }
      }
    }

    @Override
    public long getAsLong() {
      long result = leaves[next].nextLong();
      next = (next + 1) % leaves.length;
      return result;
    }
  }

  private static final class Firsts implements LongSupplier {
    private final LongFunction<? extends RandomGenerator> family;
    private long index;

    Firsts(LongFunction<? extends RandomGenerator> family) {
      this.family = family;
    }

    @Override
    public long getAsLong() {
      return family.apply(index++).nextLong();
    }
  }
}
