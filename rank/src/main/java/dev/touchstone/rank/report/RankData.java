package dev.touchstone.rank.report;

import dev.touchstone.rank.Bug;
import dev.touchstone.rank.Call;
import dev.touchstone.rank.Entry;
import dev.touchstone.rank.Masking;
import dev.touchstone.rank.PartialOrder;
import dev.touchstone.rank.Ranked;
import dev.touchstone.rank.Ranking;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apiguardian.api.API;

/**
 * A ranking as plain data, for files and for other tools.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class RankData {
  private RankData() {}

  /** Returns everything that a ranking of programs found. */
  public static Map<String, Object> of(Ranked ranked) {
    Map<String, Object> data = of(ranked.ranking());
    ranked.lenient().ifPresent(lenient -> data.put("lenient", of(lenient)));
    data.put("entries", ranked.entries().stream().map(RankData::entry).toList());
    List<Object> maskings = new ArrayList<>();
    for (Masking<Call> masking : ranked.maskings()) {
      maskings.add(fields(
          "test", RankText.shown(masking.test()),
          "faults", List.copyOf(masking.faults()),
          "hiddenBy", List.copyOf(masking.hiding())));
    }
    data.put("maskings", maskings);
    data.put("warnings", ranked.warnings());
    return data;
  }

  /** Returns what one ranking found. */
  public static Map<String, Object> of(Ranking<?> ranking) {
    Map<String, Object> data = new LinkedHashMap<>();
    List<Object> programs = new ArrayList<>();
    for (int program : ranking.places()) {
      programs.add(fields(
          "id", ranking.ids().get(program),
          "rank", ranking.scores().rank(program),
          "passed", ranking.scores().passed().get(program),
          "of", ranking.scores().most(),
          "percent", ranking.scores().percent(program),
          "bestRank", ranking.stability().get(program).best(),
          "worstRank", ranking.stability().get(program).worst(),
          "deviation", ranking.stability().get(program).deviation(),
          "bugs", ranking.bugsOf(program)));
    }
    data.put("programs", programs);
    List<Object> bugs = new ArrayList<>();
    for (Bug<?> bug : ranking.bugs()) {
      bugs.add(fields(
          "test", RankText.shown(bug.witness()),
          "failing", bug.failing().programs().stream().map(ranking.ids()::get).toList()));
    }
    data.put("bugs", bugs);
    List<Object> edges = new ArrayList<>();
    for (PartialOrder.Edge edge : ranking.order().edges()) {
      edges.add(fields(
          "better", members(ranking, edge.better()),
          "worse", members(ranking, edge.worse()),
          "bug", edge.label(),
          "further", edge.further()));
    }
    data.put("order", edges);
    data.put(
        "unseen",
        fields(
            "tests", ranking.unseen().tests(),
            "seenOnce", ranking.unseen().singletons(),
            "estimate", ranking.unseen().estimate(),
            "stoppedBy", ranking.unseen().stoppedBy(),
            "complete", ranking.unseen().complete()));
    return data;
  }

  private static List<String> members(Ranking<?> ranking, int node) {
    return ranking.order().nodes().get(node).programs().stream()
        .map(ranking.ids()::get)
        .toList();
  }

  private static Map<String, Object> entry(Entry entry) {
    return fields(
        "id", entry.id(), "state", entry.state(), "note", entry.note(), "ranked", entry.isRanked());
  }

  private static Map<String, Object> fields(Object... namesAndValues) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (int at = 0; at < namesAndValues.length; at += 2) {
      fields.put((String) namesAndValues[at], namesAndValues[at + 1]);
    }
    return fields;
  }
}
