package dev.touchstone.rank;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apiguardian.api.API;

/**
 * Which programs are more correct than which: those that pass more tests, and every one the others
 * pass.
 *
 * <p>A node holds the programs that pass precisely the same tests of the suite. There is an edge from
 * a node to each next worse one: the transitive reduction, which is unique because the relation is
 * an order. Source: Claessen et al., Ranking Programs using Black Box Testing (2010), section 4.1.
 *
 * @param nodes the nodes, the best first
 * @param edges the edges of the reduction
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record PartialOrder(List<Node> nodes, List<Edge> edges) {
  /** Copies the lists. */
  public PartialOrder {
    nodes = List.copyOf(nodes);
    edges = List.copyOf(edges);
  }

  /**
   * Programs that pass the same tests.
   *
   * @param programs their numbers
   * @param failed the numbers of the bugs they have
   * @since 0.1
   */
  public record Node(List<Integer> programs, FailureSet failed) {}

  /**
   * A step from better to next worse programs.
   *
   * @param better the number of a node
   * @param worse the number of a node
   * @param label the number of the first bug that only the worse have
   * @param further how many more such bugs there are
   * @since 0.1
   */
  public record Edge(int better, int worse, int label, int further) {}

  /** Orders programs by the failure sets of bugs, which are given the smallest witness first. */
  public static PartialOrder of(List<FailureSet> bugs, int programs) {
    Map<FailureSet, List<Integer>> classes = new LinkedHashMap<>();
    for (int program = 0; program < programs; program++) {
      classes
          .computeIfAbsent(failedBy(program, bugs), failed -> new ArrayList<>())
          .add(program);
    }
    List<Node> nodes = new ArrayList<>();
    classes.forEach((failed, members) -> nodes.add(new Node(List.copyOf(members), failed)));
    nodes.sort(java.util.Comparator.<Node>comparingInt(node -> node.failed().size())
        .thenComparing(node -> node.programs().get(0)));
    return new PartialOrder(nodes, reduction(nodes));
  }

  private static FailureSet failedBy(int program, List<FailureSet> bugs) {
    FailureSet.Builder failed = new FailureSet.Builder();
    for (int bug = 0; bug < bugs.size(); bug++) {
      if (bugs.get(bug).contains(program)) {
        failed.add(bug);
      }
    }
    return failed.build();
  }

  /** Nodes are sorted by how many bugs they have, so what is worse comes later. */
  private static List<Edge> reduction(List<Node> nodes) {
    List<Edge> edges = new ArrayList<>();
    for (int better = 0; better < nodes.size(); better++) {
      BitSet covered = new BitSet();
      for (int worse = better + 1; worse < nodes.size(); worse++) {
        if (!covered.get(worse) && isBetter(nodes, better, worse)) {
          edges.add(edge(nodes, better, worse));
          for (int next = worse + 1; next < nodes.size(); next++) {
            covered.set(next, covered.get(next) || isBetter(nodes, worse, next));
          }
        }
      }
    }
    return edges;
  }

  private static boolean isBetter(List<Node> nodes, int better, int worse) {
    return nodes.get(better).failed().isSubsetOf(nodes.get(worse).failed());
  }

  private static Edge edge(List<Node> nodes, int better, int worse) {
    FailureSet apart = nodes.get(worse).failed().minus(nodes.get(better).failed());
    return new Edge(better, worse, apart.programs().get(0), apart.size() - 1);
  }

  /** Returns whether one program passes every test another one passes, and more. */
  public boolean isBetter(int program, int than) {
    FailureSet mine = node(program).failed();
    FailureSet theirs = node(than).failed();
    return !mine.equals(theirs) && mine.isSubsetOf(theirs);
  }

  /** Returns the node of a program. */
  public Node node(int program) {
    return nodes.stream()
        .filter(node -> node.programs().contains(program))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no program " + program + " was ranked"));
  }
}
