package dev.touchstone.space.internal.search;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The nodes of a decision tree within a memory budget.
 *
 * <p>When the budget is used up, the half of the nodes that was not used for longest is dropped and the
 * weight of what they had removed is restored: those values are refused again when met again, so
 * nothing but time is lost.
 */
final class Tree {
  private final TopNode top;
  private final int most;
  private int nodes;
  private long evicted;
  private int held;
  private BigInteger valid = BigInteger.ZERO;

  Tree(TopNode top, int most) {
    this.top = top;
    this.most = most;
  }

  TopNode top() {
    return top;
  }

  int nodes() {
    return nodes;
  }

  long evicted() {
    return evicted;
  }

  BigInteger valid() {
    return valid;
  }

  /** Keeps all nodes until they are released as often, however many. */
  void hold() {
    held++;
  }

  void release(int now) {
    held--;
    if (nodes > most && held == 0) {
      evict(now + 1);
    }
  }

  void accept(Node node, int slot) {
    node.lead(slot, Node.VALID);
    valid = valid.add(node.weight(slot));
  }

  void add(Node above, int slot, Node node, int now) {
    if (nodes >= most && held == 0) {
      evict(now);
    }
    node.lastUse = now;
    above.lead(slot, node);
    nodes++;
  }

  void remove(Node[] path, int[] slots, int depth) {
    Node last = path[depth - 1];
    int end = slots[depth - 1];
    long small = last.weights[end];
    @Nullable BigInteger large = last.isHuge(end) ? last.weight(end) : null;
    if (last.below(end) == Node.VALID) {
      valid = valid.subtract(last.weight(end));
    }
    for (int at = 0; at < depth; at++) {
      path[at].remove(slots[at], small, large);
      if (path[at].weights[slots[at]] == 0) {
        path[at].lead(slots[at], null);
        nodes -= depth - 1 - at;
        return;
      }
    }
  }

  private record Found(Node node, Node above, int slot) {}

  private void evict(int now) {
    List<Found> all = reachable(-1);
    int[] uses = all.stream().mapToInt(found -> found.node.lastUse).sorted().toArray();
    int limit = uses.length == 0 ? now : Math.min(uses[uses.length / 2], now - 1);
    List<Found> kept = reachable(limit);
    evicted += nodes - kept.size();
    nodes = kept.size();
    for (int at = kept.size() - 1; at >= 0; at--) {
      Found found = kept.get(at);
      weigh(found.above, found.slot, found.node.total());
    }
    valid = BigInteger.ZERO;
    count(top);
    kept.forEach(found -> count(found.node));
  }

  private void count(Node node) {
    for (int slot = 0; slot < node.slots(); slot++) {
      if (node.below(slot) == Node.VALID) {
        valid = valid.add(node.weight(slot));
      }
    }
  }

  private List<Found> reachable(int limit) {
    List<Found> found = new ArrayList<>();
    collect(top, limit, found);
    for (int at = 0; at < found.size(); at++) {
      collect(found.get(at).node, limit, found);
    }
    return found;
  }

  private static void collect(Node node, int limit, List<Found> found) {
    for (int slot = 0; slot < node.slots(); slot++) {
      if (node.below(slot) instanceof Node below) {
        if (below.lastUse > limit) {
          found.add(new Found(below, node, slot));
        } else {
          node.lead(slot, null);
          weigh(node, slot, node.full(slot));
        }
      }
    }
  }

  private static void weigh(Node node, int slot, BigInteger weight) {
    if (node instanceof ManyNode many) {
      many.restore(slot, weight);
    } else {
      node.weigh(slot, weight);
    }
  }
}
