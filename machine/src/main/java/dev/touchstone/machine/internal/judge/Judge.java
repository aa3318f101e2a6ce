package dev.touchstone.machine.internal.judge;

import dev.touchstone.machine.Order;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a serial order of the calls of a parallel run that the model allows.
 *
 * <p>A depth-first search over pairs of (how far each branch is, state). Because states do not depend
 * on outcomes, the graph of these pairs is the same for every run of a script: a node is made once,
 * and a run only marks the nodes from which it found no way. So no pair is searched twice in a run,
 * and {@link Rules#next} is asked once per edge for all runs together.
 *
 * <p>Sources: Wing and Gong, Testing and Verifying Concurrent Objects (1993), for the search; Lowe,
 * Testing for Linearizability (2017), for remembering pairs; Claessen et al., Finding Race
 * Conditions in Erlang with QuickCheck and PULSE (2009), section 4, for postconditions as the test.
 *
 * <p>Invariant: a node marked with the number of the current run has no explaining order below it.
 * Not for use by several threads.
 *
 * @param <S> a state of the model
 * @param <C> a command with its arguments
 * @param <R> the outcome of a call
 */
public final class Judge<S, C, R> {
  private final Rules<S, C, R> rules;
  private final List<List<C>> branches;
  private final long[] stride;
  private final boolean memo;
  private final Map<Node<S>, Node<S>> nodes = new HashMap<>();
  private final Node<S> start;
  private final Place[][] places;
  private final int[] at;
  private final Place[] path;
  private int depth;
  private int run;
  private List<Place> closest = List.of();
  private Node<S> closestNode;

  /** Creates a judge of runs of the given branches that start in a state. */
  public Judge(Rules<S, C, R> rules, List<List<C>> branches, S state) {
    this(rules, branches, state, true);
  }

  Judge(Rules<S, C, R> rules, List<List<C>> branches, S state, boolean memo) {
    this.rules = rules;
    this.branches = branches.stream().map(List::copyOf).toList();
    this.memo = memo;
    this.stride = strides(branches);
    this.start = new Node<>(0, state, branches.size());
    this.closestNode = start;
    this.places = places(branches);
    this.at = new int[branches.size()];
    this.path = new Place[branches.stream().mapToInt(List::size).sum()];
  }

  private static long[] strides(List<? extends List<?>> branches) {
    long[] stride = new long[branches.size()];
    long next = 1;
    for (int branch = 0; branch < stride.length; branch++) {
      stride[branch] = next;
      next = Math.multiplyExact(next, branches.get(branch).size() + 1L);
    }
    return stride;
  }

  private static Place[][] places(List<? extends List<?>> branches) {
    Place[][] places = new Place[branches.size()][];
    for (int branch = 0; branch < places.length; branch++) {
      places[branch] = new Place[branches.get(branch).size()];
      for (int index = 0; index < places[branch].length; index++) {
        places[branch][index] = new Place(branch, index);
      }
    }
    return places;
  }

  /** Judges one run. */
  public Judgement judge(History<R> history, Order order) {
    run++;
    depth = 0;
    Arrays.fill(at, 0);
    closest = List.of();
    closestNode = start;
    return explains(start, history, order == Order.LINEARISABLE)
        ? new Judgement.Explained(List.of(path))
        : new Judgement.Unexplained(closest, closestNode.state);
  }

  private boolean explains(Node<S> node, History<R> history, boolean timed) {
    if (depth == path.length && rules.ends(node.state)) {
      return true;
    }
    if (node.hopelessIn == run) {
      return false;
    }
    for (int branch = 0; branch < at.length; branch++) {
      if (fits(node, branch, history, timed)) {
        Node<S> next = after(node, branch);
        path[depth++] = places[branch][at[branch]++];
        if (explains(next, history, timed)) {
          return true;
        }
        depth--;
        at[branch]--;
      }
    }
    node.hopelessIn = memo ? run : 0;
    if (depth > closest.size()) {
      closest = List.of(Arrays.copyOf(path, depth));
      closestNode = node;
    }
    return false;
  }

  private boolean fits(Node<S> node, int branch, History<R> history, boolean timed) {
    int index = at[branch];
    List<C> commands = branches.get(branch);
    return index < commands.size()
        && !(timed && overtakes(branch, history))
        && rules.explains(node.state, commands.get(index), history.seen(branch, index));
  }

  /** Returns whether the next call of a branch began after an unplaced one had ended. */
  private boolean overtakes(int branch, History<R> history) {
    long began = history.called(branch, at[branch]);
    for (int other = 0; other < at.length; other++) {
      if (other != branch
          && at[other] < branches.get(other).size()
          && history.returned(other, at[other]) < began) {
        return true;
      }
    }
    return false;
  }

  private Node<S> after(Node<S> node, int branch) {
    Node<S> known = node.next[branch];
    if (known != null && memo) {
      return known;
    }
    S state = rules.next(node.state, branches.get(branch).get(at[branch]));
    Node<S> made = new Node<>(node.place + stride[branch], state, at.length);
    Node<S> same = memo ? nodes.putIfAbsent(made, made) : null;
    Node<S> next = same == null ? made : same;
    node.next[branch] = next;
    return next;
  }

  /** Returns how many pairs of progress and state have been looked at. */
  int spots() {
    return nodes.size() + 1;
  }

  /** A pair of progress and state, with what is known of the pairs one call further. */
  private static final class Node<S> {
    private static final long MIX = 0x9e3779b97f4a7c15L;

    final long place;
    final S state;
    final @Nullable Node<S>[] next;
    int hopelessIn;

    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of this very type
    Node(long place, S state, int branches) {
      this.place = place;
      this.state = state;
      this.next = new Node[branches];
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Node<?> node && place == node.place && state.equals(node.state);
    }

    @Override
    public int hashCode() {
      return (int) (((((place + 1) * MIX) ^ state.hashCode()) * MIX) >>> Integer.SIZE);
    }
  }
}
