package dev.touchstone.random;

import java.util.Objects;
import java.util.Optional;
import org.apiguardian.api.API;

/**
 * A place in the infinite tree of random bits.
 *
 * <p>A node has two kinds of children that never meet: {@link #left} and {@link #right}, which cost
 * no cipher call (one in every 64 steps of a path), and {@link #child(long) numbered} or {@link
 * #child(String) labelled} ones. The bits found at a node depend on the seed and the address alone:
 *
 * <pre>{@code
 * Node root = Seed.of(1, 2).root();
 * long first = root.child(37).open().nextLong();
 * long again = Node.parse("tf1-0000000000000g0000000000029/37").open().nextLong();
 * }</pre>
 *
 * <p>Nodes are immutable and may be shared between threads. Two nodes are equal when they are the
 * same place; how they were reached is remembered for {@link #toReplay} but not compared.
 *
 * @since 0.1
 */
@API(status = API.Status.MAINTAINED, since = "0.1")
public final class Node {
  private final Key key;
  private final long path;
  private final int length;
  private final Trail trail;

  Node(Key key, long path, int length, Trail trail) {
    this.key = key;
    this.path = path;
    this.length = length;
    this.trail = trail.steps() > Trail.MAX_STEPS ? new Trail.State(key, path, length) : trail;
  }

  static Node ofSeed(Seed seed) {
    return new Node(seed.key(), 0, 0, new Trail.Seeded(seed));
  }

  static Node ofState(Key key, long path, int length) {
    return new Node(key, path, length, new Trail.State(key, path, length));
  }

  /**
   * Reads an address ({@code tf1-...}) or a state ({@code tf1n-...}), up to a plus sign if any.
   *
   * @param replay what {@link #toReplay} or {@link #toState} printed, perhaps with steps edited
   * @return the node at that place
   * @throws MalformedReplay if the text is not well formed or has more than 10,000 steps
   * @throws UnknownReplayFormat if the text names another algorithm
   */
  public static Node parse(String replay) {
    return ReplayReader.node(Objects.requireNonNull(replay, "replay"));
  }

  /**
   * Returns the left child.
   *
   * @return the node that {@link TfRandom#split} turns its receiver into
   */
  public Node left() {
    return turn(false);
  }

  /**
   * Returns the right child.
   *
   * @return the node of the generator that {@link TfRandom#split} returns
   */
  public Node right() {
    return turn(true);
  }

  /**
   * Returns the child with a number, in constant time.
   *
   * @param index any value; read as unsigned in addresses
   * @return the node
   */
  public Node child(long index) {
    Key child = key.layout().index(key, path, length, index);
    return new Node(child, 0, 0, new Trail.Indexed(trail, trail.steps() + 1, index));
  }

  /**
   * Returns all numbered children, for those who open many of them in a row.
   *
   * @return the children, none of them opened
   */
  public Children children() {
    return new Children(key, path, length);
  }

  /**
   * Returns the child with a name.
   *
   * @param label well-formed text of at most 65,535 bytes of UTF-8; may be empty
   * @return the node
   * @throws IllegalArgumentException if the label is too long or has an unpaired surrogate
   */
  public Node child(String label) {
    Key child = key.layout().label(key, path, length, Label.bytes(label));
    return new Node(child, 0, 0, new Trail.Labelled(trail, trail.steps() + 1, label));
  }

  /**
   * Opens a generator at this node.
   *
   * @return a new generator that has drawn nothing
   */
  public TfRandom open() {
    return new TfRandom(key, path, length);
  }

  /**
   * Returns the seed this node was reached from.
   *
   * @return the seed, or nothing if this node stems from a generator or a {@code tf1n-} text
   */
  public Optional<Seed> seed() {
    return trail.origin() instanceof Trail.Seeded seeded
        ? Optional.of(seeded.seed())
        : Optional.empty();
  }

  /**
   * Prints how this node was reached: its address if it stems from a seed, else the state it stems
   * from and the steps taken since.
   *
   * @return text that {@link #parse} reads
   */
  public String toReplay() {
    return trail.print();
  }

  /**
   * Prints this place without its history: the key and at most 64 pending steps.
   *
   * @return text that {@link #parse} reads
   */
  public String toState() {
    return new Trail.State(key, path, length).print();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Node node
        && path == node.path
        && length == node.length
        && key.sameWords(node.key);
  }

  @Override
  public int hashCode() {
    return Objects.hash(key.w0, key.w1, path, length);
  }

  /**
   * Prints the same as {@link #toReplay}.
   *
   * @return text that {@link #parse} reads
   */
  @Override
  public String toString() {
    return toReplay();
  }

  Key key() {
    return key;
  }

  private Node turn(boolean right) {
    Trail turned = new Trail.Turned(trail, trail.steps() + 1, right);
    long turn = right ? 1 : 0;
    return length == key.layout().pathBits()
        ? new Node(key.layout().rekey(key, path), turn, 1, turned)
        : new Node(key, path | turn << length, length + 1, turned);
  }
}
