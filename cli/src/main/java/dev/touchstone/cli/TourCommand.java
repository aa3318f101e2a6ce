package dev.touchstone.cli;

import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Walks through every engine on the shipped samples. */
@Command(
    name = "tour",
    description = {
      "Run every engine on the shipped samples and show what it finds.",
      "Each stop draws from a place of its own, so it shows the same alone and among others."
    })
final class TourCommand implements Callable<Integer> {
  private static final Node USUAL = Seed.of(1988).root();

  private final Printer printer;

  @Option(
      names = "--seed",
      paramLabel = "TOKEN",
      converter = SeedTokenConverter.class,
      description = "Draw from this token instead of the usual one.")
  private Node node = USUAL;

  @Parameters(
      arity = "0..*",
      paramLabel = "STOP",
      completionCandidates = StageNames.class,
      description = "Visit only these stops: ${COMPLETION-CANDIDATES}.")
  private List<String> wanted = List.of();

  @Spec
  private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  TourCommand(Printer printer) {
    this.printer = printer;
  }

  @Override
  public Integer call() {
    List<Stage> all = Stage.all();
    wanted.forEach(name -> refuseUnknown(name, all));
    StringBuilder text = new StringBuilder("A tour of Touchstone, seed " + node.toReplay() + "\n");
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("seed", node.toReplay());
    for (int i = 0; i < all.size(); i++) {
      Stage stage = all.get(i);
      if (wanted.isEmpty() || wanted.contains(stage.name())) {
        Stage.Outcome outcome = run(stage);
        text.append("\n%d. %s%n".formatted(i + 1, stage.title()));
        outcome.lines().forEach(line -> text.append("   ").append(line).append('\n'));
        data.put(stage.name(), outcome.data());
      }
    }
    return printer.print(Answer.ok(text.toString(), data));
  }

  private void refuseUnknown(String name, List<Stage> all) {
    List<String> names = all.stream().map(Stage::name).toList();
    if (!names.contains(name)) {
      throw new ParameterException(
          spec.commandLine(),
          "there is no stop '%s'; stops are %s".formatted(name, String.join(", ", names)));
    }
  }

  private Stage.Outcome run(Stage stage) {
    try (Progress progress = Progress.on(printer.console(), stage.name(), stage.steps())) {
      return stage.run(node.child(stage.name()), progress);
    }
  }
}
