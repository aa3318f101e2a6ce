package dev.touchstone.cli;

import dev.touchstone.cli.check.TemporaryFolder;
import dev.touchstone.cli.rank.GitTags;
import dev.touchstone.cli.rank.TeacherTask;
import dev.touchstone.rank.Rank;
import dev.touchstone.rank.Ranked;
import dev.touchstone.rank.Submissions;
import dev.touchstone.rank.Versions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Follows bugs through the versions of one program. */
@Command(
    name = "versions",
    description = "Show which bugs the versions of one program brought, fixed and brought back.",
    optionListHeading = "%nOptions:%n",
    parameterListHeading = "%n")
final class RankVersionsCommand implements Callable<Integer> {
  private final Printer printer;

  @Parameters(
      paramLabel = "VERSION",
      arity = "1..*",
      description = "Jars or folders, the oldest first; with --repository tags.")
  private List<String> versions;

  @Option(
      names = "--interface",
      paramLabel = "CLASS",
      defaultValue = "",
      description = "What the program implements; without it it reads input and prints.")
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
      description = "The class that says which tests there are.")
  private String tests;

  @Option(
      names = "--repository",
      paramLabel = "FOLDER",
      description = "A Git repository whose tags are the versions.")
  private @Nullable Path repository;

  @Option(
      names = "--sources",
      paramLabel = "PATH",
      defaultValue = ".",
      description = "With --repository: where the sources lie in it.")
  private String sources;

  @Mixin
  private RankSettings settings;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  RankVersionsCommand(Printer printer) {
    this.printer = printer;
  }

  @Override
  public Integer call() {
    try (TemporaryFolder scratch = TemporaryFolder.create("touchstone-versions")) {
      Map<String, Path> places = new LinkedHashMap<>();
      for (String version : versions) {
        Path place = repository == null
            ? Path.of(version)
            : GitTags.export(repository, version, sources, scratch.path());
        places.put(repository == null ? String.valueOf(place.getFileName()) : version, place);
      }
      Rank<?> rank =
          TeacherTask.open(List.of(model)).rank(api, tests).submissions(Submissions.of(places));
      Ranked ranked = settings.run(rank, printer);
      List<String> more = new ArrayList<>(List.of("", "bugs through the versions"));
      Versions.of(ranked.ranking()).lines().forEach(line -> more.add("  " + line));
      return printer.print(settings.answer(ranked, more));
    }
  }
}
