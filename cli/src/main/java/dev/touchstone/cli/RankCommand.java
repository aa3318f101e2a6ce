package dev.touchstone.cli;

import dev.touchstone.cli.rank.GroupFile;
import dev.touchstone.cli.rank.TeacherTask;
import dev.touchstone.rank.Rank;
import dev.touchstone.rank.Ranked;
import dev.touchstone.rank.Scores;
import dev.touchstone.rank.Stability;
import dev.touchstone.rank.Submissions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Ranks submissions by the bugs they share. */
@Command(
    name = "rank",
    description = "Rank programs for one task by the bugs that tests show in them.",
    optionListHeading = "%nOptions:%n",
    commandListHeading = "%nOther rankings:%n",
    footer = {
      "",
      "The class of --tests has 'static Gen<Call> tests()' and may have 'static Oracle",
      "oracle()' and 'lenient()'. Each folder, jar, zip or source file in --submissions",
      "is one program, and runs in a process of its own. Exit code 1 if a bug was found."
    })
final class RankCommand implements Callable<Integer> {
  private final Printer printer;

  @Option(
      names = "--interface",
      paramLabel = "CLASS",
      defaultValue = "",
      description = "What programs implement; without it they read input and print.")
  private String api;

  @Option(
      names = "--model",
      paramLabel = "PATH",
      description = "Jar or folder of classes with the right program, and it alone.")
  private @Nullable Path model;

  @Option(
      names = "--tests",
      paramLabel = "CLASS",
      defaultValue = "",
      description = "The class that says which tests there are.")
  private String tests;

  @Option(
      names = {"--class-path", "-cp"},
      paramLabel = "PATH",
      description = "Further jars and folders of classes of the task.")
  private List<Path> classPath = List.of();

  @Option(
      names = "--adapter",
      paramLabel = "CLASS",
      defaultValue = "",
      description = "The class that implements --interface by programs of another shape.")
  private String adapter;

  @Option(
      names = "--oracle",
      paramLabel = "KIND",
      description = "strict, lenient or both; both otherwise, where there is a lenient one.")
  private TeacherTask.Judging oracle = TeacherTask.Judging.BOTH;

  @Option(
      names = "--trusted",
      description = "Run programs in this JVM: fast, for programs of your own only.")
  private boolean trusted;

  @Option(
      names = "--submissions",
      paramLabel = "FOLDER",
      description = "The folder of all submissions.")
  private @Nullable Path submissions;

  @Option(
      names = "--groups",
      paramLabel = "FILE",
      description = "Lines 'id,group' or 'id,group,mark': compare groups and marks.")
  private @Nullable Path groups;

  @Option(
      names = "--stability-seeds",
      paramLabel = "N",
      defaultValue = "0",
      description = "Rank under N further seeds as well and show how places differ.")
  private int stabilitySeeds;

  @Mixin
  private RankSettings settings;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  private RankCommand(Printer printer) {
    this.printer = printer;
  }

  /** Returns the verb with the rankings of other things below it. */
  static CommandLine with(Printer printer) {
    return new CommandLine(new RankCommand(printer))
        .addSubcommand(new RankSampleCommand(printer))
        .addSubcommand(new RankVersionsCommand(printer))
        .addSubcommand(new RankSuitesCommand(printer))
        .addSubcommand(new RankMatrixCommand(printer));
  }

  @Override
  public Integer call() {
    Path folder = given(submissions, "--submissions");
    GroupFile file = groups == null ? GroupFile.none() : GroupFile.read(groups);
    Ranked ranked = settings.run(rank(folder), printer);
    List<String> more = new ArrayList<>(file.lines(ranked.ranking()));
    if (stabilitySeeds > 0) {
      more.addAll(stability(folder, ranked));
    }
    return printer.print(settings.answer(ranked, more));
  }

  private Rank<?> rank(Path folder) {
    List<Path> places = new ArrayList<>(List.of(given(model, "--model")));
    places.addAll(classPath);
    if (tests.isEmpty()) {
      throw new BadInput("--tests is missing; name the class that says which tests there are");
    }
    return TeacherTask.open(places)
        .rank(api, tests, adapter, oracle)
        .submissions(Submissions.folder(folder))
        .trusted(trusted);
  }

  private static Path given(@Nullable Path value, String option) {
    if (value == null) {
      throw new BadInput(option + " is missing; see 'touchstone rank --help'");
    }
    return value;
  }

  private List<String> stability(Path folder, Ranked first) {
    List<Scores> runs = new ArrayList<>(List.of(first.ranking().scores()));
    for (int number = 1; number <= stabilitySeeds; number++) {
      Ranked again = settings.under(number).run(rank(folder), printer);
      if (again.ranking().ids().equals(first.ranking().ids())) {
        runs.add(again.ranking().scores());
      }
    }
    List<Stability> found = Stability.among(runs);
    List<String> lines = new ArrayList<>(List.of("places under " + runs.size() + " seeds"));
    for (int program : first.ranking().places()) {
      Stability stability = found.get(program);
      lines.add(String.format(
          Locale.ROOT,
          "  %-20s %d-%d  sd %.2f",
          first.ranking().ids().get(program),
          stability.best(),
          stability.worst(),
          stability.deviation()));
    }
    return lines;
  }
}
