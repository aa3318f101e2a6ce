package dev.touchstone.space.internal.search;

import dev.touchstone.space.internal.count.Alternative;
import dev.touchstone.space.internal.count.Bag;
import dev.touchstone.space.internal.count.Form;
import dev.touchstone.space.internal.count.Index;
import dev.touchstone.space.internal.count.Partial;
import dev.touchstone.space.internal.count.Sort;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The decision tree of a predicate on the values of one size.
 *
 * <p>A deterministic predicate's next read is a function of what it has read, so all its runs form a
 * tree: a node is the place that is read, an edge the alternative chosen for it, a weight the number of
 * complete values below that are not removed. A run that answers false removes all values that
 * agree with what it read, whatever stands in the places it did not read and however the size is
 * split among them. The tree lives on: the known part of a path is applied before the predicate
 * runs, and a path that ends in a known answer needs no run.
 *
 * <p>Invariant: the weight of an edge is the sum of the weights of the node below it, and only values
 * for which the predicate is false are ever removed by sampling.
 *
 * <p>Source: Claessen, Duregard and Palka, Generating Constrained Random Data with Uniform
 * Distribution (2014), sections 3 and 6 (in-place refinement). Deviations: one run instead of one per
 * read; conditions that are not under way are tried frozen at each new node, which gives parallel
 * conjunction in one run (their section 3.3 needs several).
 */
public final class Search {
  private final Sort root;
  private final Tree tree;
  private final Judge judge;
  private final Trail trail = new Trail();
  private final Position position = new Position(BigInteger.ZERO);
  private final Chooser byPosition = node -> node.select(position);
  private Chooser chooser = byPosition;
  private int clock;

  /** Prepares a search among the values of a size. */
  public Search(Sort root, int size, Conditions conditions, int mostNodes, Watcher watcher) {
    this.root = root;
    Alternative.Opening opening =
        new Alternative(0, List.of(root), new Form.Same(), values -> values[0], null).opening();
    this.tree = new Tree(new TopNode(Bag.of(opening.places()), size - opening.cost()), mostNodes);
    this.judge = new Judge(root, conditions, tree, trail, watcher, this::step);
  }

  /** Tries conditions at every node, so that where an answer is known does not depend on history. */
  public Search steady() {
    judge.steady();
    return this;
  }

  /** Returns how many values are not removed. */
  public BigInteger left() {
    return tree.top().weight(0);
  }

  /** Returns whether every value that is left is known to be valid. */
  public boolean decided() {
    return tree.valid().equals(left());
  }

  /** Returns how many values are known to be valid. */
  public BigInteger valid() {
    return tree.valid();
  }

  /** Returns how often the predicate was run. */
  public long runs() {
    return judge.runs();
  }

  /** Returns how often a condition was tried without opening a place. */
  public long frozenRuns() {
    return judge.frozenRuns();
  }

  /** Returns how many nodes the tree has. */
  public int nodes() {
    return tree.nodes();
  }

  /** Returns how many nodes were dropped to stay within the memory budget. */
  public long evicted() {
    return tree.evicted();
  }

  /** Goes to the value at a position among those left; returns whether it is valid. */
  public boolean visit(BigInteger at) {
    position.set(at);
    return visit();
  }

  /** Goes to the value at a position among those left; returns whether it is valid. */
  public boolean visit(long at) {
    position.set(at);
    return visit();
  }

  private boolean visit() {
    return visit(byPosition);
  }

  /** Goes where a chooser leads, below a path that is known; returns whether the values are valid. */
  boolean visit(Path known, Chooser leading) {
    chooser = leading;
    trail.wind();
    known.replay(trail::push);
    return walk(known.below());
  }

  /** Goes where a chooser leads; returns whether the values there are valid. */
  boolean visit(Chooser leading) {
    chooser = leading;
    trail.wind();
    return walk(tree.top());
  }

  private boolean walk(@Nullable Object from) {
    clock++;
    trail.use(clock);
    Object next = from;
    while (next instanceof Node node) {
      next = step(node);
    }
    boolean valid = next == Node.VALID || judge.run(clock);
    if (valid && next != Node.VALID) {
      tree.accept(trail.last(), trail.lastSlot());
    }
    return valid;
  }

  private @Nullable Object step(Node node) {
    node.lastUse = clock;
    int slot = chooser.choose(node);
    trail.push(node, slot);
    return node.below(slot);
  }

  /** Returns how many values that are left come before those that agree with what was read. */
  public BigInteger leafPosition() {
    return trail.before();
  }

  /** Keeps all nodes until they are released as often, however many. */
  public void hold() {
    tree.hold();
  }

  /** Goes back to the memory budget. */
  public void release() {
    tree.release(clock);
  }

  TopNode top() {
    return tree.top();
  }

  /**
   * Removes invalid values until there are none, or the predicate has run too often.
   *
   * @param mostRuns how often the predicate may run for it
   */
  public void decide(long mostRuns) {
    long before = runs();
    BigInteger at = BigInteger.ZERO;
    while (at.compareTo(left()) < 0 && runs() - before < mostRuns) {
      if (visit(at)) {
        at = at.add(leafWeight());
      } else {
        removeLeaf();
      }
    }
  }

  /** Returns how many values agree with what was read on the last visit. */
  public BigInteger leafWeight() {
    return trail.weight();
  }

  /** Returns the position of the visited value among those that agree with what was read. */
  public BigInteger leafOffset() {
    return position.value();
  }

  /** Returns a number that tells the visited value from others, but for one chance in 2^64. */
  public long fingerprint() {
    return trail.fingerprint(position.value().hashCode())
        ^ Long.rotateLeft(position.value().longValue() * 0xbf58476d1ce4e5b9L, 17);
  }

  /** Removes all values that agree with what was read on the last visit. */
  public void removeLeaf() {
    trail.removeFrom(tree);
  }

  /** Returns the visited value without holes. */
  public Partial complete() {
    return complete(position.value());
  }

  /** Returns the value with an offset among those that agree with what was read. */
  public Partial complete(BigInteger offset) {
    Partial value = trail.applyTo(Partial.unread(root));
    Index.fill(value, trail.budgetBelow(), offset);
    return value;
  }
}
