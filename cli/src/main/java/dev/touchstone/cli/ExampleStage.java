package dev.touchstone.cli;

import dev.touchstone.examples.Example;
import dev.touchstone.examples.ExampleSet;
import dev.touchstone.examples.Examples;
import dev.touchstone.examples.Line;
import dev.touchstone.examples.Why;
import dev.touchstone.random.Node;
import dev.touchstone.samples.bank.BankModel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Shows how the bank behaves, in the fewest words. */
record ExampleStage() implements Stage {
  private static final int STALE = 600;
  private static final int SHOWN = 5;

  @Override
  public String name() {
    return "examples";
  }

  @Override
  public String title() {
    return "Examples: how a bank behaves, and why";
  }

  @Override
  public long steps() {
    return 1;
  }

  @Override
  public Outcome run(Node node, Progress progress) {
    ExampleSet set = Examples.of(new BankModel()).seed(node).stale(STALE).find();
    progress.step();
    List<String> lines = new ArrayList<>();
    lines.add(set.examples().size() + " examples; one of " + SHOWN + " lines:");
    set.examples().stream()
        .filter(example -> example.lines().size() == SHOWN)
        .filter(example -> example.command().equals("deposit"))
        .filter(example -> example.whys().stream().anyMatch(why -> tells(example, why)))
        .findFirst()
        .ifPresent(example -> tell(example, lines));
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("examples", (long) set.examples().size());
    data.put("evaluations", (long) set.effort().evaluations());
    data.put("failures", (long) set.failures().size());
    return new Outcome(lines, data);
  }

  private static boolean tells(Example example, Why why) {
    return why.original().equals(example.lines()) && !why.effect().isEmpty();
  }

  private static void tell(Example example, List<String> lines) {
    for (Line line : example.lines()) {
      lines.add("  " + line.number() + ". " + line.text());
    }
    Why why =
        example.whys().stream().filter(one -> tells(example, one)).findFirst().orElseThrow();
    lines.add("  " + why.sentence());
    lines.add("  " + (why.at() + 1) + ". " + why.effect());
  }
}
