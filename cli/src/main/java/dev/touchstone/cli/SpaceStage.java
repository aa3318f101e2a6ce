package dev.touchstone.cli;

import dev.touchstone.random.Node;
import dev.touchstone.samples.space.KeyTree;
import dev.touchstone.space.Certificate;
import dev.touchstone.space.Guided;
import dev.touchstone.space.Sampler;
import dev.touchstone.space.Space;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Search trees from an ordinary method: how many there are, and how evenly they are drawn. */
final class SpaceStage implements Stage {
  private static final int SIZE = 14;
  private static final int DRAWS = 1_400;
  private static final int LARGE = 40;
  private static final int LARGE_DRAWS = 200;
  private static final int PER_MARK = 5;

  @Override
  public String name() {
    return "spaces";
  }

  @Override
  public String title() {
    return "Spaces: search trees from the method that tells them";
  }

  @Override
  public long steps() {
    return DRAWS + LARGE_DRAWS;
  }

  @Override
  public Outcome run(Node node, Progress progress) {
    Space<KeyTree> trees = Space.of(KeyTree.class);
    Guided<KeyTree> valid = trees.suchThat(KeyTree::isSearchTree);
    Map<String, Integer> drawn = new TreeMap<>();
    valid.all(SIZE).forEach(tree -> drawn.put(tree.toString(), 0));
    Sampler<KeyTree> small = valid.sized(SIZE).uniform(node.child("small"));
    for (int draw = 0; draw < DRAWS; draw++) {
      drawn.merge(small.next().toString(), 1, Integer::sum);
      progress.step();
    }
    Sampler<KeyTree> large = valid.sized(LARGE).uniform(node.child("large"));
    for (int draw = 0; draw < LARGE_DRAWS; draw++) {
      large.next();
      progress.step();
    }
    Certificate certificate = large.certificate();
    return new Outcome(
        lines(trees.count(SIZE), drawn, certificate), data(trees.count(SIZE), drawn, certificate));
  }

  private static List<String> lines(
      BigInteger all, Map<String, Integer> drawn, Certificate certificate) {
    List<String> lines = new ArrayList<>();
    lines.add(format(
        "Of %,d trees of size %d, %d are search trees; %,d draws, one # for %d:",
        all, SIZE, drawn.size(), DRAWS, PER_MARK));
    drawn.forEach((tree, times) ->
        lines.add(format("  %-23s %s %d", tree, "#".repeat(times / PER_MARK), times)));
    lines.add(format(
        "Of %,d trees of size %d, %d search trees were drawn with %,d calls of the method.",
        certificate.total(), LARGE, certificate.accepted(), certificate.calls()));
    lines.add("see: touchstone spaces sample dev.touchstone.samples.space.KeyTree"
        + " --where isSearchTree --size 40 --certificate");
    return lines;
  }

  private static Map<String, ?> data(
      BigInteger all, Map<String, Integer> drawn, Certificate certificate) {
    return Json.object(
        "size", SIZE,
        "trees", all,
        "drawn", drawn,
        "largeSize", LARGE,
        "largeTrees", certificate.total(),
        "largeDrawn", certificate.accepted(),
        "largeCalls", certificate.calls());
  }

  private static String format(String template, Object... arguments) {
    return String.format(Locale.ROOT, template, arguments);
  }
}
