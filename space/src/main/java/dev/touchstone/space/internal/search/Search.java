package dev.touchstone.space.internal.search;

import dev.touchstone.space.PredicateFailed;
import dev.touchstone.space.PredicateNotDeterministic;
import dev.touchstone.space.internal.count.Alternative;
import dev.touchstone.space.internal.count.Bag;
import dev.touchstone.space.internal.count.Form;
import dev.touchstone.space.internal.count.Hole;
import dev.touchstone.space.internal.count.Index;
import dev.touchstone.space.internal.count.Numbered;
import dev.touchstone.space.internal.count.Partial;
import dev.touchstone.space.internal.count.Sort;
import dev.touchstone.space.internal.count.Structured;
import dev.touchstone.space.internal.count.Whole;
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
public final class Search implements Partial.Reader {
  private final Sort root;
  private final Conditions conditions;
  private final Tree tree;
  private final Watcher watcher;
  private final Pace pace;
  private final Trail trail = new Trail();
  private final Position position = new Position(BigInteger.ZERO);
  private final Chooser byPosition = node -> node.select(position);
  private Chooser chooser = byPosition;
  private @Nullable Partial partial;
  private int reader;
  private int cursor;
  private int segmentStart;
  private int segmentEnd;
  private long known;
  private boolean frozen;
  private boolean signalled;
  private long runs;
  private long frozenRuns;
  private int clock;

  /** Prepares a search among the values of a size. */
  public Search(Sort root, int size, Conditions conditions, int mostNodes, Watcher watcher) {
    this.root = root;
    this.conditions = conditions;
    this.watcher = watcher;
    Alternative.Opening opening =
        new Alternative(0, List.of(root), new Form.Same(), values -> values[0], null).opening();
    this.tree = new Tree(new TopNode(Bag.of(opening.places()), size - opening.cost()), mostNodes);
    this.pace = new Pace(conditions.tests().size());
  }

  /** Tries conditions at every node, so that where an answer is known does not depend on history. */
  public Search steady() {
    pace.steady();
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
    return runs;
  }

  /** Returns how often a condition was tried without opening a place. */
  public long frozenRuns() {
    return frozenRuns;
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
    partial = null;
    trail.use(clock);
    Object next = from;
    while (next instanceof Node node) {
      next = step(node);
    }
    boolean valid = next == Node.VALID || run();
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

  private boolean run() {
    runs++;
    Partial value = trail.applyTo(new Partial(root, this));
    partial = value;
    known = trail.last().decided;
    boolean valid = judge(value);
    partial = null;
    watcher.ended(valid, trail.depth(), trail.budgetBelow());
    return valid;
  }

  private boolean judge(Partial value) {
    while (true) {
      int answer = conditions.formula().value(known);
      if (answer != 0) {
        return answer > 0;
      }
      long open = conditions.formula().open(known);
      for (int condition : conditions.order()) {
        if ((open & 1L << condition) != 0) {
          begin(condition);
          decide(value, condition);
          break;
        }
      }
    }
  }

  private void begin(int condition) {
    reader = condition;
    segmentStart = 1;
    while (segmentStart < trail.depth() && trail.node(segmentStart).reader != condition) {
      segmentStart++;
    }
    segmentEnd = segmentStart;
    while (segmentEnd < trail.depth() && trail.node(segmentEnd).reader == condition) {
      segmentEnd++;
    }
    cursor = segmentStart;
  }

  private void decide(Partial value, int condition) {
    signalled = false;
    boolean result;
    try {
      result = conditions.tests().get(condition).test(value.root());
    } catch (Signal signal) {
      return;
    } catch (PredicateNotDeterministic unstable) {
      throw unstable;
    } catch (VirtualMachineError | Exception | LinkageError | AssertionError failure) {
      if (failure instanceof OutOfMemoryError) {
        throw failure;
      }
      throw new PredicateFailed(value.toString(), failure);
    }
    if (!signalled) {
      if (cursor != segmentEnd) {
        throw unstable(value, "to answer " + result);
      }
      known |= Formula.fact(condition, result);
    }
  }

  private PredicateNotDeterministic unstable(Partial value, String now) {
    String before =
        cursor < trail.depth() ? value.name(value.hole(trail.node(cursor).hole)) : "nothing more";
    return new PredicateNotDeterministic(before, now, value.toString());
  }

  @Override
  public void read(Hole hole) {
    Partial value = current(hole);
    if (frozen) {
      if (!hole.decided()) {
        signalled = true;
        throw Signal.frozen();
      }
      return;
    }
    while (hole.nextNarrowing() >= 0) {
      if (hole.nextNarrowing() >= segmentStart) {
        throw unstable(value, "to read " + value.name(hole));
      }
      hole.reveal();
    }
    if (hole.decided()) {
      awaited(value, hole);
    } else {
      open(value, hole);
    }
  }

  private Partial current(Hole hole) {
    Partial value = partial;
    if (value == null || hole.partial() != value) {
      throw new IllegalStateException(
          "the predicate kept a value after it had answered; copy what you need while it runs");
    }
    return value;
  }

  @Override
  public boolean below(Hole hole, long bound) {
    Partial value = current(hole);
    if (frozen) {
      return belowFrozen(hole, bound);
    }
    int next = hole.nextNarrowing();
    if (next >= 0) {
      if (next >= segmentStart) {
        boolean asked = next == cursor && ((SplitNode) trail.node(next)).bound() == bound;
        if (!asked || next >= segmentEnd) {
          throw unstable(value, "to compare " + value.name(hole) + " with " + bound);
        }
        cursor++;
      }
      hole.reveal();
    } else if (hole.decided()) {
      awaited(value, hole);
    } else {
      split(value, hole, bound);
    }
    return hole.below(bound);
  }

  private boolean belowFrozen(Hole hole, long bound) {
    if (hole.decided()) {
      return hole.number() < bound;
    }
    Numbered slice = (Numbered) hole.sort();
    if (slice.low() < bound && bound <= slice.high()) {
      signalled = true;
      throw Signal.frozen();
    }
    return slice.high() < bound;
  }

  private void split(Partial value, Hole hole, long bound) {
    add(
        value,
        hole,
        (open, budget) ->
            new SplitNode(hole.id(), (Numbered) hole.sort(), bound, open, budget, known));
    hole.reveal();
  }

  private void awaited(Partial value, Hole hole) {
    int step = hole.step();
    if (step >= segmentStart) {
      if (step != cursor || step >= segmentEnd) {
        throw unstable(value, "to read " + value.name(hole));
      }
      cursor++;
    }
    hole.settle();
  }

  private void open(Partial value, Hole hole) {
    add(
        value,
        hole,
        (open, budget) -> hole.sort() instanceof Structured structured
            ? new BranchNode(hole.id(), structured, open, budget, known)
            : FewNode.of(hole.id(), (Whole) hole.sort(), open, budget, known));
    hole.settle();
  }

  private interface Making {
    Node node(Bag open, int budget);
  }

  private void add(Partial value, Hole hole, Making making) {
    if (cursor != segmentEnd || segmentEnd != trail.depth()) {
      throw unstable(value, "to read " + value.name(hole));
    }
    if (conditions.tests().size() > 1) {
      checkFrozen(value);
    }
    Node last = trail.last();
    int slot = trail.lastSlot();
    Node node = making.node(last.openBelow(slot), last.budgetBelow(slot));
    node.reader = reader;
    tree.add(last, slot, node, clock);
    step(node);
    trail.applyLast(value, hole);
    if (segmentStart == segmentEnd) {
      segmentStart = trail.depth() - 1;
    }
    segmentEnd = trail.depth();
    cursor = segmentEnd;
    watcher.opened(reader, hole);
  }

  private void checkFrozen(Partial value) {
    long open = conditions.formula().open(known) & ~(1L << reader);
    for (int condition : conditions.order()) {
      if ((open & 1L << condition) != 0 && pace.due(condition)) {
        long before = known;
        tryFrozen(value, condition);
        boolean pruned = conditions.formula().value(known) != 0;
        pace.tried(condition, pruned, known != before);
        if (pruned) {
          signalled = true;
          throw Signal.known();
        }
      }
    }
  }

  private void tryFrozen(Partial value, int condition) {
    frozenRuns++;
    frozen = true;
    signalled = false;
    try {
      boolean result = conditions.tests().get(condition).test(value.root());
      if (!signalled) {
        known |= Formula.fact(condition, result);
      }
    } catch (Signal | RuntimeException undecided) {
      signalled = false;
    } finally {
      frozen = false;
      signalled = false;
    }
  }

  /** Returns how many values that are left come before those that agree with what was read. */
  public BigInteger leafPosition() {
    return trail.before();
  }

  /** Keeps all nodes until they are released, however many. */
  void hold() {
    tree.hold();
  }

  /** Goes back to the memory budget. */
  void release() {
    tree.release(clock);
  }

  TopNode top() {
    return tree.top();
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
