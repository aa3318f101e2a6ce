package dev.touchstone.cli;

import dev.touchstone.laws.Explanation;
import dev.touchstone.laws.LawReport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds the laws that classes obey. */
@Command(
    name = "laws",
    description = "Find the laws that classes obey, or compare the laws of two versions.",
    synopsisSubcommandLabel = "[diff]",
    optionListHeading = "%nOptions:%n",
    parameterListHeading = "%n",
    commandListHeading = "%nForms:%n",
    footer = {
      "",
      "A law was never seen to fail; it is not proved. Members that print, exit, hang,",
      "or work with files, sockets and threads are left out and named with the reason."
    })
final class LawsCommand implements Callable<Integer> {
  private final Printer printer;

  @Parameters(paramLabel = "CLASS", arity = "0..*", description = "Classes to find the laws of.")
  private List<String> classes = List.of();

  @Mixin
  private LawsSearchOptions search;

  @Option(names = "--write", paramLabel = "FILE", description = "Write a law file.")
  private @Nullable Path write;

  @Option(
      names = "--junit",
      paramLabel = "FOLDER",
      description = "Write the laws as JUnit tests into a folder of sources.")
  private @Nullable Path junit;

  @Option(
      names = "--package",
      paramLabel = "NAME",
      defaultValue = "",
      description = "With --junit: the package of the tests.")
  private String packageName;

  @Option(names = "--html", paramLabel = "FILE", description = "Write a page with all details.")
  private @Nullable Path html;

  @Option(
      names = "--explain",
      paramLabel = "EQUATION",
      description = "Say why an equation is, or is not, among the laws; such as \"f(x) = x\".")
  private @Nullable String explain;

  @Option(
      names = "--examples",
      description = "Show the simplest case of each law in which it says something.")
  private boolean examples;

  @Option(names = "--all", description = "Show all laws and all that is left out.")
  private boolean all;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  private LawsCommand(Printer printer) {
    this.printer = printer;
  }

  static CommandLine with(Printer printer) {
    return new CommandLine(new LawsCommand(printer)).addSubcommand(new LawsDiffCommand(printer));
  }

  @Override
  public Integer call() throws IOException {
    if (classes.isEmpty()) {
      throw new BadInput("no class is given; name one, such as java.util.ArrayDeque");
    }
    if (explain != null && !explain.contains("=")) {
      throw new BadInput("--explain needs an equation, such as \"f(x) = x\"");
    }
    List<String> names = new ArrayList<>(classes);
    LawReport report = search.report(names, printer.console());
    if (explain != null) {
      return printer.print(explained(report, explain));
    }
    if (write != null) {
      report.writeLaws(write);
    }
    if (html != null) {
      report.writeHtml(html);
    }
    Path tests = junit == null ? null : report.writeJUnit(junit, packageName);
    Answer answer = LawsAnswer.of(report, all, tests);
    return printer.print(examples ? LawExamples.add(answer, report) : answer);
  }

  private static Answer explained(LawReport report, String equation) {
    int equals = equation.indexOf('=');
    String left = equation.substring(0, equals).strip();
    String right = equation.substring(equals + 1).strip();
    try {
      Explanation explanation = report.explain(left, right);
      return LawsAnswer.of(report, left + " = " + right, explanation);
    } catch (IllegalArgumentException unreadable) {
      throw new BadInput(String.valueOf(unreadable.getMessage()));
    }
  }
}
