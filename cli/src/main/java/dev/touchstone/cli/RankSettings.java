package dev.touchstone.cli;

import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import dev.touchstone.rank.Graded;
import dev.touchstone.rank.Isolation;
import dev.touchstone.rank.Rank;
import dev.touchstone.rank.Ranked;
import dev.touchstone.rank.StopRule;
import dev.touchstone.rank.report.RankData;
import dev.touchstone.rank.report.RankFiles;
import dev.touchstone.rank.report.RankText;
import dev.touchstone.rank.report.SuiteFiles;
import dev.touchstone.rank.report.SuiteText;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What every kind of ranking may be told, and how each is run and shown. */
final class RankSettings {
  @Option(
      names = "--quiet",
      paramLabel = "N",
      description = "Stop when N tests in a row showed nothing new; 10000 otherwise.")
  private int quiet = StopRule.STANDARD.quiet();

  @Option(
      names = "--tests-max",
      paramLabel = "N",
      description = "Draw at most N tests; 200000 otherwise.")
  private int testsMax = StopRule.STANDARD.mostTests();

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = TimeConverter.class,
      description = "Search no longer than this, such as 90s or 5min; 10min otherwise.")
  private Duration time = StopRule.STANDARD.time();

  @Option(
      names = "--seed",
      paramLabel = "TOKEN",
      converter = SeedTokenConverter.class,
      description = "Draw from this token; the same token gives the same ranking.")
  private Node seed = Seed.of(2010).root();

  @Option(
      names = "--isolation",
      paramLabel = "KIND",
      description = "bubblewrap, namespaces or plain; the strongest there is otherwise.")
  private @Nullable Isolation isolation;

  @Option(
      names = "--live",
      paramLabel = "K",
      description = "Keep at most K processes alive; as many as fit into memory otherwise.")
  private @Nullable Integer live;

  @Option(
      names = "--steer",
      description = "When tests are quiet, try others like those that showed bugs as well.")
  private boolean steer;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "Keep all verdicts in this file, and go on from those it holds.")
  private @Nullable Path resume;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      description = "Write tables, pages and pictures into this folder.")
  private @Nullable Path out;

  RankSettings() {}

  /** Returns these settings with one of further seeds. */
  RankSettings under(int number) {
    RankSettings other = new RankSettings();
    other.quiet = quiet;
    other.testsMax = testsMax;
    other.time = time;
    other.isolation = isolation;
    other.live = live;
    other.steer = steer;
    other.seed = seed.child(number);
    return other;
  }

  /** Runs a ranking that is set up but for these settings. */
  Ranked run(Rank<?> rank, Printer printer) {
    return run(rank, printer, Rank::run);
  }

  /** Does something with a ranking that is set up but for these settings. */
  <R> R run(Rank<?> rank, Printer printer, Function<Rank<?>, R> what) {
    checkCounts();
    if (isolation != null && !isolation.works()) {
      throw new BadInput("--isolation " + isolation.name().toLowerCase(java.util.Locale.ROOT)
          + " does not work on this machine; leave it out or install what it needs");
    }
    if (live != null) {
      rank.live(live);
    }
    if (resume != null) {
      rank.resume(resume);
    }
    StopRule rule = StopRule.STANDARD.quiet(quiet).mostTests(testsMax).time(time);
    try (Progress progress = Progress.on(printer.console(), "rank", testsMax);
        Interruption interruption = Interruption.watch()) {
      return what.apply(rank.isolation(isolation == null ? Isolation.strongest() : isolation)
          .seed(seed)
          .steered(steer)
          .stop(rule)
          .until(interruption::happened)
          .progress(tests -> progress.at(tests, testsMax, tests)));
    }
  }

  private void checkCounts() {
    if (quiet < 1 || testsMax < 1) {
      throw new BadInput("--quiet and --tests-max start at 1");
    }
  }

  /** Writes the files, if asked, and says what was found. */
  Answer answer(Ranked ranked, List<String> more) {
    List<String> lines = new ArrayList<>(RankText.lines(ranked));
    lines.addAll(more);
    Files files = folder -> RankFiles.write(ranked, folder);
    return answer(ranked, lines, RankData.of(ranked), files, "report.html");
  }

  /** Writes the files of graded suites, if asked, and says what was found. */
  Answer answer(Graded graded) {
    List<String> lines = new ArrayList<>(SuiteText.lines(graded));
    lines.add("");
    lines.addAll(RankText.lines(graded.ranked()));
    Files files = folder -> SuiteFiles.write(graded, folder);
    return answer(graded.ranked(), lines, SuiteFiles.data(graded), files, "suites.html");
  }

  /** What is written into the folder of files. */
  private interface Files {
    void write(Path folder) throws IOException;
  }

  private Answer answer(
      Ranked ranked, List<String> lines, Map<String, Object> data, Files files, String page) {
    data.put("seed", seed.toReplay());
    if (out != null) {
      try {
        files.write(out);
      } catch (IOException failed) {
        throw new BadInput("cannot write into --out " + out + ": " + failed);
      }
      lines.add("written: " + out.resolve(page));
    }
    Exit exit = ranked.ranking().bugs().isEmpty() ? Exit.OK : Exit.FINDING;
    return new Answer(exit, String.join("\n", lines) + "\n", data);
  }
}
