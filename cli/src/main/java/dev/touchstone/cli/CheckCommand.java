package dev.touchstone.cli;

import dev.touchstone.cli.check.CheckOptions;
import dev.touchstone.cli.check.CheckRun;
import dev.touchstone.cli.check.Maven;
import dev.touchstone.cli.check.PropertyResult;
import dev.touchstone.cli.check.Subject;
import dev.touchstone.random.Node;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs properties and tells which of them hold. */
@Command(
    name = "check",
    description = "Run the properties of a class, a jar or a Maven project.",
    optionListHeading = "%nOptions:%n",
    parameterListHeading = "%n",
    footer = {
      "",
      "A program that exits, crashes or hangs is a finding, and the other properties",
      "still run. What it prints is kept back; the end is shown with a failure.",
      "Failing cases are kept in .touchstone/failures and run first the next time."
    })
final class CheckCommand implements Callable<Integer> {
  private final Printer printer;

  @Parameters(
      paramLabel = "TARGET",
      arity = "1..*",
      description = "A class or CLASS#METHOD; a jar, a folder of classes, or a Maven project.")
  private List<String> targets;

  @Option(
      names = "--cases",
      paramLabel = "N",
      description = "Run this many cases of each property, whatever the property says.")
  private @Nullable Integer cases;

  @Option(
      names = "--seed",
      paramLabel = "TOKEN",
      converter = TokenConverter.class,
      description = "Draw from this token; the same token gives the same cases.")
  private @Nullable Node seed;

  @Mixin
  private ChildSettings child;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  CheckCommand(Printer printer) {
    this.printer = printer;
  }

  @Override
  public Integer call() {
    if (cases != null && cases < 1) {
      throw new BadInput("--cases is " + cases + "; give at least 1");
    }
    List<PropertyResult> results = results();
    if (results.isEmpty()) {
      throw new BadInput("there is no @Property method in " + String.join(", ", targets)
          + " that JUnit would run");
    }
    return printer.print(CheckReport.of(results));
  }

  private List<PropertyResult> results() {
    Subject subject = Subject.of(targets, child.classPath(), Maven.of(System.getenv()));
    try (ScratchDatabase scratch = child.database();
        Progress progress = Progress.on(printer.console(), "check", 0)) {
      CheckOptions options = child
          .options(scratch)
          .with("cases", cases)
          .with("seed", seed == null ? null : seed.toReplay());
      return new CheckRun(subject, options, progress::at).run("", false);
    }
  }
}
