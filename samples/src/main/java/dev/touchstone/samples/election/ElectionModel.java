package dev.touchstone.samples.election;

import dev.touchstone.Gen;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Trace;
import dev.touchstone.machine.TraceProperty;
import dev.touchstone.samples.election.Cluster.Event;
import dev.touchstone.samples.election.Cluster.Event.Ends;
import dev.touchstone.samples.election.Cluster.Event.Leads;
import java.util.List;
import java.util.stream.IntStream;

/** A model of leader election: which nodes live; delivering a message is a command. */
public final class ElectionModel extends Model<List<Integer>, Cluster> {
  private static final int CHOICES = 8;

  private final int nodes;
  private final Cluster.Variant variant;

  /** Creates a model of a cluster. */
  public ElectionModel(int nodes, Cluster.Variant variant) {
    this.nodes = nodes;
    this.variant = variant;
    command("deliver").weight(6).args(Arg.any(Gen.ints(0, CHOICES - 1))).run(Cluster::deliver);
    command("crash")
        .when(down -> down.size() < nodes)
        .args(Arg.<List<Integer>, Integer>of(down -> Gen.elements(up(down))))
        .act(Cluster::crash)
        .pre((down, node) -> !down.contains(node))
        .next((down, v, node) ->
            IntStream.concat(ints(down), IntStream.of(node)).sorted().boxed().toList());
    command("recover")
        .when(down -> !down.isEmpty())
        .args(Arg.<List<Integer>, Integer>of(Gen::elements))
        .act(Cluster::recover)
        .pre((down, node) -> down.contains(node))
        .next((down, v, node) -> down.stream().filter(n -> !n.equals(node)).toList());
    for (int one = 0; one < nodes; one++) {
      for (int two = one + 1; two < nodes; two++) {
        traced(TraceProperty.neverBoth("never two leaders", leads(one), leads(two)));
      }
    }
  }

  private List<Integer> up(List<Integer> down) {
    return IntStream.range(0, nodes).filter(n -> !down.contains(n)).boxed().toList();
  }

  private static IntStream ints(List<Integer> list) {
    return list.stream().mapToInt(Integer::intValue);
  }

  private static TraceProperty.During<Event> leads(int node) {
    return TraceProperty.during(new Leads(node)::equals, new Ends(node)::equals);
  }

  @Override
  protected List<Integer> initial() {
    return List.of();
  }

  @Override
  protected Cluster start() {
    return new Cluster(nodes, variant);
  }

  @Override
  protected Trace<?> trace(Cluster cluster) {
    return cluster.trace();
  }

  @Override
  protected boolean invariant(List<Integer> down, Cluster cluster) {
    return cluster.settled();
  }
}
