package dev.touchstone.space.internal.search;

import dev.touchstone.space.PredicateFailed;
import dev.touchstone.space.PredicateNotDeterministic;
import dev.touchstone.space.internal.count.Alternative;
import dev.touchstone.space.internal.count.Bag;
import dev.touchstone.space.internal.count.Hole;
import dev.touchstone.space.internal.count.Index;
import dev.touchstone.space.internal.count.Numbered;
import dev.touchstone.space.internal.count.Partial;
import dev.touchstone.space.internal.count.Sort;
import dev.touchstone.space.internal.count.Structured;
import dev.touchstone.space.internal.count.Whole;
import java.math.BigInteger;
import java.util.Arrays;
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
  private static final int LONGEST_INTERVAL = 64;

  private final Sort root;
  private final Conditions conditions;
  private final Tree tree;
  private final Watcher watcher;
  private final int[] interval;
  private final int[] untilCheck;
  private Node[] path = new Node[32];
  private int[] slots = new int[32];
  private int depth;
  private final Position position = new Position(BigInteger.ZERO);
  private final Chooser byPosition = node -> node.select(position);
  private Chooser chooser = byPosition;
  private @Nullable Partial partial;
  private int reader;
  private int cursor;
  private int segmentStart;
  private int segmentEnd;
  private long known;
  private boolean steady;
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
    Alternative.Opening opening = new Alternative(
            0,
            List.of(root),
            new dev.touchstone.space.internal.count.Form.Same(),
            values -> values[0],
            null)
        .opening();
    this.tree = new Tree(new TopNode(Bag.of(opening.places()), size - opening.cost()), mostNodes);
    this.interval = new int[conditions.tests().size()];
    this.untilCheck = new int[interval.length];
    Arrays.fill(interval, 1);
  }

  /** Tries conditions at every node, so that where an answer is known does not depend on history. */
  public Search steady() {
    steady = true;
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
    chooser = byPosition;
    depth = 0;
    return walk(tree.top());
  }

  /** Goes where a chooser leads, below a path that is known; returns whether the values are valid. */
  boolean visit(Path known, Chooser leading) {
    chooser = leading;
    depth = 0;
    known.replay(this::push);
    return walk(known.below());
  }

  /** Goes where a chooser leads; returns whether the values there are valid. */
  boolean visit(Chooser leading) {
    chooser = leading;
    depth = 0;
    return walk(tree.top());
  }

  private boolean walk(@Nullable Object from) {
    clock++;
    partial = null;
    for (int at = 0; at < depth; at++) {
      path[at].lastUse = clock;
    }
    Object next = from;
    while (next instanceof Node node) {
      next = step(node);
    }
    boolean valid = next == Node.VALID || run();
    if (valid && next != Node.VALID) {
      tree.accept(path[depth - 1], slots[depth - 1]);
    }
    return valid;
  }

  private @Nullable Object step(Node node) {
    node.lastUse = clock;
    int slot = chooser.choose(node);
    push(node, slot);
    return node.below(slot);
  }

  private void push(Node node, int slot) {
    if (depth == path.length) {
      path = Arrays.copyOf(path, 2 * depth);
      slots = Arrays.copyOf(slots, 2 * depth);
    }
    path[depth] = node;
    slots[depth++] = slot;
  }

  private boolean run() {
    runs++;
    Partial value = replayed(new Partial(root, this));
    partial = value;
    known = path[depth - 1].decided;
    boolean valid = judge(value);
    partial = null;
    watcher.ended(valid, depth, path[depth - 1].budgetBelow(slots[depth - 1]));
    return valid;
  }

  private Partial replayed(Partial value) {
    for (int at = 1; at < depth; at++) {
      apply(value, value.hole(path[at].hole), at);
    }
    return value;
  }

  private void apply(Partial value, Hole hole, int step) {
    Node node = path[step];
    int slot = slots[step];
    if (node instanceof SplitNode split) {
      hole.narrow(split.slice(slot), step);
      return;
    }
    hole.decidedAt(step);
    if (node instanceof BranchNode branch) {
      value.choose(hole, branch.alternative(slot));
    } else {
      WholeNode whole = (WholeNode) node;
      value.choose(hole, whole.size(slot), whole.index(slot));
    }
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
    while (segmentStart < depth && path[segmentStart].reader != condition) {
      segmentStart++;
    }
    segmentEnd = segmentStart;
    while (segmentEnd < depth && path[segmentEnd].reader == condition) {
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
    String before = cursor < depth ? value.name(value.hole(path[cursor].hole)) : "nothing more";
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
        boolean asked = next == cursor && ((SplitNode) path[next]).bound() == bound;
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
    if (cursor != segmentEnd || segmentEnd != depth) {
      throw unstable(value, "to read " + value.name(hole));
    }
    if (conditions.tests().size() > 1) {
      checkFrozen(value);
    }
    Node last = path[depth - 1];
    int slot = slots[depth - 1];
    Node node = making.node(last.openBelow(slot), last.budgetBelow(slot));
    node.reader = reader;
    tree.add(last, slot, node, clock);
    step(node);
    apply(value, hole, depth - 1);
    if (segmentStart == segmentEnd) {
      segmentStart = depth - 1;
    }
    segmentEnd = depth;
    cursor = depth;
    watcher.opened(reader, hole);
  }

  private void checkFrozen(Partial value) {
    long open = conditions.formula().open(known) & ~(1L << reader);
    for (int condition : conditions.order()) {
      if ((open & 1L << condition) != 0 && --untilCheck[condition] <= 0) {
        long before = known;
        tryFrozen(value, condition);
        boolean pruned = conditions.formula().value(known) != 0;
        interval[condition] = pruned
            ? Math.max(1, interval[condition] / 2)
            : Math.min(LONGEST_INTERVAL, known == before ? 2 * interval[condition] : 1);
        untilCheck[condition] = steady ? 1 : interval[condition];
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
    BigInteger before = BigInteger.ZERO;
    for (int at = 0; at < depth; at++) {
      before = before.add(path[at].before(slots[at]));
    }
    return before;
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
    return path[depth - 1].weight(slots[depth - 1]);
  }

  /** Returns the position of the visited value among those that agree with what was read. */
  public BigInteger leafOffset() {
    return position.value();
  }

  /** Returns a number that tells the visited value from others, but for one chance in 2^64. */
  public long fingerprint() {
    long mixed = position.value().hashCode();
    for (int at = 0; at < depth; at++) {
      mixed = (mixed ^ slots[at]) * 0x9e3779b97f4a7c15L;
      mixed ^= mixed >>> 29;
    }
    return mixed ^ Long.rotateLeft(position.value().longValue() * 0xbf58476d1ce4e5b9L, 17);
  }

  /** Removes all values that agree with what was read on the last visit. */
  public void removeLeaf() {
    tree.remove(path, slots, depth);
  }

  /** Returns the visited value without holes. */
  public Partial complete() {
    return complete(position.value());
  }

  /** Returns the value with an offset among those that agree with what was read. */
  public Partial complete(BigInteger offset) {
    Partial value = replayed(Partial.unread(root));
    Index.fill(value, path[depth - 1].budgetBelow(slots[depth - 1]), offset);
    return value;
  }
}
