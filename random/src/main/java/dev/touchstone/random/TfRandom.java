package dev.touchstone.random;

import java.util.Objects;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.apiguardian.api.API;

/**
 * A splittable generator whose every value has an address.
 *
 * <p>A generator stands at a node of an infinite tree; the bits found there are a keyed hash of the
 * path from the seed. {@link #split} moves it to the left child and returns one at the right child,
 * {@link #child(long)} and {@link #child(String)} open children of their own, and nothing is ever
 * taken from a shared tape. So adding a draw in one place moves no value in another, and any value
 * is found again from a short string:
 *
 * <pre>{@code
 * TfRandom random = TfRandom.of(Seed.of(1, 2));
 * int die = random.child(37).nextInt(1, 7);
 * int same = TfRandom.parse("tf1-0000000000000g0000000000029/37").nextInt(1, 7);
 * }</pre>
 *
 * <p><strong>Why branches are independent.</strong> The hash is a fold of Threefish-256 over blocks:
 * each block is encrypted under the previous result. Such a fold is a pseudorandom function if no
 * sequence of blocks ever queried is a proper prefix of another, and addresses do not meet if
 * different ones give different sequences. Both hold whatever the caller does:
 *
 * <ol>
 *   <li><em>Prefix-free:</em> a query is some blocks that are not of kind OUTPUT, then one that is. A
 *       shorter query that began a longer one would have an OUTPUT block where the longer one has
 *       none.
 *   <li><em>Injective:</em> from left to right, the kind names each block, the length tells which path
 *       bits are real, a key change always comes after 64 of them, and a label counts the bytes still
 *       to come. So the address can be read back.
 * </ol>
 *
 * <p><strong>Bound.</strong> With {@code q} outputs, {@code l} blocks per address, time {@code t} and
 * key search as the best attack on the cipher, the advantage of any program in telling the tree from
 * true randomness is at most {@code 2^-256 (q^3 l / 2 + c1 q^2 l^2 (1 + log q) + c2 t q l / Time(E))}:
 * below 2^-70 for q = 2^50, l = 2^30, t = 2^90.
 *
 * <p><strong>Assumption.</strong> The root key is uniform over 256 bits. From a seed of 128 or 64 bits
 * the structure is the same, but trying all seeds costs 2^128 or 2^64.
 *
 * <p><strong>Not for keys or secrets.</strong> Seeds and states are printed in reports on purpose.
 *
 * <p><strong>Pinned draws.</strong> Every derived draw is fixed by this class and by published vectors,
 * and does not follow the JDK's defaults. Arguments are checked before anything is drawn.
 *
 * <p><strong>Threads.</strong> A generator is mutable and not thread-safe; used from two threads its
 * output is undefined. Give each thread its own {@code split()} or {@code child}, or share a {@link
 * Node}. {@code -Dtouchstone.random.checkThread=true} lets the first thread that uses a generator own
 * it and throws {@link java.util.ConcurrentModificationException} when another one does.
 *
 * <p>Source: Claessen and Palka, Splittable Pseudorandom Number Generators using Cryptographic Hashing
 * (2013), sections 3 to 5. Deviation: the paper needs callers never to draw and split at the same
 * state; the block layout here needs nothing of them.
 *
 * @since 0.1
 */
@API(status = API.Status.MAINTAINED, since = "0.1")
public final class TfRandom extends Draws {
  private Key key;
  private long path;
  private int length;

  TfRandom(Key key, long path, int length) {
    this.key = key;
    this.path = path;
    this.length = length;
  }

  /**
   * Opens a generator at the root of a seed.
   *
   * @param seed where the tree starts
   * @return a new generator
   */
  public static TfRandom of(Seed seed) {
    return new TfRandom(Objects.requireNonNull(seed, "seed").key(), 0, 0);
  }

  /**
   * Opens a generator at the root of a 64-bit seed.
   *
   * @param shortSeed any value
   * @return a new generator
   */
  public static TfRandom of(long shortSeed) {
    return of(Seed.of(shortSeed));
  }

  /**
   * Opens a generator at the node a replay string names.
   *
   * @param replay an address or a state, see {@link Node#parse}
   * @return a new generator
   * @throws MalformedReplay if the text is not well formed
   * @throws UnknownReplayFormat if the text names another algorithm
   */
  public static TfRandom parse(String replay) {
    return Node.parse(replay).open();
  }

  /**
   * Splits this generator in two: it moves to the left child of its node, with nothing drawn yet, and
   * the result stands at the right child.
   *
   * @return the right half
   */
  @Override
  public TfRandom split() {
    checkThread();
    if (length == key.layout().pathBits()) {
      key = key.layout().rekey(key, path);
      path = 0;
      length = 0;
    }
    TfRandom right = new TfRandom(key, path | 1L << length, length + 1);
    length++;
    restart();
    return right;
  }

  /**
   * Returns a generator seeded with 256 bits of another one; this generator does not change.
   *
   * @param source gives four longs
   * @return a new generator
   */
  @Override
  public TfRandom split(SplittableGenerator source) {
    return new TfRandom(keyFrom(source), 0, 0);
  }

  /**
   * Opens the numbered child of this generator's node.
   *
   * <p>The result depends on the node alone, never on what was drawn, and this generator does not
   * change. The same index gives the same stream each time.
   *
   * @param index any value
   * @return a new generator
   */
  public TfRandom child(long index) {
    checkThread();
    return new TfRandom(key.layout().index(key, path, length, index), 0, 0);
  }

  /**
   * Opens the labelled child of this generator's node, as {@link #child(long)} does.
   *
   * @param label well-formed text of at most 65,535 bytes of UTF-8; may be empty
   * @return a new generator
   * @throws IllegalArgumentException if the label is too long or has an unpaired surrogate
   */
  public TfRandom child(String label) {
    checkThread();
    return new TfRandom(key.layout().label(key, path, length, Label.bytes(label)), 0, 0);
  }

  /**
   * Returns the place of this generator in the tree, not its position among the draws there.
   *
   * @return a node without history, so it prints as a state
   */
  public Node node() {
    checkThread();
    return Node.ofState(key, path, length);
  }

  @Override
  public Stream<SplittableGenerator> splits() {
    return splits(Long.MAX_VALUE);
  }

  /**
   * Splits this generator once and opens numbered children of the right half: element {@code i} is
   * {@code child(i)}, in whatever order and on whatever threads the stream is traversed.
   *
   * @param streamSize how many, zero or more
   * @return a sized, ordered stream
   */
  @Override
  public Stream<SplittableGenerator> splits(long streamSize) {
    checkSize(streamSize);
    TfRandom base = split();
    return children(base.key, base.path, base.length, streamSize);
  }

  @Override
  public Stream<SplittableGenerator> splits(SplittableGenerator source) {
    return splits(Long.MAX_VALUE, source);
  }

  /**
   * Opens numbered children of the root of a 256-bit seed drawn from another generator.
   *
   * @param streamSize how many, zero or more
   * @param source gives four longs
   * @return a sized, ordered stream
   */
  @Override
  public Stream<SplittableGenerator> splits(long streamSize, SplittableGenerator source) {
    checkSize(streamSize);
    return children(keyFrom(source), 0, 0, streamSize);
  }

  @Override
  public Stream<RandomGenerator> rngs() {
    return rngs(Long.MAX_VALUE);
  }

  @Override
  public Stream<RandomGenerator> rngs(long streamSize) {
    return splits(streamSize).map(RandomGenerator.class::cast);
  }

  /**
   * Prints this generator's place, see {@link #node}.
   *
   * @return text that {@link #parse} reads
   */
  @Override
  public String toString() {
    return Node.ofState(key, path, length).toReplay();
  }

  @Override
  void fill(long number) {
    key.output(path, number, Layout.tag(length, Layout.OUTPUT, 0), this);
  }

  private static Key keyFrom(SplittableGenerator source) {
    Objects.requireNonNull(source, "source");
    return new Key(source.nextLong(), source.nextLong(), source.nextLong(), source.nextLong());
  }

  private static Stream<SplittableGenerator> children(Key key, long path, int length, long size) {
    return LongStream.range(0, size)
        .mapToObj(index -> new TfRandom(key.layout().index(key, path, length, index), 0, 0));
  }
}
