package dev.touchstone.cli;

import dev.touchstone.cli.rank.JUnitSuite;
import dev.touchstone.cli.rank.TeacherTask;
import dev.touchstone.rank.Graded;
import dev.touchstone.rank.Rank;
import dev.touchstone.rank.Submissions;
import dev.touchstone.rank.Suites;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Grades suites of tests by the bugs they catch in submissions. */
@Command(
    name = "suites",
    description = "Grade suites of tests by the bugs of submissions that they catch.",
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "Each folder, jar, zip or source file in --suites is one suite of JUnit tests or",
      "properties. Tests get the program as a parameter of the type of --interface. A",
      "suite that fails on the model is disqualified. Each pair of a suite and a program",
      "runs in a process of its own. Exit code 1 if a bug was found."
    })
final class RankSuitesCommand implements Callable<Integer> {
  private final Printer printer;

  @Option(
      names = "--suites",
      paramLabel = "FOLDER",
      required = true,
      description = "The folder of all suites.")
  private Path suites;

  @Option(
      names = "--interface",
      paramLabel = "CLASS",
      required = true,
      description = "What programs implement and suites test.")
  private String api;

  @Option(
      names = "--model",
      paramLabel = "PATH",
      required = true,
      description = "Jar or folder of classes with the right program, and it alone.")
  private Path model;

  @Option(
      names = "--tests",
      paramLabel = "CLASS",
      required = true,
      description = "The class that says which tests programs are ranked by.")
  private String tests;

  @Option(
      names = {"--class-path", "-cp"},
      paramLabel = "PATH",
      description = "Further jars and folders of classes of the task.")
  private List<Path> classPath = List.of();

  @Option(
      names = "--submissions",
      paramLabel = "FOLDER",
      required = true,
      description = "The folder of all submissions.")
  private Path submissions;

  @Mixin
  private RankSettings settings;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  RankSuitesCommand(Printer printer) {
    this.printer = printer;
  }

  @Override
  public Integer call() {
    List<Path> places = new ArrayList<>(List.of(model));
    places.addAll(classPath);
    Suites handedIn =
        new Suites(Submissions.folder(suites), JUnitSuite.class, JUnitSuite.libraries());
    Rank<?> rank =
        TeacherTask.open(places).rank(api, tests).submissions(Submissions.folder(submissions));
    Graded graded = settings.run(rank, printer, ready -> ready.grade(model, handedIn));
    return printer.print(settings.answer(graded));
  }
}
