package dev.touchstone.samples.election;

import dev.touchstone.machine.Trace;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Nodes that elect a leader by messages; who delivers a message decides the order.
 *
 * <p>Whoever loses the leader, or the node that runs for it, is told so by a message to the lowest
 * live node, which then runs in a new round: it asks all live nodes and leads once all have agreed.
 */
public final class Cluster {
  /** How the cluster behaves. */
  public enum Variant {
    /** As it should. */
    RIGHT,
    /** A new round starts with every crash, though the leader may live. */
    HASTY,
    /** A node that recovers is not told who leads. */
    FORGETFUL
  }

  /** What nodes say to the outside. */
  public sealed interface Event {
    /** A node leads from now on. */
    record Leads(int node) implements Event {}

    /** A node no longer leads. */
    record Ends(int node) implements Event {}
  }

  private enum Kind {
    RUN,
    ASK,
    AGREE,
    LEAD
  }

  private record Message(Kind kind, int from, int to, int round) {}

  private static final int NOBODY = -1;

  private final Variant variant;
  private final Trace<Event> trace = new Trace<>();
  private final List<Message> flying = new ArrayList<>();
  private final BitSet live = new BitSet();
  private final BitSet agreed = new BitSet();
  private final int[] known;
  private int running = NOBODY;
  private int leader = NOBODY;
  private int round;

  /** Starts a cluster. */
  public Cluster(int nodes, Variant variant) {
    this.variant = variant;
    this.known = new int[nodes];
    java.util.Arrays.fill(known, NOBODY);
    live.set(0, nodes);
    start();
  }

  /** Returns what the nodes said. */
  public Trace<Event> trace() {
    return trace;
  }

  /** Delivers one of the messages on their way, and returns it as text. */
  public String deliver(int choice) {
    if (flying.isEmpty()) {
      return "nothing on its way";
    }
    Message message = flying.remove(choice % flying.size());
    if (live.get(message.to()) && message.round() == round) {
      receive(message);
    }
    return message.kind() + " from " + message.from() + " to " + message.to();
  }

  /** Ends a node. */
  public void crash(int node) {
    live.clear(node);
    known[node] = NOBODY;
    boolean lost = node == leader || node == running;
    if (node == leader) {
      leader = NOBODY;
      trace.add(new Event.Ends(node));
    }
    if (lost || variant == Variant.HASTY) {
      start();
    } else {
      complete();
    }
  }

  /** Brings a node back, without memory. */
  public void recover(int node) {
    live.set(node);
    if (leader != NOBODY) {
      if (variant != Variant.FORGETFUL) {
        flying.add(new Message(Kind.LEAD, leader, node, round));
      }
    } else if (running != NOBODY) {
      flying.add(new Message(Kind.ASK, running, node, round));
    } else {
      start();
    }
  }

  private void start() {
    round++;
    running = NOBODY;
    int lowest = live.nextSetBit(0);
    if (lowest >= 0) {
      flying.add(new Message(Kind.RUN, lowest, lowest, round));
      running = lowest;
      agreed.clear();
    }
  }

  private void receive(Message message) {
    switch (message.kind()) {
      case RUN -> {
        agreed.set(message.to());
        live.stream()
            .filter(node -> node != message.to())
            .forEach(node -> flying.add(new Message(Kind.ASK, message.to(), node, round)));
        complete();
      }
      case ASK -> flying.add(new Message(Kind.AGREE, message.to(), message.from(), round));
      case AGREE -> {
        agreed.set(message.from());
        complete();
      }
      case LEAD -> known[message.to()] = message.from();
    }
  }

  private void complete() {
    if (running == NOBODY || !agreed.get(running) || !covers(agreed, live)) {
      return;
    }
    leader = running;
    running = NOBODY;
    known[leader] = leader;
    trace.add(new Event.Leads(leader));
    live.stream()
        .filter(node -> node != leader)
        .forEach(node -> flying.add(new Message(Kind.LEAD, leader, node, round)));
  }

  private static boolean covers(BitSet all, BitSet some) {
    BitSet rest = (BitSet) some.clone();
    rest.andNot(all);
    return rest.isEmpty();
  }

  /** Returns whether every live node knows one live leader, or messages are still on their way. */
  public boolean settled() {
    return !flying.isEmpty()
        || live.isEmpty()
        || (leader != NOBODY
            && live.get(leader)
            && live.stream().allMatch(node -> known[node] == leader));
  }
}
