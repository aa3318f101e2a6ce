package dev.touchstone.samples.space;

import static dev.touchstone.samples.space.ShapeDrawing.format;

import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import dev.touchstone.random.TfRandom;
import dev.touchstone.space.Guided;
import dev.touchstone.space.Sampler;
import dev.touchstone.space.SizedIndex;
import dev.touchstone.space.Space;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntFunction;

/** Pictures of what is drawn from spaces: shapes, and how often each value comes. */
public final class SpacePictures {
  private static final Node SEED = Seed.of(2015).root();
  private static final int NODES = 12;
  private static final int SHAPES = 5;
  private static final int KEYED = 20;
  private static final int TIMES = 40;
  private static final int WIDTH = 760;
  private static final String STYLE = "  <style>text{font:13px sans-serif;fill:#333}"
      + "path{stroke:#789;fill:none}circle{fill:#235}rect{fill:#47a}"
      + ".line{stroke:#c33;stroke-dasharray:4 3}</style>\n"
      + "  <rect width=\"100%\" height=\"100%\" style=\"fill:#fff\"/>\n";

  private SpacePictures() {}

  /** Draws trees of 12 nodes: some of all, and some of those that are balanced. */
  public static String shapes() {
    Space<Shape> all = Space.of(Shape.class);
    TfRandom random = SEED.child("shapes").open();
    Sampler<Shape> balanced =
        all.suchThat(Shape::isBalanced).sized(NODES).uniform(SEED.child("balanced"));
    return svg(
        420,
        row(
                "any of the %,d trees of %d nodes",
                all.count(NODES), 24, i -> all.sample(NODES, random))
            + row(
                "any of the %,d balanced ones of %d nodes",
                all.suchThat(Shape::isBalanced).count(NODES), 300, i -> balanced.next()));
  }

  private static String row(String title, Object count, int top, IntFunction<Shape> shapes) {
    StringBuilder row = new StringBuilder(text(12, top, format(title, count, NODES)));
    for (int i = 0; i < SHAPES; i++) {
      row.append(ShapeDrawing.of(shapes.apply(i), 16 + i * 150.0, top + 20.0));
    }
    return row.toString();
  }

  /** Draws how often each search tree of a size comes: by uniform draws, and by the next valid one. */
  public static String evenness() {
    Guided<KeyTree> trees = Space.of(KeyTree.class).suchThat(KeyTree::isSearchTree);
    int count = trees.count(KEYED).intValueExact();
    Map<SizedIndex, Integer> uniform = none(trees);
    Sampler<KeyTree> even = trees.sized(KEYED).uniform(SEED.child("uniform"));
    Map<SizedIndex, Integer> next = none(trees);
    for (int draw = 0; draw < TIMES * count; draw++) {
      uniform.merge(even.nextIndex(), 1, Integer::sum);
      next.merge(trees.sized(KEYED).backtracking(SEED.child(draw)).nextIndex(), 1, Integer::sum);
    }
    String title = "%d search trees of size %d, %,d draws: %s";
    return svg(
        420,
        text(12, 24, format(title, count, KEYED, TIMES * count, "uniform"))
            + bars(uniform.values(), 190)
            + text(12, 224, format(title, count, KEYED, TIMES * count, "the next valid one"))
            + bars(next.values(), 400));
  }

  private static Map<SizedIndex, Integer> none(Guided<KeyTree> trees) {
    Space<KeyTree> space = Space.of(KeyTree.class);
    Map<SizedIndex, Integer> none = new LinkedHashMap<>();
    trees.all(KEYED).map(space::indexOf).forEach(at -> none.put(at, 0));
    return none;
  }

  private static String bars(Collection<Integer> counts, int bottom) {
    double step = (WIDTH - 24.0) / counts.size();
    StringBuilder bars = new StringBuilder();
    int at = 0;
    for (int count : counts) {
      double height = Math.min(150, 0.6 * count);
      bars.append(format(
          "  <rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>%n",
          12 + step * at++, bottom - height, step - 2, height));
    }
    double level = bottom - 0.6 * TIMES;
    bars.append(
        format("  <path class=\"line\" d=\"M12 %.1fL%d %.1f\"/>%n", level, WIDTH - 12, level));
    return bars.toString();
  }

  private static String text(int left, int top, String text) {
    return format("  <text x=\"%d\" y=\"%d\">%s</text>%n", left, top, text);
  }

  private static String svg(int height, String body) {
    return format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\">%n",
            WIDTH, height, WIDTH)
        + STYLE
        + body
        + "</svg>\n";
  }
}
