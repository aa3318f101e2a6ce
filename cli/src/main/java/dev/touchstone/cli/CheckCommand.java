package dev.touchstone.cli;

import dev.touchstone.cli.check.CheckOptions;
import dev.touchstone.cli.check.CheckRun;
import dev.touchstone.cli.check.Maven;
import dev.touchstone.cli.check.PropertyResult;
import dev.touchstone.cli.check.Subject;
import dev.touchstone.cli.child.Unread;
import dev.touchstone.machine.Order;
import dev.touchstone.random.Node;
import java.nio.file.Files;
import java.nio.file.Path;
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
    description = "Run the properties and models of a class, a jar or a Maven project.",
    optionListHeading = "%nOptions:%n",
    parameterListHeading = "%n",
    footer = {
      "",
      "A program that exits, crashes or hangs is a finding, and the other properties",
      "still run. What it prints is kept back; the end is shown with a failure.",
      "Failing cases are kept in .touchstone/failures and run first the next time.",
      "Examples of models that are kept in src/test/examples are run again."
    })
final class CheckCommand implements Callable<Integer> {
  private final Printer printer;

  @Parameters(
      paramLabel = "TARGET",
      arity = "1..*",
      description =
          "A class, a model or CLASS#METHOD; a jar, a folder of classes, or a Maven project.")
  private List<String> targets;

  @Option(
      names = "--cases",
      paramLabel = "N",
      description = "Run this many cases of each property, whatever the property says.")
  private @Nullable Integer cases;

  @Option(
      names = "--seed",
      paramLabel = "TOKEN",
      converter = SeedTokenConverter.class,
      description = "Draw from this token; the same token gives the same cases.")
  private @Nullable Node seed;

  @Option(
      names = "--parallel",
      description =
          "Judge calls of several threads at once; models are run call by call otherwise.")
  private boolean parallel;

  @Option(
      names = "--branches",
      paramLabel = "K",
      description = "With --parallel: run this many threads; 2 to 5 otherwise.")
  private @Nullable Integer branches;

  @Option(
      names = "--order",
      paramLabel = "ORDER",
      description = "With --parallel: linearisable, as a rule, or serialisable.")
  private @Nullable Order order;

  @Option(
      names = "--always",
      paramLabel = "N",
      description = "With --parallel: while shrinking a case must pass N times; 10 otherwise.")
  private @Nullable Integer always;

  @Option(
      names = "--bugs",
      paramLabel = "N",
      description = "Go on until N bugs of a model are found.")
  private @Nullable Integer bugs;

  @Option(
      names = "--with-known-bugs",
      description = "Check as well that the known bugs of a model still make it fail.")
  private boolean withKnownBugs;

  @Option(
      names = "--examples",
      paramLabel = "DIR",
      description =
          "Run the examples again that are kept here; those of src/test/examples otherwise.")
  private @Nullable Path examples;

  @Mixin
  private ChildSettings child;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  CheckCommand(Printer printer) {
    this.printer = printer;
  }

  @Override
  public Integer call() {
    checkAtLeast(1, "--cases", cases);
    checkAtLeast(2, "--branches", branches);
    checkAtLeast(1, "--always", always);
    checkAtLeast(1, "--bugs", bugs);
    if (!parallel && (branches != null || order != null || always != null)) {
      throw new BadInput("--branches, --order and --always are for --parallel runs; add it");
    }
    if (examples != null && !Files.isDirectory(examples)) {
      throw new BadInput("there is no folder " + examples + "; --examples names that of the files"
          + " that touchstone examples --file wrote");
    }
    return printer.print(answer());
  }

  private static void checkAtLeast(int least, String option, @Nullable Integer value) {
    if (value != null && value < least) {
      throw new BadInput(option + " is " + value + "; give at least " + least);
    }
  }

  private Answer answer() {
    Subject subject = Subject.of(targets, child.classPath(), Maven.of(System.getenv()));
    try (ScratchDatabase scratch = child.database();
        Progress progress = Progress.on(printer.console(), "check", 0)) {
      CheckOptions options = child
          .options(scratch)
          .with("cases", cases)
          .with("seed", seed == null ? null : seed.toReplay())
          .with("examples", examples == null ? null : examples.toAbsolutePath())
          .with("parallel", parallel ? true : null)
          .with("branches", branches)
          .with("order", order)
          .with("alwaysShrinking", always)
          .with("bugs", bugs)
          .with("withKnownBugs", withKnownBugs ? true : null);
      CheckRun run = new CheckRun(subject, options, progress::at);
      return answer(run.run("", false), run.unread());
    }
  }

  private Answer answer(List<PropertyResult> results, List<Unread> unread) {
    if (results.isEmpty() && unread.stream().noneMatch(Unread::counts)) {
      throw new BadInput("there is no model and no @Property method in "
          + String.join(", ", targets) + " that JUnit would run"
          + UnreadClasses.briefly(unread));
    }
    return CheckReport.of(results, unread);
  }
}
