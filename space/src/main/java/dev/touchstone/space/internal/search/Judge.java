package dev.touchstone.space.internal.search;

import dev.touchstone.space.PredicateFailed;
import dev.touchstone.space.PredicateNotDeterministic;
import dev.touchstone.space.internal.count.Bag;
import dev.touchstone.space.internal.count.Hole;
import dev.touchstone.space.internal.count.Numbered;
import dev.touchstone.space.internal.count.Partial;
import dev.touchstone.space.internal.count.Sort;
import dev.touchstone.space.internal.count.Structured;
import dev.touchstone.space.internal.count.Whole;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Runs conditions on partial values and lets the tree grow by what they read.
 *
 * <p>The places that a condition reads first follow each other on the trail: its segment. When a
 * condition runs again over known places, it must read its segment in the same order; another order
 * shows that it is not deterministic. Before a condition opens a new place, those that are not under way
 * are tried frozen: they may read what is decided, and give up at the first place that is open. After
 * 16, 32, 64 and so on runs the same question is asked twice, since another answer to the same reads shows
 * in no other way.
 *
 * <p>Invariant: what a run reads, and in which order, is a function of the decided places alone.
 */
final class Judge implements Partial.Reader {
  private static final long FIRST_ASKED_AGAIN = 16;

  private final Sort root;
  private final Conditions conditions;
  private final Tree tree;
  private final Trail trail;
  private final Watcher watcher;
  private final Consumer<Node> stepping;
  private final Pace pace;
  private @Nullable Partial partial;
  private int clock;
  private int reader;
  private int cursor;
  private int segmentStart;
  private int segmentEnd;
  private long known;
  private boolean frozen;
  private boolean signalled;
  private long runs;
  private long frozenRuns;

  /**
   * Prepares to run conditions.
   *
   * @param stepping goes on along the trail from a node that was added
   */
  Judge(
      Sort root,
      Conditions conditions,
      Tree tree,
      Trail trail,
      Watcher watcher,
      Consumer<Node> stepping) {
    this.root = root;
    this.conditions = conditions;
    this.tree = tree;
    this.trail = trail;
    this.watcher = watcher;
    this.stepping = stepping;
    this.pace = new Pace(conditions.tests().size());
  }

  /** Tries conditions at every node, so that where an answer is known does not depend on history. */
  void steady() {
    pace.steady();
  }

  long runs() {
    return runs;
  }

  long frozenRuns() {
    return frozenRuns;
  }

  /** Runs the conditions on what the trail says; returns whether the values there are valid. */
  boolean run(int now) {
    runs++;
    clock = now;
    boolean valid = judged();
    watcher.ended(valid, trail.depth(), trail.budgetBelow());
    if (runs >= FIRST_ASKED_AGAIN && Long.bitCount(runs) == 1) {
      askAgain(valid);
    }
    return valid;
  }

  private boolean judged() {
    Partial value = trail.applyTo(new Partial(root, this));
    partial = value;
    known = trail.last().decided;
    try {
      return judge(value);
    } finally {
      partial = null;
    }
  }

  /** Runs again on what was read, unless other conditions might be tried at other places than before. */
  private void askAgain(boolean before) {
    if (conditions.tests().size() > 1 && !pace.isSteady()) {
      return;
    }
    int depth = trail.depth();
    if (judged() != before || trail.depth() != depth) {
      throw new PredicateNotDeterministic(
          before, trail.applyTo(Partial.unread(root)).toString());
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
    stepping.accept(node);
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
}
