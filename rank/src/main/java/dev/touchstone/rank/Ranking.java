package dev.touchstone.rank;

import dev.touchstone.random.Node;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apiguardian.api.API;

/**
 * Programs ranked by the bugs they have.
 *
 * @param ids the names of the programs, by number
 * @param bugs the inferred bugs, those with the smallest witnesses first
 * @param scores how many bugs each program has not
 * @param order which programs are more correct than which
 * @param stability how far places depend on luck and company, by program
 * @param unseen how the search ended and what it may have missed
 * @param family the failure sets that were met
 * @param <T> what tests are
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Ranking<T>(
    List<String> ids,
    List<Bug<T>> bugs,
    Scores scores,
    PartialOrder order,
    List<Stability> stability,
    Unseen unseen,
    Family family) {
  /** Copies the lists. */
  public Ranking {
    ids = List.copyOf(ids);
    bugs = List.copyOf(bugs);
    stability = List.copyOf(stability);
  }

  /** Puts together a ranking; everything random in it comes from a node. */
  public static <T> Ranking<T> of(
      List<String> ids, List<Bug<T>> bugs, Family family, Unseen unseen, Node node) {
    List<FailureSet> sets = bugs.stream().map(Bug::failing).toList();
    return new Ranking<>(
        ids,
        bugs,
        Scores.of(sets, ids.size()),
        PartialOrder.of(sets, ids.size()),
        Stability.of(family, ids.size(), node),
        unseen,
        family);
  }

  /** Returns the programs, the best first; those with equal scores in the order they were given. */
  public List<Integer> places() {
    return IntStream.range(0, ids.size())
        .boxed()
        .sorted(Comparator.comparingInt(scores::rank).thenComparing(program -> program))
        .toList();
  }

  /** Returns the bugs of a program, by number. */
  public List<Integer> bugsOf(int program) {
    return IntStream.range(0, bugs.size())
        .filter(bug -> bugs.get(bug).failing().contains(program))
        .boxed()
        .toList();
  }

  /** Returns whether more than half of the programs fail every test: the task was too hard. */
  public boolean isTooHard() {
    long hopeless = scores.passed().stream().filter(passed -> passed == 0).count();
    return scores.most() > 0 && 2 * hopeless > ids.size();
  }

  /** Returns the edges as pairs of names, those of a node joined by {@code /}. */
  public Map<String, List<String>> arrows() {
    Map<String, List<String>> arrows = new LinkedHashMap<>();
    for (PartialOrder.Edge edge : order.edges()) {
      arrows
          .computeIfAbsent(name(edge.better()), better -> new ArrayList<>())
          .add(name(edge.worse()));
    }
    return arrows;
  }

  /** Returns the names of the programs of a node, joined by {@code /}. */
  public String name(int node) {
    return String.join(
        "/", order.nodes().get(node).programs().stream().map(ids::get).toList());
  }
}
