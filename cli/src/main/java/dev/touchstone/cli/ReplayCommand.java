package dev.touchstone.cli;

import dev.touchstone.cli.check.CheckOptions;
import dev.touchstone.cli.check.CheckRun;
import dev.touchstone.cli.check.Maven;
import dev.touchstone.cli.check.PropertyResult;
import dev.touchstone.cli.check.Subject;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs one case again. */
@Command(
    name = "replay",
    description = "Run one failing case again, explain it, or print it as a test.",
    optionListHeading = "%nOptions:%n",
    parameterListHeading = "%n",
    footer = {
      "",
      "A stored case names its property; a token needs --property. No other case is",
      "run and nothing is shrunk. Exit code 1 if the case still fails, 0 if it passes",
      "or its test was printed."
    })
final class ReplayCommand implements Callable<Integer> {
  private final Printer printer;

  @Parameters(
      paramLabel = "TOKEN|FILE",
      description = "A token from a report, or a file in .touchstone/failures.")
  private String target;

  @Option(
      names = "--property",
      paramLabel = "CLASS#METHOD",
      defaultValue = "",
      description =
          "The property that the token is a case of; CLASS#METHOD(TYPES) where a name is overloaded.")
  private String property;

  @Option(names = "--explain", description = "Vary the arguments to tell which of them matter.")
  private boolean explain;

  @Option(names = "--as-test", description = "Print the case as the source of a JUnit test.")
  private boolean asTest;

  @Mixin
  private ChildSettings child;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  ReplayCommand(Printer printer) {
    this.printer = printer;
  }

  @Override
  public Integer call() {
    ReplayTarget replayed = ReplayTarget.of(target);
    if (replayed.claim().isEmpty() && property.isEmpty()) {
      return printer.print(explanation(replayed));
    }
    if (!property.isEmpty() && !property.contains("#")) {
      throw new BadInput("--property is " + property + "; give a method as CLASS#METHOD");
    }
    if (!property.isEmpty() && !replayed.isOf(property)) {
      throw new BadInput("the stored case is of " + replayed.property() + ", not of " + property
          + "; leave --property out, or give the token in place of the file");
    }
    if (!replayed.namesACase()) {
      throw new BadInput(
          replayed.token() + " is a seed and names no case of it; a token of a report"
              + " does, such as " + replayed.token() + "/37. To run all cases of the seed:"
              + " touchstone check " + property + " --seed " + replayed.token());
    }
    PropertyResult result = run(replayed);
    if (asTest) {
      return printer.print(ReplayReport.asTest(result));
    }
    return printer.print(ReplayReport.of(result, explain));
  }

  private PropertyResult run(ReplayTarget replayed) {
    String member = replayed.claim().isEmpty() ? property : replayed.member();
    Subject subject = Subject.of(List.of(member), classPath(replayed), Maven.of(System.getenv()));
    try (ScratchDatabase scratch = child.database()) {
      CheckOptions options = child
          .options(scratch)
          .with("replay", replayed.token())
          .with("replayOf", replayed.claim().isEmpty() ? null : replayed.claim())
          .with("explain", explain);
      List<PropertyResult> results = new CheckRun(subject, options, (ended, all, cases) -> {})
          .run(replayed.property(), asTest);
      if (results.isEmpty()) {
        throw new BadInput("there is no property " + member + " any more that JUnit would run");
      }
      return results.stream()
          .filter(result -> !result.ending().isFine())
          .findFirst()
          .orElse(results.get(0))
          .withToken(replayed.token().toString());
    }
  }

  /** A stored case brings its own project along unless a class path is given. */
  private List<String> classPath(ReplayTarget replayed) {
    if (!child.classPath().isEmpty()) {
      return child.classPath();
    }
    return replayed
        .project()
        .filter(folder -> Files.exists(folder.resolve("pom.xml")))
        .map(folder -> List.of(folder.toString()))
        .orElse(List.of());
  }

  private static Answer explanation(ReplayTarget replayed) {
    Answer told = SeedCommand.explanation(replayed.token().node());
    String choices = replayed.token().hasChoices() ? " and the choices of a smaller one" : "";
    return new Answer(
        Exit.USAGE,
        told.text() + "This is the address of a case" + choices + ". To run it, say of which"
            + " property:\n  touchstone replay TOKEN --property CLASS#METHOD --class-path PATH",
        told.json());
  }
}
