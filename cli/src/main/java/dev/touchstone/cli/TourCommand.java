package dev.touchstone.cli;

import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Walks through every engine on the shipped samples. */
@Command(
    name = "tour",
    description = "Run every engine on the shipped samples and show what it finds.")
final class TourCommand implements Callable<Integer> {
  private static final Node USUAL = Seed.of(1988).root();

  private final Printer printer;

  @Option(
      names = "--seed",
      paramLabel = "TOKEN",
      converter = TokenConverter.class,
      description = "Draw from this token instead of the usual one.")
  private Node node = USUAL;

  TourCommand(Printer printer) {
    this.printer = printer;
  }

  @Override
  public Integer call() {
    StringBuilder text = new StringBuilder("A tour of Touchstone, seed " + node.toReplay() + "\n");
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("seed", node.toReplay());
    List<Stage> stages = Stage.all();
    for (int i = 0; i < stages.size(); i++) {
      Stage stage = stages.get(i);
      Stage.Outcome outcome = run(stage);
      text.append("\n%d. %s%n".formatted(i + 1, stage.title()));
      outcome.lines().forEach(line -> text.append("   ").append(line).append('\n'));
      data.put(stage.name(), outcome.data());
    }
    return printer.print(Answer.ok(text.toString(), data));
  }

  private Stage.Outcome run(Stage stage) {
    try (Progress progress = Progress.on(printer.console(), stage.name(), stage.steps())) {
      return stage.run(node.child(stage.name()), progress);
    }
  }
}
