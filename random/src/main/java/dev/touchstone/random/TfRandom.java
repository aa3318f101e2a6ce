package dev.touchstone.random;

import java.util.Objects;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.apiguardian.api.API;

/**
 * A splittable generator whose every value has an address.
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
