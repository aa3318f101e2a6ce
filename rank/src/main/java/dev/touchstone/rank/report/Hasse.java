package dev.touchstone.rank.report;

import dev.touchstone.rank.PartialOrder;
import dev.touchstone.rank.Ranking;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Draws a partial order, the best programs at the top.
 *
 * <p>A node lies one layer below the lowest node above it (longest path), and within its layer where
 * its neighbours pull it: some sweeps put nodes in the order of the mean place of those they are
 * joined to. Source: Sugiyama, Tagawa and Toda, Methods for Visual Understanding of Hierarchical
 * System Structures (1981), sections 2 and 3; long edges are drawn straight.
 */
final class Hasse {
  private static final int SWEEPS = 8;
  private static final int LAYER = 96;
  private static final int HEIGHT = 30;
  private static final int GAP = 28;
  private static final int CHARACTER = 8;
  private static final int MARGIN = 16;
  private static final int MOST_TEXT = 34;

  private final Ranking<?> ranking;
  private final List<List<Integer>> layers = new ArrayList<>();
  private final Map<Integer, Integer> centre = new HashMap<>();
  private final int[] layer;

  Hasse(Ranking<?> ranking) {
    this.ranking = ranking;
    this.layer = new int[ranking.order().nodes().size()];
    assignLayers();
    for (int sweep = 0; sweep < SWEEPS; sweep++) {
      sortLayers(sweep % 2 == 0);
    }
    placeNodes();
  }

  private List<PartialOrder.Edge> edges() {
    return ranking.order().edges();
  }

  /** Edges go from lower to higher numbers, as nodes are sorted by how many bugs they have. */
  private void assignLayers() {
    List<PartialOrder.Edge> sorted = new ArrayList<>(edges());
    sorted.sort(Comparator.comparingInt(PartialOrder.Edge::better));
    for (PartialOrder.Edge edge : sorted) {
      layer[edge.worse()] = Math.max(layer[edge.worse()], layer[edge.better()] + 1);
    }
    for (int node = 0; node < layer.length; node++) {
      while (layers.size() <= layer[node]) {
        layers.add(new ArrayList<>());
      }
      layers.get(layer[node]).add(node);
    }
  }

  private void sortLayers(boolean down) {
    Map<Integer, Double> place = new HashMap<>();
    for (List<Integer> row : layers) {
      for (int i = 0; i < row.size(); i++) {
        place.put(row.get(i), (i + 0.5) / row.size());
      }
    }
    for (List<Integer> row : layers) {
      Map<Integer, Double> pull = new HashMap<>();
      for (int node : row) {
        pull.put(
            node,
            edges().stream()
                .filter(edge -> (down ? edge.worse() : edge.better()) == node)
                .mapToDouble(edge -> place.getOrDefault(down ? edge.better() : edge.worse(), 0.5))
                .average()
                .orElse(place.getOrDefault(node, 0.5)));
      }
      row.sort(Comparator.comparingDouble(node -> pull.getOrDefault(node, 0.5)));
    }
  }

  private void placeNodes() {
    int widest = layers.stream().mapToInt(this::width).max().orElse(0);
    for (List<Integer> row : layers) {
      int x = MARGIN + (widest - width(row)) / 2;
      for (int node : row) {
        centre.put(node, x + boxWidth(node) / 2);
        x += boxWidth(node) + GAP;
      }
    }
  }

  private int width(List<Integer> row) {
    return row.stream().mapToInt(node -> boxWidth(node) + GAP).sum();
  }

  private int boxWidth(int node) {
    return 20 + CHARACTER * cut(name(node)).length();
  }

  private String name(int node) {
    int size = ranking.order().nodes().get(node).programs().size();
    String name = ranking.name(node);
    return name.length() <= MOST_TEXT || size == 1 ? name : size + " programs";
  }

  private static String cut(String text) {
    return text.length() <= MOST_TEXT ? text : text.substring(0, MOST_TEXT - 1) + "…";
  }

  private int y(int node) {
    return MARGIN + layer[node] * LAYER;
  }

  private int x(int node) {
    return centre.getOrDefault(node, 0);
  }

  String svg() {
    int width = 2 * MARGIN + layers.stream().mapToInt(this::width).max().orElse(0);
    int height = 2 * MARGIN + Math.max(0, layers.size() - 1) * LAYER + HEIGHT;
    StringBuilder svg = new StringBuilder(String.format(
        Locale.ROOT,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"%d\" height=\"%d\""
            + " viewBox=\"0 0 %d %d\">%n<title>Which programs are more correct than which</title>%n"
            + "<style>.node{fill:#f3f3f3;stroke:#1b1b1b}.edge{stroke:#1b1b1b;fill:none}"
            + "text{font:13px sans-serif}.label{font:11px monospace}</style>%n",
        width,
        height,
        width,
        height));
    edges().forEach(edge -> edge(edge, svg));
    for (int node = 0; node < layer.length; node++) {
      node(node, svg);
    }
    return svg.append("</svg>\n").toString();
  }

  private void edge(PartialOrder.Edge edge, StringBuilder svg) {
    int x1 = x(edge.better());
    int y1 = y(edge.better()) + HEIGHT;
    int x2 = x(edge.worse());
    int y2 = y(edge.worse());
    double along = 0.3 + 0.12 * (edges().indexOf(edge) % 5);
    svg.append(String.format(
        Locale.ROOT,
        "<g class=\"step\"><line class=\"edge\" x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\"/>"
            + "<text class=\"label\" x=\"%d\" y=\"%d\">%s</text></g>%n",
        x1,
        y1,
        x2,
        y2,
        Math.round(x1 + (x2 - x1) * along) + 4,
        Math.round(y1 + (y2 - y1) * along),
        Html.escape(cut(label(edge)))));
  }

  private String label(PartialOrder.Edge edge) {
    String more = edge.further() == 0 ? "" : " (+" + edge.further() + ")";
    String test = RankText.shown(ranking.bugs().get(edge.label()).witness());
    int most = MOST_TEXT - more.length();
    return (test.length() <= most ? test : test.substring(0, most - 1) + "…") + more;
  }

  private void node(int node, StringBuilder svg) {
    int width = boxWidth(node);
    svg.append(String.format(
        Locale.ROOT,
        "<g class=\"programs\"><title>%s</title><rect class=\"node\" x=\"%d\" y=\"%d\""
            + " width=\"%d\" height=\"%d\" rx=\"6\"/>"
            + "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%s</text></g>%n",
        Html.escape(ranking.name(node)),
        x(node) - width / 2,
        y(node),
        width,
        HEIGHT,
        x(node),
        y(node) + 20,
        Html.escape(cut(name(node)))));
  }

  String dot() {
    StringBuilder dot = new StringBuilder("digraph order {\n");
    for (int node = 0; node < layer.length; node++) {
      dot.append("  n%d [label=%s];%n".formatted(node, quoted(ranking.name(node))));
    }
    for (PartialOrder.Edge edge : edges()) {
      dot.append(
          "  n%d -> n%d [label=%s];%n".formatted(edge.better(), edge.worse(), quoted(label(edge))));
    }
    return dot.append("}\n").toString();
  }

  private static String quoted(String text) {
    StringBuilder safe = new StringBuilder("\"");
    Arrays.stream(text.split(""))
        .forEach(c -> safe.append(
            switch (c) {
              case "\"" -> "\\\"";
              case "\\" -> "\\\\";
              case "\n" -> "\\n";
              default -> c;
            }));
    return safe.append('"').toString();
  }
}
